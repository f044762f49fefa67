import Foundation

extension Compilation {
  /// The files of one module, by name.
  struct Module {
    var name: String
    var files: [String: String]
    /// Whether other modules can import it with `@testable`.
    var isTestable = false
  }

  /// Compiles modules with warnings as errors, and returns the output of the compiler, which is empty without errors.
  /// Each module can import those before it.
  ///
  /// - Parameter isDebug: Whether `DEBUG` is defined.
  static func build(_ modules: [Module], _ setting: Setting, isDebug: Bool = false) throws -> String {
    try Toolchain.withFolder { folder in
      for module in modules {
        let sources = folder.appending(path: module.name)
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Toolchain.write(module.files, to: sources)
        let interface = folder.appending(path: "\(module.name).swiftmodule").path
        let outcome = try Toolchain.run(
          "swiftc",
          ["-emit-module", "-wmo", "-emit-module-path", interface, "-parse-as-library", "-warnings-as-errors"]
            + ["-package-name", "shop", "-module-name", module.name, "-I", folder.path, "-I", Self.modules.path]
            + setting.arguments
            + (isDebug ? ["-D", "DEBUG"] : []) + (module.isTestable ? ["-enable-testing"] : [])
            + module.files.keys.sorted(), in: sources)
        if outcome.status != 0 || !outcome.text.isEmpty { return "\(module.name), \(setting)\n\(outcome.text)" }
      }
      return ""
    }
  }

  /// Compiles a module for `@testable` imports, and returns the output of the compiler.
  static func compile(_ module: Module, in folder: URL) throws -> String {
    let sources = folder.appending(path: module.name)
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Toolchain.write(module.files, to: sources)
    return try Toolchain.run(
      "swiftc",
      ["-c", "-wmo", "-Onone", "-enable-testing", "-parse-as-library", "-warnings-as-errors", "-swift-version", "6"]
        + ["-package-name", "shop", "-module-name", module.name, "-o", "../\(module.name).o", "-I", modules.path]
        + ["-emit-module", "-emit-module-path", "../\(module.name).swiftmodule"] + module.files.keys.sorted(),
      in: sources
    ).text
  }
}

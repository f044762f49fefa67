import Foundation

/// Compiles generated code with the settings of its users.
enum Compilation {
  /// The settings of a module that generated code must support.
  struct Setting: CustomStringConvertible, Sendable {
    var languageMode: String
    var isMainActor: Bool
    var hasUpcomingFeatures: Bool

    static let all: [Setting] = ["5", "6"].flatMap { mode in
      [false, true].flatMap { isolation in
        [false, true].map { Setting(languageMode: mode, isMainActor: isolation, hasUpcomingFeatures: $0) }
      }
    }

    /// One half of the settings. Each half has every two values of different options together.
    enum Half { case first, second }

    static func half(_ half: Half) -> [Setting] {
      all.filter { setting in
        let options = [setting.languageMode == "6", setting.isMainActor, setting.hasUpcomingFeatures]
        return options.count(where: \.self).isMultiple(of: 2) == (half == .first)
      }
    }

    var arguments: [String] {
      var arguments = ["-swift-version", languageMode]
      if isMainActor { arguments += ["-default-isolation", "MainActor"] }
      if hasUpcomingFeatures { arguments += upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] } }
      return arguments
    }

    /// The features that users enable before their language mode does, with those of approachable concurrency.
    private var upcomingFeatures: [String] {
      let upcoming = [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances",
        "NonisolatedNonsendingByDefault",
      ]
      let containedInSwift6 = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
      ]
      return languageMode == "6" ? upcoming : upcoming + containedInSwift6
    }

    var description: String { arguments.filter { $0 != "-enable-upcoming-feature" }.joined(separator: " ") }
  }

  /// Type-checks the files with warnings as errors, and returns the output of the compiler.
  ///
  /// - Parameter isDebug: Whether `DEBUG` is defined.
  static func typeCheck(_ files: [String: String], _ setting: Setting, isDebug: Bool = false) throws -> String {
    try Toolchain.withFolder { folder in
      try Toolchain.write(files, to: folder)
      let outcome = try Toolchain.run(
        "swiftc",
        [
          "-typecheck", "-wmo", "-warnings-as-errors", "-package-name", "shop", "-module-name", "Shop", "-I",
          modules.path,
        ]
          + (isDebug ? ["-D", "DEBUG"] : []) + setting.arguments + files.keys.sorted(), in: folder)
      return outcome.status == 0 && outcome.text.isEmpty ? "" : "\(setting)\n\(outcome.text)"
    }
  }

  /// The largest number of scopes that the type checker may need for one expression of generated code. It measures the
  /// search for types independently of the speed of the machine.
  static let expectedScopes = 3000

  /// Compiles the files with warnings as errors, including the diagnostics that only code generation reports, such as
  /// overlapping accesses, and returns the output of the compiler.
  ///
  /// - Parameter scopes: The number of scopes of the type checker for one expression, after which the compiler reports
  ///   that it cannot check the expression in reasonable time.
  static func compile(_ files: [String: String], _ setting: Setting, scopes: Int? = nil) throws -> String {
    try Toolchain.withFolder { folder in
      try Toolchain.write(files, to: folder)
      let outcome = try Toolchain.run(
        "swiftc",
        [
          "-emit-sil", "-wmo", "-Onone", "-parse-as-library", "-warnings-as-errors", "-module-name", "Shop", "-o",
          "Shop.sil",
        ]
          + ["-I", modules.path] + setting.arguments
          + (scopes.map { ["-Xfrontend", "-solver-scope-threshold=\($0)"] } ?? []) + files.keys.sorted(), in: folder)
      return outcome.status == 0 && outcome.text.isEmpty ? "" : "\(setting)\n\(outcome.text)"
    }
  }

  /// Builds a program with warnings as errors and runs it. Returns the output of the compiler or of the program.
  ///
  /// - Parameter library: A module that the program imports.
  static func run(_ files: [String: String], using library: Module? = nil) throws -> String {
    try Toolchain.withFolder { folder in
      var libraryArguments: [String] = []
      if let library {
        let output = try compile(library, in: folder)
        if output != "" { return output }
        libraryArguments = ["-I", folder.path, "\(library.name).o"]
      }
      try Toolchain.write(files, to: folder)
      let built = try Toolchain.run(
        "swiftc",
        ["-warnings-as-errors", "-swift-version", "6", "-Onone", "-package-name", "shop", "-I", modules.path]
          + ["-o", "program"] + libraryArguments + libraryObjects() + files.keys.sorted(), in: folder)
      if built.status != 0 || !built.text.isEmpty { return built.text }
      let ran = try Toolchain.run("./program", [], in: folder)
      return ran.status == 0 ? ran.text : ran.text + "exit \(ran.status)"
    }
  }

  /// The object files of the libraries. The folder of the build can also contain those of files that no longer exist.
  static func libraryObjects() throws -> [String] {
    try PublicNames.ownModules.flatMap { library in
      let folder = modules.deletingLastPathComponent().appending(path: "\(library).build")
      let sources = try String(contentsOf: folder.appending(path: "sources"), encoding: .utf8).split(separator: "\n")
      return sources.map { folder.appending(path: "\($0.split(separator: "/").last ?? $0).o").path }
    }
  }

  /// The folder with the modules of the build that runs this test.
  static var modules: URL {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path.count > 1 {
      let modules = folder.appending(path: "Modules")
      if FileManager.default.fileExists(atPath: modules.appending(path: "ViewModelRuntime.swiftmodule").path) {
        return modules
      }
      folder.deleteLastPathComponent()
    }
    return URL(filePath: ".")
  }
}

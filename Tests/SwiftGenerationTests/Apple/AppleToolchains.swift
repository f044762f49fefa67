import Foundation

/// The toolchains of Apple's platforms, with their stand-ins and the libraries. Each is made once for all tests, and remains
/// for later runs with the same inputs.
actor AppleToolchains {
  private static let shared = AppleToolchains()
  private var toolchains: [AppleTarget: Task<AppleToolchain, any Error>] = [:]
  private static let root = Compilation.modules.deletingLastPathComponent().appending(path: "Apple toolchains")

  /// What the compiler reports about a stand-in or a library.
  struct CompilerError: Error, CustomStringConvertible {
    let description: String
  }

  /// Calls `body` with the toolchain of a platform, which writes further modules to a folder of its own.
  ///
  /// - Parameter sdk: The version of the platform's SDK.
  static func with(
    _ platform: ApplePlatform, _ sdk: AppleSDK = .v26, _ body: @Sendable (AppleToolchain) throws -> String
  ) async throws -> String {
    let toolchain = try await shared.toolchain(AppleTarget(platform: platform, sdk: sdk))
    return try Toolchain.withFolder { try body(toolchain.compiling(to: $0)) }
  }

  private func toolchain(_ target: AppleTarget) async throws -> AppleToolchain {
    let task = toolchains[target] ?? Task { try Self.make(target) }
    toolchains[target] = task
    return try await task.value
  }

  /// The plugin for the macros of SwiftUI, which all toolchains use.
  private static let plugin = Result {
    let source = URL(filePath: #filePath).appending(path: "../../../Fixtures/CompilerPlugins/MacroExpansions.swift")
    let plugin = root.appending(path: "MacroExpansions")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let arguments = ["-swift-version", "6", "-parse-as-library", "-o", plugin.path, source.standardizedFileURL.path]
    let outcome = try Toolchain.run("swiftc", arguments, in: root)
    if outcome.status != 0 { throw CompilerError(description: outcome.text) }
    return plugin
  }

  /// Makes a toolchain in the build folder, or returns the one that an earlier run has made of the same inputs.
  private static func make(_ target: AppleTarget) throws -> AppleToolchain {
    let platform = target.platform
    let folder = root.appending(path: "\(target)")
    let toolchain = try AppleToolchain(target, in: folder, plugin: plugin.get())
    let types = try types(of: platform)
    let inputs = try inputs(of: target, types)
    let record = folder.appending(path: "inputs.txt")
    if (try? Data(contentsOf: record)) == inputs { return toolchain }
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try toolchain.prepare()
    try check(toolchain.compileStandIns(platform.standIns, declaring: types))
    for name in PublicNames.ownModules {
      let module = Compilation.Module(name: name, files: try RepositoryFiles.swift(in: "Sources/\(name)"))
      let settings = ["-swift-version", "6", "-package-name", "vmgen", "-D", "DEBUG"]
      try check(toolchain.compile(module, settings))
      // The code for Objective-C is for AppKit.
      if platform == .macOS, name == "ViewModelRuntime" {
        try check(toolchain.typeCheckWithObjectiveC(module, settings))
      }
    }
    try inputs.write(to: record)
    return toolchain
  }

  /// Returns everything that a toolchain is made of.
  private static func inputs(of target: AppleTarget, _ types: [String: [String]]) throws -> Data {
    let folders =
      PublicNames.ownModules.map { "Sources/\($0)" } + target.platform.standIns.map { "Tests/Fixtures/StandIns/\($0)" }
      + ["Tests/SwiftGenerationTests/Apple", "Tests/SwiftGenerationTests/Support"]
    var text = "\(target)\n\(try TargetInfo.current.get().resources.path)\n\(types.sorted { $0.key < $1.key })\n"
    for folder in folders {
      for (file, content) in try RepositoryFiles.swift(in: folder).sorted(by: { $0.key < $1.key }) {
        text += "\(folder)/\(file)\n\(content)\n"
      }
    }
    return Data(text.utf8)
  }

  /// The types of the frameworks that schemas can name too.
  static func types(of platform: ApplePlatform) throws -> [String: [String]] {
    let frameworks = platform.isShownInPages ? PublicNames.appleModules.filter(platform.standIns.contains) : []
    return try Dictionary(uniqueKeysWithValues: frameworks.map { ($0, try PublicNames.types(of: [$0])) })
  }

  private static func check(_ output: String) throws {
    if !output.isEmpty { throw CompilerError(description: output) }
  }
}

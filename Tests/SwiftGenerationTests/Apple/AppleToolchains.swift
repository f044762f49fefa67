import Foundation

/// The toolchains of Apple's platforms, with their stand-ins and the libraries. Each is made once for all tests.
actor AppleToolchains {
  private static let shared = AppleToolchains()
  private var toolchains: [AppleTarget: Task<AppleToolchain, any Error>] = [:]

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

  /// Makes a toolchain in the build folder.
  private static func make(_ target: AppleTarget) throws -> AppleToolchain {
    let platform = target.platform
    let folder = Compilation.modules.deletingLastPathComponent().appending(path: "Apple toolchains/\(target)")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let toolchain = try AppleToolchain(target, in: folder)
    try check(toolchain.compileStandIns(platform.standIns, declaring: types(of: platform)))
    for name in PublicNames.ownModules {
      let module = Compilation.Module(name: name, files: try RepositoryFiles.swift(in: "Sources/\(name)"))
      let settings = ["-swift-version", "6", "-package-name", "vmgen", "-D", "DEBUG"]
      try check(toolchain.compile(module, settings))
      // The code for Objective-C is for AppKit.
      if platform == .macOS, name == "ViewModelRuntime" {
        try check(toolchain.typeCheckWithObjectiveC(module, settings))
      }
    }
    return toolchain
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

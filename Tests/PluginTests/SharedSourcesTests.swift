import Foundation
import TestTags
import Testing

@Suite(.tags(.builds)) struct SharedSourcesTests {
  /// A plugin cannot import the modules of the tool, so it compiles the same file through a symbolic link.
  @Test(arguments: [
    "Sources/SwiftGeneration/Output/OutputName.swift", "Sources/ProjectGeneration/Configuration/JSONPlaces.swift",
    "Sources/ProjectGeneration/ReleaseVersion.swift",
  ])
  func thePluginsAndTheToolShareFiles(path: String) throws {
    let file = try text(path)
    #expect(!file.contains("\nimport "))
    let name = path.split(separator: "/").last ?? ""
    for plugin in ["VmgenPlugin", "VmgenGenerate", "VmgenCheck", "VmgenStrings"] {
      #expect(try text("Sources/Plugins/\(plugin)/Planning/\(name)") == file, "\(plugin)")
    }
  }

  /// A release combines the files of a plugin, so their private declarations must have different names.
  @Test(arguments: ["VmgenPlugin", "VmgenGenerate", "VmgenCheck", "VmgenStrings", "VmgenExplain"])
  func theXcodePartsOfThePluginsTypeCheck(plugin: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vmgen-xcode-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let flags = try await flagsWithXcodeStandIn(in: folder) + ["-typecheck", "-module-name", plugin]

    let folders = [plugin, "Shared", "Planning"]
    let sources = try folders.flatMap { try swiftFiles(in: "Sources/Plugins/\($0)") }
    let checked = try await run("swiftc", flags + sources, in: folder)
    #expect(checked.succeeded, "\(checked)")

    let package = try await Release.writeWithoutTools(in: folder)
    let combined = package.appending(path: "Sources/Plugins/\(plugin)/\(plugin).swift").path
    let checkedCombined = try await run("swiftc", flags + [combined], in: folder)
    #expect(checkedCombined.succeeded, "\(checkedCombined)")
  }

  /// Returns the flags for a plugin. Xcode's module is only available in Xcode, so a stand-in declares the parts that are
  /// used.
  private func flagsWithXcodeStandIn(in folder: URL) async throws -> [String] {
    let flags = [
      "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-package-description-version", "6.1.0",
      "-I", try await pluginInterfaceFolder(), "-I", folder.path,
    ]
    let standIn = packageRoot.appending(path: "Tests/Fixtures/XcodeProjectPlugin/XcodeProjectPlugin.swift").path
    let module = ["-emit-module", "-module-name", "XcodeProjectPlugin", "-o", "XcodeProjectPlugin.swiftmodule"]
    let compiled = try await run("swiftc", flags + module + [standIn], in: folder)
    try #require(compiled.succeeded, "\(compiled)")
    return flags
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: packageRoot.appending(path: path), encoding: .utf8)
  }

  private func swiftFiles(in path: String) throws -> [String] {
    let folder = packageRoot.appending(path: path)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0).path }
  }

  /// The folder of `PackagePlugin` in the toolchain.
  private func pluginInterfaceFolder() async throws -> String {
    struct TargetInfo: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    let info = try await run("swiftc", ["-print-target-info"], in: packageRoot)
    let decoded = try JSONDecoder().decode(TargetInfo.self, from: Data(info.output.utf8))
    return decoded.paths.runtimeResourcePath + "/pm/PluginAPI"
  }
}

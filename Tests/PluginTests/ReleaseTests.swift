import Foundation
import Testing

/// The package that a release consists of. All other consumers of these tests use it, too.
extension ConsumerBuildTests {
  @Test(arguments: BuildSystem.allCases)
  func aConsumerOfAReleaseCompilesNoTool(_ buildSystem: BuildSystem) async throws {
    try await withBuiltBookShop(buildSystem) { consumer in
      #expect(consumer.compiledModules.contains("ViewModelRuntime"))
      #expect(consumer.compiledModules.filter { $0.hasPrefix("VmgenSchema") } == [])
    }
  }

  @Test(arguments: BuildSystem.allCases)
  func anUpdateOfTheToolGeneratesAgain(_ buildSystem: BuildSystem) async throws {
    try await withBuiltBookShop(buildSystem) { consumer in
      #expect(consumer.generatedText("People_Row.vmodel.swift")?.contains("An update") == false)
      let update = """
        #!/bin/sh
        '\(builtTool("vmgen-build").path)' "$@"
        for file in "$4"/*.swift; do echo '// An update of the tool.' >>"$file"; done

        """
      try await withBuildTool(buildSystem, update) {
        let built = try await consumer.build()
        #expect(built.succeeded, "\(built)")
        #expect(consumer.generatedText("People_Row.vmodel.swift")?.contains("An update of the tool.") == true)
      }
    }
  }

  /// Runs an operation with another text of `vmgen-build` in the release.
  private func withBuildTool(
    _ buildSystem: BuildSystem, _ text: String, operation: () async throws -> Void
  ) async throws {
    let manager = FileManager.default
    let tool = Release.package(for: buildSystem).appending(
      path: "vmgen.artifactbundle/\(Release.platform)/vmgen-build")
    let kept = tool.appendingPathExtension("kept")
    try manager.moveItem(at: tool, to: kept)
    var failure: (any Error)?
    do {
      try Data(text.utf8).write(to: tool)
      try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool.path)
      try await operation()
    } catch { failure = error }
    try manager.removeItem(at: tool)
    try manager.moveItem(at: kept, to: tool)
    if let failure { throw failure }
  }

  @Test func aToolOfAnotherVersionThanItsPluginFailsTheBuildWithBothVersions() async throws {
    try await withBuiltBookShop(.native) { consumer in
      let version = Release.package(for: .native).appending(
        path: "Sources/Plugins/VmgenPlugin/Planning/ReleaseVersion.swift")
      let text = try String(contentsOf: version, encoding: .utf8)
      try Data(text.replacing("\(ReleaseVersion.current)", with: "9.9.9").utf8).write(to: version)
      defer { try? Data(text.utf8).write(to: version) }
      try consumer.write("Sources/App/Another.swift", "")
      let built = try await consumer.build()
      #expect(!built.succeeded, "\(built)")
      let message = "error: the plugin has version 9.9.9, but the tool has version \(ReleaseVersion.current)"
      #expect(built.output.contains(message), "\(built)")
    }
  }

  @Test func aBundleForAnotherSystemFailsTheBuildWithTheNameOfTheTool() async throws {
    try await withBuiltBookShop(.native) { consumer in
      let info = Release.package(for: .native).appending(path: "vmgen.artifactbundle/info.json")
      let text = try String(contentsOf: info, encoding: .utf8)
      let other = text.replacing(/"[a-z0-9_]+-(unknown-linux-gnu|apple-macosx)"/, with: #""s390x-unknown-linux-gnu""#)
      try Data(other.utf8).write(to: info)
      defer { try? Data(text.utf8).write(to: info) }
      try consumer.write("Sources/App/Another.swift", "")
      let built = try await consumer.build()
      #expect(!built.succeeded, "\(built)")
      #expect(built.output.contains("Tool ‘vmgen-build’ is not supported on the target platform"), "\(built)")
    }
  }
}

@Suite struct ReleaseScriptTests {
  @Test(
    "mistakes in the arguments are reported with the usage",
    arguments: [
      ([], "the folder for the package is missing"),
      (["out"], "a platform with its tools is missing, such as linux-x86_64=FOLDER"),
      (["out", "linux=tools"], "unknown platform linux: use linux-x86_64, linux-aarch64 or macos"),
      (["out", "tools"], "unexpected argument tools: platforms have the form linux-x86_64=FOLDER"),
      (["out", "--url"], "--url requires an address"),
      (["out", "macos=tools"], "tools contains no executable vmgen: run .release/build tools"),
    ])
  func mistakes(arguments: [String], message: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vmgen-release-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let written = try await run(packageRoot.appending(path: ".release/package").path, arguments, in: folder)
    #expect(!written.succeeded, "\(written)")
    #expect(written.output.contains(message), "\(written)")
  }
}

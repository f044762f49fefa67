import Foundation
import TestTags
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
        path: "Sources/Plugins/VmgenPlugin/VmgenPlugin.swift")
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

@Suite(.tags(.builds)) struct ReleaseScriptTests {
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

/// SwiftPM accepts only `https` for a bundle, so the archive is in SwiftPM's cache, as if it was downloaded earlier.
@Suite(.tags(.builds), .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zip"), "needs zip"))
struct ReleaseDownloadTests {
  @Test func aDownloadedBundleWithTheChecksumOfTheManifestResolves() async throws {
    try await withRelease { folder in
      let resolved = try await resolve(in: folder)
      #expect(resolved.succeeded, "\(resolved)")
      let bundle = folder.appending(path: "App/.build/artifacts/vmgen/VmgenTools/vmgen.artifactbundle/info.json")
      #expect(FileManager.default.fileExists(atPath: bundle.path), "\(resolved)")
    }
  }

  @Test func aDownloadedBundleWithAnotherChecksumFailsWithTheDocumentedMessage() async throws {
    try await withRelease { folder in
      let manifest = folder.appending(path: "vmgen/Package.swift")
      let checksum = try checksum(in: folder)
      let other = String(checksum.reversed())
      let text = try String(contentsOf: manifest, encoding: .utf8)
      try Data(text.replacing(checksum, with: other).utf8).write(to: manifest)

      let resolved = try await resolve(in: folder)
      #expect(!resolved.succeeded, "\(resolved)")
      let parts = try documentedMessage.split(separator: "(…)", omittingEmptySubsequences: true)
      try #require(parts.count == 2)
      #expect(resolved.output.contains("error: \(parts[0])(\(checksum))\(parts[1])(\(other))"), "\(resolved)")
    }
  }

  private static let address = "https://release.invalid/vmgen.artifactbundle.zip"

  /// The message in the row about archives of the page about releases.
  private var documentedMessage: String {
    get throws {
      let page = packageRoot.appending(path: "Sources/vmgen/vmgen.docc/Releases.md")
      let text = try String(contentsOf: page, encoding: .utf8)
      let row = try #require(text.split(separator: "\n").first { $0.contains("The downloaded archive is not") })
      return String(try #require(row.split(separator: "`").dropFirst().first))
    }
  }

  /// Runs an operation with a folder that contains the package of a release, its archive in a cache, and a consumer.
  private func withRelease(operation: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vmgen-release-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try await Release.writeWithoutTools(in: folder, ["--url", Self.address])
    // SwiftPM names a cached archive after its address.
    let cache = folder.appending(path: "cache/artifacts")
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: folder.appending(path: "vmgen.artifactbundle.zip"),
      to: cache.appending(path: Self.address.replacing(/[^A-Za-z0-9]/, with: "_")))
    try write("", to: "App/Sources/App/App.swift", in: folder)
    try write(
      """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "App", platforms: [.macOS(.v14)], dependencies: [.package(path: "../vmgen")],
        targets: [
          .target(
            name: "App", dependencies: [.product(name: "ViewModelRuntime", package: "vmgen")],
            plugins: [.plugin(name: "VmgenPlugin", package: "vmgen")])
        ])
      """, to: "App/Package.swift", in: folder)
    try await operation(folder)
  }

  private func resolve(in folder: URL) async throws -> Run {
    let cache = folder.appending(path: "cache").path
    return try await run("swift", ["package", "--cache-path", cache, "resolve"], in: folder.appending(path: "App"))
  }

  private func checksum(in folder: URL) throws -> String {
    let text = try String(contentsOf: folder.appending(path: "checksums.txt"), encoding: .utf8)
    return String(try #require(text.split(separator: " ").first))
  }

  @discardableResult
  private func write(_ text: String, to path: String, in folder: URL) throws -> URL {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }
}

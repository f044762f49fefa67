import Foundation
import Testing

extension ConsumerBuildTests {
  /// The package of `vmgen init --package`, with the package of a release in place of the checkout.
  @Test func theTestsOfANewPackagePassAndItsProgramRuns() async throws {
    let folder = packageRoot.appending(path: ".build/plugin-tests/native/Starter")
    if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let written = try await run(builtTool("vmgen").path, ["init", "--package", "Starter"], in: folder)
    #expect(written.succeeded, "\(written)")

    let starter = Consumer(folder: folder, buildSystem: .native)
    let manifest = try #require(starter.read("Package.swift"))
    try #require(manifest.contains(#"path: "\#(packageRoot.path)""#), "\(manifest)")
    let tested = try await BuildSystem.native.lane.run {
      let release = try await Consumers.shared.release(for: .native)
      try starter.write("Package.swift", manifest.replacing(packageRoot.path, with: release.path))
      return try await starter.test()
    }
    #expect(tested.succeeded, "\(tested)")
    #expect(!tested.output.contains("warning:"), "\(tested)")
    for name in ["an item is added and checked off", "itemsAreNumberedInTheOrderInWhichTheyAreAdded"] {
      #expect(tested.output.contains(name), "\(tested)")
    }
  }
}

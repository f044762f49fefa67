import Foundation
import Testing

extension ConsumerBuildTests {
  /// The package of `vmgen init --package`, with the tool that was built with these tests.
  @Test func theTestsOfANewPackagePassAndItsProgramRuns() async throws {
    let folder = packageRoot.appending(path: ".build/plugin-tests/native/Starter")
    if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let written = try await run(builtTool("vmgen").path, ["init", "--package", "Starter"], in: folder)
    #expect(written.succeeded, "\(written)")

    let starter = Consumer(folder: folder, buildSystem: .native)
    let local = packageRoot.appending(path: ".build/local/vmgen")
    let manifest = try #require(starter.read("Package.swift"))
    try #require(manifest.contains(#".package(path: "\#(local.path)")"#), "\(manifest)")
    try await BuildSystem.native.lane.run {
      let tested = try await starter.test()
      #expect(tested.succeeded, "\(tested)")
      #expect(!tested.output.contains("warning:"), "\(tested)")
      for name in ["an item is added and checked off", "itemsAreNumberedInTheOrderInWhichTheyAreAdded"] {
        #expect(tested.output.contains(name), "\(tested)")
      }
      // The time before which the sources have not changed.
      let time = local.deletingLastPathComponent().appending(path: "time")
      try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: time.path)
      let schema = try #require(starter.read("Sources/Starter/ShoppingList.vmodel"))
      try starter.write("Sources/Starter/ShoppingList.vmodel", schema + "\n")
      let stale = try await starter.test()
      let message = "the clone of vmgen has changed since it built its tool: run \(packageRoot.path)/.release/local"
      #expect(!stale.succeeded && stale.output.contains("error: " + message), "\(stale)")
    }
  }
}

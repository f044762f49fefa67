import Foundation
import Testing

extension ConsumerBuildTests {
  /// The package of `vmgen init --package`, as it is written.
  @Test func theTestsOfANewPackagePassAndItsProgramRuns() async throws {
    let folder = packageRoot.appending(path: ".build/plugin-tests/Starter")
    if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let written = try await run(builtTool.path, ["init", "--package", "Starter"], in: folder)
    #expect(written.succeeded, "\(written)")

    let starter = Consumer(folder: folder, buildSystem: .native)
    let tested = try await BuildSystem.native.lane.run { try await starter.test() }
    #expect(tested.succeeded, "\(tested)")
    #expect(!tested.output.contains("warning:"), "\(tested)")
    for name in ["an item is added and checked off", "itemsAreNumberedInTheOrderInWhichTheyAreAdded"] {
      #expect(tested.output.contains(name), "\(tested)")
    }
  }
}

/// The tool that was built with these tests, in the folder of the test bundle.
private var builtTool: URL {
  let bundles = Bundle.allBundles.map(\.bundleURL) + [URL(filePath: CommandLine.arguments[0])]
  let folders = bundles.flatMap { bundle in
    sequence(first: bundle, next: { $0.deletingLastPathComponent() }).prefix(5)
  }
  let tool = folders.map { $0.appending(path: "vmgen") }.first { url in
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
  }
  return tool ?? URL(filePath: "/vmgen-was-not-built")
}

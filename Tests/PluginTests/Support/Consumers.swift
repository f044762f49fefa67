import Foundation

/// One consumer a build system, for the whole test run: their first builds compile the tool.
actor Consumers {
  static let shared = Consumers()
  private var consumers: [BuildSystem: Consumer] = [:]

  /// The consumer, made new in this test run, with the files of `start` and no others.
  func consumer(_ buildSystem: BuildSystem, startingWith start: [String: String]) throws -> Consumer {
    let consumer = try consumers[buildSystem] ?? makeConsumer(buildSystem)
    consumers[buildSystem] = consumer
    try consumer.reset(to: start)
    return consumer
  }

  /// In the build folder, where it can be looked at after a failure and is never committed; under a name with a space,
  /// which has to be quoted everywhere.
  private func makeConsumer(_ buildSystem: BuildSystem) throws -> Consumer {
    let folder = packageRoot.appending(path: ".build/plugin-tests/\(buildSystem.rawValue)/Book Shop")
    if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return Consumer(folder: folder, buildSystem: buildSystem)
  }
}

/// The root of the package under test.
let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

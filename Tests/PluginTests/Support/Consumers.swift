import Foundation

/// A consumer for each build system, which all tests share.
actor Consumers {
  static let shared = Consumers()
  private var consumers: [BuildSystem: Consumer] = [:]
  /// The build systems whose release is written.
  private var released: Set<BuildSystem> = []
  /// The package that was built last with each build system.
  private var built: [BuildSystem: URL] = [:]

  /// Returns the consumer with exactly the files of `start`.
  func consumer(_ buildSystem: BuildSystem, startingWith start: [String: String]) async throws -> Consumer {
    try await release(for: buildSystem)
    let consumer = try consumers[buildSystem] ?? makeConsumer(buildSystem)
    consumers[buildSystem] = consumer
    try consumer.reset(to: start)
    return consumer
  }

  /// Returns the package of the release, which the first call for the build system writes.
  @discardableResult
  func release(for buildSystem: BuildSystem) async throws -> URL {
    if released.insert(buildSystem).inserted { try await Release.write(for: buildSystem) }
    return Release.package(for: buildSystem)
  }

  /// Returns whether another package, or an earlier run, has used the build folder last.
  func begins(_ consumer: Consumer) -> Bool {
    built.updateValue(consumer.folder, forKey: consumer.buildSystem) != consumer.folder
  }

  /// Creates a consumer in the build folder, so that it can be inspected after a failure and is never committed.
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

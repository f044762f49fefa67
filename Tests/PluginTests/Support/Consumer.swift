import Foundation
import Testing

/// The two build systems of SwiftPM.
enum BuildSystem: String, CaseIterable, CustomTestStringConvertible {
  case native
  case swiftbuild
  var testDescription: String { rawValue }

  /// The tests that use the build folder of the build system.
  var lane: Lane { self == .native ? Self.nativeLane : Self.swiftbuildLane }

  private static let nativeLane = Lane()
  private static let swiftbuildLane = Lane()
}

/// A package that uses the plugin, built by SwiftPM.
///
/// All packages share the build folder of their build system, because the first build compiles the runtime and the plugins.
struct Consumer {
  let folder: URL
  let buildSystem: BuildSystem
  /// The variables that its manifest reads.
  var environment: [String: String] = [:]

  /// The build folder. Its path contains a space to test quoting.
  private var scratch: URL { packageRoot.appending(path: ".build/release users/\(buildSystem.rawValue)") }

  /// Resets the files for a test. Removes the files of an earlier test and everything that was generated or compiled
  /// from them. Only the compiled runtime and plugins are kept.
  func reset(to files: [String: String]) throws {
    let manager = FileManager.default
    for url in buildFiles() where isOfAnEarlierTest(url) { try manager.removeItem(at: url) }
    for path in try sourcePaths() where files[path] == nil {
      try manager.removeItem(at: folder.appending(path: path))
    }
    for (path, text) in files where read(path) != text { try write(path, text) }
  }

  func write(_ path: String, _ text: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let before = try? modificationDate(url)
    try Data(text.utf8).write(to: url)
    // The Swift driver on Linux (6.3) compares whole seconds, so that two changes in the same second count as one.
    guard let next = before?.addingTimeInterval(1), next > Date() else { return }
    try FileManager.default.setAttributes([.modificationDate: next], ofItemAtPath: url.path)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
  }

  func read(_ path: String) -> String? {
    try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  func absolutePath(_ path: String) -> String { folder.appending(path: path).path }

  // MARK: SwiftPM

  func build(tests: Bool = false) async throws -> Run {
    try await swift("build", tests ? ["--build-tests"] : [])
  }

  /// Builds and runs the tests of the consumer.
  func test() async throws -> Run { try await swift("test", []) }

  /// Checks the generated files with swift-format's default configuration. Only for the native build system.
  func lintGenerated() async throws -> Run {
    let generated = scratch.appending(path: "plugins/outputs/\(folder.lastPathComponent.lowercased())")
    let options = ["--strict", "--parallel", "--recursive", "--configuration", #"{"version": 1}"#]
    return try await PluginTests.run("swift", ["format", "lint"] + options + [generated.path], in: folder)
  }

  func package(_ arguments: String...) async throws -> Run { try await package(arguments) }

  func package(_ arguments: [String]) async throws -> Run { try await swift("package", arguments) }

  private func swift(_ subcommand: String, _ arguments: [String]) async throws -> Run {
    var options = ["--build-system", buildSystem.rawValue, "--scratch-path", scratch.path]
    // Otherwise SwiftPM builds the package that used the folder last. With the option, each build links the tool again.
    if subcommand != "package", await Consumers.shared.begins(self) {
      options.append("--disable-build-manifest-caching")
    }
    var run = try await PluginTests.run("swift", [subcommand] + options + arguments, in: folder, environment)
    // With `swiftbuild`, `swift package` of Swift 6.3 on Linux sometimes crashes in libdispatch before it builds.
    if run.crashed {
      run = try await PluginTests.run("swift", [subcommand] + options + arguments, in: folder, environment)
    }
    return run
  }

  // MARK: Build results

  /// The generated files of a target by name, with their modification dates.
  func generated(for target: String) throws -> [String: Date] {
    var files: [String: Date] = [:]
    for url in buildFiles() where url.path.contains("/\(target)/") && url.path.contains("/VmgenPlugin/") {
      files[url.lastPathComponent] = try modificationDate(url)
    }
    return files
  }

  func generatedText(_ name: String) -> String? {
    buildFiles().first { $0.path.contains("/VmgenPlugin/") && $0.lastPathComponent == name }
      .flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  /// The modification date of a source file's object files. It changes when the file is compiled again.
  func compiled(_ source: String) throws -> [Date] {
    let stems = [source + ".o", source.replacingOccurrences(of: ".swift", with: ".o")]
    return try buildFiles().filter { stems.contains($0.lastPathComponent) }.map(modificationDate)
  }

  /// The modules of which the build folder contains object files.
  var compiledModules: Set<String> {
    Set(
      buildFiles().filter { $0.pathExtension == "o" }.flatMap { file in
        file.pathComponents.filter { $0.hasSuffix(".build") }.map { String($0.dropLast(6)) }
      })
  }

  /// Returns whether a file is generated or compiled from the consumer's sources. The code of other packages that use
  /// the build folder would otherwise be compiled again in each run.
  private func isOfAnEarlierTest(_ url: URL) -> Bool {
    if url.path.contains("/VmgenPlugin/") {
      let outputs = url.path.split(separator: "/plugins/outputs/", maxSplits: 1)
      guard outputs.count == 2 else { return true }
      return BookShop.packages.contains { outputs[1].hasPrefix("\($0)/") }
    }
    return ["o", "priors"].contains(url.pathExtension)
      && url.pathComponents.contains { BookShop.buildFolders.contains($0) }
  }

  private func buildFiles() -> [URL] {
    let keys: [URLResourceKey] = [.isRegularFileKey]
    let walker = FileManager.default.enumerator(at: scratch, includingPropertiesForKeys: keys)
    return walker?.compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath } ?? []
  }

  private func modificationDate(_ url: URL) throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    return try #require(attributes[.modificationDate] as? Date)
  }

  private func sourcePaths() throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.filter { path in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: folder.appending(path: path).path, isDirectory: &isFolder)
      return exists && !isFolder.boolValue && !path.hasPrefix(".") && path != "Package.resolved"
    }
  }
}

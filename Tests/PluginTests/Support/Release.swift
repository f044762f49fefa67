import Foundation
import Testing

/// The package that a release consists of, with the tools that were built with these tests, so that consumers compile no
/// tool. Each build system has its own.
enum Release {
  static func package(for buildSystem: BuildSystem) -> URL {
    packageRoot.appending(path: ".build/plugin-tests/\(buildSystem.rawValue)/vmgen")
  }

  /// Writes the package, and keeps the files that an earlier run wrote if they are equal.
  static func write(for buildSystem: BuildSystem) async throws {
    let folder = package(for: buildSystem).deletingLastPathComponent()
    let tools = builtTool("vmgen").deletingLastPathComponent()
    let written = try await run(
      packageRoot.appending(path: ".release/package").path, [folder.path, "\(platform)=\(tools.path)"],
      in: packageRoot)
    try #require(written.succeeded, "\(written)")
  }

  /// Writes the package `vmgen` with empty tools to a folder, and returns its folder.
  ///
  /// - Parameter arguments: Further arguments of `.release/package`.
  static func writeWithoutTools(in folder: URL, _ arguments: [String] = []) async throws -> URL {
    for tool in ["vmgen", "vmgen-build"] {
      let file = folder.appending(path: "tools/\(tool)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("#!/bin/sh\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let written = try await run(
      packageRoot.appending(path: ".release/package").path, ["."] + arguments + ["\(platform)=tools"], in: folder)
    try #require(written.succeeded, "\(written)")
    return folder.appending(path: "vmgen")
  }

  /// The platform of the tests, as `.release/package` names it.
  static let platform: String = {
    #if os(macOS)
      "macos"
    #elseif arch(arm64)
      "linux-aarch64"
    #else
      "linux-x86_64"
    #endif
  }()
}

/// An executable that was built with these tests, in the folder of the test bundle.
func builtTool(_ name: String) -> URL {
  let bundles = Bundle.allBundles.map(\.bundleURL) + [URL(filePath: CommandLine.arguments[0])]
  let folders = bundles.flatMap { bundle in
    sequence(first: bundle, next: { $0.deletingLastPathComponent() }).prefix(5)
  }
  let tool = folders.map { $0.appending(path: name) }.first { url in
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
  }
  return tool ?? URL(filePath: "/\(name)-was-not-built")
}

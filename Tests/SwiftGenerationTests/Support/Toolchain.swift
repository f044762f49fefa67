import Foundation

/// Runs programs of the toolchain on generated text.
enum Toolchain {
  /// The output and the exit code of a program.
  struct Outcome {
    var status: Int32
    var text: String
  }

  /// Calls `body` with a temporary folder, and removes the folder afterwards.
  static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vmgen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  static func run(_ program: String, _ arguments: [String], in folder: URL) throws -> Outcome {
    let log = folder.appending(path: "log-\(UUID().uuidString).txt")
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, text: try String(contentsOf: log, encoding: .utf8))
  }

  /// Returns the findings of swift-format in files, with its default configuration and a line length; empty if there
  /// are none.
  static func lint(_ files: [String: String], columns: Int = 100) throws -> String {
    try withFolder { folder in
      try write(files, to: folder)
      let configuration = #"{"version":1,"lineLength":\#(columns),"indentation":{"spaces":2}}"#
      return try run(
        "swift-format", ["lint", "--strict", "--configuration", configuration] + files.keys.sorted(), in: folder
      ).text
    }
  }

  static func write(_ files: [String: String], to folder: URL) throws {
    for (name, text) in files { try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8) }
  }
}

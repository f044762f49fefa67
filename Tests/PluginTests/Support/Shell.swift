import Foundation

/// A finished process, with its exit code and the output of both streams in order.
struct Run: CustomStringConvertible {
  var command: String
  var status: Int32
  /// Whether a signal ended the process.
  var crashed: Bool
  var output: String

  var succeeded: Bool { status == 0 }
  var description: String { "$ \(command)\n\(output)exit code \(status)" }

  func line(containing text: String) -> String? {
    output.split(separator: "\n").first { $0.contains(text) }.map(String.init)
  }
}

/// Runs a program from the path, without blocking a thread of Swift's pool.
func run(
  _ program: String, _ arguments: [String], in folder: URL, _ environment: [String: String] = [:]
) async throws -> Run {
  let transcript = FileManager.default.temporaryDirectory.appending(path: "vmgen-run-\(UUID().uuidString)")
  try Data().write(to: transcript)
  defer { try? FileManager.default.removeItem(at: transcript) }
  let handle = try FileHandle(forWritingTo: transcript)

  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + arguments
  process.currentDirectoryURL = folder
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = handle
  process.standardError = handle
  // The variables that `swift test` and `.ci/run` set must not affect the consumer's build.
  process.environment = ProcessInfo.processInfo.environment
    .filter { !$0.key.hasPrefix("SWIFTPM_") && $0.key != "VMGEN_WITHOUT_PLUGINS" }
    .merging(environment) { _, added in added }

  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
    process.terminationHandler = { _ in continuation.resume() }
    do { try process.run() } catch {
      process.terminationHandler = nil
      continuation.resume(throwing: error)
    }
  }
  try handle.close()
  let output = String(decoding: try Data(contentsOf: transcript), as: UTF8.self)
  return Run(
    command: ([program] + arguments).joined(separator: " "), status: process.terminationStatus,
    crashed: process.terminationReason == .uncaughtSignal, output: output)
}

import Foundation
import Testing

/// Compares `text` with the checked-in file `Snapshots/name.txt`.
///
/// The file is in the nearest folder `Snapshots` in the folder of the test's file or above it. If the environment
/// variable `VMGEN_RECORD` is set, as in `.ci/regenerate --snapshots`, the file is written instead.
public func expectSnapshot(
  _ text: String, _ name: String, testFile: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = try snapshotFolder(for: testFile).appending(path: "\(name).txt")
  if ProcessInfo.processInfo.environment["VMGEN_RECORD"] != nil {
    let recorded = try? Data(contentsOf: file)
    if recorded != Data(text.utf8) { try Data(text.utf8).write(to: file) }
    return
  }
  guard let recorded = try? String(contentsOf: file, encoding: .utf8) else {
    Issue.record("\(file.path) is missing: run .ci/regenerate --snapshots", sourceLocation: sourceLocation)
    return
  }
  guard text != recorded else { return }
  let difference = firstDifference(text, recorded)
  Issue.record(
    """
    snapshot \(name), line \(difference.line)
    expected: \(difference.expected)
         got: \(difference.got)
    If the change is intended, run .ci/regenerate --snapshots and read the difference.
    """, sourceLocation: sourceLocation)
}

private func snapshotFolder(for testFile: String) throws -> URL {
  var folder = URL(filePath: testFile).deletingLastPathComponent()
  while folder.path.count > 1 {
    let snapshots = folder.appending(path: "Snapshots")
    if FileManager.default.fileExists(atPath: snapshots.path) { return snapshots }
    folder.deleteLastPathComponent()
  }
  throw MissingSnapshotFolder(testFile: testFile)
}

private struct MissingSnapshotFolder: Error {
  let testFile: String
}

private func firstDifference(_ text: String, _ recorded: String) -> (line: Int, expected: String, got: String) {
  let got = text.split(separator: "\n", omittingEmptySubsequences: false)
  let expected = recorded.split(separator: "\n", omittingEmptySubsequences: false)
  let index = zip(got, expected).enumerated().first { $1.0 != $1.1 }?.offset ?? min(got.count, expected.count)
  return (
    index + 1, index < expected.count ? String(expected[index]) : "(end of file)",
    index < got.count ? String(got[index]) : "(end of file)"
  )
}

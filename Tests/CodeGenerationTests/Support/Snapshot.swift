import Foundation
import Testing

/// Compares `text` with the file `Snapshots/name.txt`. One that is missing is recorded, and fails; so does every one under
/// `VMGEN_RECORD=1`.
func expectSnapshot(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Snapshots/\(name).txt")
    .standardizedFileURL
  let recorded = try? String(decoding: Data(contentsOf: file), as: UTF8.self)
  let isRecording = ProcessInfo.processInfo.environment["VMGEN_RECORD"] != nil
  if recorded == nil || (isRecording && recorded != text) {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    Issue.record("the snapshot \(name) was recorded: look at it", sourceLocation: sourceLocation)
    return
  }
  #expect(text == recorded, "snapshot \(name)", sourceLocation: sourceLocation)
}

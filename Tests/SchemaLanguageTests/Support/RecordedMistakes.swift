import Foundation
import Testing

/// What is reported of each mistake in `Mistakes/topic.vmodel`, where each stands after a line `=== what it is`.
func reported(_ topic: String, in folder: URL, _ render: (String) -> String) throws -> String {
  let text = try String(contentsOf: folder.appending(path: "Mistakes/\(topic).vmodel"), encoding: .utf8)
  var report = ""
  for part in text.components(separatedBy: "=== ").dropFirst() {
    let title = String(part.prefix { $0 != "\n" })
    let source = String(part.dropFirst(title.count + 1)).trimmingCharacters(in: .newlines)
    report += "=== \(title)\n\(source)\n---\n\(render(source))\n\n"
  }
  return report
}

/// Compares with `Snapshots/topic.txt`. One that is missing is recorded, and fails; so does each under `VMGEN_RECORD=1`.
func expectRecorded(_ text: String, _ topic: String, in folder: URL) throws {
  let file = folder.appending(path: "Snapshots/\(topic).txt")
  let recorded = try? String(contentsOf: file, encoding: .utf8)
  let isRecording = ProcessInfo.processInfo.environment["VMGEN_RECORD"] != nil
  guard let recorded, !isRecording || recorded == text else {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    Issue.record("\(topic).txt was recorded: look at it")
    return
  }
  if text == recorded { return }
  let changed = zip(text.split(separator: "\n"), recorded.split(separator: "\n")).first { $0 != $1 }
  Issue.record("\(topic).txt: \(changed?.0 ?? "the end") where \(changed?.1 ?? "the end") was recorded")
}

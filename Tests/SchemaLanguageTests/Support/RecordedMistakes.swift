import Foundation
import Testing

/// Returns the diagnostics of each mistake in `Mistakes/topic.vmodel`, each after a line `=== description`.
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

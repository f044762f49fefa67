import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Lines of documentation as `///` lines, without a line break at the end; nothing for no lines.
///
/// A line break inside a line begins a new `///`, and what a reader could not see is written as `\u{…}`, so that no text
/// becomes code.
package func docComment(_ lines: [String]) -> String {
  var result = ""
  for line in lines {
    if isPlain(line) {
      if !result.isEmpty { result += "\n" }
      result += line.isEmpty ? "///" : "/// "
      result += line
      continue
    }
    for part in line.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if !result.isEmpty { result += "\n" }
      let text = visible(part)
      result += text.isEmpty ? "///" : "/// " + text
    }
  }
  return result
}

/// Whether nothing in a line has to be looked at: printed ASCII that does not end with a blank.
private func isPlain(_ line: String) -> Bool {
  line.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } && line.utf8.last != UInt8(ascii: " ")
}

/// A text for a comment: no line breaks or invisible characters, and no blanks at its end.
func visible(_ text: some StringProtocol) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if scalar == "\t" {
      result += "  "
    } else if isInvisible(scalar) {
      result += unicodeEscape(scalar)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  while result.utf8.last == UInt8(ascii: " ") { result.removeLast() }
  return result
}

/// A declaration's `///` lines, null where it has none.
func documentation(_ lines: Documentation) -> MustacheValue { lines.isEmpty ? .null : .string(docComment(lines)) }

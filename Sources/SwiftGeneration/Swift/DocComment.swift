import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns lines of documentation as `///` lines, without a final line break; an empty string if `lines` is empty.
///
/// A line break inside a line starts a new `///` line, and invisible characters are written as `\u{…}`, so that no text
/// can become code.
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

/// Whether a line needs no changes: printable ASCII without a trailing space.
private func isPlain(_ line: String) -> Bool {
  line.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } && line.utf8.last != UInt8(ascii: " ")
}

/// Returns `text` for use in a comment: without line breaks, invisible characters, or trailing spaces.
package func visible(_ text: some StringProtocol) -> String {
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

/// Returns a declaration's documentation as `///` lines, or null if there is none.
func documentation(_ lines: Documentation) -> MustacheValue { lines.isEmpty ? .null : .string(docComment(lines)) }

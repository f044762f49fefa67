/// A text as a Swift string literal on one line, quotes included. No text breaks out of it, and nothing in it is
/// invisible: control, format, bidirectional and separator characters are written as `\u{…}`.
package func swiftString(_ text: String) -> String { "\"" + swiftStringBody(text) + "\"" }

/// Returns the content of a string literal for `text`.
func swiftStringBody(_ text: String) -> String {
  if !text.utf8.contains(where: needsCare) { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    default:
      if isInvisible(scalar) { result += unicodeEscape(scalar) } else { result.unicodeScalars.append(scalar) }
    }
  }
  return result
}

/// Whether a byte is one that a literal may not hold as it is, or may belong to such a character.
private func needsCare(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C || byte >= 0x7F }

func unicodeEscape(_ scalar: Unicode.Scalar) -> String {
  "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
}

/// Whether a reader of the source would not see a character, or see others in another order because of it.
func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: return true
  case .spaceSeparator: return true
  default: return scalar.properties.isDefaultIgnorableCodePoint
  }
}

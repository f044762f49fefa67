/// Returns a single-line Swift string literal for `text`, including the quotes. The literal escapes quotes and
/// backslashes, and writes control, format, bidirectional and separator characters as `\u{…}`.
package func swiftString(_ text: String) -> String { "\"" + swiftStringBody(text) + "\"" }

/// Returns the content of a string literal for `text`.
func swiftStringBody(_ text: String) -> String {
  if !text.utf8.contains(where: needsEscaping) { return text }
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

/// Whether a byte has to be escaped in a literal, or can be part of a character that has to be escaped.
private func needsEscaping(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C || byte >= 0x7F }

func unicodeEscape(_ scalar: Unicode.Scalar) -> String {
  "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
}

/// Whether a character is invisible in source code, or changes the display order of other characters.
func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: return true
  case .spaceSeparator: return true
  default: return scalar.properties.isDefaultIgnorableCodePoint
  }
}

/// Returns a Swift string literal, as a multiline literal if it does not fit on a line that starts at `indentation`.
///
/// - Parameter rest: The number of columns that follow the literal on its last line.
func wrappedString(_ text: String, indentation: Int, rest: Int, columns: Int) -> String {
  let literal = swiftString(text)
  if indentation + literal.count + rest <= columns { return literal }
  var lines: [String] = []
  var line = ""
  for word in swiftStringBody(text).split(separator: " ", omittingEmptySubsequences: false) {
    if !line.isEmpty, indentation + line.count + word.count + 2 > columns {
      lines.append(line + "\\")
      line = ""
    }
    line += word + " "
  }
  lines.append(String(line.dropLast()))
  return (["\"\"\""] + lines + ["\"\"\""]).joined(separator: "\n" + String(repeating: " ", count: indentation))
}

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

/// A text as a Swift string literal, on several lines where it is too long for one that begins at `indentation`.
///
/// - Parameter rest: the columns that follow it on its last line.
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

/// A text as a Swift string literal, on several lines where it is too long for one that begins at `indentation`.
func wrappedString(_ text: String, indentation: Int, columns: Int) -> String {
  let literal = swiftString(text)
  // A comma or parenthesis follows.
  if indentation + literal.count + 1 <= columns { return literal }
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
  return (["\"\"\""] + lines + ["\"\"\""]).joined(separator: "\n")
}

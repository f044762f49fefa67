extension DerivedFiles {
  /// Returns a schema with the examples of the standard library's page.
  static func standardLibrarySchema() throws -> String {
    var text = "// The examples of the standard library's page. Written by .ci/regenerate.\n"
    for area in try StandardLibraryPage().areas {
      let words = area.title.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      let name = words.joined().filter(\.isLetter)
      text += "\nviewmodel \(name)Entries {\n"
      for entry in area.entries {
        for (index, example) in entry.examples.enumerated() {
          let title = "\(entry.signatures[0]) #\(index + 1)".replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
          text += """
                example "\(title)" {
                    expect \(condition(example))
                }

            """
        }
      }
      text += "}\n"
    }
    return text
  }

  /// Returns the condition of an example: `== true` is omitted, and a comparison does not chain.
  private static func condition(_ example: String) -> String {
    if example.hasSuffix(" == true"), !example.contains("?.") { return String(example.dropLast(8)) }
    if example.hasSuffix(" == false") { return "!(\(example.dropLast(9)))" }
    return example
  }
}

import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DerivedFiles {
  /// Returns a schema with the examples of the standard library.
  static func standardLibrarySchema() -> String {
    var text = "// The examples of the standard library's table. Written by .ci/regenerate.\n"
    for area in StandardLibrary.areas {
      let name = area.title.split(separator: " ").map(\.capitalized).joined().filter(\.isLetter)
      text += "\nviewmodel \(name)Entries {\n"
      for entry in area.entries {
        for (index, example) in entry.examples.enumerated() {
          let title = "\(entry.signature) #\(index + 1)".replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
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
  private static func condition(_ example: BuiltIn.Example) -> String {
    switch example.value {
    case "true" where !example.expression.contains("?."): example.expression
    case "false": "!(\(example.expression))"
    default: "\(example.expression) == \(example.value)"
    }
  }
}

import Foundation
import Testing
import VmgenSchemaLanguage

/// The examples of the standard library's table, as a schema: generated code runs every one of them.
@Suite struct StandardLibrarySchema {
  @Test func `every entry of the table has its examples in the schema`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "StandardLibrary.vmodel")
    let written = try? String(contentsOf: file, encoding: .utf8)
    let schema = Self.schema()
    if written != schema {
      try schema.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("StandardLibrary.vmodel was not the table's: recorded anew, read it and generate again")
    }
  }

  @Test func `every entry has documentation and an example`() {
    for entry in StandardLibrary.all {
      #expect(!entry.documentation.isEmpty, "\(entry.signature)")
      #expect(!entry.examples.isEmpty, "\(entry.signature)")
    }
  }

  private static func schema() -> String {
    var text = "// The examples of the standard library's table. Recorded by StandardLibrarySchema.swift.\n"
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

  /// What an example claims, as a schema says it: `== true` is left out, and a comparison does not chain.
  private static func condition(_ example: BuiltIn.Example) -> String {
    switch example.value {
    case "true" where !example.expression.contains("?."): example.expression
    case "false": "!(\(example.expression))"
    default: "\(example.expression) == \(example.value)"
    }
  }
}

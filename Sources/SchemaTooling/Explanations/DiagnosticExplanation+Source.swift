import VmgenSchemaSyntax

/// VM0101–VM0109: the text of a file as a whole.
extension DiagnosticExplanation {
  static let sourceExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .invalidUTF8(byte: "{byte}"),
      """
      Schemas are encoded in UTF-8, with or without a byte order mark. An invalid byte usually means that an editor
      saved the file as Latin-1, Windows-1252 or UTF-16. vmgen reports only the first one.
      """),
    DiagnosticExplanation(
      of: .nulByte,
      """
      Text files do not contain NUL bytes. Files in UTF-16 and binary files do. vmgen does not parse such a file.
      """,
      schema: """
          model Person {
        -   let name: String\u{0}
        +   let name: String
          }
        """),
    DiagnosticExplanation(
      of: .fileTooLarge(size: "{size}"),
      """
      A schema that is written by hand has a few kilobytes. vmgen does not parse a file of more than 16 MiB.
      """),
    DiagnosticExplanation(
      of: .emptySchema,
      """
      A schema contains at least one declaration. An empty file usually results from a mistake, such as a failed
      merge, so it is an error.
      """,
      schema: """
        - // to do
        + // to do: more fields
        + model Person {
        +   let name: String
        + }
        """),
    DiagnosticExplanation(
      of: .textDirection(character: "{character}", escape: "{escape}"),
      """
      Characters that control the direction of text make an editor display code in a different order than the tool
      reads it, so a schema could mean something other than a reviewer sees (CVE-2021-42574). They are not allowed
      anywhere in a schema, including comments. In a string, write the escape.
      """,
      schema: """
        - func label(name: String) -> String = "\u{202E}" + name
        + func label(name: String) -> String = "\\u{202E}" + name
        """),
    DiagnosticExplanation(
      of: .nameTooLong(length: "{length}"),
      """
      Names become Swift names and parts of file names. File systems limit these to 255 bytes.
      """,
      schema: """
          model Person {
        -   let \(String(repeating: "a", count: 256)): String
        +   let a: String
          }
        """),
    DiagnosticExplanation(
      of: .tooManyErrors,
      """
      A file with this many errors is probably not a schema, or an error near its beginning causes the others. Fix the
      first errors and run vmgen again.
      """),
    DiagnosticExplanation(
      of: .nestingTooDeep(limit: "{limit}"),
      """
      Brackets, branches and interpolations can be nested 64 deep, and a chain of operators or members such as `a + b
      + c` can have 128 parts. The Swift compiler cannot process deeper code in reasonable time.
      """,
      schema: """
        - func f(x: Int) -> Int = \(String(repeating: "(", count: 200))x\(String(repeating: ")", count: 200))
        + func f(x: Int) -> Int = (x)
        """),
    DiagnosticExplanation(
      of: .unusedDocumentation,
      """
      A comment with three slashes documents the declaration, member, field or case after it.
      """,
      schema: """
          model Person {
            let name: String
        -   /// More to come.
        +   // More to come.
          }
        """),
  ]
}

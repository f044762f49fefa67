import VmgenSchemaSyntax

/// VM0101–VM0109: what is wrong with a file as a whole.
extension DiagnosticExplanation {
  static let sourceExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .invalidUTF8,
      """
      Schemas are UTF-8, with or without a byte order mark. A byte that is none of it usually means that an editor saved
      the file as Latin-1, Windows-1252 or UTF-16. Only the first such byte is reported.
      """,
      bad: "",
      good: ""),
    DiagnosticExplanation(
      of: .nulByte,
      """
      A NUL byte stands in no text file. It is found in files saved as UTF-16, and in files that are no text at all.
      Nothing else in the file is read.
      """,
      bad: "model Person {\n  let name: String\u{0}\n}\n",
      good: "model Person {\n  let name: String\n}\n"),
    DiagnosticExplanation(
      of: .fileTooLarge,
      """
      A schema is written by people for people; a hand-written one has some kilobytes. A file of more than 16 MiB is
      most likely something else with the wrong ending, and is not read.
      """,
      bad: "",
      good: ""),
    DiagnosticExplanation(
      of: .emptySchema,
      """
      A schema file holds at least one declaration. A file that is empty, or has only comments, is most likely a file
      that was saved too early, or a merge gone wrong; generating nothing from it would hide that.
      """,
      bad: """
        // to do
        """,
      good: """
        // to do: more fields
        model Person {
          let name: String
        }
        """),
    DiagnosticExplanation(
      of: .textDirection,
      """
      Controls of writing direction make an editor show text in another order than the tool reads it, so that a schema
      can mean something else than a reviewer sees (CVE-2021-42574). They may stand nowhere in a schema, comments
      included. Where a text needs one, its escape says so to everybody.
      """,
      bad: "func label(name: String) -> String = \"\u{202E}\" + name\n",
      good: "func label(name: String) -> String = \"\\u{202E}\" + name\n"),
    DiagnosticExplanation(
      of: .nameTooLong,
      """
      Names become Swift names and parts of file names; 255 bytes is the longest that a file system takes, and far more
      than a person reads.
      """,
      bad: "model Person {\n  let \(String(repeating: "a", count: 256)): String\n}\n",
      good: "model Person {\n  let a: String\n}\n"),
    DiagnosticExplanation(
      of: .tooManyErrors,
      """
      A file with this many mistakes is most likely no schema, or has one mistake near its beginning that causes the
      others. Mend the first ones and look again.
      """,
      bad: "",
      good: ""),
    DiagnosticExplanation(
      of: .nestingTooDeep,
      """
      Brackets, branches and interpolations may stand at most 64 deep in each other, and a chain of operators or members
      such as `a + b + c` may have at most 128 parts. Generated Swift beyond that would be slow to type-check or crash
      the compiler.
      """,
      bad: "func f(x: Int) -> Int = \(String(repeating: "(", count: 200))x\(String(repeating: ")", count: 200))\n",
      good: "func f(x: Int) -> Int = (x)\n"),
    DiagnosticExplanation(
      of: .unusedDocumentation,
      """
      A comment with three slashes becomes the documentation of the declaration, member, field or case after it. Behind
      one, at the end of a body or inside an expression it documents nothing.
      """,
      bad: """
        model Person {
          let name: String
          /// More to come.
        }
        """,
      good: """
        model Person {
          let name: String
          // More to come.
        }
        """),
  ]
}

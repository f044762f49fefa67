/// VM0101–VM0109: what is wrong with a file as a whole.
extension DiagnosticKind {
  static let sourceKinds: [DiagnosticKind] = [
    invalidUTF8, nulByte, fileTooLarge, emptySchema, textDirection, nameTooLong, tooManyErrors, nestingTooDeep,
    unusedDocumentation,
  ]

  static let invalidUTF8 = DiagnosticKind(
    "VM0101", "the file is not UTF-8: the byte {byte} begins no character here",
    help: "save the file as UTF-8",
    explanation: """
      Schemas are UTF-8, with or without a byte order mark. A byte that is none of it usually means that an editor saved
      the file as Latin-1, Windows-1252 or UTF-16. Only the first such byte is reported.
      """,
    bad: "", good: "")

  static let nulByte = DiagnosticKind(
    "VM0102", "the file has a NUL byte, so it is no text",
    help: "save the file as UTF-8, or take the byte away",
    explanation: """
      A NUL byte stands in no text file. It is found in files saved as UTF-16, and in files that are no text at all.
      Nothing else in the file is read.
      """,
    bad: "model Person {\n  let name: String\u{0}\n}\n", good: "model Person {\n  let name: String\n}\n")

  static let fileTooLarge = DiagnosticKind(
    "VM0103", "the file is larger than 16 MiB: {size} MiB",
    help: "split it into several schemas",
    explanation: """
      A schema is written by people for people; a hand-written one has some kilobytes. A file of more than 16 MiB is
      most likely something else with the wrong ending, and is not read.
      """,
    bad: "", good: "")

  static let emptySchema = DiagnosticKind(
    "VM0104", "the file declares nothing",
    help: "declare a model or a view model, or delete the file",
    explanation: """
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
      """)

  static let textDirection = DiagnosticKind(
    "VM0105", "the invisible character {character} changes the order in which text is shown",
    help: "write `{escape}` in a string, or take it away",
    explanation: """
      Controls of writing direction make an editor show text in another order than the tool reads it, so that a schema
      can mean something else than a reviewer sees (CVE-2021-42574). They may stand nowhere in a schema, comments
      included. Where a text needs one, its escape says so to everybody.
      """,
    bad: "func label(name: String) -> String = \"\u{202E}\" + name\n",
    good: "func label(name: String) -> String = \"\\u{202E}\" + name\n")

  static let nameTooLong = DiagnosticKind(
    "VM0106", "a name of {length} bytes is too long",
    help: "use at most 255 bytes",
    explanation: """
      Names become Swift names and parts of file names; 255 bytes is the longest that a file system takes, and far more
      than a person reads.
      """,
    bad: "model Person {\n  let \(String(repeating: "a", count: 256)): String\n}\n",
    good: "model Person {\n  let a: String\n}\n")

  static let tooManyErrors = DiagnosticKind(
    "VM0107", "there are more mistakes in this file; the first 100 are shown",
    explanation: """
      A file with this many mistakes is most likely no schema, or has one mistake near its beginning that causes the
      others. Mend the first ones and look again.
      """,
    bad: "", good: "")

  static let nestingTooDeep = DiagnosticKind(
    "VM0108", "this nests more than {limit} levels deep",
    help: "name parts of it with `let`, or move them to a function",
    explanation: """
      Brackets, branches and interpolations may stand at most 64 deep in each other, and a chain of operators or members
      such as `a + b + c` may have at most 128 parts. Generated Swift beyond that would be slow to type-check or crash
      the compiler.
      """,
    bad: "func f(x: Int) -> Int = \(String(repeating: "(", count: 200))x\(String(repeating: ")", count: 200))\n",
    good: "func f(x: Int) -> Int = (x)\n")

  static let unusedDocumentation = DiagnosticKind(
    "VM0109", "this documentation comment documents nothing", severity: .warning,
    help: "put it before a declaration or member, or write `//`",
    explanation: """
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
      """)
}

import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0515–VM0521: the texts of edits.
extension DiagnosticExplanation {
  static let editTextExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .dateTextNeedsPattern,
      """
      A date has many text formats. The pattern defines the one that is used for formatting and parsing.
      """,
      schema: """
          model Visit {
            var day: Date
          }

          viewmodel Form {
            input visit: Visit
        -   edit day = $visit.day as text
        +   edit day = $visit.day as text("MM/dd/yyyy")
          }
        """),
    DiagnosticExplanation(
      of: .noInverse(type: "{type}"),
      """
      An edit formats its value as text and parses what the user types. Numbers, dates with a pattern, days,
      durations, URLs, UUIDs and enums without associated values have a default conversion. For other types, define
      one.
      """,
      schema: """
          model Task1 {
            var isDone: Bool
          }

          viewmodel Form {
            input task: Task1
        -   edit isDone = $task.isDone as text
        +   edit isDone = $task.isDone
          }
        """),
    DiagnosticExplanation(
      of: .patternOfNoDate(type: "{type}"),
      """
      A pattern formats a date or a day. The text of a number follows the locale.
      """,
      schema: """
          model Item {
            var count: Int
          }

          viewmodel Form {
            input item: Item
        -   edit count = $item.count as text("000")
        +   edit count = $item.count as text
          }
        """),
    DiagnosticExplanation(
      of: .patternHasNoInverse(problem: "{problem}"),
      """
      Typing changes the components of the date that the pattern contains. A day of the week, an era or a time zone
      alone does not determine a date.
      """,
      schema: """
          model Visit {
            var day: Date
          }

          viewmodel Form {
            input visit: Visit
        -   edit day = $visit.day as text("EEEE")
        +   edit day = $visit.day as text("EEEE, MM/dd/yyyy")
          }
        """),
    DiagnosticExplanation(
      of: .formatWithoutParse,
      """
      The user edits the formatted text, including any prefix or unit. `parse` converts that text back to a value, and
      returns nil if the text is invalid.
      """,
      schema: #"""
          model Person {
            var name: String
          }

          viewmodel Form {
            input person: Person
        -   edit name = $person.name as text(format: { "Name: \($0)" })
        +   edit name = $person.name as text(format: { "Name: \($0)" }, parse: { $0.replacing("Name: ", with: "") })
          }
        """#),
    DiagnosticExplanation(
      of: .editTextForm,
      """
      `as text` alone uses the default conversion of the type. A pattern is for dates and days. `format` and `parse`
      define a conversion for any type.
      """,
      schema: """
          model Item {
            var count: Int
          }

          viewmodel Form {
            input item: Item
        -   edit count = $item.count as text(format: { $0.formatted() }, read: { Int($0) })
        +   edit count = $item.count as text(format: { $0.formatted() }, parse: { Int($0) })
          }
        """),
    DiagnosticExplanation(
      of: .formatNotUndone,
      """
      Formatting and parsing must round-trip. Otherwise each letter that the user types would add the extra text
      again.
      """,
      schema: #"""
          model Person {
            var name: String
          }

          viewmodel Form {
            input person: Person
        -   edit name = $person.name as text(format: { "Name: \($0)" }, parse: { $0 })
        +   edit name = $person.name
          }
        """#),
  ]
}

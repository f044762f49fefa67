import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0515–VM0521: the texts of edits.
extension DiagnosticExplanation {
  static let editTextExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .dateTextNeedsPattern,
      """
      A date can be written in many ways, and only one that is fixed can be read back.
      """,
      bad: """
        model Visit {
          var day: Date
        }

        viewmodel Form {
          input visit: Visit
          edit day = $visit.day as text
        }
        """,
      good: """
        model Visit {
          var day: Date
        }

        viewmodel Form {
          input visit: Visit
          edit day = $visit.day as text("MM/dd/yyyy")
        }
        """),
    DiagnosticExplanation(
      of: .noInverse,
      """
      An edit writes its value as text and reads what was typed. Numbers, dates by pattern, days, durations, URLs, UUIDs
      and enums whose cases carry nothing can be read; for anything else say how.
      """,
      bad: """
        model Task1 {
          var isDone: Bool
        }

        viewmodel Form {
          input task: Task1
          edit isDone = $task.isDone as text
        }
        """,
      good: """
        model Task1 {
          var isDone: Bool
        }

        viewmodel Form {
          input task: Task1
          edit isDone = $task.isDone
        }
        """),
    DiagnosticExplanation(
      of: .patternOfNoDate,
      """
      The text of a number follows the locale. A pattern says how a date or a day is written.
      """,
      bad: """
        model Item {
          var count: Int
        }

        viewmodel Form {
          input item: Item
          edit count = $item.count as text("000")
        }
        """,
      good: """
        model Item {
          var count: Int
        }

        viewmodel Form {
          input item: Item
          edit count = $item.count as text
        }
        """),
    DiagnosticExplanation(
      of: .patternHasNoInverse,
      """
      What is typed changes the parts of the date that the pattern names. The day of the week, the era or the time zone
      alone changes none.
      """,
      bad: """
        model Visit {
          var day: Date
        }

        viewmodel Form {
          input visit: Visit
          edit day = $visit.day as text("EEEE")
        }
        """,
      good: """
        model Visit {
          var day: Date
        }

        viewmodel Form {
          input visit: Visit
          edit day = $visit.day as text("EEEE, MM/dd/yyyy")
        }
        """),
    DiagnosticExplanation(
      of: .formatWithoutParse,
      """
      A prefix or a unit that is only shown would be typed back into the value at the next letter. `parse` takes off what
      `format` puts on, and gives nil for a text that means nothing.
      """,
      bad: #"""
        model Person {
          var name: String
        }

        viewmodel Form {
          input person: Person
          edit name = $person.name as text(format: { "Name: \($0)" })
        }
        """#,
      good: #"""
        model Person {
          var name: String
        }

        viewmodel Form {
          input person: Person
          edit name = $person.name as text(format: { "Name: \($0)" }, parse: { $0.replacing("Name: ", with: "") })
        }
        """#),
    DiagnosticExplanation(
      of: .editTextForm,
      """
      Alone, `as text` writes and reads as the type says. A pattern in quotes is for dates and days; two closures are for
      everything else.
      """,
      bad: """
        model Item {
          var count: Int
        }

        viewmodel Form {
          input item: Item
          edit count = $item.count as text(format: { $0.formatted() }, read: { Int($0) })
        }
        """,
      good: """
        model Item {
          var count: Int
        }

        viewmodel Form {
          input item: Item
          edit count = $item.count as text(format: { $0.formatted() }, parse: { Int($0) })
        }
        """),
    DiagnosticExplanation(
      of: .formatNotUndone,
      """
      A view types into the text that `format` wrote. If `parse` keeps what was put around the value, each letter typed
      puts it on once more.
      """,
      bad: #"""
        model Person {
          var name: String
        }

        viewmodel Form {
          input person: Person
          edit name = $person.name as text(format: { "Name: \($0)" }, parse: { $0 })
        }
        """#,
      good: """
        model Person {
          var name: String
        }

        viewmodel Form {
          input person: Person
          edit name = $person.name
        }
        """),
  ]
}

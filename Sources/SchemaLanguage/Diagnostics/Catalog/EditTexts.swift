/// VM0515–VM0521: the texts of edits.
extension DiagnosticKind {
  static let editTextKinds: [DiagnosticKind] = [
    dateTextNeedsPattern,
    noInverse,
    patternOfNoDate,
    patternHasNoInverse,
    formatWithoutParse,
    editTextForm,
    formatNotUndone,
  ]

  static let dateTextNeedsPattern = DiagnosticKind(
    "VM0515", "the text of a `Date` needs a pattern",
    help: "write one: `as text(\"MM/dd/yyyy\")`, or leave `as text` out for a date picker",
    explanation: """
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
      """)

  static let noInverse = DiagnosticKind(
    "VM0516", "the text of a `{type}` cannot be read back",
    help: "say how: `as text(format: { … }, parse: { … })`",
    explanation: """
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
      """)

  static let patternOfNoDate = DiagnosticKind(
    "VM0517", "a pattern writes dates and days, not a `{type}`",
    help: "write `as text` alone, or `as text(format: { … }, parse: { … })`",
    explanation: """
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
      """)

  static let patternHasNoInverse = DiagnosticKind(
    "VM0518", "no date can be read by this pattern: {problem}",
    help: "name a part that can be changed by typing: `MM/dd/yyyy`",
    explanation: """
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
      """)

  static let formatWithoutParse = DiagnosticKind(
    "VM0519", "a text that is written in a way of its own must be read so too",
    help: "add how: `parse: { … }`",
    explanation: """
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
      """#)

  static let editTextForm = DiagnosticKind(
    "VM0520", "`as text` takes a pattern, or how to write and how to read",
    help: "write `as text(\"MM/dd/yyyy\")` or `as text(format: { … }, parse: { … })`",
    explanation: """
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
      """)

  static let formatNotUndone = DiagnosticKind(
    "VM0521", "what is put around the value is not taken off again",
    help: "let `parse` remove it: `{ $0.replacing(…, with: \"\") }`",
    explanation: """
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
      """)
}

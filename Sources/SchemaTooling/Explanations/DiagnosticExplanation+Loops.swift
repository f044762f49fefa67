import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0583–VM0585: loops, changes and intervals.
extension DiagnosticExplanation {
  static let loopExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .notACollection(type: "{type}"),
      """
      `for` runs its steps for each element of an array, or for each integer of a range. A dictionary has the array
      `entries`, in the order of the keys.
      """,
      schema: """
          viewmodel Totals {
            input amounts: [String: Int]
            state total = 0

            command add {
        -     for amount in amounts {
        -       total += 1
        +     for amount in amounts.entries {
        +       total += amount.value
              }
            }
          }
        """),
    DiagnosticExplanation(
      of: .neverChanges,
      """
      `on change of` runs its steps when a value differs after a change of the view model. A constant never differs.
      """,
      schema: """
          viewmodel Search {
            edit query: String = ""
            state searches = 0

        -   on change of "query" {
        +   on change of query {
              searches += 1
            }
          }
        """),
    DiagnosticExplanation(
      of: .emptyInterval,
      """
      `every` runs its steps each time an interval has passed. An interval of zero would never end.
      """,
      schema: """
          viewmodel Countdown {
            state seconds = 60

        -   every 0s {
        +   every 1s {
              seconds -= 1
            }
          }
        """),
  ]
}

import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0690–VM0695: tables and groups of examples.
extension DiagnosticExplanation {
  static let exampleTableExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .stepAfterExample,
      """
      The steps of a group run before those of each of its examples, so they are written before the first one.
      """,
      schema: """
          viewmodel Card {
            input name: String
            display title = name

            examples "a name" {
        +     given name = "Ada"
        +
              example "is shown" {
                expect title == "Ada"
              }
        -     given name = "Ada"
            }
          }
        """),
    DiagnosticExplanation(
      of: .tableOfGroup,
      """
      A table belongs to a single example, which runs once for each row.
      """,
      schema: """
          viewmodel Card {
            input name: String
            display title = name

        -   examples "a name" for text in ["Ada", "Bob"] {
        -     example "is shown" {
        +   examples "a name" {
        +     example "is shown" for text in ["Ada", "Bob"] {
                given name = text
                expect title == text
              }
            }
          }
        """),
    DiagnosticExplanation(
      of: .rowCount(missing: ["{column}"]),
      """
      Each row of a table has a value for each column.
      """,
      schema: """
          viewmodel Card {
            input name: String
            display title = name

        -   example "a name" for (text, expected) in [("Ada", "Ada"), ("Bob")] {
        +   example "a name" for (text, expected) in [("Ada", "Ada"), ("Bob", "Bob")] {
              given name = text
              expect title == expected
            }
          }
        """),
    DiagnosticExplanation(
      of: .noRows,
      """
      An example with a table runs once for each row.
      """,
      schema: """
          viewmodel Card {
            input name: String
            display title = name

        -   example "a name" for text: String in [] {
        +   example "a name" for text in ["Ada"] {
              given name = text
              expect title == text
            }
          }
        """),
    DiagnosticExplanation(
      of: .columnHidesMember(name: "{name}"),
      """
      The columns of a table have names that the view model does not use, so that a name has one meaning in an example.
      Only a column that sets an input can have its name: `given name = name`.
      """,
      schema: """
          viewmodel Card {
            input name: String
            display title = name

        -   example "a name" for title in ["Ada", "Bob"] {
        -     given name = title
        -     expect title.count == 3
        +   example "a name" for text in ["Ada", "Bob"] {
        +     given name = text
        +     expect title == text
            }
          }
        """),
    DiagnosticExplanation(
      of: .noNestedExample,
      """
      A group contains the examples that begin with its steps.
      """,
      schema: """
          viewmodel Card {
            input name: String
            display title = name

            examples "a name" {
              given name = "Ada"
        +
        +     example "is shown" {
        +       expect title == "Ada"
        +     }
            }
          }
        """),
    DiagnosticExplanation(
      of: .turnsOfExample(maximum: 1_000),
      """
      An example has the steps of a loop once for each element, so the elements are written in the example. It runs, and is
      shown, after each of them.
      """,
      schema: """
          viewmodel Counter {
            input start: Int
            state count = 0
            command add { count += start }

            example "counts" {
              given start = 2
        -     for _ in 0..<start {
        +     for _ in 0..<2 {
                when add()
              }
              expect count == 4
            }
          }
        """),
    DiagnosticExplanation(
      of: .endlessExampleLoop,
      """
      The condition is read again after each turn, and only `when` steps change the view model.
      """,
      schema: """
          viewmodel Counter {
            state count = 0
            command add { count += 1 }

            example "counts" {
              while count < 3 {
        +       when add()
                expect count <= 3
              }
            }
          }
        """),
  ]
}

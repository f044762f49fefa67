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
      of: .tableInTable,
      """
      Each example of a group with a table runs once for each row of that table.
      """,
      schema: """
          viewmodel Card {
            input name: String
            display title = name

        -   examples "a name" for text in ["Ada", "Bob"] {
        -     given name = text
        -     example "is shown" for length in [3] {
        +   examples "a name" for (text, length) in [("Ada", 3), ("Bob", 3)] {
        +     given name = text
        +     example "is shown" {
                expect title.count == length
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
      of: .turnsOfExample(maximum: 10_000),
      """
      An example runs whenever an editor shows its values, so that its loops end soon.
      """,
      schema: """
          viewmodel Counter {
            state count = 0
            command add { count += 1 }

            example "counts" {
        -     for _ in 0..<20_000 {
        +     for _ in 0..<20 {
                when add()
              }
              expect count > 10
            }
          }
        """),
    DiagnosticExplanation(
      of: .calledInItself(function: "{function}"),
      """
      The steps of a function stand in place of its call. So a function cannot call itself, or another that calls it.
      """,
      schema: """
          viewmodel Counter {
            state count = 0
            command add { count += 1 }

            examples "counting" {
              func addAndExpect(_ expected: Int) {
                when add()
                expect count == expected
        -       addAndExpect(2)
              }

              example "counts" {
                addAndExpect(1)
        +       addAndExpect(2)
              }
            }
          }
        """),
    DiagnosticExplanation(
      of: .loopInLoop(function: "{function}"),
      """
      The steps of a function stand in place of its call, and loops of examples have no loops inside.
      """,
      schema: """
          viewmodel Counter {
            state count = 0
            command add { count += 1 }
            command reset { count = 0 }

            examples "counting" {
              func add(times: Int) {
                while count < times { when add() }
                expect count == times
              }

              example "counts" {
        -       for times in [2, 3] { add(times: times) }
        +       add(times: 2)
        +       add(times: 3)
                when reset()
                expect count == 0
              }
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

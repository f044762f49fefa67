import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0605–VM0609: examples, and what they expect.
extension DiagnosticExplanation {
  static let exampleExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .expectationNotBool,
      """
      What is expected is a condition, which is true or false.
      """,
      bad: """
        viewmodel Card {
          input name: String
          display title = name

          example "shows the name" {
            given name = "Ada"
            expect title
          }
        }
        """,
      good: """
        viewmodel Card {
          input name: String
          display title = name

          example "shows the name" {
            given name = "Ada"
            expect title == "Ada"
          }
        }
        """),
    DiagnosticExplanation(
      of: .duplicateExample,
      """
      An example's title names it in the report of a test that failed.
      """,
      bad: """
        viewmodel Card {
          input name: String
          display title = name

          example "shows the name" {
            given name = "Ada"
            expect title == "Ada"
          }

          example "shows the name" {
            given name = ""
            expect title == ""
          }
        }
        """,
      good: """
        viewmodel Card {
          input name: String
          display title = name

          example "shows the name" {
            given name = "Ada"
            expect title == "Ada"
          }

          example "shows nothing without a name" {
            given name = ""
            expect title == ""
          }
        }
        """),
    DiagnosticExplanation(
      of: .noExpectation,
      """
      An example that expects nothing can never fail, and specifies nothing.
      """,
      bad: """
        viewmodel Card {
          input name: String
          display title = name

          example "shows the name" {
            given name = "Ada"
          }
        }
        """,
      good: """
        viewmodel Card {
          input name: String
          display title = name

          example "shows the name" {
            given name = "Ada"
            expect title == "Ada"
          }
        }
        """),
    DiagnosticExplanation(
      of: .exampleTitle,
      """
      An example's title says what it shows. It is a text in quotes, neither empty nor with anything put into it.
      """,
      bad: """
        viewmodel Card {
          input name: String
          display title = name

          example "" {
            given name = "Ada"
            expect title == "Ada"
          }
        }
        """,
      good: """
        viewmodel Card {
          input name: String
          display title = name

          example "shows the name" {
            given name = "Ada"
            expect title == "Ada"
          }
        }
        """),
  ]
}

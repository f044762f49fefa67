/// VM0605–VM0609: examples, and what they expect.
extension DiagnosticKind {
  static let exampleKinds: [DiagnosticKind] = [
    expectationNotBool,
    duplicateExample,
    noExpectation,
    exampleTitle,
  ]

  static let expectationNotBool = DiagnosticKind(
    "VM0605", "what is expected is `{type}`, not `Bool`",
    help: "compare it with the value expected: `== …`",
    explanation: """
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
      """)

  static let duplicateExample = DiagnosticKind(
    "VM0606", "two examples are called `{title}`",
    help: "say what differs between them",
    explanation: """
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
      """)

  static let noExpectation = DiagnosticKind(
    "VM0607", "the example expects nothing", severity: .warning,
    help: "add `expect …`",
    explanation: """
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
      """)

  static let exampleTitle = DiagnosticKind(
    "VM0609", "the title of an example is text, written out",
    help: "say in a few words what the example shows",
    explanation: """
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
      """)
}

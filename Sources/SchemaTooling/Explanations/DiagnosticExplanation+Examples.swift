import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0605–VM0609: titles and expectations of examples.
extension DiagnosticExplanation {
  static let exampleExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .expectationNotBool(type: "{type}"),
      """
      `expect` verifies that a condition is true.
      """,
      bad: """
        viewmodel Card {
          input name: String
          display title = name

          example "the name is shown" {
            given name = "Ada"
            expect title
          }
        }
        """,
      good: """
        viewmodel Card {
          input name: String
          display title = name

          example "the name is shown" {
            given name = "Ada"
            expect title == "Ada"
          }
        }
        """),
    DiagnosticExplanation(
      of: .eventInExpectation(name: "{name}"),
      """
      An event is not a value, so an expectation cannot read it. To verify that a view model emits it, verify a state that
      changes with it, or the reaction of a view model that contains it as a child.
      """,
      bad: """
        viewmodel Composer {
          event submitted(text: String)
          edit body: String = ""

          command post {
            emit submitted(text: body)
          }

          example "a text is submitted" {
            when body.text = "Hi"
            when post()
            expect submitted.last.text == "Hi"
          }
        }
        """,
      good: """
        viewmodel Composer {
          event submitted(text: String)
          edit body: String = ""

          command post {
            emit submitted(text: body)
          }
        }

        viewmodel Page {
          child composer = Composer()
          state posted: String?
          on composer.submitted(let text) { posted = text }

          example "a text is submitted" {
            when composer.body.text = "Hi"
            when composer.post()
            expect posted == "Hi"
          }
        }
        """),
    DiagnosticExplanation(
      of: .duplicateExample(title: "{title}"),
      """
      The title identifies the example when its test fails.
      """,
      bad: """
        viewmodel Card {
          input name: String
          display title = name

          example "the name is shown" {
            given name = "Ada"
            expect title == "Ada"
          }

          example "the name is shown" {
            given name = ""
            expect title == ""
          }
        }
        """,
      good: """
        viewmodel Card {
          input name: String
          display title = name

          example "the name is shown" {
            given name = "Ada"
            expect title == "Ada"
          }

          example "the title is empty without a name" {
            given name = ""
            expect title == ""
          }
        }
        """),
    DiagnosticExplanation(
      of: .noExpectation,
      """
      An example without `expect` can never fail.
      """,
      bad: """
        viewmodel Card {
          input name: String
          display title = name

          example "the name is shown" {
            given name = "Ada"
          }
        }
        """,
      good: """
        viewmodel Card {
          input name: String
          display title = name

          example "the name is shown" {
            given name = "Ada"
            expect title == "Ada"
          }
        }
        """),
    DiagnosticExplanation(
      of: .exampleTitle,
      """
      The title must not be empty and must not contain interpolations.
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

          example "the name is shown" {
            given name = "Ada"
            expect title == "Ada"
          }
        }
        """),
  ]
}

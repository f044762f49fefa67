import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0617–VM0623: which functions examples answer for.
extension DiagnosticExplanation {
  static let exampleStubExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .stubOfNoUse,
      """
      `given` sets the result of a service function. Name the service as `use` does, in the view model itself or in a view model
      that it creates.
      """,
      bad: """
        service Session {
          func userName() -> String
        }

        viewmodel Header {
          use session: Session
          display title = session.userName()

          example "shows the name" {
            given sesion.userName returns "Ada"
            expect title == "Ada"
          }
        }
        """,
      good: """
        service Session {
          func userName() -> String
        }

        viewmodel Header {
          use session: Session
          display title = session.userName()

          example "shows the name" {
            given session.userName returns "Ada"
            expect title == "Ada"
          }
        }
        """),
    DiagnosticExplanation(
      of: .stubOfNavigator,
      """
      In an example a navigator records what it was asked for.
      """,
      bad: """
        viewmodel Menu {
          use navigator: Navigator

          command close {
            navigator.pop()
          }

          example "closes" {
            given navigator.pop held
            when close()
            expect navigator == [pop]
          }
        }
        """,
      good: """
        viewmodel Menu {
          use navigator: Navigator

          command close {
            navigator.pop()
          }

          example "closes" {
            when close()
            expect navigator == [pop]
          }
        }
        """),
    DiagnosticExplanation(
      of: .queryUnanswered,
      """
      A formula asks its queries as soon as it is read. In an example a query that nothing is said of answers nil, an
      empty text, zero or an empty collection; a model, an enum or a date has no such value.
      """,
      bad: """
        model User {
          let name: String
        }

        service Session {
          func user() -> User
        }

        viewmodel Header {
          use session: Session
          display title = session.user().name

          example "shows the name" {
            expect title == "Ada"
          }
        }
        """,
      good: """
        model User {
          let name: String
        }

        service Session {
          func user() -> User
        }

        viewmodel Header {
          use session: Session
          display title = session.user().name

          example "shows the name" {
            given session.user returns User(name: "Ada")
            expect title == "Ada"
          }
        }
        """),
  ]
}

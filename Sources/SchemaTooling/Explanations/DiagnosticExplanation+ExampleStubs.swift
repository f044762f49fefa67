import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0617–VM0623: the functions that examples can stub.
extension DiagnosticExplanation {
  static let exampleStubExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .stubOfNoUse(model: "{model}", name: "{name}"),
      """
      `given` configures a service by the name of a `use` member, of the view model itself or of a view model that it
      creates.
      """,
      schema: """
          service Session {
            func userName() -> String
          }

          viewmodel Header {
            use session: Session
            display title = session.userName()

            example "the name is shown" {
        -     given sesion.userName returns "Ada"
        +     given session.userName returns "Ada"
              expect title == "Ada"
            }
          }
        """),
    DiagnosticExplanation(
      of: .stubOfNavigator(name: "{name}"),
      """
      In an example, a navigator only records navigation.
      """,
      schema: """
          viewmodel Menu {
            use navigator: Navigator

            command close {
              navigator.pop()
            }

            example "the screen is dismissed" {
        -     given navigator.pop held
              when close()
              expect navigator == [pop]
            }
          }
        """),
    DiagnosticExplanation(
      of: .queryUnanswered(type: "{type}", name: "{name}"),
      """
      In an example, a query without a configured response returns nil, an empty text, zero or an empty collection. A
      model, an enum or a date has no such default.
      """,
      schema: """
          model User {
            let name: String
          }

          service Session {
            func user() -> User
          }

          viewmodel Header {
            use session: Session
            display title = session.user().name

            example "the name is shown" {
        +     given session.user returns User(name: "Ada")
              expect title == "Ada"
            }
          }
        """),
  ]
}

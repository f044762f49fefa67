import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0557–VM0562: drafts, services and view models in steps.
extension DiagnosticExplanation {
  static let stepTargetExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .notADraft(name: "{name}"),
      """
      `commit` writes a draft to its source, and `revert` discards the changes of a draft.
      """,
      schema: """
          model Person {
            var name: String
          }

          viewmodel Form {
            input person: Person
            draft form = person
            edit name = $form.name

            command save {
        -     commit person
        +     commit form
            }
          }
        """),
    DiagnosticExplanation(
      of: .notAService(name: "{name}"),
      """
      `invalidate` drops the cached query results of a service. Write the name of a `use` member after it.
      """,
      schema: """
          service Session {
            func userName() -> String
          }

          viewmodel Header {
            use session: Session
            display title = session.userName()

            command refresh {
        -     invalidate sesion
        +     invalidate session
            }
          }
        """),
    DiagnosticExplanation(
      of: .nothingToInvalidate(service: "{service}"),
      """
      Only the results of queries, which are functions without `async`, are cached. Other functions are called each
      time.
      """,
      schema: """
          service Session {
            func userName() async -> String
          }

          viewmodel Header {
            use session: Session
            state name = ""

            command refresh {
        -     invalidate session
              name = await session.userName()
            }
          }
        """),
    DiagnosticExplanation(
      of: .navigationInFormula(name: "{name}"),
      """
      A navigator displays another view model. Steps of commands and reactions can call it.
      """,
      schema: """
          viewmodel Menu {
            use navigator: Navigator
            state isOpen = true

            command close {
        -     isOpen = navigator.pop()
        +     navigator.pop()
        +     isOpen = false
            }
          }
        """),
    DiagnosticExplanation(
      of: .navigatesNowhere(name: "{name}"),
      """
      The step creates the view model with its inputs. Services and context are passed automatically.
      """,
      schema: """
          viewmodel Home {
            input user: String
            display title = user
          }

          viewmodel Menu {
            use navigator: Navigator
            input user: String

            command open {
        -     navigator.push(user)
        +     navigator.push(Home(user: user))
            }
          }
        """),
    DiagnosticExplanation(
      of: .notAViewModel(name: "{name}"),
      """
      You can navigate to view models that are declared in this module or in an imported module.
      """,
      schema: """
          viewmodel Home {
            input user: String
            display title = user
          }

          viewmodel Menu {
            use navigator: Navigator
            input user: String

            command open {
        -     navigator.push(Hom(user: user))
        +     navigator.push(Home(user: user))
            }
          }
        """),
  ]
}

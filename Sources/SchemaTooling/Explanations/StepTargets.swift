import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0557–VM0562: what steps name: drafts, services, view models.
extension DiagnosticExplanation {
  static let stepTargetExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .notADraft,
      """
      `commit` writes a draft to what it was made of, and `revert` takes that again.
      """,
      bad: """
        model Person {
          var name: String
        }

        viewmodel Form {
          input person: Person
          draft form = person
          edit name = $form.name

          command save {
            commit person
          }
        }
        """,
      good: """
        model Person {
          var name: String
        }

        viewmodel Form {
          input person: Person
          draft form = person
          edit name = $form.name

          command save {
            commit form
          }
        }
        """),
    DiagnosticExplanation(
      of: .notAService,
      """
      `invalidate` names a `use` of the view model. The step drops the cached results of its queries.
      """,
      bad: """
        service Session {
          func userName() -> String
        }

        viewmodel Header {
          use session: Session
          display title = session.userName()

          command refresh {
            invalidate sesion
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

          command refresh {
            invalidate session
          }
        }
        """),
    DiagnosticExplanation(
      of: .nothingToInvalidate,
      """
      The view model caches the results of queries: functions that are not `async`. `invalidate` drops these results.
      The results of `async` functions are not cached.
      """,
      bad: """
        service Session {
          func userName() async -> String
        }

        viewmodel Header {
          use session: Session
          state name = ""

          command refresh {
            invalidate session
            name = await session.userName()
          }
        }
        """,
      good: """
        service Session {
          func userName() async -> String
        }

        viewmodel Header {
          use session: Session
          state name = ""

          command refresh {
            name = await session.userName()
          }
        }
        """),
    DiagnosticExplanation(
      of: .navigationInFormula,
      """
      A navigator shows another view model. It is called by a step of a command or a reaction, and has no result.
      """,
      bad: """
        viewmodel Menu {
          use navigator: Navigator
          state isOpen = true

          command close {
            isOpen = navigator.pop()
          }
        }
        """,
      good: """
        viewmodel Menu {
          use navigator: Navigator
          state isOpen = true

          command close {
            navigator.pop()
            isOpen = false
          }
        }
        """),
    DiagnosticExplanation(
      of: .navigatesNowhere,
      """
      A view model is made where it is shown, with its inputs. Its services and its context come from the one that makes
      it.
      """,
      bad: """
        viewmodel Home {
          input user: String
          display title = user
        }

        viewmodel Menu {
          use navigator: Navigator
          input user: String

          command open {
            navigator.push(user)
          }
        }
        """,
      good: """
        viewmodel Home {
          input user: String
          display title = user
        }

        viewmodel Menu {
          use navigator: Navigator
          input user: String

          command open {
            navigator.push(Home(user: user))
          }
        }
        """),
    DiagnosticExplanation(
      of: .notAViewModel,
      """
      Navigation shows view models that a schema of this module, or of an imported one, declares.
      """,
      bad: """
        viewmodel Home {
          input user: String
          display title = user
        }

        viewmodel Menu {
          use navigator: Navigator
          input user: String

          command open {
            navigator.push(Hom(user: user))
          }
        }
        """,
      good: """
        viewmodel Home {
          input user: String
          display title = user
        }

        viewmodel Menu {
          use navigator: Navigator
          input user: String

          command open {
            navigator.push(Home(user: user))
          }
        }
        """),
  ]
}

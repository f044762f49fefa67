import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0619–VM0622: responses of services in examples.
extension DiagnosticExplanation {
  static let exampleAnswerExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .answerKind(name: "{name}", word: "{word}"),
      """
      A query supports `returns`. An `async` function also supports `held`, and `throws` if it can throw. A stream
      supports `sends`, `ends`, and `throws` if it can throw.
      """,
      schema: """
          service Session {
            func userName() -> String
          }

          viewmodel Header {
            use session: Session
            display title = session.userName()

            example "the name is shown" {
        -     given session.userName held
        +     given session.userName returns "Ada"
              expect title == "Ada"
            }
          }
        """),
    DiagnosticExplanation(
      of: .sendsNothing(name: "{name}"),
      """
      For a `stream Void`, `sends` only tells that something happened.
      """,
      schema: """
          service Cart {
            func changes() -> stream Void
          }

          viewmodel Badge {
            use cart: Cart
            state count = 0

            follow _ from cart.changes() { count += 1 }

            example "a change is counted" {
        -     when cart.changes sends 1
        +     when cart.changes sends
              expect count == 1
            }
          }
        """),
    DiagnosticExplanation(
      of: .returnsNothing(name: "{name}"),
      """
      For a function without a result, `returns` only makes the call finish.
      """,
      schema: """
          service Session {
            func signOut() async
          }

          viewmodel Menu {
            use session: Session
            state isDone = false

            command leave {
              await session.signOut()
              isDone = true
            }

            example "leaving completes" {
        -     given session.signOut returns true
        +     given session.signOut returns
              when leave()
              expect isDone
            }
          }
        """),
    DiagnosticExplanation(
      of: .returnMissing(name: "{name}", type: "{type}"),
      """
      The result must have the type that the function declares.
      """,
      schema: """
          service Session {
            func userName() -> String
          }

          viewmodel Header {
            use session: Session
            display title = session.userName()

            example "the name is shown" {
        -     given session.userName returns
        +     given session.userName returns "Ada"
              expect title == "Ada"
            }
          }
        """),
    DiagnosticExplanation(
      of: .errorNeedsType,
      """
      If a function declares `throws(E)`, `.case` is a case of `E`. If it only declares `throws`, write the type of
      the error.
      """,
      schema: """
          error Problem {
            case offline "You appear to be offline"
          }

          service Session {
            func signOut() async throws
          }

          viewmodel Menu {
            use session: Session

            command leave {
              try await session.signOut()
            }

            example "the error is shown" {
        -     given session.signOut throws .offline
        +     given session.signOut throws Problem.offline
              when leave()
              expect leave.errorText == "You appear to be offline"
            }
          }
        """),
    DiagnosticExplanation(
      of: .argumentsOfCalls(place: "{place}"),
      """
      The calls of a function are read by the names of its parameters: `map` selects one of them.
      """,
      schema: """
          service Session {
            func signIn(login: String) async
          }

          viewmodel Login {
            use session: Session

            command enter(name: String) {
              await session.signIn(login: name)
            }

            example "two names" {
              when enter(name: "Ada")
              when enter(name: "Bob")
        -     expect session.signIn.arguments.map { $0 } == ["Ada", "Bob"]
        +     expect session.signIn.arguments.map { $0.login } == ["Ada", "Bob"]
            }
          }
        """),
  ]
}

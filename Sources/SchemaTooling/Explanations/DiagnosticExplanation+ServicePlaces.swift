import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0459–VM0466: uses of services.
extension DiagnosticExplanation {
  static let servicePlaceExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .serviceNotCalled(name: "{name}"),
      """
      You call a service's function with parentheses, even if it has no parameters.
      """,
      schema: """
          service Session {
            func userName() -> String
          }

          viewmodel Header {
            use session: Session
        -   display title = session.userName
        +   display title = session.userName()
          }
        """),
    DiagnosticExplanation(
      of: .serviceAsValue(name: "{name}"),
      """
      You can call the functions of a service, but you cannot display it, compare it or pass it on.
      """,
      schema: """
          service Session {
            func userName() -> String
          }

          viewmodel Header {
            use session: Session
        -   display title = words(session, session.userName())
        +   display title = words(session.userName())
          }
        """),
    DiagnosticExplanation(
      of: .effectInFormula(name: "{name}", effect: "{effect}"),
      """
      A display is computed immediately and repeatedly. Call functions that suspend or throw in a command, write the
      result to a state, and display that state.
      """,
      schema: """
          service Session {
            func userName() async -> String
          }

          viewmodel Header {
            use session: Session
        -   display title = session.userName()
        +   state title = ""
        +
        +   command load {
        +     title = await session.userName()
        +   }
          }
        """),
    DiagnosticExplanation(
      of: .streamInFormula(name: "{name}"),
      """
      `follow` writes each value of a stream to a state or an input, which displays can read.
      """,
      schema: """
          service Prices {
            func updates() -> stream Int
          }

          viewmodel Ticker {
            use prices: Prices
        -   display price = prices.updates()
        +   state price = 0
        +   follow price from prices.updates()
          }
        """),
    DiagnosticExplanation(
      of: .noResult(name: "{name}"),
      """
      A function without a result type is called for its side effect, so it cannot be part of an expression.
      """,
      schema: """
          service Session {
            func signOut() async
          }

          viewmodel Menu {
            use session: Session
            state isSignedOut = false

            command leave {
        -     isSignedOut = await session.signOut()
        +     await session.signOut()
        +     isSignedOut = true
            }
          }
        """),
    DiagnosticExplanation(
      of: .unusedUse(name: "{name}"),
      """
      Every service that a view model declares must be passed to its initializer. An unused one has no effect.
      """,
      schema: """
          service Session {
            func userName() -> String
          }

          viewmodel Header {
        -   input text: String
            use session: Session
        -   display title = text
        +   display title = session.userName()
          }
        """),
    DiagnosticExplanation(
      of: .callsOutsideExample,
      """
      In an example, a test double records the calls of a service, and `history` the values of a property. An app
      records neither.
      """,
      schema: """
          service Session {
            func userName() -> String
          }

          viewmodel Header {
            use session: Session
            display title = session.userName()
        -   display count = session.userName.calls
        +
        +   example "the query is called once" {
        +     given session.userName returns "Ada"
        +     expect title == "Ada"
        +     expect session.userName.calls == 1
        +   }
          }
        """),
    DiagnosticExplanation(
      of: .noSuchParameter(function: "{function}", name: "{name}"),
      """
      `last` gives access to the arguments of the last call by parameter name: `session.signIn.last.login`. It is nil
      if there was no call.
      """,
      schema: """
          service Session {
            func userName(id: Int) -> String
          }

          viewmodel Header {
            use session: Session
            display title = session.userName(id: 7)

            example "the query receives the identifier" {
              given session.userName returns "Ada"
              expect title == "Ada"
        -     expect session.userName.last.user == 7
        +     expect session.userName.last.id == 7
            }
          }
        """),
  ]
}

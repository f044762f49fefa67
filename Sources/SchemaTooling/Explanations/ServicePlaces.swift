import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0459–VM0465: where the functions of services are named.
extension DiagnosticExplanation {
  static let servicePlaceExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .serviceNotCalled,
      """
      A service's function is called with parentheses, even where it takes nothing.
      """,
      bad: """
        service Session {
          func userName() -> String
        }

        viewmodel Header {
          use session: Session
          display title = session.userName
        }
        """,
      good: """
        service Session {
          func userName() -> String
        }

        viewmodel Header {
          use session: Session
          display title = session.userName()
        }
        """),
    DiagnosticExplanation(
      of: .serviceAsValue,
      """
      A service is asked by its functions. It is no value that could be shown, compared or passed on.
      """,
      bad: """
        service Session {
          func userName() -> String
        }

        viewmodel Header {
          use session: Session
          display title = words(session, session.userName())
        }
        """,
      good: """
        service Session {
          func userName() -> String
        }

        viewmodel Header {
          use session: Session
          display title = words(session.userName())
        }
        """),
    DiagnosticExplanation(
      of: .effectInFormula,
      """
      A display is computed at once, again and again. What waits or fails is a step of a command, which writes what it
      was answered to a state, and the display reads that.
      """,
      bad: """
        service Session {
          func userName() async -> String
        }

        viewmodel Header {
          use session: Session
          display title = session.userName()
        }
        """,
      good: """
        service Session {
          func userName() async -> String
        }

        viewmodel Header {
          use session: Session
          state title = ""

          command load {
            title = await session.userName()
          }
        }
        """),
    DiagnosticExplanation(
      of: .streamInFormula,
      """
      A stream is followed: each value that it sends is written to a state or an input, and displays read that.
      """,
      bad: """
        service Prices {
          func updates() -> stream Int
        }

        viewmodel Ticker {
          use prices: Prices
          display price = prices.updates()
        }
        """,
      good: """
        service Prices {
          func updates() -> stream Int
        }

        viewmodel Ticker {
          use prices: Prices
          state price = 0
          follow price from prices.updates()
        }
        """),
    DiagnosticExplanation(
      of: .noResult,
      """
      A function without `-> Type` is called for its effect. There is nothing that could be kept or shown.
      """,
      bad: """
        service Session {
          func signOut() async
        }

        viewmodel Menu {
          use session: Session
          state isSignedOut = false

          command leave {
            isSignedOut = await session.signOut()
          }
        }
        """,
      good: """
        service Session {
          func signOut() async
        }

        viewmodel Menu {
          use session: Session
          state isSignedOut = false

          command leave {
            await session.signOut()
            isSignedOut = true
          }
        }
        """),
    DiagnosticExplanation(
      of: .unusedUse,
      """
      Every service that a view model uses has to be given to it. One that nothing calls would be given for nothing.
      """,
      bad: """
        service Session {
          func userName() -> String
        }

        viewmodel Header {
          input text: String
          use session: Session
          display title = text
        }
        """,
      good: """
        service Session {
          func userName() -> String
        }

        viewmodel Header {
          use session: Session
          display title = session.userName()
        }
        """),
    DiagnosticExplanation(
      of: .callsOutsideExample,
      """
      In an example a double stands for a service, and keeps what it was called with. The service itself does not.
      """,
      bad: """
        service Session {
          func userName() -> String
        }

        viewmodel Header {
          use session: Session
          display title = session.userName()
          display count = session.userName.calls
        }
        """,
      good: """
        service Session {
          func userName() -> String
        }

        viewmodel Header {
          use session: Session
          display title = session.userName()

          example "asks once" {
            given session.userName returns "Ada"
            expect title == "Ada"
            expect session.userName.calls == 1
          }
        }
        """),
    DiagnosticExplanation(
      of: .noSuchParameter,
      """
      What a service was last called with is asked by the name of the parameter: `session.signIn.last.login`. It is nil
      where it was never called.
      """,
      bad: """
        service Session {
          func userName(id: Int) -> String
        }

        viewmodel Header {
          use session: Session
          display title = session.userName(id: 7)

          example "asks for the user" {
            given session.userName returns "Ada"
            expect title == "Ada"
            expect session.userName.last.user == 7
          }
        }
        """,
      good: """
        service Session {
          func userName(id: Int) -> String
        }

        viewmodel Header {
          use session: Session
          display title = session.userName(id: 7)

          example "asks for the user" {
            given session.userName returns "Ada"
            expect title == "Ada"
            expect session.userName.last.id == 7
          }
        }
        """),
  ]
}

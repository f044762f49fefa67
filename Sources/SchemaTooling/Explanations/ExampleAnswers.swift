import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0619–VM0622: what services answer in examples.
extension DiagnosticExplanation {
  static let exampleAnswerExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .answerKind,
      """
      A query `returns`; a function that is `async` may be `held` too; one that says so `throws`; a stream `sends`,
      `ends`, and where it says so `throws`.
      """,
      bad: """
        service Session {
          func userName() -> String
        }

        viewmodel Header {
          use session: Session
          display title = session.userName()

          example "shows the name" {
            given session.userName held
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
      of: .returnsNothing,
      """
      A function without a result only comes to its end.
      """,
      bad: """
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

          example "leaves" {
            given session.signOut returns true
            when leave()
            expect isDone
          }
        }
        """,
      good: """
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

          example "leaves" {
            given session.signOut returns
            when leave()
            expect isDone
          }
        }
        """),
    DiagnosticExplanation(
      of: .returnMissing,
      """
      A function with a result returns a value of its type.
      """,
      bad: """
        service Session {
          func userName() -> String
        }

        viewmodel Header {
          use session: Session
          display title = session.userName()

          example "shows the name" {
            given session.userName returns
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
      of: .errorNeedsType,
      """
      Where a function says `throws(E)`, a case of `E` is meant. Where it says `throws` alone, the error's type is
      written.
      """,
      bad: """
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

          example "tells why not" {
            given session.signOut throws .offline
            when leave()
            expect leave.errorText == "You appear to be offline"
          }
        }
        """,
      good: """
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

          example "tells why not" {
            given session.signOut throws Problem.offline
            when leave()
            expect leave.errorText == "You appear to be offline"
          }
        }
        """),
  ]
}

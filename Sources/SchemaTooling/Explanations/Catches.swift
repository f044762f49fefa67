import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0571–VM0574: `catch`.
extension DiagnosticExplanation {
  static let catchExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .nothingToCatch,
      """
      A `catch` takes what the steps before it throw. Where none of them does, its steps are never run.
      """,
      bad: """
        viewmodel Counter {
          state count = 0

          command increment {
            count += 1
          } catch {
            count = 0
          }
        }
        """,
      good: """
        viewmodel Counter {
          state count = 0

          command increment {
            count += 1
          }
        }
        """),
    DiagnosticExplanation(
      of: .catchPattern,
      """
      What is caught is told apart by the cases of the errors that are thrown. A `catch` without a case takes every error,
      and its steps read it as `error`.
      """,
      bad: """
        error Problem {
          case offline "You appear to be offline"
        }

        service Session {
          func signOut() async throws(Problem)
        }

        viewmodel Menu {
          use session: Session
          state text = ""

          command leave {
            try await session.signOut()
          } catch let problem {
            text = "It did not work"
          }
        }
        """,
      good: """
        error Problem {
          case offline "You appear to be offline"
        }

        service Session {
          func signOut() async throws(Problem)
        }

        viewmodel Menu {
          use session: Session
          state text = ""

          command leave {
            try await session.signOut()
          } catch {
            text = error.label
          }
        }
        """),
    DiagnosticExplanation(
      of: .catchOfTwoErrors,
      """
      The cases of one `catch` are of one error, as in Swift.
      """,
      bad: """
        error Problem {
          case offline "You appear to be offline"
        }

        error Refusal {
          case denied "That is not allowed"
        }

        service Session {
          func check() async throws(Refusal)
          func signOut() async throws(Problem)
        }

        viewmodel Menu {
          use session: Session
          state isDone = false

          command leave {
            try await session.check()
            try await session.signOut()
          } catch .offline, .denied {
            isDone = true
          }
        }
        """,
      good: """
        error Problem {
          case offline "You appear to be offline"
        }

        error Refusal {
          case denied "That is not allowed"
        }

        service Session {
          func check() async throws(Refusal)
          func signOut() async throws(Problem)
        }

        viewmodel Menu {
          use session: Session
          state isDone = false

          command leave {
            try await session.check()
            try await session.signOut()
          } catch .offline {
            isDone = true
          } catch .denied {
            isDone = true
          }
        }
        """),
    DiagnosticExplanation(
      of: .catchNeedsType,
      """
      A case is named without its type where one declared error is thrown that has it. A function that says `throws` alone
      may throw any error, and two errors may have cases of one name.
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
          state isOffline = false

          command leave {
            try await session.signOut()
          } catch .offline {
            isOffline = true
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
          state isOffline = false

          command leave {
            try await session.signOut()
          } catch Problem.offline {
            isOffline = true
          }
        }
        """),
  ]
}

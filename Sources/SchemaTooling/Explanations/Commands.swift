import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0541–VM0548: commands, and the words of their steps.
extension DiagnosticExplanation {
  static let commandExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .gateNotBool,
      """
      What stands behind `when` says whether the command can run.
      """,
      bad: """
        viewmodel Counter {
          state count = 0

          command decrement when count {
            count -= 1
          }
        }
        """,
      good: """
        viewmodel Counter {
          state count = 0

          command decrement when count > 0 {
            count -= 1
          }
        }
        """),
    DiagnosticExplanation(
      of: .idlePolicy,
      """
      A policy says what happens when a command is called while it runs. One without `await`, `confirm` or `prompt` is
      over when its call returns.
      """,
      bad: """
        viewmodel Counter {
          state count = 0

          command increment queue {
            count += 1
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
      of: .idleBusy,
      """
      A busy text is shown while a command waits. One without `await`, `confirm` or `prompt` is over at once.
      """,
      bad: """
        viewmodel Counter {
          state count = 0

          command increment busy "Counting…" {
            count += 1
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
      of: .missingAwait,
      """
      `await` shows where a command waits: between two of them everything happens at once.
      """,
      bad: """
        service Session {
          func signOut() async
        }

        viewmodel Menu {
          use session: Session

          command leave {
            session.signOut()
          }
        }
        """,
      good: """
        service Session {
          func signOut() async
        }

        viewmodel Menu {
          use session: Session

          command leave {
            await session.signOut()
          }
        }
        """),
    DiagnosticExplanation(
      of: .missingTry,
      """
      `try` shows where a command may stop: at an error the steps behind it are left out.
      """,
      bad: """
        service Session {
          func signOut() async throws
        }

        viewmodel Menu {
          use session: Session

          command leave {
            await session.signOut()
          }
        }
        """,
      good: """
        service Session {
          func signOut() async throws
        }

        viewmodel Menu {
          use session: Session

          command leave {
            try await session.signOut()
          }
        }
        """),
    DiagnosticExplanation(
      of: .needlessTry,
      """
      `try` marks what may throw, and nothing else, so that it can be trusted.
      """,
      bad: """
        service Session {
          func signOut() async
        }

        viewmodel Menu {
          use session: Session

          command leave {
            try await session.signOut()
          }
        }
        """,
      good: """
        service Session {
          func signOut() async
        }

        viewmodel Menu {
          use session: Session

          command leave {
            await session.signOut()
          }
        }
        """),
    DiagnosticExplanation(
      of: .needlessAwait,
      """
      `await` marks where a command waits, and nothing else, so that it can be trusted.
      """,
      bad: """
        viewmodel Counter {
          state count = 0

          command increment {
            count = await count + 1
          }
        }
        """,
      good: """
        viewmodel Counter {
          state count = 0

          command increment {
            count = count + 1
          }
        }
        """),
  ]
}

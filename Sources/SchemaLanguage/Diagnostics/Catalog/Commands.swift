/// VM0541–VM0548: commands, and the words of their steps.
extension DiagnosticKind {
  static let commandKinds: [DiagnosticKind] = [
    gateNotBool,
    idlePolicy,
    idleBusy,
    missingAwait,
    missingTry,
    needlessTry,
    needlessAwait,
  ]

  static let gateNotBool = DiagnosticKind(
    "VM0541", "the gate of a command is `{type}`, not `Bool`",
    explanation: """
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
      """)

  static let idlePolicy = DiagnosticKind(
    "VM0543", "`{policy}` has no effect: the command never waits", severity: .warning,
    help: "remove it",
    explanation: """
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
      """)

  static let idleBusy = DiagnosticKind(
    "VM0544", "the text is never shown: `{name}` never waits", severity: .warning,
    help: "remove `busy`",
    explanation: """
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
      """)

  static let missingAwait = DiagnosticKind(
    "VM0545", "`{name}` is `async`, and is not marked with `await`",
    help: "write `await` before it",
    explanation: """
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
      """)

  static let missingTry = DiagnosticKind(
    "VM0546", "`{name}` may throw, and is not marked with `try`",
    help: "write `try` before it",
    explanation: """
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
      """)

  static let needlessTry = DiagnosticKind(
    "VM0547", "nothing here throws",
    help: "remove `try`",
    explanation: """
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
      """)

  static let needlessAwait = DiagnosticKind(
    "VM0548", "nothing here waits",
    help: "remove `await`",
    explanation: """
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
      """)
}

import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0549–VM0556, VM0563: what steps do.
extension DiagnosticExplanation {
  static let stepExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .effectInside,
      """
      What waits or fails is a step of its own, so that the order in which things happen can be seen.
      """,
      bad: """
        service Prices {
          func current() async -> Int
        }

        viewmodel Ticker {
          use prices: Prices
          state price = 0

          command load {
            price = await prices.current() * 100
          }
        }
        """,
      good: """
        service Prices {
          func current() async -> Int
        }

        viewmodel Ticker {
          use prices: Prices
          state price = 0

          command load {
            let current = await prices.current()
            price = current * 100
          }
        }
        """),
    DiagnosticExplanation(
      of: .stepWithoutEffect,
      """
      A step assigns something or calls something for its effect. A formula alone changes nothing.
      """,
      bad: """
        viewmodel Counter {
          state count = 0

          command increment {
            count += 1
            max(count, 10)
          }
        }
        """,
      good: """
        viewmodel Counter {
          state count = 0

          command increment {
            count += 1
            count = min(count, 10)
          }
        }
        """),
    DiagnosticExplanation(
      of: .commandAgainInside,
      """
      A command that calls itself runs again once this run is over: after a prompt for a code, for instance. Steps behind
      the call would run before it.
      """,
      bad: """
        service Session {
          func signIn(code: String?) async
        }

        viewmodel Login {
          use session: Session
          state tries = 0

          command signIn(code: String? = nil) {
            await session.signIn(code: code)
            if tries < 3 {
              signIn(code: code)
              tries += 1
            }
          }
        }
        """,
      good: """
        service Session {
          func signIn(code: String?) async
        }

        viewmodel Login {
          use session: Session
          state tries = 0

          command signIn(code: String? = nil) {
            await session.signIn(code: code)
            if tries < 3 {
              tries += 1
              signIn(code: code)
            }
          }
        }
        """),
    DiagnosticExplanation(
      of: .commandAsValue,
      """
      In an expression a command is asked how it stands. In a step it is called: `save()`.
      """,
      bad: """
        viewmodel Counter {
          state count = 0

          command increment {
            count += 1
          }
          display isDisabled = increment
        }
        """,
      good: """
        viewmodel Counter {
          state count = 0

          command increment {
            count += 1
          }
          display isDisabled = !increment.canRun
        }
        """),
    DiagnosticExplanation(
      of: .commandInFormula,
      """
      A command is run for what it does: by a view, or as a step of another. It has no result that could be kept or shown.
      """,
      bad: """
        viewmodel Counter {
          state count = 0

          command increment {
            count += 1
          }
          command twice {
            count = increment()
          }
        }
        """,
      good: """
        viewmodel Counter {
          state count = 0

          command increment {
            count += 1
          }
          command twice {
            increment()
            increment()
          }
        }
        """),
    DiagnosticExplanation(
      of: .neverFails,
      """
      A command fails with what its steps throw and its `catch` clauses leave. Where that is nothing, there is no error to
      show.
      """,
      bad: """
        viewmodel Counter {
          state count = 0

          command increment {
            count += 1
          }
          display problem = increment.errorText ?? ""
        }
        """,
      good: """
        viewmodel Counter {
          state count = 0

          command increment {
            count += 1
          }
          display title = count.formatted()
        }
        """),
    DiagnosticExplanation(
      of: .unusedParameter,
      """
      A command is called with what its steps need. What they do not read has no effect.
      """,
      bad: """
        viewmodel Counter {
          state count = 0

          command increment(by step: Int) {
            count += 1
          }
        }
        """,
      good: """
        viewmodel Counter {
          state count = 0

          command increment(by step: Int) {
            count += step
          }
        }
        """),
    DiagnosticExplanation(
      of: .asksOutsideCommand,
      """
      A question is shown by the view that ran the command. What happens by itself has nobody to ask.
      """,
      bad: """
        viewmodel Session {
          state isExpired = false

          on isExpired {
            confirm "Sign in again?"
            isExpired = false
          }
        }
        """,
      good: """
        viewmodel Session {
          state isExpired = false

          on isExpired {
            renew()
          }
          command renew {
            confirm "Sign in again?"
            isExpired = false
          }
        }
        """),
    DiagnosticExplanation(
      of: .endlessCommands,
      """
      A command that waits for nothing is over before the step behind its call. Commands that run each other whatever
      happens never are.
      """,
      bad: """
        viewmodel Counter {
          state count = 0

          command up {
            count += 1
            down()
          }
          command down {
            count -= 1
            up()
          }
        }
        """,
      good: """
        viewmodel Counter {
          state count = 0

          command up {
            count += 1
            down()
          }
          command down when count > 9 {
            count -= 1
            up()
          }
        }
        """),
  ]
}

/// VM0549–VM0556, VM0563: what steps do.
extension DiagnosticKind {
  static let stepKinds: [DiagnosticKind] = [
    effectInside,
    stepWithoutEffect,
    commandAgainInside,
    commandAsValue,
    commandInFormula,
    neverFails,
    unusedParameter,
    asksOutsideCommand,
    endlessCommands,
  ]

  static let effectInside = DiagnosticKind(
    "VM0549", "`{name}` stands inside of another expression",
    help: "name its answer first: `let … = … {name}(…)`",
    explanation: """
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
      """)

  static let stepWithoutEffect = DiagnosticKind(
    "VM0550", "the step computes a value and does nothing with it",
    help: "assign it, or remove the step",
    explanation: """
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
      """)

  static let commandAgainInside = DiagnosticKind(
    "VM0551", "`{name}` calls itself before its last step",
    help: "make it the last step: it runs once more when this run is over",
    explanation: """
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
      """)

  static let commandAsValue = DiagnosticKind(
    "VM0552", "the command `{name}` is no value",
    help: "ask how it stands: `{name}.isRunning`, `{name}.canRun`",
    explanation: """
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
      """)

  static let commandInFormula = DiagnosticKind(
    "VM0553", "the command `{name}` gives no value",
    help: "call it as a step of its own",
    explanation: """
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
      """)

  static let neverFails = DiagnosticKind(
    "VM0554", "`{name}` never fails, so that there is no `{facet}`",
    help: "remove it",
    explanation: """
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
      """)

  static let unusedParameter = DiagnosticKind(
    "VM0555", "nothing reads the parameter `{name}`", severity: .warning,
    help: "remove it, or read it in a step",
    explanation: """
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
      """)

  static let asksOutsideCommand = DiagnosticKind(
    "VM0556", "only a command can `{word}`",
    help: "put it into a command, and call that here",
    explanation: """
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
      """)

  static let endlessCommands = DiagnosticKind(
    "VM0563", "this never ends: {path}",
    help: "give one of them a gate with `when`, or take the call into an `if`",
    explanation: """
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
      """)
}

import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0542, VM0549–VM0556, VM0563 and VM0689: the effects and questions of steps.
extension DiagnosticExplanation {
  static let stepExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .effectInDefer(),
      """
      The steps of a `defer` also run if the run is cancelled. They neither suspend, call or emit anything, nor change a
      variable or end the steps around them.
      """,
      schema: """
          service Uploads {
            func start() async
            func log(_ text: String) async
          }

          viewmodel Upload {
            use uploads: Uploads
            state isActive = false

            command start {
              isActive = true
              defer {
                isActive = false
        -       await uploads.log("end")
              }
              await uploads.start()
        +     await uploads.log("end")
            }
          }
        """),
    DiagnosticExplanation(
      of: .effectInside(name: "{name}"),
      """
      A call that suspends or throws is a step of its own. Calls inside of a value are made before the rest of the value is
      read, and those after `??` or in a part of `a ? b : c` if they are needed. A call after `&&` or `||` is a condition
      of its own, and one in a closure needs a `for`.
      """,
      schema: """
          service Prices {
            func current() async -> Int
          }

          viewmodel Ticker {
            use prices: Prices
            state price = 0

            command load {
        -     price = await [1, 2].map { $0 * prices.current() }.sum()
        +     for factor in [1, 2] { price += factor * (await prices.current()) }
            }
          }
        """),
    DiagnosticExplanation(
      of: .stepWithoutEffect,
      """
      A step assigns a value or calls a function for its side effect.
      """,
      schema: """
          viewmodel Counter {
            state count = 0

            command increment {
              count += 1
        -     max(count, 10)
        +     count = min(count, 10)
            }
          }
        """),
    DiagnosticExplanation(
      of: .commandAgainInside(name: "{name}"),
      """
      A command that calls itself runs again after the current run has finished. Steps after the call would run before
      it.
      """,
      schema: """
          service Session {
            func signIn(code: String?) async
          }

          viewmodel Login {
            use session: Session
            state tries = 0

            command signIn(code: String? = nil) {
              await session.signIn(code: code)
              if tries < 3 {
        +       tries += 1
                signIn(code: code)
        -       tries += 1
              }
            }
          }
        """),
    DiagnosticExplanation(
      of: .commandAsValue(name: "{name}"),
      """
      In an expression, you can read the status of a command. To run it, call it in a step: `save()`.
      """,
      schema: """
          viewmodel Counter {
            state count = 0

            command increment {
              count += 1
            }
        -   display isDisabled = increment
        +   display isDisabled = !increment.canRun
          }
        """),
    DiagnosticExplanation(
      of: .commandInFormula(name: "{name}"),
      """
      A view or a step runs a command for its side effects. It cannot be part of an expression.
      """,
      schema: """
          viewmodel Counter {
            state count = 0

            command increment {
              count += 1
            }
            command twice {
        -     count = increment()
        +     increment()
        +     increment()
            }
          }
        """),
    DiagnosticExplanation(
      of: .neverFails(name: "{name}", facet: "{facet}"),
      """
      A command has an `error` only if its steps can throw an error that no `catch` clause handles. A clause that handles
      all of them can write a text into a state: `catch { problem = error.label }`.
      """,
      schema: """
          viewmodel Counter {
            state count = 0

            command increment {
              count += 1
            }
        -   display problem = increment.errorText ?? ""
        +   display title = count.formatted()
          }
        """),
    DiagnosticExplanation(
      of: .unusedParameter(name: "{name}"),
      """
      A parameter that no step reads has no effect.
      """,
      schema: """
          viewmodel Counter {
            state count = 0

            command increment(by step: Int) {
        -     count += 1
        +     count += step
            }
          }
        """),
    DiagnosticExplanation(
      of: .asksOutsideCommand(word: "{word}"),
      """
      The view that runs a command displays its question. A reaction runs without a view.
      """,
      schema: """
          viewmodel Session {
            state isExpired = false

            on isExpired {
        +     renew()
        +   }
        +   command renew {
              confirm "Sign in again?"
              isExpired = false
            }
          }
        """),
    DiagnosticExplanation(
      of: .endlessCommands(path: "{path}"),
      """
      A command that never suspends finishes before the next step of its caller. Commands that always call each other
      would never finish.
      """,
      schema: """
          viewmodel Counter {
            state count = 0

            command up {
              count += 1
              down()
            }
        -   command down {
        +   command down when count > 9 {
              count -= 1
              up()
            }
          }
        """),
    DiagnosticExplanation(
      of: .choosesFromNoTexts(type: "{type}"),
      """
      Each element is a button, whose text is the element itself or the label of the case.
      """,
      schema: """
          viewmodel ListScreen {
        -   state size = 10
        +   state size = "10"
            display text = "\\(size) rows"

            command resize {
        -     let chosen = choose "Rows" from [10, 20, 50]
        +     let chosen = choose "Rows" from ["10", "20", "50"]
              size = chosen
            }
          }
        """),
  ]
}

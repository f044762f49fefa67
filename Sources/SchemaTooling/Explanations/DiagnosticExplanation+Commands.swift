import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0541–VM0548: commands, `try` and `await`.
extension DiagnosticExplanation {
  static let commandExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .gateNotBool(type: "{type}"),
      """
      The expression after `when` determines whether the command can run.
      """,
      schema: """
          viewmodel Counter {
            state count = 0

        -   command decrement when count {
        +   command decrement when count > 0 {
              count -= 1
            }
          }
        """),
    DiagnosticExplanation(
      of: .idlePolicy(policy: "{policy}"),
      """
      A policy determines what happens when a command is called while it is running. A command without `await`,
      `confirm` or `prompt` finishes before its call returns.
      """,
      schema: """
          viewmodel Counter {
            state count = 0

        -   command increment queue {
        +   command increment {
              count += 1
            }
          }
        """),
    DiagnosticExplanation(
      of: .idleBusy(name: "{name}"),
      """
      The busy text is displayed while a command is running. A command without `await`, `confirm` or `prompt` finishes
      immediately.
      """,
      schema: """
          viewmodel Counter {
            state count = 0

        -   command increment busy "Counting…" {
        +   command increment {
              count += 1
            }
          }
        """),
    DiagnosticExplanation(
      of: .missingAwait(name: "{name}"),
      """
      `await` marks a suspension point. The steps between two suspension points run as one transaction.
      """,
      schema: """
          service Session {
            func signOut() async
          }

          viewmodel Menu {
            use session: Session

            command leave {
        -     session.signOut()
        +     await session.signOut()
            }
          }
        """),
    DiagnosticExplanation(
      of: .missingTry(name: "{name}"),
      """
      `try` marks a step that can fail. If it throws an error, the steps after it do not run.
      """,
      schema: """
          service Session {
            func signOut() async throws
          }

          viewmodel Menu {
            use session: Session

            command leave {
        -     await session.signOut()
        +     try await session.signOut()
            }
          }
        """),
    DiagnosticExplanation(
      of: .needlessTry,
      """
      `try` is only allowed where a call can throw, so that every `try` marks a step that can fail.
      """,
      schema: """
          service Session {
            func signOut() async
          }

          viewmodel Menu {
            use session: Session

            command leave {
        -     try await session.signOut()
        +     await session.signOut()
            }
          }
        """),
    DiagnosticExplanation(
      of: .ownRun(value: "{value}", isTrue: true, command: "{command}"),
      """
      `isRunning` is true from the first step of a run to its last. A `guard` that a Swift function needs against a second
      call would end each run; the second call of a command is dropped by itself. A display that is false while the command
      runs can be its condition: `command send when canSend`.
      """,
      schema: """
          service Api {
            func send() async -> String
          }

          viewmodel Message {
            use api: Api
            state reply: String?
            display isBusy = send.isRunning

            command send {
        -     guard !isBusy else { return }
              reply = await api.send()
            }
          }
        """),
    DiagnosticExplanation(
      of: .ownCancel(command: "{command}"),
      """
      `cancel()` ends the runs of a command, also the one whose steps call it. In Swift, `task?.cancel()` in a method ends
      the task of the call before, which a command with `restart` does by itself.
      """,
      schema: """
          service Api {
            func find(_ text: String) async -> [String]
          }

          viewmodel Search {
            use api: Api
            edit query = ""
            state names: [String] = []

            command search restart {
              guard !query.isEmpty else {
        -       search.cancel()
                names = []
                return
              }
              names = await api.find(query)
            }
          }
        """),
    DiagnosticExplanation(
      of: .awaitsItself(name: "{name}", path: "{path}"),
      """
      `await load()` waits until the run of another command has ended. A command that waits for itself, directly or through
      other commands, would never end.
      """,
      schema: """
          service Api {
            func load() async -> Int
          }

          viewmodel Total {
            use api: Api
            state value = 0
            display text = "\\(value)"

            command load {
              value = await api.load()
        -     if value == 0 { await retry() }
        +     if value == 0 { retry() }
            }

            command retry queue {
              await load()
            }
          }
        """),
    DiagnosticExplanation(
      of: .uncertainResult(name: "{name}", reason: "{reason}"),
      """
      The value of a call is what its run returns. A call that is refused or dropped has no run, and one that is cancelled
      returns nothing. A `private` command without `when` runs for each call.
      """,
      schema: """
          service Drawer {
            func count() async -> Int
          }

          viewmodel Till {
            use drawer: Drawer
            state total = 0
            display text = "\\(total)"

            command refresh {
              total = await count()
            }

        -   command count() -> Int {
        +   private command count() -> Int {
              return await drawer.count()
            }
          }
        """),
    DiagnosticExplanation(
      of: .needlessAwait,
      """
      `await` is only allowed where a call can suspend, so that every `await` marks a suspension point.
      """,
      schema: """
          viewmodel Counter {
            state count = 0

            command increment {
        -     count = await count + 1
        +     count = count + 1
            }
          }
        """),
  ]
}

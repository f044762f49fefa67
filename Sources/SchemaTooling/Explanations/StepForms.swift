import VmgenSchemaSyntax

/// VM0185–VM0190: what is wrong in the form of a step.
extension DiagnosticExplanation {
  static let stepFormExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .statementStep,
      """
      A command's steps call services, navigators, customs and other commands, assign to state, inputs and edits, name
      values with `let`, choose with `if` and ask with `confirm` and `prompt`. Loops and everything else that computes
      belong into values, functions and customs.
      """,
      bad: """
        viewmodel CounterViewModel {
          input count: Int
          display text = "\\(count)"

          command reset {
            guard count > 0 else { return }
            count = 0
          }
        }
        """,
      good: """
        viewmodel CounterViewModel {
          input count: Int
          display text = "\\(count)"

          command reset {
            if count > 0 {
              count = 0
            }
          }
        }
        """),
    DiagnosticExplanation(
      of: .effectPlace,
      """
      As in Swift, a function is declared `async throws`, behind its parameters, and called with `try await`. In a step
      these two words stand at the beginning of the value: `let user = try await session.user()`.
      """,
      bad: """
        service Names {
          func isFree(name: String) throws async -> Bool
        }
        """,
      good: """
        service Names {
          func isFree(name: String) async throws -> Bool
        }
        """),
    DiagnosticExplanation(
      of: .passedOverError,
      """
      An error that nothing catches ends the command and becomes its `error`, which a view can show. A `catch` behind the
      steps says what else to do: `catch .offline { … }`.
      """,
      bad: """
        service Counts {
          func current() async throws -> Int
        }

        viewmodel CounterViewModel {
          input count: Int
          use counts: Counts
          display text = "\\(count)"

          command refresh {
            count = try? await counts.current()
          }
        }
        """,
      good: """
        service Counts {
          func current() async throws -> Int
        }

        viewmodel CounterViewModel {
          input count: Int
          use counts: Counts
          display text = "\\(count)"

          command refresh {
            count = try await counts.current()
          }
        }
        """),
    DiagnosticExplanation(
      of: .emptyStep,
      """
      A step has an effect: it calls something, assigns with `=`, `+=` or `-=`, or asks. A value that later steps need is
      named with `let`.
      """,
      bad: """
        viewmodel CounterViewModel {
          input count: Int
          display text = "\\(count)"

          command increase {
            count + 1
          }
        }
        """,
      good: """
        viewmodel CounterViewModel {
          input count: Int
          display text = "\\(count)"

          command increase {
            count += 1
          }
        }
        """),
    DiagnosticExplanation(
      of: .missingAnswer,
      """
      In an example a service is a double that answers as it is told: `given session.signIn returns user`, whatever it is
      passed. `held` keeps its callers waiting until a later `when session.signIn returns user`.
      """,
      bad: """
        service Counts {
          func current() -> Int
        }

        viewmodel CounterViewModel {
          use counts: Counts
          display text = "\\(counts.current())"

          example "shows the count" {
            given counts.current = 5
            expect text == "5"
          }
        }
        """,
      good: """
        service Counts {
          func current() -> Int
        }

        viewmodel CounterViewModel {
          use counts: Counts
          display text = "\\(counts.current())"

          example "shows the count" {
            given counts.current returns 5
            expect text == "5"
          }
        }
        """),
    DiagnosticExplanation(
      of: .unknownEvent,
      """
      What happens stands behind `when`: `name = value` for what is given or chosen, `age.text = "18"` for what is typed,
      `age begins` and `age ends` for editing, `signIn()` for a command, and `signIn answers "1"`, `confirms` or
      `declines` for what it asks; `clock += 1s` lets time go on.
      """,
      bad: """
        model User {
          var age: Int
        }

        viewmodel UserViewModel {
          input user: User
          display isGrown = user.age >= 18
          edit age = $user.age as text

          example "takes what is typed" {
            given user = User(age: 17)
            when age types "18"
            expect isGrown
          }
        }
        """,
      good: """
        model User {
          var age: Int
        }

        viewmodel UserViewModel {
          input user: User
          display isGrown = user.age >= 18
          edit age = $user.age as text

          example "takes what is typed" {
            given user = User(age: 17)
            when age.text = "18"
            expect isGrown
          }
        }
        """),
  ]
}

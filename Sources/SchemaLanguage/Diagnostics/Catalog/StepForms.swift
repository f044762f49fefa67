/// VM0185–VM0190: what is wrong in the form of a step.
extension DiagnosticKind {
  static let stepFormKinds: [DiagnosticKind] = [
    statementStep, effectPlace, passedOverError, emptyStep, missingAnswer, unknownEvent,
  ]

  static let statementStep = DiagnosticKind(
    "VM0185", "`{word}` is no step",
    help: "{advice}",
    explanation: """
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
      """)

  static let effectPlace = DiagnosticKind(
    "VM0186", "`{word}` stands {place}",
    help: "move it there",
    explanation: """
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
      """)

  static let passedOverError = DiagnosticKind(
    "VM0187", "an error is not passed over with `try{mark}`",
    help: "write `try`; what fails is caught behind the steps, or becomes the command's error",
    explanation: """
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
      """)

  static let emptyStep = DiagnosticKind(
    "VM0188", "this step does nothing",
    help: "{advice}",
    explanation: """
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
      """)

  static let missingAnswer = DiagnosticKind(
    "VM0189", "`{place}` needs an answer, found {found}",
    help:
      "write `returns value`, `throws .case` or `held` behind it; for a stream `sends value`, `throws .case` or `ends`",
    explanation: """
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
      """)

  static let unknownEvent = DiagnosticKind(
    "VM0190", "nothing happens with {word} in an example",
    help: "{advice}",
    explanation: """
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
      """)
}

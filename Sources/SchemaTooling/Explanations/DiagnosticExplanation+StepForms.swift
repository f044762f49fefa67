import VmgenSchemaSyntax

/// VM0185–VM0190, VM0192, VM0193 and VM0832: the syntax of steps.
extension DiagnosticExplanation {
  static let stepFormExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .statementStep(word: "{word}", advice: "{advice}"),
      """
      The steps of a command call functions and commands, assign values, declare values with `let` and `var`, branch
      with `if`, `guard` and `switch`, repeat steps with `for`, catch errors with `do`, and ask the user with `confirm`
      and `prompt`. Each loop has a bound, so there is no `while`.
      """,
      schema: """
          viewmodel CounterViewModel {
            input count: Int
            display text = "\\(count)"

            command reset {
        -     while count > 0 { count -= 1 }
        +     if count > 0 {
        +       count = 0
        +     }
            }
          }
        """),
    DiagnosticExplanation(
      of: .effectPlace(word: "{word}", place: "{place}"),
      """
      As in Swift, a function is declared with `async throws` after its parameters, and called with `try await`. In a
      step, `try await` is at the beginning of the value, `let user = try await session.user()`, of an argument, of a
      condition of an `if` or `guard`, or in parentheses: `token ?? (try await session.token())`.
      """,
      schema: """
          service Names {
        -   func isFree(name: String) throws async -> Bool
        +   func isFree(name: String) async throws -> Bool
          }
        """),
    DiagnosticExplanation(
      of: .tupleConstant,
      """
      A `let` in steps names one value, because a schema has no tuples. Write a step for each name. Two calls that
      `async let` has started still run at the same time.
      """,
      schema: """
          service Counts {
            func current() async -> Int
          }

          viewmodel CounterViewModel {
            use counts: Counts
            state total = 0

            command refresh {
              async let a = counts.current()
              async let b = counts.current()
        -     let (first, second) = await (a, b)
        +     let first = await a
        +     let second = await b
              total = first + second
            }
          }
        """),
    DiagnosticExplanation(
      of: .passedOverError(mark: "{mark}"),
      """
      An error that no `catch` clause handles ends the command and becomes its `error`, which a view can display. To
      handle it, add a clause after the steps: `catch .offline { … }`. To ignore it, write `try?`, whose result is nil
      after an error. A `check`, an `async let` and the call of a `load` have no `try?`.
      """,
      schema: """
          service Counts {
            func current() async throws -> Int
          }

          viewmodel CounterViewModel {
            input count: Int
            use counts: Counts
            display text = "\\(count)"

            command refresh {
        -     count = try! await counts.current()
        +     count = try await counts.current()
            }
          }
        """),
    DiagnosticExplanation(
      of: .emptyStep(advice: "{advice}"),
      """
      A step calls a function, assigns a value with `=`, `+=` or `-=`, or asks the user. To name a value for later
      steps, use `let`.
      """,
      schema: """
          viewmodel CounterViewModel {
            input count: Int
            display text = "\\(count)"

            command increase {
        -     count + 1
        +     count += 1
            }
          }
        """),
    DiagnosticExplanation(
      of: .missingAnswer(place: "{place}", found: "{found}"),
      """
      In an example, a test double implements each service and returns the configured response: `given session.signIn
      returns user`. With `held`, its callers wait until a later `given session.signIn returns user`.
      """,
      schema: """
          service Counts {
            func current() -> Int
          }

          viewmodel CounterViewModel {
            use counts: Counts
            display text = "\\(counts.current())"

            example "the count is shown" {
        -     given counts.current 5
        +     given counts.current returns 5
              expect text == "5"
            }
          }
        """),
    DiagnosticExplanation(
      of: .unknownEvent(word: "{word}", advice: "{advice}"),
      """
      After `when`, write `name = value` to set an input or choose a value, `age.text = "18"` to type a text, `age
      begins` and `age ends` for editing, `signIn()` to run a command, `signIn answers "1"`, `confirms` or `declines`
      to answer its question, and `clock += 1s` to advance the clock.
      """,
      schema: """
          model User {
            var age: Int
          }

          viewmodel UserViewModel {
            input user: User
            display isGrown = user.age >= 18
            edit age = $user.age as text

            example "typing changes the value" {
              given user = User(age: 17)
        -     when age types "18"
        +     when age.text = "18"
              expect isGrown
            }
          }
        """),
    DiagnosticExplanation(
      of: .misplacedEnd,
      """
      A stream can end by itself, so a `follow` can have steps for its end. The steps of a command or a reaction run
      one after the other: write the last ones at the end.
      """,
      schema: """
          viewmodel CounterViewModel {
            state count = 0
            state isDone = false

            command increase {
              count += 1
        -   } end {
              isDone = true
            }
          }
        """),
    DiagnosticExplanation(
      of: .repeatedEnd,
      """
      All steps after the end of a stream are in one `end`, so that their order is defined.
      """,
      schema: """
          service Prices {
            func updates() -> stream Int
          }

          viewmodel Ticker {
            use prices: Prices
            state price = 0
            state isClosed = false

            follow price from prices.updates() end {
              isClosed = true
        -   } end {
              price = 0
            }
          }
        """),
  ]
}

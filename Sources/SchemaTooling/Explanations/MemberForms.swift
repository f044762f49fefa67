import VmgenSchemaSyntax

/// VM0170–VM0180: what is wrong in the form of an edit, a command, a service or a reaction.
extension DiagnosticExplanation {
  static let memberFormExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .missingDollar,
      """
      `edit name = $user.name` binds both ways: what a person types is written to `user.name`. Without `$` an edit has a
      value of its own, which begins with what is written: `edit name = "Ada"`. It is made with the view model, so that it
      can read no other member.
      """,
      bad: """
        model User {
          var name: String
        }

        viewmodel UserViewModel {
          input user: User
          display greeting = "Hello \\(user.name)"
          edit name = user.name
        }
        """,
      good: """
        model User {
          var name: String
        }

        viewmodel UserViewModel {
          input user: User
          display greeting = "Hello \\(user.name)"
          edit name = $user.name
        }
        """),
    DiagnosticExplanation(
      of: .misplacedDollar,
      """
      `$` stands before the path of an edit, and nowhere else: `edit name = $user.name`. A display reads its values, a
      draft copies its source, and the first value of an edit of the view model's own is no path.
      """,
      bad: """
        viewmodel UserViewModel {
          input name: String
          display greeting = $name
        }
        """,
      good: """
        viewmodel UserViewModel {
          input name: String
          display greeting = name
        }
        """),
    DiagnosticExplanation(
      of: .editText,
      """
      `as text` says that a person types the value: it is read and shown in the form of its type. A date takes its
      pattern in parentheses, `as text("MM/dd/yyyy")`, and any type a form of its own: `as text(format: …, parse: …)`.
      """,
      bad: """
        model User {
          var age: Int
        }

        viewmodel UserViewModel {
          input user: User
          display isGrown = user.age >= 18
          edit age = $user.age as Int
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
        }
        """),
    DiagnosticExplanation(
      of: .unknownRule,
      """
      An edit's rules are `trim`, which takes off white space, `debounce`, which waits until nothing was typed for a while,
      `require condition else "message"`, and `check`, which asks a service. They stand on lines of their own, or behind
      commas.
      """,
      bad: """
        model User {
          var name: String
        }

        viewmodel UserViewModel {
          input user: User
          display greeting = "Hello \\(user.name)"
          edit name = $user.name {
            lowercase
          }
        }
        """,
      good: """
        model User {
          var name: String
        }

        viewmodel UserViewModel {
          input user: User
          display greeting = "Hello \\(user.name)"
          edit name = $user.name {
            trim
          }
        }
        """),
    DiagnosticExplanation(
      of: .missingMessage,
      """
      A value that is refused has a reason, in words for the person who typed it: `else` and a text stand behind the
      condition.
      """,
      bad: """
        model User {
          var age: Int
        }

        viewmodel UserViewModel {
          input user: User
          display isGrown = user.age >= 18
          edit age = $user.age as text {
            require 0...150
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
          edit age = $user.age as text {
            require 0...150 else "Enter an age from 0 to 150"
          }
        }
        """),
    DiagnosticExplanation(
      of: .unknownClause,
      """
      Between a command's name and its steps stand its parameters, and then `when` with the condition for running it,
      `busy` with a text for while it runs, and what happens if it is run again meanwhile: `drop`, `queue`, `restart` or
      `parallel`. Whether it waits and can fail follows from its steps.
      """,
      bad: """
        viewmodel CounterViewModel {
          input count: Int
          display text = "\\(count)"

          command reset() async {
            count = 0
          }
        }
        """,
      good: """
        viewmodel CounterViewModel {
          input count: Int
          display text = "\\(count)"

          command reset {
            count = 0
          }
        }
        """),
    DiagnosticExplanation(
      of: .repeatedClause,
      """
      A command has one condition, one text for while it runs and one policy. Conditions are joined with `&&`.
      """,
      bad: """
        viewmodel CounterViewModel {
          input count: Int
          display text = "\\(count)"

          command reset when count > 0 when count < 100 {
            count = 0
          }
        }
        """,
      good: """
        viewmodel CounterViewModel {
          input count: Int
          display text = "\\(count)"

          command reset when count > 0 && count < 100 {
            count = 0
          }
        }
        """),
    DiagnosticExplanation(
      of: .unneededType,
      """
      A draft is a copy of its source, and a step's `let` names what its right side gives. Neither states a type.
      """,
      bad: """
        viewmodel CounterViewModel {
          input count: Int
          display text = "\\(count)"

          command double {
            let twice: Int = 2 * count
            count = twice
          }
        }
        """,
      good: """
        viewmodel CounterViewModel {
          input count: Int
          display text = "\\(count)"

          command double {
            let twice = 2 * count
            count = twice
          }
        }
        """),
    DiagnosticExplanation(
      of: .serviceBody,
      """
      A service says what the view models ask of the world. It becomes a protocol: the app conforms a type to it, and
      tests use the double that is generated.
      """,
      bad: """
        service Names {
          func isFree(name: String) -> Bool = name != "ada"
        }
        """,
      good: """
        service Names {
          func isFree(name: String) -> Bool
        }
        """),
    DiagnosticExplanation(
      of: .serviceMember,
      """
      What a service knows is asked for with a function. One that is not `async` may stand in a display.
      """,
      bad: """
        service Session {
          let isOnline: Bool
        }
        """,
      good: """
        service Session {
          func isOnline() -> Bool
        }
        """),
    DiagnosticExplanation(
      of: .voidResult,
      """
      A function of a service, or a custom, that gives nothing ends with its parameters, or with `async` and `throws`.
      """,
      bad: """
        service Log {
          func note(text: String) async -> Void
        }
        """,
      good: """
        service Log {
          func note(text: String) async
        }
        """),
  ]
}

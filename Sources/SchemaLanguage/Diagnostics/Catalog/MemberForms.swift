/// VM0170–VM0180: what is wrong in the form of an edit, a command, a service or a reaction.
extension DiagnosticKind {
  static let memberFormKinds: [DiagnosticKind] = [
    missingDollar, misplacedDollar, editText, unknownRule, missingMessage, unknownClause, repeatedClause,
    unneededType, serviceBody, serviceMember, voidResult,
  ]

  static let missingDollar = DiagnosticKind(
    "VM0170", "`{path}` is not bound: `$` is missing",
    help: "write `${path}`",
    explanation: """
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
      """)

  static let misplacedDollar = DiagnosticKind(
    "VM0171", "`$` binds nothing here",
    help: "take it away",
    explanation: """
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
      """)

  static let editText = DiagnosticKind(
    "VM0172", "an edit is shown `as text`, not `as {found}`",
    help: "write `as text`; the type of the value follows from its path",
    explanation: """
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
      """)

  static let unknownRule = DiagnosticKind(
    "VM0173", "no rule of an edit begins with {word}",
    help: "begin with one of {list}",
    explanation: """
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
      """)

  static let missingMessage = DiagnosticKind(
    "VM0174", "the message of `{rule}` is missing",
    help: "write `else \"…\"` behind it",
    explanation: """
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
      """)

  static let unknownClause = DiagnosticKind(
    "VM0175", "{word} has no place before the steps of a command",
    help: "{advice}",
    explanation: """
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
      """)

  static let repeatedClause = DiagnosticKind(
    "VM0176", "a command has one {clause}",
    help: "{advice}",
    explanation: """
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
      """)

  static let unneededType = DiagnosticKind(
    "VM0177", "`{name}` has the type of its value",
    help: "take the type away",
    explanation: """
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
      """)

  static let serviceBody = DiagnosticKind(
    "VM0178", "what `{name}` does is written in Swift",
    help: "end the line here; a Swift type that conforms to the service does the work",
    explanation: """
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
      """)

  static let serviceMember = DiagnosticKind(
    "VM0179", "a service holds functions, not `{word}`",
    help: "write `func {name}() -> Type`",
    explanation: """
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
      """)

  static let voidResult = DiagnosticKind(
    "VM0180", "a function without a result has no `->`",
    help: "take `-> {result}` away",
    explanation: """
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
      """)
}

import VmgenSchemaSyntax

/// VM0171–VM0180: the syntax of edits, commands, services and reactions.
extension DiagnosticExplanation {
  static let memberFormExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .misplacedDollar,
      """
      `$` binds an edit to a path: `edit name = $user.name`. Displays, drafts and initial values refer to members
      without `$`.
      """,
      schema: """
          viewmodel UserViewModel {
            input name: String
        -   display greeting = $name
        +   display greeting = name
          }
        """),
    DiagnosticExplanation(
      of: .editText(found: "{found}"),
      """
      `as text` lets the user type the value. The conversion depends on the type. For a date, write the pattern in
      parentheses: `as text("MM/dd/yyyy")`. You can also define the conversion: `as text(format: …, parse: …)`.
      """,
      schema: """
          model User {
            var age: Int
          }

          viewmodel UserViewModel {
            input user: User
            display isGrown = user.age >= 18
        -   edit age = $user.age as Int
        +   edit age = $user.age as text
          }
        """),
    DiagnosticExplanation(
      of: .unknownRule(word: "{word}", list: "{list}"),
      """
      `trim` removes white space, `debounce` waits until the user stops typing, `require condition else "message"`
      validates the value, and `check` validates it with a service. Separate rules with line breaks or commas.
      """,
      schema: """
          model User {
            var name: String
          }

          viewmodel UserViewModel {
            input user: User
            display greeting = "Hello \\(user.name)"
            edit name = $user.name {
        -     lowercase
        +     trim
            }
          }
        """),
    DiagnosticExplanation(
      of: .missingMessage(rule: "{rule}"),
      """
      When a rule rejects a value, the edit displays the message after `else`.
      """,
      schema: """
          model User {
            var age: Int
          }

          viewmodel UserViewModel {
            input user: User
            display isGrown = user.age >= 18
            edit age = $user.age as text {
        -     require 0...150
        +     require 0...150 else "Enter an age from 0 to 150"
            }
          }
        """),
    DiagnosticExplanation(
      of: .unknownClause(word: "{word}", advice: "{advice}"),
      """
      Between the parameters and the steps, a command can have these clauses: `when` with a condition, `busy` with a
      text to display while it runs, and one of `drop`, `queue`, `restart` or `parallel` for calls while it runs. You
      do not declare whether a command suspends or throws.
      """,
      schema: """
          viewmodel CounterViewModel {
            input count: Int
            display text = "\\(count)"

        -   command reset() async {
        +   command reset {
              count = 0
            }
          }
        """),
    DiagnosticExplanation(
      of: .repeatedClause(clause: "{clause}", advice: "{advice}"),
      """
      A command has at most one condition, one busy text and one policy. Combine conditions with `&&`.
      """,
      schema: """
          viewmodel CounterViewModel {
            input count: Int
            display text = "\\(count)"

        -   command reset when count > 0 when count < 100 {
        +   command reset when count > 0 && count < 100 {
              count = 0
            }
          }
        """),
    DiagnosticExplanation(
      of: .unneededType(name: "{name}"),
      """
      A draft has the type of its source, and the answer to a `prompt` is a `String`. Neither has a type annotation.
      """,
      schema: """
          viewmodel NameViewModel {
            input name: String
            display text = name.uppercased()

            command rename {
        -     let answer: String = prompt "New name"
        +     let answer = prompt "New name"
              name = answer
            }
          }
        """),
    DiagnosticExplanation(
      of: .serviceBody(name: "{name}"),
      """
      A service declares the functions that view models call. It becomes a protocol. Your app conforms a type to it;
      tests use a generated test double.
      """,
      schema: """
          service Names {
        -   func isFree(name: String) -> Bool = name != "ada"
        +   func isFree(name: String) -> Bool
          }
        """),
    DiagnosticExplanation(
      of: .serviceMember(name: "{name}"),
      """
      `{ get }` after the type of a service's property lets view models read it, and `{ get set }` lets their steps
      assign it, too.
      """,
      schema: """
          service Session {
        -   let isOnline: Bool
        +   var isOnline: Bool { get }
          }
        """),
    DiagnosticExplanation(
      of: .voidResult(result: "{result}"),
      """
      The declaration of a service function or `custom` without a result ends with its parameters, `async` or
      `throws`.
      """,
      schema: """
          service Log {
        -   func note(text: String) async -> Void
        +   func note(text: String) async
          }
        """),
  ]
}

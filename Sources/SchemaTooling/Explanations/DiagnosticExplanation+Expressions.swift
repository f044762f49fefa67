import VmgenSchemaSyntax

/// VM0160–VM0169: the syntax of expressions.
extension DiagnosticExplanation {
  static let expressionFormExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .forcedUnwrap,
      """
      Expressions never trap, so an unexpected nil cannot crash the app. Write what to use instead of nil.
      """,
      schema: """
        - func shown(name: String?) -> String = name!
        + func shown(name: String?) -> String = name ?? ""
        """),
    DiagnosticExplanation(
      of: .statementWord(word: "{word}", advice: "{advice}"),
      """
      Expressions have no side effects. They contain no statements, loops, errors or suspension points. Use `if` and
      `switch` as expressions, and `map` and `filter` for collections. Side effects belong in the steps of a command.
      """,
      schema: """
        - func doubled(numbers: [Int]) -> [Int] = numbers.map { return $0 * 2 }
        + func doubled(numbers: [Int]) -> [Int] = numbers.map { $0 * 2 }
        """),
    DiagnosticExplanation(
      of: .selfReference,
      """
      `self` stands in front of a member, which the name alone means, too. A view model is no value of its own.
      """,
      schema: """
          viewmodel GreetingViewModel {
            input name: String
            event tapped(name: String)

            command tap {
        -     emit tapped(name: self)
        +     emit tapped(name: self.name)
            }
          }
        """),
    DiagnosticExplanation(
      of: .memberBehindLocal(name: "{name}"),
      """
      `self.name` is the member of a view model, a model or an enum, also if a local value has its name. Other functions have
      no `self`.
      """,
      schema: """
        - func greeting(name: String) -> String = "Hello, \\(self.name)"
        + func greeting(name: String) -> String = "Hello, \\(name)"
        """),
    DiagnosticExplanation(
      of: .closureInCondition(body: "{body}"),
      """
      As in Swift, the first `{` after the condition of an `if` or the subject of a `switch` opens the body. The same
      applies to the conditions of `when` and `on`, and to the elements of a list and the value of an edit, whose braces
      contain rules. Put closures in these expressions into parentheses.
      """,
      schema: """
        - func mood(flags: [Bool]) -> String = if flags.contains { $0 } { "some" } else { "none" }
        + func mood(flags: [Bool]) -> String = if flags.contains({ $0 }) { "some" } else { "none" }
        """),
    DiagnosticExplanation(
      of: .severalStatements,
      """
      Braces contain either one expression or statements that end with `return`. A branch of an `if` that is part of an
      expression contains one expression.
      """,
      schema: """
        - func lengths(names: [String]) -> [Int] = names.map {
        -   $0.trimmed()
        -   $0.count
        - }
        + func lengths(names: [String]) -> [Int] = names.map { $0.trimmed().count }
        """),
    DiagnosticExplanation(
      of: .emptyClosure,
      """
      The body of a closure, and the branch of an `if`, must be an expression.
      """,
      schema: """
        - func names(people: [String]) -> [String] = people.map { }
        + func names(people: [String]) -> [String] = people.map { $0 }
        """),
    DiagnosticExplanation(
      of: .emptySwitch,
      """
      The value of a `switch` is the value of the case that matches its subject. Every value of the subject must match
      a case.
      """,
      schema: """
        - func text(isOn: Bool) -> String = switch isOn { }
        + func text(isOn: Bool) -> String = switch isOn {
        +   case true: "on"
        +   case false: "off"
        + }
        """),
    DiagnosticExplanation(
      of: .unboundValue(found: "{found}"),
      """
      A `switch` and an `if case` compare the values in a pattern. The pattern of a `catch` or of an event cannot: bind the
      value with `let`, or ignore it with `_`, and compare it in the steps. A `case` with a value has one pattern.
      """,
      schema: """
          enum Answer {
            case text(String)
            case silence
          }

          func isYes(answer: Answer) -> Bool = switch answer {
        -   case .text("yes"), .silence: true
        +   case .text("yes"): true
        +   case .silence: true
            default: false
          }
        """),
  ]
}

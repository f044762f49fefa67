/// VM0160–VM0169: what is wrong with the form of an expression.
extension DiagnosticKind {
  static let expressionFormKinds: [DiagnosticKind] = [
    forcedUnwrap, statementWord, selfReference, closureInCondition, severalStatements, emptyClosure, emptySwitch,
    unboundValue,
  ]

  static let forcedUnwrap = DiagnosticKind(
    "VM0160", "an optional cannot be unwrapped with `!`",
    help: "give a value for nil with `??`, go on with `?.`, or use `if let`",
    explanation: """
      Nothing in the language traps: a nil that was not expected would end the app. Say what stands for it.
      """,
    bad: """
      func shown(name: String?) -> String = name!
      """,
    good: """
      func shown(name: String?) -> String = name ?? ""
      """)

  static let statementWord = DiagnosticKind(
    "VM0161", "`{word}` has no place in an expression",
    help: "{advice}",
    explanation: """
      Expressions have values and no effects: there are no statements, loops, errors or waiting in them. `if` and
      `switch` give values; collections have `map`, `filter` and their like. What has effects is a step of a command.
      """,
    bad: """
      func doubled(numbers: [Int]) -> [Int] = numbers.map { return $0 * 2 }
      """,
    good: """
      func doubled(numbers: [Int]) -> [Int] = numbers.map { $0 * 2 }
      """)

  static let selfReference = DiagnosticKind(
    "VM0162", "there is no `self` in a schema",
    help: "write the member's name alone",
    explanation: """
      In a view model the names of its members are known, and a function knows its parameters; nothing else is there to
      be named.
      """,
    bad: """
      viewmodel GreetingViewModel {
        input name: String
        let trimmed = name.trimmed()
        display greeting = self.trimmed
      }
      """,
    good: """
      viewmodel GreetingViewModel {
        input name: String
        let trimmed = name.trimmed()
        display greeting = trimmed
      }
      """)

  static let closureInCondition = DiagnosticKind(
    "VM0163", "the closure is read as the body of this `{word}`",
    help: "put the closure in parentheses: `contains({ … })`",
    explanation: """
      After the condition of an `if`, and the subject of a `switch`, the first `{` opens the branch or the cases, as in
      Swift; behind `when` and `on` it opens the steps. A closure before it stands in parentheses.
      """,
    bad: """
      func mood(flags: [Bool]) -> String = if flags.contains { $0 } { "some" } else { "none" }
      """,
    good: """
      func mood(flags: [Bool]) -> String = if flags.contains({ $0 }) { "some" } else { "none" }
      """)

  static let severalStatements = DiagnosticKind(
    "VM0164", "braces hold one expression",
    help: "join the lines to one expression, or name parts with `let` beside the displays",
    explanation: """
      A closure and a branch give the value of the one expression in them. There are no statements that could come
      before it.
      """,
    bad: """
      func lengths(names: [String]) -> [Int] = names.map {
        $0.trimmed()
        $0.count
      }
      """,
    good: """
      func lengths(names: [String]) -> [Int] = names.map { $0.trimmed().count }
      """)

  static let emptyClosure = DiagnosticKind(
    "VM0165", "the closure is empty",
    help: "write the value that it gives",
    explanation: """
      A closure gives a value for each element. A branch of an `if` has a value too.
      """,
    bad: """
      func names(people: [String]) -> [String] = people.map { }
      """,
    good: """
      func names(people: [String]) -> [String] = people.map { $0 }
      """)

  static let emptySwitch = DiagnosticKind(
    "VM0166", "the switch has no cases",
    help: "write `case pattern: value` for each case, or `default: value`",
    explanation: """
      A `switch` has the value of the case that its subject matches, so it needs one for every value of the subject.
      """,
    bad: """
      func text(isOn: Bool) -> String = switch isOn { }
      """,
    good: """
      func text(isOn: Bool) -> String = switch isOn {
        case true: "on"
        case false: "off"
      }
      """)

  static let unboundValue = DiagnosticKind(
    "VM0167", "a carried value is bound or ignored, found {found}",
    help: "write `let name`, or `_`",
    explanation: """
      In the pattern of a case, each value that the case carries gets a name with `let`, or is passed over with `_`.
      Compare a bound value in a `where` clause.
      """,
    bad: """
      enum Answer {
        case text(String)
        case silence
      }

      func isYes(answer: Answer) -> Bool = switch answer {
        case .text("yes"): true
        default: false
      }
      """,
    good: """
      enum Answer {
        case text(String)
        case silence
      }

      func isYes(answer: Answer) -> Bool = switch answer {
        case .text(let text) where text == "yes": true
        default: false
      }
      """)
}

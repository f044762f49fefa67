import VmgenSchemaSyntax

/// VM0160–VM0169: what is wrong with the form of an expression.
extension DiagnosticExplanation {
  static let expressionFormExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .forcedUnwrap,
      """
      Nothing in the language traps: a nil that was not expected would end the app. Say what stands for it.
      """,
      bad: """
        func shown(name: String?) -> String = name!
        """,
      good: """
        func shown(name: String?) -> String = name ?? ""
        """),
    DiagnosticExplanation(
      of: .statementWord,
      """
      Expressions have values and no effects: there are no statements, loops, errors or waiting in them. `if` and
      `switch` give values; collections have `map`, `filter` and their like. What has effects is a step of a command.
      """,
      bad: """
        func doubled(numbers: [Int]) -> [Int] = numbers.map { return $0 * 2 }
        """,
      good: """
        func doubled(numbers: [Int]) -> [Int] = numbers.map { $0 * 2 }
        """),
    DiagnosticExplanation(
      of: .selfReference,
      """
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
        """),
    DiagnosticExplanation(
      of: .closureInCondition,
      """
      After the condition of an `if`, and the subject of a `switch`, the first `{` opens the branch or the cases, as in
      Swift; behind `when` and `on` it opens the steps. A closure before it stands in parentheses.
      """,
      bad: """
        func mood(flags: [Bool]) -> String = if flags.contains { $0 } { "some" } else { "none" }
        """,
      good: """
        func mood(flags: [Bool]) -> String = if flags.contains({ $0 }) { "some" } else { "none" }
        """),
    DiagnosticExplanation(
      of: .severalStatements,
      """
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
        """),
    DiagnosticExplanation(
      of: .emptyClosure,
      """
      A closure gives a value for each element. A branch of an `if` has a value too.
      """,
      bad: """
        func names(people: [String]) -> [String] = people.map { }
        """,
      good: """
        func names(people: [String]) -> [String] = people.map { $0 }
        """),
    DiagnosticExplanation(
      of: .emptySwitch,
      """
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
        """),
    DiagnosticExplanation(
      of: .unboundValue,
      """
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
        """),
  ]
}

import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0501–VM0505: view models and their graph.
extension DiagnosticExplanation {
  static let viewModelExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .derivedCycle,
      """
      Every display and every `let` is computed from inputs and from others, and in the end from inputs alone. In a
      circle there is nothing to begin with.
      """,
      bad: """
        viewmodel Loop {
          input start: Int
          display first: Int = start + second
          display second: Int = first + 1
        }
        """,
      good: """
        viewmodel Loop {
          input start: Int
          display first: Int = start + 1
          display second: Int = first + 1
        }
        """),
    DiagnosticExplanation(
      of: .unusedInput,
      """
      An input that no display depends on has no effect on what is shown.
      """,
      bad: """
        viewmodel Card {
          input name: String
          input age: Int
          display title = name
        }
        """,
      good: """
        viewmodel Card {
          input name: String
          display title = name
        }
        """),
    DiagnosticExplanation(
      of: .unusedConstant,
      """
      A `let` is a step on the way to a display. One that no other value reads has no effect; `display` is what a view
      shows.
      """,
      bad: """
        viewmodel Card {
          input name: String
          let shouted = name.uppercased()
          display title = name
        }
        """,
      good: """
        viewmodel Card {
          input name: String
          let shouted = name.uppercased()
          display title = shouted
        }
        """),
    DiagnosticExplanation(
      of: .unusedCustom,
      """
      A `custom` is a formula that is written in Swift and called in a display. One that nothing calls would have to
      be written for nothing.
      """,
      bad: """
        viewmodel Card {
          input name: String
          custom initials(of: String) -> String
          display title = name
        }
        """,
      good: """
        viewmodel Card {
          input name: String
          custom initials(of name: String) -> String
          display title = initials(of: name)
        }
        """),
    DiagnosticExplanation(
      of: .notKept,
      """
      A view model keeps values that can be compared, to know when they changed. A style of formatting, or a part of
      the context, is named where it is used.
      """,
      bad: """
        viewmodel Price {
          input amount: Decimal
          let style = NumberStyle.currency("EUR")
          display text = amount.formatted(style)
        }
        """,
      good: """
        viewmodel Price {
          input amount: Decimal
          display text = amount.formatted(.currency("EUR"))
        }
        """),
  ]
}

import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0501–VM0506: view models and their dependency graph.
extension DiagnosticExplanation {
  static let viewModelExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .derivedCycle(name: "{name}", path: "{path}"),
      """
      Displays and computed `let` members depend on inputs and on each other, but the dependencies must not form a
      cycle.
      """,
      schema: """
          viewmodel Loop {
            input start: Int
        -   display first: Int = start + second
        +   display first: Int = start + 1
            display second: Int = first + 1
          }
        """),
    DiagnosticExplanation(
      of: .unusedPrivate("{noun}", name: "{name}", is: "{used}"),
      """
      Views cannot use a private member. A value that no other member reads has no effect, nor has a command that none
      calls.
      """,
      schema: """
          viewmodel Card {
            input name: String
        -   private let age: Int
            display title = name
          }
        """),
    DiagnosticExplanation(
      of: .unusedConstant(name: "{name}"),
      """
      A `let` is an intermediate value for other members. Views read a `display`.
      """,
      schema: """
          viewmodel Card {
            input name: String
            let shouted = name.uppercased()
        -   display title = name
        +   display title = shouted
          }
        """),
    DiagnosticExplanation(
      of: .unusedCustom(name: "{name}"),
      """
      A `custom` has to be implemented in Swift. If nothing calls it, the implementation has no effect.
      """,
      schema: """
          viewmodel Card {
            input name: String
        -   custom initials(of: String) -> String
        -   display title = name
        +   custom initials(of name: String) -> String
        +   display title = initials(of: name)
          }
        """),
    DiagnosticExplanation(
      of: .notStorable(type: "{type}"),
      """
      A view model only stores values that can be compared, so that it can detect changes. Write formatting styles and
      parts of the context where you use them.
      """,
      schema: """
          viewmodel Price {
            input amount: Decimal
        -   let style = NumberStyle.currency("EUR")
        -   display text = amount.formatted(style)
        +   display text = amount.formatted(.currency("EUR"))
          }
        """),
    DiagnosticExplanation(
      of: .idleStatus(command: "{command}", facet: "{facet}", value: "{value}"),
      """
      A command without `await` ends before its caller continues. It is never running, and `successCount` counts the runs
      that suspend.
      """,
      schema: """
          viewmodel Form {
            state count = 0
        +   event saved
            command save {
              count += 1
        +     emit saved
            }
          }

          viewmodel Page {
            state isThanked = false
            child form = Form()
        -   on change of form.save.successCount { isThanked = true }
        +   on form.saved { isThanked = true }
          }
        """),
  ]
}

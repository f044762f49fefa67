import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0564–VM0566, VM0569: variables of steps.
extension DiagnosticExplanation {
  static let variableExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .unchangedVariable(name: "{name}"),
      """
      A value that no step changes is a constant.
      """,
      schema: """
          viewmodel Counter {
            state total = 0

            command add(_ n: Int) {
        -     var sum = total + n
        +     let sum = total + n
              total = sum
            }
          }
        """),
    DiagnosticExplanation(
      of: .unreadVariable(name: "{name}"),
      """
      A variable that steps change, and none reads, has no effect. Assign it to a state, or use it in a call.
      """,
      schema: """
          viewmodel Basket {
            input names: [String]

            command add(_ name: String) {
              var all = names
              all.append(name)
        +     names = all
            }
          }
        """),
    DiagnosticExplanation(
      of: .capturedVariable(name: "{name}"),
      """
      The call of an `async let` and the steps after `undo` run while the other steps continue, which can change the
      variable. A constant keeps its value.
      """,
      schema: """
          service Prices {
            func price(of name: String) async -> Int
          }

          viewmodel Shop {
            use prices: Prices
            state price = 0

            command load(_ name: String) {
              var query = name
              query += " gold"
        -     async let found = prices.price(of: query)
        +     let metal = query
        +     async let found = prices.price(of: metal)
              price = await found
            }
          }
        """),
    DiagnosticExplanation(
      of: .usedBeforeValue(name: "{name}"),
      """
      Steps assign the value of a name that is declared without one before they use it, on each path.
      """,
      schema: """
          viewmodel Timer {
            state seconds = 0

            command start(_ minutes: Int) {
              let total: Int
              if minutes > 0 {
                seconds = 0
                total = minutes * 60
        +     } else {
        +       total = 60
              }
              seconds += total
            }
          }
        """),
  ]
}

import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DiagnosticExplanation {
  static let bodyExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .statementInBody(word: "{word}", advice: "{advice}"),
      """
      A body computes a value. It contains constants, variables, `for`, `if`, `switch`, `guard` and `return`, as in Swift,
      but no other loops and no effects. Each body therefore ends, and has the same value each time for the same inputs.
      """,
      schema: """
          func total(of prices: [Int]) -> Int {
            var total = 0
        -   while total < 10 { total += 1 }
        +   for price in prices { total += price }
            return total
          }
        """),
    DiagnosticExplanation(
      of: .untypedBody(name: "{name}", form: "{form}"),
      """
      A display or `let` with a body states its type, as a computed property in Swift does. After `=`, the type follows
      from the value.
      """,
      schema: """
          viewmodel CartViewModel {
            input count: Int
        -   display title {
        +   display title: String {
              if count == 0 { return "Empty" }
              return "\\(count) items"
            }
          }
        """),
    DiagnosticExplanation(
      of: .returnsNothing,
      """
      Every path through a body returns a value. The value begins on the line of `return`.
      """,
      schema: """
          func half(x: Int) -> Int {
        -   return
        +   return x / 2
          }
        """),
    DiagnosticExplanation(
      of: .choiceInExpression(word: "{word}"),
      """
      As in Swift, an `if` or `switch` at the beginning of a statement is the whole statement. Store its value in a
      constant to calculate with it.
      """,
      schema: """
          func fee(isMember: Bool) -> Int {
        -   if isMember { 0 } else { 5 } + 1
        +   let fee = if isMember { 0 } else { 5 }
        +   return fee + 1
          }
        """),
    DiagnosticExplanation(
      of: .missingReturn,
      """
      Every path through a body must return a value: after an `if` without `else`, or a case with `break`, a statement must
      follow. A body with a single statement needs no `return`: the value is that of the statement, or of the branch of an
      `if` or `switch`.
      """,
      schema: """
          func title(count: Int) -> String {
            if count > 0 { return "\\(count) items" }
        +   return "Empty"
          }
        """),
    DiagnosticExplanation(
      of: .unreachableStatement,
      """
      All statements before this one return, so it has no effect.
      """,
      schema: """
          func title(count: Int) -> String {
            if count > 0 { return "\\(count) items" } else { return "Empty" }
        -   return "None"
          }
        """),
    DiagnosticExplanation(
      of: .unreturnedValue,
      """
      A value without `return` is the value of a body only if the body has no other statement, as in Swift.
      """,
      schema: """
          func area(side: Int) -> Int {
            let doubled = side * 2
        -   doubled * doubled
        +   return doubled * doubled
          }
        """),
    DiagnosticExplanation(
      of: .guardWithoutReturn,
      """
      The statements after a `guard` run only if its conditions are true, so its `else` must return.
      """,
      schema: """
          func greeting(name: String?) -> String {
        -   guard let name else { }
        +   guard let name else { return "Hello" }
            return "Hello, \\(name)"
          }
        """),
    DiagnosticExplanation(
      of: .externMethod(name: "{name}"),
      """
      An `extern model` is a type of the app. Its methods and properties are written in Swift. A schema lists those that it
      reads as fields.
      """,
      schema: """
          extern model Customer {
            let name: String
        -   var initial: String { name.prefix(1) }
        +   let initial: String
          }
        """),
    DiagnosticExplanation(
      of: .guardWithoutReturnStep,
      """
      The steps after a `guard` run only if its conditions are true, so the steps of its `else` end with `return` or `throw`.
      """,
      schema: """
          viewmodel CounterViewModel {
            state count: Int = 0
            command decrement {
        -     guard count > 0 else { count = 10 }
        +     guard count > 0 else {
        +       count = 10
        +       return
        +     }
              count -= 1
            }
          }
        """),
    DiagnosticExplanation(
      of: .unreachableStep,
      """
      A `return` or `throw` ends all steps of the command or reaction. A step after it on each path never runs.
      """,
      schema: """
          viewmodel CounterViewModel {
            state count: Int = 0
            command reset {
              count = 0
        -     return
        -     count = 1
            }
          }
        """),
    DiagnosticExplanation(
      of: .loopNames(type: .int),
      """
      The elements of `items.enumerated()` have an offset and an element, and those of a dictionary have a key and a value.
      Other elements have one name.
      """,
      schema: """
          viewmodel Numbers {
            input items: [Int]
            state total = 0

            command add {
        -     for (index, item) in items {
        +     for (index, item) in items.enumerated() {
                total += index * item
              }
            }
          }
        """),
  ]
}

import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0301–VM0312: type mismatches and operators.
extension DiagnosticExplanation {
  static let typeExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .typeMismatch(expected: "{expected}", found: "{found}"),
      """
      Types do not convert implicitly, with two exceptions: a number literal takes the number type that is expected,
      and a value converts to an optional.
      """,
      schema: """
          viewmodel Counter {
            input count: Int
        -   display half: Double = count
        +   display half: Double = Double(count)
          }
        """),
    DiagnosticExplanation(
      of: .optionalMismatch(expected: "{expected}", found: "{found}"),
      """
      Provide a value for nil with `??`, or unwrap the optional with `if let`.
      """,
      schema: """
          model Person {
            let nickname: String?
          }

          viewmodel Card {
            input person: Person
        -   display title: String = person.nickname
        +   display title: String = person.nickname ?? "no nickname"
          }
        """),
    DiagnosticExplanation(
      of: .memberOfOptional(name: "{name}", type: "{type}"),
      """
      An optional has no members of the wrapped type. `?.` accesses a member if there is a value, and returns nil
      otherwise.
      """,
      schema: """
          model Person {
            let nickname: String?
          }

          viewmodel Card {
            input person: Person
        -   display shouted = person.nickname.uppercased()
        +   display shouted = person.nickname?.uppercased()
          }
        """),
    DiagnosticExplanation(
      of: .chainOnValue(type: "{type}"),
      """
      `?.` is for optionals. On another value it often indicates a mistake.
      """,
      schema: """
          viewmodel Card {
            input name: String
        -   display shouted = name?.uppercased()
        +   display shouted = name.uppercased()
          }
        """),
    DiagnosticExplanation(
      of: .operatorTypes(symbol: "{operator}", left: "{left}", right: "{right}"),
      """
      The operands of an operator must have the same type. Convert one of them, such as an `Int` to a `Double` or a
      number to a text.
      """,
      schema: """
          viewmodel Bill {
            input count: Int
            input price: Double
        -   display total = count * price
        +   display total = Double(count) * price
          }
        """),
    DiagnosticExplanation(
      of: .prefixOperatorType(symbol: "{operator}", type: "{type}"),
      """
      `-` negates a number or a duration.
      """,
      schema: """
          viewmodel Note {
        -   input text: String
        -   display minus = -text
        +   input amount: Int
        +   display minus = -amount
          }
        """),
    DiagnosticExplanation(
      of: .incomparable(left: "{left}", right: "{right}"),
      """
      The comparison always has the same result, because its operands have different types. You can compare a value
      with an optional of the same type.
      """,
      schema: """
          viewmodel Note {
            input text: String
        -   display isOne = text == 1
        +   display isOne = text == "1"
          }
        """),
    DiagnosticExplanation(
      of: .notEquatable(type: "{type}"),
      """
      A model can be compared if all its fields can. For an `extern` type, declare it: `extern Avatar: Equatable`.
      """,
      schema: """
        - extern Avatar
        + extern Avatar: Equatable

          viewmodel Card {
            input first: Avatar
            input second: Avatar
            display isSame = first == second
          }
        """),
    DiagnosticExplanation(
      of: .neverNilDefault(type: "{type}"),
      """
      `??` provides a value for nil. Here it is never used.
      """,
      schema: """
          viewmodel Card {
        -   input name: String
        +   input name: String?
            display title = name ?? "no one"
          }
        """),
    DiagnosticExplanation(
      of: .conditionNotBool(type: "{type}"),
      """
      Numbers, texts and optionals are not conditions. Compare them with a value.
      """,
      schema: """
          viewmodel Cart {
            input count: Int
        -   display title = count ? "Full" : "Empty"
        +   display title = count != 0 ? "Full" : "Empty"
          }
        """),
    DiagnosticExplanation(
      of: .branchTypes(kind: "{kind}", second: "{second}", first: "{first}"),
      """
      All branches of `? :`, `if` and `switch`, and all elements of an array, have the same type. A value together
      with nil makes the type optional.
      """,
      schema: #"""
          viewmodel Cart {
            input count: Int
            input title: String
        -   display text = count > 0 ? title : count
        +   display text = count > 0 ? title : "\(count)"
          }
        """#),
    DiagnosticExplanation(
      of: .missingElse,
      """
      An `if` is an expression, so it needs a value for both cases. Write `else { nil }` if there is nothing to
      display.
      """,
      schema: """
          viewmodel Cart {
            input count: Int
        -   display title = if count > 0 { "Full" }
        +   display title = if count > 0 { "Full" } else { "Empty" }
          }
        """),
  ]
}

/// VM0301–VM0312: values of one type where another is needed, and operators.
extension DiagnosticKind {
  static let typeKinds: [DiagnosticKind] = [
    typeMismatch,
    optionalMismatch,
    memberOfOptional,
    chainOnValue,
    operatorTypes,
    prefixOperatorType,
    incomparable,
    notEquatable,
    neverNilDefault,
    conditionNotBool,
    branchTypes,
    missingElse,
  ]

  static let typeMismatch = DiagnosticKind(
    "VM0301", "`{found}` stands where `{expected}` is needed",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let optionalMismatch = DiagnosticKind(
    "VM0302", "`{found}` may be nil where `{expected}` is needed",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let memberOfOptional = DiagnosticKind(
    "VM0303", "`{name}` is read from `{type}`, which may be nil",
    help: "write `?` before it, and what nil shows after it: `?? …`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let chainOnValue = DiagnosticKind(
    "VM0304", "`?` stands behind a `{type}`, which is never nil",
    help: "remove the `?`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let operatorTypes = DiagnosticKind(
    "VM0305", "`{operator}` does not take `{left}` and `{right}`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let prefixOperatorType = DiagnosticKind(
    "VM0306", "`{operator}` does not take `{type}`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let incomparable = DiagnosticKind(
    "VM0307", "`{operator}` compares `{left}` with `{right}`, which are never equal",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let notEquatable = DiagnosticKind(
    "VM0308", "values of `{type}` cannot be compared",
    help: "compare one of its fields",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let neverNilDefault = DiagnosticKind(
    "VM0309", "the value before `??` is `{type}`, which is never nil", severity: .warning,
    help: "remove the `??` and what follows it",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let conditionNotBool = DiagnosticKind(
    "VM0310", "the condition is `{type}`, not `Bool`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let branchTypes = DiagnosticKind(
    "VM0311", "one branch is `{first}` and another `{second}`",
    help: "bring them to one type",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let missingElse = DiagnosticKind(
    "VM0312", "the `if` has no `else`, and so no value where its condition is false",
    help: "add `else` with the value for that",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)
}

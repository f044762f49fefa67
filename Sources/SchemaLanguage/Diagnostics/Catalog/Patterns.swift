/// VM0329–VM0337: `switch`, `if let` and patterns.
extension DiagnosticKind {
  static let patternKinds: [DiagnosticKind] = [
    missingCases,
    unreachableCase,
    patternType,
    patternNotEnum,
    patternBindings,
    patternLabel,
    alternativeBindings,
    unusedBinding,
    unwrapOfValue,
  ]

  static let missingCases = DiagnosticKind(
    "VM0329", "the `switch` leaves out {cases}",
    help: "add a case for each, or `default`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let unreachableCase = DiagnosticKind(
    "VM0330", "`{case}` can never be reached", severity: .warning,
    help: "remove it: what it matches is matched before",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let patternType = DiagnosticKind(
    "VM0331", "a pattern of `{found}` never matches `{type}`",
    help: "match a value of `{type}`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let patternNotEnum = DiagnosticKind(
    "VM0332", "the pattern names a case, and `{type}` has none",
    help: "match a value, or switch over an enum",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let patternBindings = DiagnosticKind(
    "VM0333", "`{case}` carries {count}",
    help: "name each, with `_` for one not used, or none at all",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let patternLabel = DiagnosticKind(
    "VM0334", "`{found}:` in the pattern where the case has {expected}",
    help: "write the case's own label, or leave it out",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let alternativeBindings = DiagnosticKind(
    "VM0335", "not every pattern of the case binds `{name}`, with the same type",
    help: "bind it in all of them, or give each a case of its own",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let unusedBinding = DiagnosticKind(
    "VM0336", "nothing reads `{name}`", severity: .warning,
    help: "write `_` instead",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let unwrapOfValue = DiagnosticKind(
    "VM0337", "`if let` unwraps `{type}`, which is never nil",
    help: "use the value itself",
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

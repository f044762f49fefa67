/// VM0501–VM0505: view models and their graph.
extension DiagnosticKind {
  static let viewModelKinds: [DiagnosticKind] = [
    derivedCycle,
    unusedInput,
    unusedConstant,
    unusedCustom,
    notKept,
  ]

  static let derivedCycle = DiagnosticKind(
    "VM0501", "`{name}` depends on itself: {path}",
    help: "compute one of them from the inputs alone",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let unusedInput = DiagnosticKind(
    "VM0502", "nothing reads the {kind} `{name}`", severity: .warning,
    help: "remove it, or show something of it",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let unusedConstant = DiagnosticKind(
    "VM0503", "nothing reads `{name}`", severity: .warning,
    help: "remove it, or make it a `display` if a view shows it",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let unusedCustom = DiagnosticKind(
    "VM0504", "nothing calls the custom `{name}`", severity: .warning,
    help: "remove it, or call it in a display",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let notKept = DiagnosticKind(
    "VM0505", "a value of `{type}` cannot be kept in a view model",
    help: "use it where it is needed",
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

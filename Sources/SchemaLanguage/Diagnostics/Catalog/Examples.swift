/// VM0601–VM0610: examples.
extension DiagnosticKind {
  static let exampleKinds: [DiagnosticKind] = [
    missingGiven,
    duplicateGiven,
    notGivable,
    constantAssigned,
    expectationNotBool,
    duplicateExample,
    noExpectation,
    contextIdentifier,
    exampleTitle,
    lateGiven,
  ]

  static let missingGiven = DiagnosticKind(
    "VM0601", "the example does not give {names}",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let duplicateGiven = DiagnosticKind(
    "VM0602", "`{name}` is given twice",
    help: "remove one of them; `when` changes it later",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let notGivable = DiagnosticKind(
    "VM0603", "`{name}` is not an input of `{model}`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let constantAssigned = DiagnosticKind(
    "VM0604", "`{name}` never changes",
    help: "give it with `given`, or declare it as an `input`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let expectationNotBool = DiagnosticKind(
    "VM0605", "what is expected is `{type}`, not `Bool`",
    help: "compare it with the value expected: `== …`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let duplicateExample = DiagnosticKind(
    "VM0606", "two examples are called `{title}`",
    help: "say what differs between them",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let noExpectation = DiagnosticKind(
    "VM0607", "the example expects nothing", severity: .warning,
    help: "add `expect …`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let contextIdentifier = DiagnosticKind(
    "VM0608", "this is not the identifier of a `{part}`",
    help: "write one such as {example}",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let exampleTitle = DiagnosticKind(
    "VM0609", "the title of an example is text, written out",
    help: "say in a few words what the example shows",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let lateGiven = DiagnosticKind(
    "VM0610", "`{name}` is given after the view model was made",
    help: "give it first, or change it with `when`",
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

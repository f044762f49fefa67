/// VM0313–VM0328: literals, arguments, closures and interpolations.
extension DiagnosticKind {
  static let callKinds: [DiagnosticKind] = [
    numberTooLarge,
    missingArgument,
    extraArgument,
    argumentLabel,
    argumentOrder,
    noOverload,
    closureArity,
    closureNeeded,
    closureOutOfPlace,
    interpolatedOptional,
    interpolatedType,
    nilNeedsType,
    emptyCollectionNeedsType,
    nilForValue,
    neverNil,
  ]

  static let numberTooLarge = DiagnosticKind(
    "VM0313", "`{number}` does not fit `{type}`",
    help: "write a number that fits, or use a wider type",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let missingArgument = DiagnosticKind(
    "VM0314", "`{parameter}` is missing in the call of `{name}`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let extraArgument = DiagnosticKind(
    "VM0315", "`{name}` takes no such argument",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let argumentLabel = DiagnosticKind(
    "VM0316", "{found} where `{name}` has {expected}",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let argumentOrder = DiagnosticKind(
    "VM0317", "`{label}` stands too late among the arguments of `{name}`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let noOverload = DiagnosticKind(
    "VM0318", "no form of `{name}` takes ({types})",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let closureArity = DiagnosticKind(
    "VM0319", "the closure is given {count}",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let closureNeeded = DiagnosticKind(
    "VM0320", "a closure is needed here: `{type}`",
    help: "write it in braces: `{ $0.name }`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let closureOutOfPlace = DiagnosticKind(
    "VM0321", "a closure stands where {type} is needed",
    help: "write the value itself",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let interpolatedOptional = DiagnosticKind(
    "VM0323", "`{type}` may be nil, and cannot be put into text as it is",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let interpolatedType = DiagnosticKind(
    "VM0324", "`{type}` cannot be put into text as it is",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let nilNeedsType = DiagnosticKind(
    "VM0325", "the type of this `nil` is not known",
    help: "say the type: `display x: String? = nil`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let emptyCollectionNeedsType = DiagnosticKind(
    "VM0326", "the type of the elements of `{literal}` is not known",
    help: "say the type: `display x: [String] = []`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let nilForValue = DiagnosticKind(
    "VM0327", "`nil` stands where `{type}` is needed",
    help: "make the type optional, `{type}?`, or write a value",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let neverNil = DiagnosticKind(
    "VM0328", "`{type}` is never nil",
    help: "remove the comparison",
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

/// VM0401–VM0418: enums, models, externs, functions and samples.
extension DiagnosticKind {
  static let declaredTypeKinds: [DiagnosticKind] = [
    containsItself,
    rawTypeKind,
    rawValueWithCarried,
    rawValueWithoutType,
    rawValueKind,
    duplicateRawValue,
    emptyEnum,
    labelNotText,
    carriedDefault,
    identifiableWithoutID,
    identityNotHashable,
    duplicateKey,
    keyNotPlain,
    unknownConformance,
    duplicateConformance,
    externDetail,
    recursion,
    sampleCycle,
  ]

  static let containsItself = DiagnosticKind(
    "VM0401", "a `{name}` holds a `{name}`, and so has no finite size: {path}",
    help: "break the circle with an array, or with an id",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let rawTypeKind = DiagnosticKind(
    "VM0402", "raw values cannot be `{type}`",
    help: "use `String` or `Int`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let rawValueWithCarried = DiagnosticKind(
    "VM0403", "`{case}` carries a value, and `{type}` has raw values",
    help: "remove the raw type, or the carried value",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let rawValueWithoutType = DiagnosticKind(
    "VM0404", "a raw value, and `{type}` has no raw type",
    help: "write the raw type: `enum {type}: {raw}`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let rawValueKind = DiagnosticKind(
    "VM0405", "a raw value of `{type}` must be written out as one",
    help: "write a plain literal",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let duplicateRawValue = DiagnosticKind(
    "VM0406", "the raw value `{value}` is taken",
    help: "give each case a raw value of its own",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let emptyEnum = DiagnosticKind(
    "VM0407", "`{name}` has no cases",
    help: "add a case: a value of it could never be made",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let labelNotText = DiagnosticKind(
    "VM0408", "a label is text, written out",
    help: "write it in quotes; it may put carried values into it: `\"Error \\(code)\"`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let carriedDefault = DiagnosticKind(
    "VM0409", "a value that `{case}` carries cannot have a default",
    help: "remove the default",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let identifiableWithoutID = DiagnosticKind(
    "VM0410", "`{name}` is `Identifiable`, and has no field `id`",
    help: "add one: `let id: String`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let identityNotHashable = DiagnosticKind(
    "VM0411", "an `id` of `{type}` cannot tell values apart",
    help: "use a `String`, an `Int` or a `UUID`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let duplicateKey = DiagnosticKind(
    "VM0412", "two fields have the JSON key `{key}`",
    help: "give each a key of its own",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let keyNotPlain = DiagnosticKind(
    "VM0413", "a JSON key is text, written out and not empty",
    help: "write it in quotes: `key \"avatar_url\"`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let unknownConformance = DiagnosticKind(
    "VM0414", "`{name}` cannot be named here",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let duplicateConformance = DiagnosticKind(
    "VM0415", "`{name}` is named twice",
    help: "remove one of them",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let externDetail = DiagnosticKind(
    "VM0416", "a field of an `extern model` has no {detail}: the app's own type says that",
    help: "remove it",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let recursion = DiagnosticKind(
    "VM0417", "{name} calls itself: {path}",
    help: "compute it without: the language has no recursion",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let sampleCycle = DiagnosticKind(
    "VM0418", "the sample `{name}` is made of itself: {path}",
    help: "write one of the values out",
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

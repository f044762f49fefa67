/// VM0338–VM0351: fixed values, collections and ranges.
extension DiagnosticKind {
  static let valueKinds: [DiagnosticKind] = [
    unknownOperator,
    divisionByZero,
    badLiteral,
    literalNeeded,
    badDatePattern,
    weekYear,
    keyNotHashable,
    constraintUnmet,
    nestedOptional,
    rangeBounds,
    noIndex,
    duplicateDictionaryKey,
    operandNotBool,
    caseCarriesNothing,
  ]

  static let unknownOperator = DiagnosticKind(
    "VM0338", "the language has no operator `{operator}`",
    help: "it has + - * / % == != < <= > >= && || ! ?? ... ..<",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let divisionByZero = DiagnosticKind(
    "VM0339", "the right side of `{operator}` is always 0", severity: .warning,
    help: "`x / 0` is 0 and `x % 0` is x, whatever x is",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let badLiteral = DiagnosticKind(
    "VM0340", "`{text}` is no {type}",
    help: "write {example}",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let literalNeeded = DiagnosticKind(
    "VM0341", "`{name}` takes one text, written out",
    help: "write {example}",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let badDatePattern = DiagnosticKind(
    "VM0342", "the date pattern cannot be right: {problem}",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let weekYear = DiagnosticKind(
    "VM0343", "`Y` is the year that a week belongs to, which differs around New Year", severity: .warning,
    help: "write `y`, the calendar's year",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let keyNotHashable = DiagnosticKind(
    "VM0344", "`{type}` cannot be a dictionary's key",
    help: "use a `String`, an `Int` or an enum",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let constraintUnmet = DiagnosticKind(
    "VM0345", "`{name}` needs values that can be {constraint}, and `{type}` cannot",
    help: "pass a closure that picks such a value, if there is such a form",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let nestedOptional = DiagnosticKind(
    "VM0346", "`{type}` is optional already",
    help: "remove the second `?`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let rangeBounds = DiagnosticKind(
    "VM0347", "there are no ranges of `{type}`",
    help: "use `Int`, `Double`, `Decimal`, `Date` or `Day`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let noIndex = DiagnosticKind(
    "VM0348", "`{type}` has no elements to take by index",
    help: "index an array or a dictionary",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let duplicateDictionaryKey = DiagnosticKind(
    "VM0349", "the key {key} stands twice",
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

  static let operandNotBool = DiagnosticKind(
    "VM0350", "`{operator}` takes `Bool`, not `{type}`",
    explanation: """
      To be written.
      """,
    bad: """
      // bad
      """,
    good: """
      // good
      """)

  static let caseCarriesNothing = DiagnosticKind(
    "VM0351", "`{case}` carries no values",
    help: "remove the parentheses",
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

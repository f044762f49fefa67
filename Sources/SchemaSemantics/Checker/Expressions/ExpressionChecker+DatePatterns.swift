import VmgenSchemaSyntax

/// Literal patterns of dates and durations, such as `EEEE MMMM d, yyyy` and `m:ss`.
extension ExpressionChecker {
  /// The letters of Unicode date patterns.
  private static let dateLetters = Set("GyYuUrQqMLlwWdDFgEecabBhHkKjJCmsSAzZOvVXx".utf8)
  private static let durationLetters = Set("dhmsS".utf8)

  /// Checks the notation of an argument, if it is a literal.
  func checkLiteral(_ expression: Expression, as format: BuiltIn.Format) {
    guard case .string(let literal) = expression.kind, let text = literal.plainText else { return }
    switch format {
    case .datePattern: checkDatePattern(text, at: literal.range)
    case .dateTemplate: checkDateTemplate(text, at: literal.range)
    case .durationPattern: _ = fields(of: text, Self.durationLetters, example: "m:ss", at: literal.range)
    case .textPattern:
      if let problem = TextPatternProblem.text(of: text) {
        report(.badTextPattern(problem: problem), at: literal.range)
      }
    case .currencyCode: checkCurrencyCode(text, at: literal.range)
    }
  }

  /// A letter of a pattern that is easily confused with another one.
  private struct ConfusedLetter: Sendable {
    var letter: UInt8
    var meaning: String
    var meant: UInt8
    /// Returns whether the other letters of the pattern show that the other letter is meant.
    var isConfused: @Sendable (Set<UInt8>) -> Bool
  }

  private static let confusedLetters = [
    ConfusedLetter(
      letter: UInt8(ascii: "Y"), meaning: "the year of the week, which differs from the calendar year around New Year",
      meant: UInt8(ascii: "y"), isConfused: { !$0.contains(UInt8(ascii: "w")) }),
    ConfusedLetter(
      letter: UInt8(ascii: "D"), meaning: "the day of the year", meant: UInt8(ascii: "d"),
      isConfused: { !$0.isDisjoint(with: "MLm".utf8) }),
    ConfusedLetter(
      letter: UInt8(ascii: "m"), meaning: "the minute", meant: UInt8(ascii: "M"),
      isConfused: { !$0.isDisjoint(with: "yYdD".utf8) && $0.isDisjoint(with: "hHkKjJCsSML".utf8) }),
  ]

  private func checkDatePattern(_ pattern: String, at range: SourceRange) {
    guard let fields = fields(of: pattern, Self.dateLetters, example: "d MMMM yyyy", at: range) else { return }
    let confused = Self.confusedLetters.filter { fields.contains($0.letter) && $0.isConfused(fields) }
    guard !confused.isEmpty else { return }
    var isQuoted = false
    let corrected = pattern.utf8.map { byte in
      if byte == UInt8(ascii: "'") { isQuoted.toggle() }
      return isQuoted ? byte : confused.first { $0.letter == byte }?.meant ?? byte
    }
    let meanings = confused.map { "`\(Unicode.Scalar($0.letter))` is \($0.meaning)" }
    report(
      .confusedDateLetter(meanings: meanings.joined(separator: ", and ")), at: range,
      suggestion: .write("\"\(String(decoding: corrected, as: UTF8.self))\"", at: range))
  }

  /// Checks a literal template of a date: the letters of the components, because the locale adds everything else.
  private func checkDateTemplate(_ template: String, at range: SourceRange) {
    let wrong = template.utf8.first { !Self.dateLetters.contains($0) }
    guard wrong != nil || template.isEmpty else { return checkDatePattern(template, at: range) }
    let isLetter = wrong.map { (0x61...0x7A).contains($0 | 0x20) } ?? false
    let problem =
      wrong == nil
      ? "it contains no format letters"
      : isLetter
        ? "`\(String(decoding: wrong.map { [$0] } ?? [], as: UTF8.self))` is not a format letter"
        : "a template consists of format letters only"
    let letters = String(decoding: template.utf8.filter { Self.dateLetters.contains($0) }, as: UTF8.self)
    report(
      .badFormatPattern(problem: problem), at: range,
      suggestion: .write(
        "\"\(letters.isEmpty ? "MMMd" : letters)\"", at: range,
        note: "; the locale adds the order and the punctuation"))
  }

  /// Returns the format letters, or nil after reporting an invalid pattern.
  private func fields(
    of pattern: String, _ letters: Set<UInt8>, example: String, at range: SourceRange
  ) -> Set<UInt8>? {
    var fields: Set<UInt8> = []
    var isQuoted = false
    for byte in pattern.utf8 {
      if byte == UInt8(ascii: "'") { isQuoted.toggle() }
      guard !isQuoted, (0x61...0x7A).contains(byte | 0x20) else { continue }
      guard letters.contains(byte) else {
        let letter = String(decoding: [byte], as: UTF8.self)
        report(
          .badFormatPattern(problem: "`\(letter)` is not a format letter"), at: range,
          help: "put words between single quotes, as in `d 'of' MMMM`")
        return nil
      }
      fields.insert(byte)
    }
    if isQuoted {
      report(
        .badFormatPattern(problem: "unterminated quote `'`"), at: range,
        help: "add a closing `'`, or write `''` for an apostrophe")
      return nil
    }
    if fields.isEmpty {
      report(
        .badFormatPattern(problem: "it contains no format letters"), at: range,
        help: "use format letters: `\(example)`")
      return nil
    }
    return fields
  }
}

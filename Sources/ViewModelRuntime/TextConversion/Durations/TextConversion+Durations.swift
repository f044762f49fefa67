extension TextConversion<Duration> {
  /// The conversion of a duration in the form `1:02:03`.
  public static var duration: TextConversion { duration("h:mm:ss") }

  /// Returns the conversion of a duration in a pattern of `d`, `h`, `m`, `s` and `S`, such as `m:ss`. The text is the
  /// same as that of `formatted`, truncated at the pattern's smallest unit, and is parsed exactly.
  ///
  /// The greatest unit may have any number; the others have all their digits and are less than the next greater unit.
  /// If the pattern has no unit, or decimals without seconds, each text is `unreadable`.
  public static func duration(_ pattern: String) -> TextConversion {
    TextConversion { value, context in
      value.editedText(pattern, in: context)
    } parse: { text, old, context throws(TextProblem) in
      try Duration(text, pattern, keeping: old, in: context)
    }
  }
}

extension Duration {
  fileprivate func editedText(_ pattern: String, in context: DisplayContext) -> String {
    let cache = FormatterCache.current
    let text = cache.durationPattern(pattern).text(of: clampedToRange)
    let symbols = cache.numberSymbols(context.conventions.formats).own
    return text.first == "-"
      ? symbols.minus + symbols.digits.localize(String(text.dropFirst())) : symbols.digits.localize(text)
  }

  fileprivate init(
    _ text: String, _ pattern: String, keeping old: Duration?, in context: DisplayContext
  ) throws(TextProblem) {
    let cache = FormatterCache.current
    let layout = cache.durationPattern(pattern)
    let symbols = cache.numberSymbols(context.conventions.formats).own
    guard layout.isReadable else { throw .unreadable }
    let text = text.trimmed
    if text.isEmpty { throw .missing }
    guard let duration = try DurationReader.read(text, layout, symbols) else {
      throw .notADuration(example: Duration.seconds(5400).editedText(pattern, in: context))
    }
    // The part that the pattern truncates is kept if the text is unchanged.
    if let old, try DurationReader.read(old.editedText(pattern, in: context), layout, symbols) == duration {
      self = old
    } else {
      self = duration
    }
  }
}

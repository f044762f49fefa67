extension TextConversion<Duration> {
  /// A duration as a clock shows it: `1:02:03`.
  public static var duration: TextConversion { duration("h:mm:ss") }

  /// A duration in a pattern of `d`, `h`, `m`, `s` and `S`, such as `m:ss`: shown as `formatted` shows it, cut off
  /// below the pattern's smallest unit, and read as just what it says.
  ///
  /// The greatest unit may be any number; the others have all their digits and stay below the next greater one. With
  /// no unit in the pattern, or decimals without seconds, every text is `unreadable`.
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
    // What the pattern cuts off stays where the text says nothing else.
    if let old, try DurationReader.read(old.editedText(pattern, in: context), layout, symbols) == duration {
      self = old
    } else {
      self = duration
    }
  }
}

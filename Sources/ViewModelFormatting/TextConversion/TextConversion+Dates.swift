public import Foundation
import ViewModelContext

// Dates are parsed with their pattern. A day or month may have one digit, and a name may be full or abbreviated, in any
// case. Digits may be those of the locale, ASCII or full-width. A date that does not exist (`02/30/2025`), and a time
// that the clocks skip, is a problem. Fields that the pattern lacks come from the old date; without one, fields greater
// than those of the pattern come from the current date, and smaller ones are the first.
extension TextConversion<Date> {
  /// Returns the conversion of a date in an ICU pattern, in the context's language, calendar and time zone.
  ///
  /// A year is displayed with all its digits; `yy` parses years of the old date's century. The pattern may contain `G y
  /// u M L d E e c a h H k K m s S X x Z` in any unambiguous width. With any other field, each text is `unreadable`.
  public static func date(_ pattern: String) -> TextConversion {
    TextConversion { value, context in
      DateEditor.current(pattern, context).text(of: value)
    } parse: { text, old, context throws(TextProblem) in
      try DateEditor.current(pattern, context).date(of: text, keeping: old, now: context.now)
    }
  }

  /// The conversion of a date in the short format of the locale with a full year. The time of day is kept.
  public static var date: TextConversion {
    TextConversion { value, context in
      DateEditor.current(nil, context).text(of: value)
    } parse: { text, old, context throws(TextProblem) in
      try DateEditor.current(nil, context).date(of: text, keeping: old, now: context.now)
    }
  }
}

extension TextConversion<Day> {
  /// Returns the conversion of a day in an ICU pattern, in the context's language and calendar.
  public static func day(_ pattern: String) -> TextConversion {
    TextConversion { value, context in
      value.text(DateEditor.current(pattern, context, zone: .gmt))
    } parse: { text, old, context throws(TextProblem) in
      try Day(text, old, DateEditor.current(pattern, context, zone: .gmt), context)
    }
  }

  /// The conversion of a day in the short format of the locale with a full year.
  public static var day: TextConversion {
    TextConversion { value, context in
      value.text(DateEditor.current(nil, context, zone: .gmt))
    } parse: { text, old, context throws(TextProblem) in
      try Day(text, old, DateEditor.current(nil, context, zone: .gmt), context)
    }
  }
}

extension DateEditor {
  /// Returns the editor of the current thread for a pattern, or for the short format of the locale.
  fileprivate static func current(_ pattern: String?, _ context: DisplayContext, zone: TimeZone? = nil) -> DateEditor {
    ValueFormatters.current.dateEditor(pattern, context.formats, zone: zone)
  }
}

extension Day {
  fileprivate func text(_ editor: DateEditor) -> String {
    editor.text(of: EditedCalendar.noon(of: number))
  }

  fileprivate init(
    _ text: String, _ old: Day?, _ editor: DateEditor, _ context: DisplayContext
  ) throws(TextProblem) {
    let today = Day(context.now, in: context)
    let date = try editor.date(
      of: text, keeping: old.map { EditedCalendar.noon(of: $0.number) }, now: EditedCalendar.noon(of: today.number))
    self.init(clamping: Int((date.timeIntervalSince1970 / 86_400).rounded(.down)))
  }
}

extension TextConversion<Duration> {
  /// The conversion of a duration in the form `1:02:03`.
  public static var duration: TextConversion { duration("h:mm:ss") }

  /// Returns the conversion of a duration in a pattern of `d`, `h`, `m`, `s` and `S`, such as `m:ss`. The text is the
  /// same as that of `formatted`, truncated at the pattern's smallest unit, and is parsed exactly.
  ///
  /// The greatest unit may have any number; the others have all their digits and are less than the next greater unit.
  /// `2:00` is read in `h:mm:ss` as two minutes, and `1:30:00` in `m:ss` as ninety.
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
    let cache = ValueFormatters.current
    let text = cache.durationPattern(pattern).text(of: clampedToRange)
    let symbols = cache.numberSymbols(context.formats).own
    return text.first == "-"
      ? symbols.minus + symbols.digits.localize(String(text.dropFirst())) : symbols.digits.localize(text)
  }

  fileprivate init(
    _ text: String, _ pattern: String, keeping old: Duration?, in context: DisplayContext
  ) throws(TextProblem) {
    let cache = ValueFormatters.current
    let layout = cache.durationPattern(pattern)
    let symbols = cache.numberSymbols(context.formats).own
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

/// Parses a text with the pattern of a duration.
struct DurationReader {
  private let pattern: DurationPattern
  private var scanner: PatternScanner
  private let isNegative: Bool
  /// The number of each unit, by its length in seconds.
  private var counts: [UInt64: Int] = [:]
  private var attoseconds: Int?

  private init?(_ text: String, _ pattern: DurationPattern, _ symbols: NumberSymbols) {
    guard var scanner = PatternScanner(text, symbols.digits) else { return nil }
    let sign = scanner.take { $0 == "+" || symbols.isMinus($0) }
    isNegative = sign != nil && sign != "+"
    self.scanner = scanner
    self.pattern = pattern
  }

  /// Returns the duration that the whole text contains, or nil if it contains none.
  ///
  /// - Throws: `tooLarge` or `tooSmall`.
  static func read(
    _ text: String, _ pattern: DurationPattern, _ symbols: NumberSymbols
  ) throws(TextProblem) -> Duration? {
    if let duration = try readExactly(text, pattern, symbols) { return duration }
    guard let form = pattern.clockForm else { return nil }
    return try readExactly(text, form, symbols)
  }

  private static func readExactly(
    _ text: String, _ pattern: DurationPattern, _ symbols: NumberSymbols
  ) throws(TextProblem) -> Duration? {
    guard var reader = DurationReader(text, pattern, symbols) else { return nil }
    for index in pattern.pieces.indices where !reader.readPiece(at: index) { return nil }
    guard reader.scanner.rest.isEmpty else { return nil }
    let seconds = reader.counts.reduce(0) { $0 +| ($1.value *| Int($1.key)) }
    let duration = Duration(secondsComponent: Int64(seconds), attosecondsComponent: Int64(reader.attoseconds ?? 0))
    guard duration <= .longest else { throw reader.isNegative ? .tooSmall : .tooLarge }
    return reader.isNegative ? .zero - duration : duration
  }

  private mutating func readPiece(at index: Int) -> Bool {
    let following = pattern.digits(atStartOf: pattern.pieces[(index + 1)...])
    switch pattern.pieces[index] {
    case .text(let text): return scanner.take(text.scalarsToCompare)
    case .field(let unit, let width):
      guard let number = scanner.number(pattern.digits(of: unit, width: width), following: following) else {
        return false
      }
      if let greater = pattern.unit(above: unit), number.value >= greater / unit { return false }
      let before = counts.updateValue(number.value, forKey: unit)
      return before == nil || before == number.value
    case .decimals(let count):
      guard let number = scanner.number(1...min(count, 18), following: following) else { return false }
      let decimals = (number.digits..<18).reduce(number.value) { value, _ in value * 10 }
      defer { attoseconds = decimals }
      return attoseconds == nil || attoseconds == decimals
    }
  }
}

extension DurationPattern {
  /// Whether a text in the pattern determines a duration. Decimals alone do not.
  var isReadable: Bool {
    let hasDecimals = pieces.contains { if case .decimals = $0 { true } else { false } }
    return hasDecimals ? units.last == 1 : !units.isEmpty
  }

  fileprivate func unit(above unit: UInt64) -> UInt64? { units.last { $0 > unit } }

  /// Returns the numbers of digits that a unit may have. The greatest unit may have any number; for others, 1:5 could
  /// mean 1:05 or 1:50.
  fileprivate func digits(of unit: UInt64, width: Int) -> ClosedRange<Int> {
    guard let greater = self.unit(above: unit) else { return 1...4000 }
    return width...max(width, String(greater / unit - 1).utf8.count)
  }

  fileprivate func digits(atStartOf pieces: ArraySlice<Piece>) -> Int {
    var count = 0
    for piece in pieces {
      switch piece {
      case .field(_, let width): count += width
      case .decimals(let width): count += width
      case .text: return count
      }
    }
    return count
  }
}

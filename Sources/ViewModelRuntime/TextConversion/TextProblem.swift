/// Why a text means no value, apart from the words for it: ``text(in:)``.
public enum TextProblem: Error, Hashable, Sendable {
  /// There is no text, and the value cannot be missing.
  case missing
  /// No whole number.
  case notAWholeNumber
  /// No number.
  case notANumber
  /// A number but for its decimal separator: `1,5` where the reader writes 1.5.
  case decimalSeparator(expected: String)
  /// A number greater than the type holds.
  case tooLarge
  /// A negative number beyond what the type holds.
  case tooSmall
  /// A number of more digits than a `Decimal` holds, which would change it.
  case tooManyDigits
  /// No date in the field's pattern; the example is one.
  case notADate(example: String)
  /// No time of day in the field's pattern; the example is one.
  case notATime(example: String)
  /// A date that the calendar does not have: the 30th of February.
  case noSuchDate
  /// A time of day that the clocks of the time zone skip on that day.
  case noSuchTime
  /// A date with another weekday than its own, which this names.
  case wrongWeekday(String)
  /// A conversion of one's own could not read it.
  case unreadable
  /// A conversion of one's own says why.
  case other(LocalizedText)
}

extension TextProblem {
  /// What the reader is told, through the context's localization: `Enter a whole number`.
  public func text(in context: DisplayContext) -> String {
    context.text(words)
  }

  private var words: LocalizedText {
    switch self {
    case .missing: "Enter a value"
    case .notAWholeNumber: "Enter a whole number"
    case .notANumber: "Enter a number"
    case .decimalSeparator(let expected): "Write decimals with “\(expected)”"
    case .tooLarge: "The number is too large"
    case .tooSmall: "The number is too small"
    case .tooManyDigits: "The number has too many digits"
    case .notADate(let example): "Enter a date like \(example)"
    case .notATime(let example): "Enter a time like \(example)"
    case .noSuchDate: "There is no such date"
    case .noSuchTime: "There is no such time on that day"
    case .wrongWeekday(let weekday): "That date is a \(weekday)"
    case .unreadable: "The text cannot be read"
    case .other(let words): words
    }
  }
}

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
  /// A number, or a duration, greater than its type holds.
  case tooLarge
  /// A negative one beyond what its type holds.
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
  /// No duration in the field's pattern; the example is one.
  case notADuration(example: String)
  /// No address with a scheme.
  case notAnAddress
  /// No UUID.
  case notAUUID
  /// None of these.
  case notAChoice([String])
  /// Nothing can be read: the field's pattern does not say enough, or a conversion of one's own could not.
  case unreadable
  /// A conversion of one's own says why.
  case other(LocalizedText)
}

extension TextProblem {
  /// What the reader is told, through the context's localization: `Enter a whole number`.
  public func text(in context: DisplayContext) -> String {
    context.text(words(in: context))
  }

  private func words(in context: DisplayContext) -> LocalizedText {
    switch self {
    case .missing: "Enter a value"
    case .notAWholeNumber: "Enter a whole number"
    case .notANumber: "Enter a number"
    case .decimalSeparator(let expected): "Write decimals with “\(expected)”"
    case .tooLarge: "Enter a smaller value"
    case .tooSmall: "Enter a greater value"
    case .tooManyDigits: "Enter fewer digits"
    case .notADate(let example): "Enter a date like \(example)"
    case .notATime(let example): "Enter a time like \(example)"
    case .noSuchDate: "There is no such date"
    case .noSuchTime: "There is no such time on that day"
    case .wrongWeekday(let weekday): "That date is a \(weekday)"
    case .notADuration(let example): "Enter a duration like \(example)"
    case .notAnAddress: "Enter an address like https://example.com"
    case .notAUUID: "Enter a UUID like 123E4567-E89B-12D3-A456-426614174000"
    case .notAChoice(let titles) where titles.count > 6:
      "Enter one of the choices, such as \(Array(titles.prefix(3)).formatted(.or, in: context))"
    case .notAChoice(let titles): "Enter \(titles.formatted(.or, in: context))"
    case .unreadable: "The text cannot be read"
    case .other(let words): words
    }
  }
}

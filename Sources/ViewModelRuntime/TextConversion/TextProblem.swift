/// The reason why a text is invalid. ``text(in:)`` returns its text for users.
public enum TextProblem: Error, Hashable, Sendable {
  /// The text is empty, but a value is required.
  case missing
  /// The text is not an integer.
  case notAWholeNumber
  /// The text is not a number.
  case notANumber
  /// The text is a number with another decimal separator: `1,5` where the locale requires 1.5.
  case decimalSeparator(expected: String)
  /// The number or duration is too great for its type.
  case tooLarge
  /// The negative number or duration is too small for its type.
  case tooSmall
  /// The number has more digits than a `Decimal` holds exactly.
  case tooManyDigits
  /// The text is not a date in the pattern of the field, such as the example.
  case notADate(example: String)
  /// The text is not a time of day in the pattern of the field, such as the example.
  case notATime(example: String)
  /// The calendar does not have the date: February 30.
  case noSuchDate
  /// The clocks of the time zone skip the time of day on that day.
  case noSuchTime
  /// The date has another weekday than the text: the associated value.
  case wrongWeekday(String)
  /// The text is not a duration in the pattern of the field, such as the example.
  case notADuration(example: String)
  /// The text is not a URL with a scheme.
  case notAnAddress
  /// The text is not a UUID.
  case notAUUID
  /// The text is none of the choices.
  case notAChoice([String])
  /// No text is valid: the pattern of the field is incomplete, or a custom conversion failed.
  case unreadable
  /// The reason of a custom conversion.
  case other(LocalizedText)
}

extension TextProblem {
  /// Returns the localized text for users: `Enter a whole number`.
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

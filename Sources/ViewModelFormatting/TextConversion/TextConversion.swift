@_spi(Generated) import ViewModelContext

/// A conversion between a value and its text in a field.
///
/// Parsing is strict and uses the symbols of the locale: a text has exactly one value or none, so that `12abc` is not
/// 12, and `1,5` is not a number where a comma groups digits. White space at both ends is ignored. For each conversion,
/// formatting the value of a formatted text produces the same text.
public struct TextConversion<Value>: Sendable {
  private let format: @Sendable (Value, DisplayContext) -> String
  private let parse: @Sendable (String, Value?, DisplayContext) throws(TextProblem) -> Value

  /// Creates a conversion with a previous value.
  ///
  /// A closure must declare its typed throws: `{ text, old, context throws(TextProblem) in … }`.
  ///
  /// - Parameters:
  ///   - format: Returns the text for editing.
  ///   - parse: Returns the value of a text. The second argument is the previous value, for the parts that the text
  ///     does not contain. Formatting the value of a formatted text must produce the same text. The function is not
  ///     called for the text of the previous value.
  public init(
    format: @escaping @Sendable (_ value: Value, _ context: DisplayContext) -> String,
    parse: @escaping @Sendable (_ text: String, _ old: Value?, _ context: DisplayContext) throws(TextProblem) -> Value
  ) {
    self.format = format
    self.parse = parse
  }

  /// Returns the text for editing: without groups and with full precision.
  public func text(of value: Value, in context: DisplayContext) -> String {
    format(value, context)
  }

  /// Returns the value of a text.
  ///
  /// - Parameter old: The previous value, for the parts that the text does not contain, such as the time of day of a
  ///   date. The text of the previous value means that value.
  /// - Throws: The problem of an invalid text.
  public func value(
    of text: String, keeping old: Value?, in context: DisplayContext
  ) throws(TextProblem) -> Value {
    if let old, format(old, context) == text { return old }
    return try parse(text, old, context)
  }
}

extension TextConversion {
  /// Returns the value of a text, or nil for an invalid text.
  func value(of text: String, in context: DisplayContext) -> Value? {
    try? value(of: text, keeping: nil, in: context)
  }
}

extension TextConversion<String> {
  /// The conversion of a text to itself, including white space.
  public static var text: TextConversion {
    TextConversion { value, _ in
      value
    } parse: { text, _, _ throws(TextProblem) in
      text
    }
  }
}

extension TextConversion {
  /// Creates a conversion of a text that contains the whole value.
  ///
  /// - Parameters:
  ///   - format: Returns the text for editing.
  ///   - parse: Returns the value of a text, or nil for an invalid text.
  public init(
    format: @escaping @Sendable (_ value: Value, _ context: DisplayContext) -> String,
    parse: @escaping @Sendable (_ text: String, _ context: DisplayContext) -> Value?
  ) {
    self.init(format: format) { text, _, context throws(TextProblem) in
      guard let value = parse(text, context) else { throw .unreadable }
      return value
    }
  }
}

// Characters to remove from typed text: those that are invisible.
extension Unicode.Scalar {
  /// Whether the scalar is a mark of text direction. Arabic, Hebrew and Persian have such marks next to a minus sign and
  /// in dates, and they can remain in an edited text.
  var isDirectionMark: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  var isBlank: Bool { value == 0x20 || properties.isWhitespace || isDirectionMark }

  /// The ASCII character for a full-width one, as East Asian keyboards type digits and signs.
  var halfWidth: Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(value) else { return self }
    return Unicode.Scalar(UInt8(value - 0xFEE0))
  }
}

extension String {
  /// Whether the text has no visible character.
  package var isBlank: Bool { unicodeScalars.allSatisfy(\.isBlank) }

  /// The text without invisible characters at both ends.
  package var trimmedScalars: Substring.UnicodeScalarView {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }), let last = scalars.lastIndex(where: { !$0.isBlank })
    else { return Substring().unicodeScalars }
    return scalars[first...last]
  }

  /// The text without invisible characters at both ends.
  package var trimmed: String { String(trimmedScalars) }
}

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

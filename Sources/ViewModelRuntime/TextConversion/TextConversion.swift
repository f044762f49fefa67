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

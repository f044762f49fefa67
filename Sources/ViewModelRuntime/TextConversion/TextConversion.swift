/// How a value is shown in a field for editing, and how a text typed there is read back.
///
/// Reading is strict and goes by the reader's own symbols: a text means one value or none, so that `12abc` is not 12,
/// nor `1,5` one where a comma groups digits. White space at either end means nothing. Every conversion here keeps
/// one law: a text that it has written reads as a value that is written the same.
public struct TextConversion<Value>: Sendable {
  private let format: @Sendable (Value, DisplayContext) -> String
  private let parse: @Sendable (String, Value?, DisplayContext) throws(TextProblem) -> Value

  /// A conversion of one's own.
  ///
  /// A closure has to spell what it throws, `{ text, old, context throws(TextProblem) in … }`; a function does so
  /// already.
  ///
  /// - Parameters:
  ///   - format: the text to edit.
  ///   - parse: what a text means; its second argument is the value so far, for the parts that the text does not
  ///     carry. It has to read each text of `format` as a value that `format` writes the same, and is not asked about
  ///     the text of the value so far.
  public init(
    format: @escaping @Sendable (_ value: Value, _ context: DisplayContext) -> String,
    parse: @escaping @Sendable (_ text: String, _ old: Value?, _ context: DisplayContext) throws(TextProblem) -> Value
  ) {
    self.format = format
    self.parse = parse
  }

  /// The text to edit: ungrouped, at full precision.
  public func text(of value: Value, in context: DisplayContext) -> String {
    format(value, context)
  }

  /// What a text means.
  ///
  /// - Parameter old: gives the parts that the text does not carry, such as a date's time where the pattern has none.
  ///   Its own text means the old value itself.
  /// - Throws: why it means nothing.
  public func value(
    of text: String, keeping old: Value?, in context: DisplayContext
  ) throws(TextProblem) -> Value {
    if let old, format(old, context) == text { return old }
    return try parse(text, old, context)
  }
}

extension TextConversion<String> {
  /// The text itself, white space too; every text means itself.
  public static var text: TextConversion {
    TextConversion { value, _ in
      value
    } parse: { text, _, _ throws(TextProblem) in
      text
    }
  }
}

extension TextConversion {
  /// A conversion of one's own, of a text that carries all of the value.
  ///
  /// - Parameters:
  ///   - format: the text to edit.
  ///   - parse: what a text means; nil where it means nothing.
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

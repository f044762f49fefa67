/// A conversion between a value and its text that reads other members of the view model, such as the unit of a setting.
public struct EditConversion<Values: StatefulValues, Value> {
  private let format: (Value, inout Values) -> String
  private let parse: (String, Value?, inout Values) throws(TextProblem) -> Value
  /// Whether the text of a value depends on other members, so that it can change while the value does not.
  let readsValues: Bool

  private init(
    readsValues: Bool, format: @escaping (Value, inout Values) -> String,
    parse: @escaping (String, Value?, inout Values) throws(TextProblem) -> Value
  ) {
    self.readsValues = readsValues
    self.format = format
    self.parse = parse
  }

  @MainActor
  init(_ conversion: TextConversion<Value>) {
    self.init(readsValues: false) {
      conversion.text(of: $0, in: $1.inputs.context)
    } parse: { (text, old, values) throws(TextProblem) in
      try conversion.value(of: text, keeping: old, in: values.inputs.context)
    }
  }

  /// Creates a conversion that reads other members.
  ///
  /// - Parameters:
  ///   - format: Returns the text for editing.
  ///   - parse: Returns the value of a text, or nil for an invalid text.
  public static func custom(
    format: @escaping (_ value: Value, _ values: inout Values) -> String,
    parse: @escaping (_ text: String, _ values: inout Values) -> Value?
  ) -> EditConversion {
    EditConversion(readsValues: true, format: format) { (text, old, values) throws(TextProblem) in
      if let old, format(old, &values) == text { return old }
      guard let value = parse(text, &values) else { throw .unreadable }
      return value
    }
  }

  /// Returns the conversion of an optional value. Nil has an empty text, and an empty or white text is nil.
  public static func optional<Wrapped>(_ wrapped: EditConversion<Values, Wrapped>) -> EditConversion
  where Value == Wrapped? {
    EditConversion(readsValues: wrapped.readsValues) { value, values in
      guard let value else { return "" }
      let text = wrapped.text(of: value, &values)
      return text.isBlank ? "" : text
    } parse: { (text, old, values) throws(TextProblem) in
      text.isBlank ? nil : try wrapped.value(of: text, keeping: old ?? nil, &values)
    }
  }

  /// Returns the conversion of a value at the end of an optional path. Nil has an empty text, but no text is nil.
  public static func present<Wrapped>(_ wrapped: EditConversion<Values, Wrapped>) -> EditConversion
  where Value == Wrapped? {
    EditConversion(readsValues: wrapped.readsValues) { value, values in
      value.map { wrapped.text(of: $0, &values) } ?? ""
    } parse: { (text, old, values) throws(TextProblem) in
      try wrapped.value(of: text, keeping: old ?? nil, &values)
    }
  }

  func text(of value: Value, _ values: inout Values) -> String { format(value, &values) }

  func value(of text: String, keeping old: Value?, _ values: inout Values) throws(TextProblem) -> Value {
    try parse(text, old, &values)
  }
}

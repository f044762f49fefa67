/// A value in the failure of an expectation: `title is "B"`.
public struct ExampleValue {
  let text: String

  /// Creates a description of a value.
  ///
  /// - Parameter name: The source text of the value in the schema.
  public init<Value>(_ name: String, _ value: Value) { text = "\(name) is \(literal(value))" }
}

/// Returns the value as in a schema, so that `"1"` and `1` look different, with escapes for invisible characters.
private func literal<Value>(_ value: Value) -> String {
  if value is any ViewModel { return "a \(type(of: value))" }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional { return mirror.children.first.map { literal($0.value) } ?? "nil" }
  if mirror.displayStyle == .enum, !(value is any CustomStringConvertible) { return ".\(value)" }
  let text = value is String ? String(reflecting: value) : "\(value)"
  return text.escapingInvisibleCharacters
}

extension String {
  /// The text with escapes such as `\u{202F}` for invisible characters and for spaces other than the plain one.
  fileprivate var escapingInvisibleCharacters: String {
    unicodeScalars.map { scalar in
      let isInvisible =
        scalar.properties.generalCategory == .format || scalar.properties.generalCategory == .spaceSeparator
      return isInvisible && scalar != " " ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }
}

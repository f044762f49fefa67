extension TextConversion {
  /// Returns the conversion of an optional value. Nil has an empty text, and an empty or white text is nil.
  public static func optional<Wrapped>(_ wrapped: TextConversion<Wrapped>) -> TextConversion
  where Value == Wrapped? {
    TextConversion { value, context in
      guard let value else { return "" }
      let text = wrapped.text(of: value, in: context)
      return text.isBlank ? "" : text
    } parse: { text, old, context throws(TextProblem) in
      text.isBlank ? nil : try wrapped.value(of: text, keeping: old ?? nil, in: context)
    }
  }

  /// Returns the conversion of a value at the end of an optional path. Nil has an empty text, but no text is nil.
  public static func present<Wrapped>(_ wrapped: TextConversion<Wrapped>) -> TextConversion
  where Value == Wrapped? {
    TextConversion { value, context in
      value.map { wrapped.text(of: $0, in: context) } ?? ""
    } parse: { text, old, context throws(TextProblem) in
      try wrapped.value(of: text, keeping: old ?? nil, in: context)
    }
  }
}

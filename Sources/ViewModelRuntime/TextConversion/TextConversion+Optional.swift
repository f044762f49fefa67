extension TextConversion {
  /// A value that may be missing: an empty or white text is nil, both ways.
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

  /// A value at the end of a path that nil may interrupt: nil shows as the empty text, and a text is never nil.
  public static func present<Wrapped>(_ wrapped: TextConversion<Wrapped>) -> TextConversion
  where Value == Wrapped? {
    TextConversion { value, context in
      value.map { wrapped.text(of: $0, in: context) } ?? ""
    } parse: { text, old, context throws(TextProblem) in
      try wrapped.value(of: text, keeping: old ?? nil, in: context)
    }
  }
}

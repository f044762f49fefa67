extension TextConversion where Value: CaseIterable & Sendable {
  /// Returns the conversion of a choice by title: `.choice { value, _ in value.label }`.
  ///
  /// Case is ignored if the result is unambiguous. If several values have the same title, the first one is used.
  public static func choice(
    _ title: @escaping @Sendable (_ value: Value, _ context: DisplayContext) -> String
  ) -> TextConversion {
    TextConversion { value, context in
      title(value, context)
    } parse: { text, _, context throws(TextProblem) in
      let titles = Value.allCases.map { (value: $0, title: title($0, context).trimmed) }
      let text = text.trimmed
      if let exact = titles.first(where: { $0.title == text }) { return exact.value }
      if text.isEmpty { throw .missing }
      // Case changes the length of a title only slightly.
      let folded = text.utf8.count <= 10_000 ? text.lowercased() : text
      let alike = titles.filter { $0.title.lowercased() == folded }
      guard let first = alike.first, alike.allSatisfy({ $0.title == first.title }) else {
        throw .notAChoice(titles.map(\.title))
      }
      return first.value
    }
  }
}

extension TextConversion where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
  /// The conversion of a choice by raw value.
  public static var choice: TextConversion {
    choice { value, _ in value.rawValue }
  }
}

extension TextConversion where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == Int {
  /// The conversion of a choice by number, parsed as by ``integer``.
  public static var choice: TextConversion {
    TextConversion { value, context in
      TextConversion<Int>.integer.text(of: value.rawValue, in: context)
    } parse: { text, _, context throws(TextProblem) in
      let number = try? TextConversion<Int>.integer.value(of: text, keeping: nil, in: context)
      if number == nil, text.isBlank { throw .missing }
      guard let number, let value = Value(rawValue: number), Value.allCases.contains(where: { $0.rawValue == number })
      else {
        throw .notAChoice(Value.allCases.map { TextConversion<Int>.integer.text(of: $0.rawValue, in: context) })
      }
      return value
    }
  }
}

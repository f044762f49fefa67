import VmgenSchemaSemantics

/// The order of the keys of a dictionary and of the elements of a set.
extension ExpressionEvaluator {
  /// Returns whether a key precedes another: cases in the order of their declaration, and keys without an order by their
  /// texts.
  func keysPrecede(_ first: Value, _ second: Value) throws -> Bool {
    switch (first, second) {
    case (.enumCase(let left), .enumCase(let right)):
      let cases = cases(of: left.type)
      guard cases.allSatisfy(\.values.isEmpty) else { return sortingText(of: first) < sortingText(of: second) }
      let places = [left, right].map { value in cases.firstIndex { $0.name == value.name } ?? 0 }
      return places[0] < places[1]
    case (.int, _), (.double, _), (.decimal, _), (.string, _), (.date, _), (.day, _), (.duration, _):
      return try first.precedes(second)
    default: return sortingText(of: first) < sortingText(of: second)
    }
  }

  /// Returns the text of a key without an order: the texts of its parts in the order of declaration.
  private func sortingText(of value: Value) -> String {
    switch value {
    case .none: "\0"
    case .nested(let value): sortingText(of: value)
    case .date(let value): "\(value)"
    case .data(let value): "\(value)"
    case .array(let elements): joined(elements.map(sortingText))
    case .set(let elements): joined(elements.map(sortingText).sorted())
    case .dictionary(let entries):
      joined(entries.map { joined([sortingText(of: $0.key), sortingText(of: $0.value)]) }.sorted())
    case .record(let record): joined(record.names.compactMap { record.fields[$0].map(sortingText) })
    case .enumCase(let value): value.values.isEmpty ? value.name : joined([value.name] + value.values.map(sortingText))
    default: value.interpolated
    }
  }

  private func joined(_ parts: [String]) -> String { parts.map { $0 + "\0" }.joined() }
}

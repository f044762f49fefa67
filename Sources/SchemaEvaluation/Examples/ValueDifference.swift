/// Where two values differ, for the failure of an example: "they differ at `.papers[1].id`: 3, not 2".
struct ValueDifference {
  /// The number of bytes of a value that a reader compares at a glance.
  private static let short = 60
  private static let shownPlaces = 3

  /// Returns the labels of the associated values of a case; nil for a value without a label.
  let labels: (EnumValue) -> [String?]

  /// Returns how two values differ; nil for values that are short, or that have nothing in common.
  func text(of actual: Value, and expected: Value) -> String? {
    let isLong = max(actual.literal.utf8.count, expected.literal.utf8.count) > Self.short
    if case (.array(let first), .array(let second)) = (actual, expected) {
      let isReordered = first.allSatisfy(second.contains) && second.allSatisfy(first.contains)
      let isPlain =
        isReordered || first.count != second.count
        || (first + second).allSatisfy { $0.literal.utf8.count <= Self.short }
      if isPlain || !isLong { return elements(of: first, and: second) }
    }
    if case (.string(let first), .string(let second)) = (actual, expected) { return texts(first, second) }
    guard isLong else { return nil }
    var places: [(path: String, text: String)] = []
    collect(actual, expected, at: "", &places)
    guard !places.isEmpty, !places.contains(where: \.path.isEmpty) else { return nil }
    let shown = places.prefix(Self.shownPlaces).map { "at `\($0.path)`: \($0.text)" }
    let others = places.count - shown.count
    return "they differ \(shown.joined(separator: "; "))"
      + (others > 0 ? "; and at \(others) other \(others == 1 ? "place" : "places")" : "")
  }

  /// Collects the innermost places where two values differ.
  private func collect(
    _ actual: Value, _ expected: Value, at path: String, _ places: inout [(path: String, text: String)]
  ) {
    if actual.readsLike(expected) { return }
    switch (actual, expected) {
    case (.record(let first), .record(let second)) where first.type == second.type:
      for name in first.names {
        collect(first.fields[name] ?? .none, second.fields[name] ?? .none, at: "\(path).\(name)", &places)
      }
    case (.enumCase(let first), .enumCase(let second)) where first.name == second.name:
      for (index, label) in labels(first).enumerated() where index < min(first.values.count, second.values.count) {
        let part = label.map { ".\($0)" } ?? (index == 0 ? "" : ".\(index)")
        collect(first.values[index], second.values[index], at: "\(path).\(first.name)\(part)", &places)
      }
    case (.array(let first), .array(let second)) where first.count == second.count:
      for (index, pair) in zip(first, second).enumerated() {
        collect(pair.0, pair.1, at: "\(path)[\(index)]", &places)
      }
    case (.array(let first), .array(let second)): places.append((path, elements(of: first, and: second)))
    case (.dictionary(let first), .dictionary(let second)) where Set(first.keys) == Set(second.keys):
      for key in first.keys.sorted(by: { $0.literal < $1.literal }) {
        collect(first[key] ?? .none, second[key] ?? .none, at: "\(path)[\(key.literal)]", &places)
      }
    case (.set(let first), .set(let second)):
      func sorted(_ elements: Set<Value>) -> [Value] { elements.sorted { $0.literal < $1.literal } }
      places.append((path, elements(of: sorted(first), and: sorted(second))))
    default:
      places.append((path, "\(actual.literal.shortened(to: 100)), not \(expected.literal.shortened(to: 100))"))
    }
  }

  private func elements(of actual: [Value], and expected: [Value]) -> String {
    let missing = expected.filter { !actual.contains($0) }
    let additional = actual.filter { !expected.contains($0) }
    if missing.isEmpty, additional.isEmpty { return "the same elements in another order or number" }
    var parts: [String] = []
    if !missing.isEmpty { parts.append("missing: \(missing.map(\.shown).joined(separator: ", "))") }
    if !additional.isEmpty { parts.append("additional: \(additional.map(\.shown).joined(separator: ", "))") }
    return parts.joined(separator: "; ")
  }

  private func texts(_ actual: String, _ expected: String) -> String? {
    let common = zip(actual, expected).prefix { $0 == $1 }.count
    guard common > 0, actual.count > 20 || expected.count > 20 else { return nil }
    let (actualRest, expectedRest) = (String(actual.dropFirst(common)), String(expected.dropFirst(common)))
    return "the texts differ from character \(common + 1) on: "
      + "\(Value.string(actualRest).shown) instead of \(Value.string(expectedRest).shown)"
  }
}

extension ViewModelInstance {
  /// Returns how two values differ; nil for values that are short, or that have nothing in common.
  func difference(of actual: Value, and expected: Value) -> String? {
    let difference = ValueDifference { [evaluator] value in
      evaluator.cases(of: value.type).first { $0.name == value.name }?.values.map { parameter in
        parameter.nameRange == nil ? nil : parameter.name
      } ?? []
    }
    return difference.text(of: actual, and: expected)
  }
}

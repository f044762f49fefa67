/// The plural categories of CLDR.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// The plural rules of one language, in the notation of CLDR.
struct PluralRules: Sendable {
  private let rules: [(category: PluralCategory, alternatives: [[PluralRelation]])]

  /// Parses rules.
  ///
  /// - Parameter notation: Rules such as `one i = 1 and v = 0; few i % 10 = 2..4`.
  init(_ notation: Substring) {
    rules = notation.split(separator: ";").compactMap { rule in
      let words = rule.split(separator: " ")
      guard let name = words.first, let category = PluralCategory(rawValue: String(name)) else { return nil }
      let alternatives = words.dropFirst().split(separator: "or").map { alternative in
        alternative.split(separator: "and").compactMap { PluralRelation($0) }
      }
      return (category, alternatives)
    }
  }

  func category(of operands: PluralOperands) -> PluralCategory {
    for rule in rules {
      for alternative in rule.alternatives where alternative.allSatisfy({ $0.holds(of: operands) }) {
        return rule.category
      }
    }
    return .other
  }

  /// Returns the rules by language. A line such as `de en: one i = 1 and v = 0` applies to several languages.
  static func byLanguage(_ table: String) -> [String: PluralRules] {
    var result: [String: PluralRules] = [:]
    for line in table.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let rules = PluralRules(line[line.index(after: colon)...])
      for language in line[..<colon].split(separator: " ") { result[String(language)] = rules }
    }
    return result
  }
}

/// A relation such as `n % 10 = 2..4,9`.
private struct PluralRelation: Sendable {
  let operand: Substring
  let modulus: UInt64?
  let isNegated: Bool
  let ranges: [ClosedRange<UInt64>]

  init?(_ words: ArraySlice<Substring>) {
    var rest = words
    guard let operand = rest.popFirst() else { return nil }
    self.operand = operand
    if rest.first == "%" {
      modulus = rest.dropFirst().first.flatMap { UInt64($0) }
      rest = rest.dropFirst(2)
    } else {
      modulus = nil
    }
    isNegated = rest.popFirst() == "!="
    ranges = (rest.first ?? "").split(separator: ",").compactMap { range in
      let bounds = range.split(separator: ".").compactMap { UInt64($0) }
      guard let lower = bounds.first, let upper = bounds.last, lower <= upper else { return nil }
      return lower...upper
    }
  }

  func holds(of operands: PluralOperands) -> Bool {
    contains(operands) != isNegated
  }

  private func contains(_ operands: PluralOperands) -> Bool {
    let value: UInt64
    switch operand {
    case "n":
      // A number with decimals is not an integer, for any modulus.
      if operands.f != 0 { return false }
      value = operands.i
    case "i": value = operands.i
    case "v", "w": value = operands.v
    default: value = operands.f
    }
    let reduced = modulus.map { value % max($0, 1) } ?? value
    return ranges.contains { $0.contains(reduced) }
  }
}

import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension StrictComparison {
  /// Returns the body of an enum's comparison function. Two values are equal if they have the same case and equal
  /// associated values.
  mutating func body(for enumeration: EnumDeclaration) -> [SwiftStatement] {
    let cases = enumeration.cases.map { enumCase in
      let names = AssociatedValueNames(enumCase)
      let comparisons = enumCase.values.indices.map { index in
        comparison(.text(names.old[index]), .text(names.new[index]), of: enumCase.values[index].type)
      }
      let differs = comparisons.dropFirst().reduce(comparisons.first ?? .text("false")) { .binary($0, "||", $1) }
      let isSameCase = SwiftCondition(matching: names.pattern(names.new), .text("new"))
      return SwiftCase([names.pattern(names.old)], [.when([isSameCase], .result(differs))])
    }
    return [.value(.match(SwiftSwitch(.text("old"), cases))), .result(.text("true"))]
  }
}

/// The names of a case's associated values in the old value and in the new value.
private struct AssociatedValueNames {
  let name: String
  private(set) var old: [String]
  private(set) var new: [String]

  init(_ enumCase: EnumCase) {
    name = swiftIdentifier(enumCase.name, .member)
    let names = enumCase.values.map { capitalized($0.name) }
    old = names.map { "old" + $0 }
    new = names.map { "new" + $0 }
    // The layout does not break a pattern into lines, so a long pattern uses short names.
    if Set(names).union([""]).count <= names.count || pattern(old).text.columns > 60 {
      old = names.indices.map { "old\($0)" }
      new = names.indices.map { "new\($0)" }
    }
  }

  func pattern(_ names: [String]) -> SwiftPattern { .enumCase("." + name, names.map { .name($0) }) }
}

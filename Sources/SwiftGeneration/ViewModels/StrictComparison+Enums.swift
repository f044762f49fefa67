import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension StrictComparison {
  /// Two values are the same where both are of one case and carry the same.
  mutating func body(for enumeration: EnumDeclaration) -> [SwiftStatement] {
    let cases = enumeration.cases.map { enumCase in
      let places = CarriedPlaces(enumCase)
      let comparisons = enumCase.values.indices.map { index in
        comparison(.text(places.old[index]), .text(places.new[index]), of: enumCase.values[index].type)
      }
      let differs = comparisons.dropFirst().reduce(comparisons.first ?? .text("false")) { .binary($0, "||", $1) }
      let isSameCase = SwiftCondition(head: "case " + places.pattern(places.new), .text("new"))
      return SwiftCase([places.pattern(places.old)], [.when([isSameCase], .result(differs))])
    }
    return [.value(.match(SwiftSwitch(.text("old"), cases))), .result(.text("true"))]
  }
}

/// The names of what a case carries, in the old value and in the new one.
private struct CarriedPlaces {
  let name: String
  private(set) var old: [String]
  private(set) var new: [String]

  init(_ enumCase: EnumCase) {
    name = swiftIdentifier(enumCase.name, .member)
    let names = enumCase.values.map { capitalized($0.name) }
    old = names.map { "old" + $0 }
    new = names.map { "new" + $0 }
    // A pattern is not broken into lines.
    if Set(names).union([""]).count <= names.count || pattern(old).columns > 60 {
      old = names.indices.map { "old\($0)" }
      new = names.indices.map { "new\($0)" }
    }
  }

  func pattern(_ names: [String]) -> String {
    names.isEmpty ? "." + name : ".\(name)(\(names.map { "let " + $0 }.joined(separator: ", ")))"
  }
}

/// The functions, properties and operators of the schema language. Each area has one file. The page `StandardLibrary.md`
/// documents every entry, with examples that run as tests.
package enum StandardLibrary {
  /// Every entry, in the order of the page.
  package static let all: [BuiltIn] = areas.joined().enumerated().map { index, entry in
    var entry = entry
    entry.id = BuiltIn.ID(index: index)
    entry.name = SignatureIndex.name(of: entry.signature)
    let words = entry.signature.split { !$0.isLetter }
    entry.needsFormatting = entry.needsFormatting || words.contains { typesOfFormatting.contains(String($0)) }
    return entry
  }

  /// The types that `ViewModelFormatting` declares or extends with arithmetic.
  private static let typesOfFormatting: Set = ["Decimal", "DurationStyle", "NumberStyle", "RelativeStyle", "UnitStyle"]

  /// Returns the entry with an identity.
  package static subscript(id: BuiltIn.ID) -> BuiltIn { all[id.index] }

  private static let areas: [[BuiltIn]] = [
    operators, text, plurals, lists, numbers, numberFormats, measurements, dates, dateFormats, durations, collections,
    dictionaries, sets, optionals, identifiers,
  ]

  /// Returns the entries of static properties whose Swift code has the same name: `.short`.
  static func values(of type: String, _ names: [String]) -> [BuiltIn] {
    names.map { BuiltIn("static \(type).\($0) -> \(type)", ".\($0)") }
  }
}

import VmgenSchemaSyntax

/// The functions, properties and operators of the schema language. Each area has one file.
package enum StandardLibrary {
  /// Every entry, in the order of the reference.
  package static let all: [BuiltIn] = areas.flatMap(\.entries).enumerated().map { index, entry in
    var entry = entry
    entry.id = BuiltIn.ID(index: index)
    entry.name = SignatureIndex.name(of: entry.signature)
    return entry
  }

  /// Returns the entry with an identity.
  package static subscript(id: BuiltIn.ID) -> BuiltIn { all[id.index] }

  /// The areas, in the order of the reference.
  package static let areas: [(title: String, entries: [BuiltIn])] = [
    ("Operators", operators),
    ("Text", text),
    ("Plurals", plurals),
    ("Lists as text", lists),
    ("Numbers", numbers),
    ("Numbers as text", numberFormats),
    ("Locale and units", measurements),
    ("Dates and days", dates),
    ("Dates and days as text", dateFormats),
    ("Durations", durations),
    ("Collections", collections),
    ("Dictionaries", dictionaries),
    ("Optionals", optionals),
    ("URLs, identifiers and data", identifiers),
  ]
}

/// A set of ASCII words, grouped by length and first letter, which rejects most names without hashing.
struct WordSet: Sendable {
  private var rows: [[String]]

  init(_ words: [String]) {
    rows = Array(repeating: [], count: 32 * 16)
    for word in words { rows[Self.row(of: word)].append(word) }
  }

  func contains(_ word: String) -> Bool {
    let row = rows[Self.row(of: word)]
    return !row.isEmpty && row.contains(word)
  }

  private static func row(of word: String) -> Int {
    Int((word.utf8.first ?? 0) & 31) &* 16 &+ word.utf8.count & 15
  }
}

/// Properties of a schema's names for which linters of generated code have rules.
package struct NameSpelling: Hashable, Sendable {
  /// Whether a name has an underscore after its first character.
  package var hasUnderscores = false
  /// Whether a name has a letter beyond ASCII.
  package var hasUnicodeLetters = false
}

extension SourceFile {
  /// The spelling of all names of the file outside strings and comments.
  package var nameSpelling: NameSpelling {
    var spelling = NameSpelling()
    // Most files have neither character, and are not lexed again.
    guard hasUnderscoreOrUnicode else { return spelling }
    var lexer = Lexer(self)
    lexer.run()
    for token in lexer.tokens where token.kind == .identifier {
      let name = bytes[Int(token.lower)..<Int(token.upper)]
      if name.dropFirst(token.isQuoted ? 2 : 1).contains(UInt8(ascii: "_")) { spelling.hasUnderscores = true }
      if name.contains(where: { $0 >= 0x80 }) { spelling.hasUnicodeLetters = true }
    }
    return spelling
  }

  private var hasUnderscoreOrUnicode: Bool {
    bytes.withUnsafeBytes { bytes in
      var index = 0
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "_") || bytes[index] >= 0x80 { return true }
        index += 1
      }
      return false
    }
  }
}

/// Returns a name with each letter and its marks as one character, where Unicode has such a character.
///
/// Text editors write `é` as one scalar or as `e` and an accent. Swift compares names by their scalars, so every name of
/// the generated code has the same form.
func composedName(_ name: String) -> String {
  guard name.unicodeScalars.contains(where: isDecomposed) else { return name }
  return String(name.map { composedLetters[$0] ?? $0 })
}

/// Whether a scalar is a mark, a part of a Hangul syllable, or another scalar for a letter that has its own.
private func isDecomposed(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x1100...0x11FF, 0x1F71...0x1FFD, 0x2126, 0x212A, 0x212B: true
  default: scalar.properties.canonicalCombiningClass != .notReordered
  }
}

/// The scalar that each letter with marks is written with. Equal characters can have different compositions.
private let composedLetters: [Character: Character] = {
  let ranges: [ClosedRange<UInt32>] = [0x41...0x7A, 0xC0...0x1FFF, 0x3040...0x30FF, 0xAC00...0xD7A3]
  var letters: [Character: Character] = [:]
  for scalar in ranges.joined().lazy.compactMap(Unicode.Scalar.init) where scalar.properties.isXIDContinue {
    let letter = Character(scalar)
    if letters[letter] == nil { letters[letter] = letter }
  }
  return letters
}()

/// Returns up to three candidates that `name` may be a misspelling of, nearest first.
///
/// At most a third of the letters differ.
package func nearNames(to name: String, among candidates: some Sequence<String>) -> [String] {
  let target = foldedBytes(name)
  guard target.count <= 255 else { return [] }
  // Short names allow one edit, because every letter of them matters.
  let limit = max((target.count - 1) / 3, 1)
  var found: [(distance: Int, growth: Int, name: String)] = []
  for candidate in candidates where candidate != name && !isOpposite(candidate, name) {
    let bytes = foldedBytes(candidate)
    guard abs(bytes.count - target.count) <= limit else { continue }
    let distance = editDistance(target, bytes)
    // Any two single letters are one edit apart, which does not make them similar.
    if distance <= limit, distance < max(target.count, bytes.count),
      target.count > 3 || target.first == bytes.first || bytes.count != target.count
    {
      found.append((distance, abs(bytes.count - target.count), candidate))
    }
  }
  found.sort { ($0.distance, $0.growth, $0.name) < ($1.distance, $1.growth, $1.name) }
  var names: [String] = []
  for entry in found where names.count < 3 && !names.contains(entry.name) { names.append(entry.name) }
  return names
}

/// Returns whether the words of two names differ at most in single letters, so that one is probably the other, misspelled:
/// `lastNmae` is `lastName` and `nam` is `name`, but `startOfHour` is not `startOfYear`, and `new` is not `now`.
package func isMisspelling(_ name: String, of candidate: String) -> Bool {
  if foldedBytes(name) == foldedBytes(candidate) { return true }
  let (written, meant) = (camelCaseWords(name), camelCaseWords(candidate))
  return written.count == meant.count
    && zip(written, meant).allSatisfy { one, other in
      let (shortest, distance) = (min(one.count, other.count), editDistance(one, other))
      // Many words of three letters differ in one of them.
      let isReplaced = one.count == other.count && one.sorted() != other.sorted()
      return distance <= (shortest > 7 ? 2 : 1) && (distance == 0 || shortest > (isReplaced ? 3 : 2))
    }
}

/// Returns the words of `lastName` as folded bytes.
private func camelCaseWords(_ name: String) -> [[UInt8]] {
  var words: [[UInt8]] = [[]]
  for byte in name.utf8 {
    if isUppercase(byte) { words.append([]) }
    words[words.count - 1].append(folded(byte))
  }
  return words.filter { !$0.isEmpty }
}

/// Returns whether one of two names is the other with a negation, such as `isNotEmpty` and `isEmpty`, so that neither is
/// a misspelling of the other.
private func isOpposite(_ one: String, _ other: String) -> Bool {
  let (short, long) = one.utf8.count < other.utf8.count ? (one, other) : (other, one)
  let (plain, bytes) = (foldedBytes(short), foldedBytes(long))
  let written = Array(long.utf8)
  return ["not", "non", "un", "in", "dis"].contains { negation in
    let count = negation.utf8.count
    guard bytes.count == plain.count + count else { return false }
    return bytes.indices.dropLast(count).contains { start in
      let beginsWord = start == 0 || isUppercase(written[start])
      return beginsWord && bytes[start...].starts(with: negation.utf8)
        && bytes[..<start].elementsEqual(plain[..<start]) && bytes[(start + count)...].elementsEqual(plain[start...])
    }
  }
}

/// Returns the UTF-8 bytes with ASCII letters in lowercase, so that `personname` is near `personName`.
private func foldedBytes(_ text: String) -> [UInt8] { text.utf8.map(folded) }

private func folded(_ byte: UInt8) -> UInt8 { isUppercase(byte) ? byte + 0x20 : byte }

private func isUppercase(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

/// Returns the number of insertions, deletions, substitutions and swaps of neighbors between `a` and `b`.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  var row = last
  for i in a.indices {
    row[0] = i + 1
    for j in b.indices {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row[j + 1] = cost
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}

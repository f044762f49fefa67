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

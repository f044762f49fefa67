/// Returns a noun or a type with its indefinite article: "an event", "an `Int`", "a `User`".
func withArticle(_ noun: String) -> String {
  let letters = noun.utf8.drop { $0 == UInt8(ascii: "`") }.prefix(3).map { $0 | 0x20 }
  let isVowel = letters.first.map("aeio".utf8.contains) == true || isShortU(letters)
  return (isVowel ? "an " : "a ") + noun
}

/// Whether a word begins with the `u` of `upload`, and not with that of `user`, `unit`, `utility`, `URL` or `UUID`.
private func isShortU(_ letters: [UInt8]) -> Bool {
  guard letters.count == 3, letters[0] == UInt8(ascii: "u") else { return false }
  return !["uni", "url", "use", "uti", "uui", "uii"].contains(String(decoding: letters, as: UTF8.self))
}

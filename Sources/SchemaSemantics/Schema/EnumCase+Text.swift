import VmgenSchemaSyntax

extension EnumCase {
  /// The text of the case for users: its label, or its name as words.
  package var text: TypedString {
    label ?? TypedString(segments: [.text(nameInWords(name))], isLocalized: true)
  }
}

/// Returns a name as words: `oneTimePasswordRequired` → `One time password required`. Consecutive capitals stay
/// together: `noURL` → `No URL`.
func nameInWords(_ name: String) -> String {
  let letters = Array(name.utf8)
  func isUpper(_ index: Int) -> Bool {
    letters.indices.contains(index) && letters[index] >= UInt8(ascii: "A") && letters[index] <= UInt8(ascii: "Z")
  }
  var result: [UInt8] = []
  for index in letters.indices {
    let isCapital = isUpper(index)
    let isAcronym = isCapital && (isUpper(index + 1) || isUpper(index - 1) && index + 1 == letters.count)
    if index > 0, isCapital,
      !isUpper(index - 1) || isUpper(index - 1) && index + 1 < letters.count && !isUpper(index + 1)
    {
      result.append(UInt8(ascii: " "))
    }
    if letters[index] == UInt8(ascii: "_") {
      result.append(UInt8(ascii: " "))
    } else if index == 0, letters[0] >= UInt8(ascii: "a"), letters[0] <= UInt8(ascii: "z") {
      result.append(letters[0] - 32)
    } else {
      result.append(isCapital && !isAcronym && index > 0 ? letters[index] + 32 : letters[index])
    }
  }
  return String(decoding: result, as: UTF8.self)
}

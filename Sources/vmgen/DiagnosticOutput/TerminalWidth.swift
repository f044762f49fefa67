import VmgenProjectGeneration

/// The width of text on a terminal.
enum TerminalWidth {
  static let tabWidth = 4

  /// Returns the width of a character: two columns for East Asian wide characters and emoji, and zero columns for a
  /// single combining mark.
  static func width(of character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii == 0x09 ? tabWidth : 1 }
    var isWide = false
    var isVisible = false
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation || isEastAsianWide(scalar) { isWide = true }
      if !isZeroWidth(scalar) { isVisible = true }
    }
    return isWide ? 2 : (isVisible ? 1 : 0)
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: scalar.value != 0xAD
    default: false
    }
  }

  /// Whether a scalar is in a block that Unicode's EastAsianWidth classifies as wide or full width. Emoji are
  /// recognized by their presentation property.
  private static func isEastAsianWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
      0x1F200...0x1F2FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    default: false
    }
  }
}

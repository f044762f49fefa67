extension Character {
  /// The number of columns of the character in a terminal: 2 for ideographs and emoji, otherwise 1.
  public var terminalWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.properties.isEmojiPresentation || wideScalars.contains(where: { $0.contains(first.value) }) { return 2 }
    // A variation selector turns a text character into an emoji.
    return first.properties.isEmoji && scalars.contains("\u{FE0F}") ? 2 : 1
  }

  /// The character to draw. Control characters and combining marks are replaced by visible ones.
  var drawable: Character {
    guard let first = unicodeScalars.first else { return " " }
    return switch first.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: "·"
    case .nonspacingMark, .enclosingMark, .spacingMark: "◌\(self)".first ?? "◌"
    default: self
    }
  }
}

extension StringProtocol {
  /// The number of columns of the text in a terminal.
  public var terminalWidth: Int { reduce(0) { $0 + $1.drawable.terminalWidth } }
}

/// East Asian Width W and F (Unicode Standard Annex 11), without emoji.
private let wideScalars: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
  0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
  0x1AFF0...0x1B2FF, 0x20000...0x3FFFD,
]

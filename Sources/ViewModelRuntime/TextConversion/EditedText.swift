// Characters to remove from typed text: those that are invisible.
extension Unicode.Scalar {
  /// Whether the scalar is a mark of text direction. Arabic, Hebrew and Persian have such marks next to a minus sign and
  /// in dates, and they can remain in an edited text.
  var isDirectionMark: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  var isBlank: Bool { value == 0x20 || properties.isWhitespace || isDirectionMark }

  /// The ASCII character for a full-width one, as East Asian keyboards type digits and signs.
  var halfWidth: Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(value) else { return self }
    return Unicode.Scalar(UInt8(value - 0xFEE0))
  }
}

extension String {
  /// Whether the text has no visible character.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.isBlank) }

  /// The text without invisible characters at both ends.
  var trimmedScalars: Substring.UnicodeScalarView {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }), let last = scalars.lastIndex(where: { !$0.isBlank })
    else { return Substring().unicodeScalars }
    return scalars[first...last]
  }

  /// The text without invisible characters at both ends.
  var trimmed: String { String(trimmedScalars) }
}

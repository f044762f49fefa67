// What a typed text is stripped of: nothing that a reader sees.
extension Unicode.Scalar {
  /// A mark that only says which way a text runs. Arabic, Hebrew and Persian put them beside a minus sign and in
  /// dates, and a reader who edits there leaves them behind.
  var isDirectionMark: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  var isBlank: Bool { value == 0x20 || properties.isWhitespace || isDirectionMark }

  /// ASCII's character for a full-width one, as East Asian keyboards write digits and signs.
  var halfWidth: Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(value) else { return self }
    return Unicode.Scalar(UInt8(value - 0xFEE0))
  }
}

extension String {
  /// Whether a reader sees nothing in it.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.isBlank) }

  /// Without what a reader does not see at either end.
  var trimmedScalars: Substring.UnicodeScalarView {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }), let last = scalars.lastIndex(where: { !$0.isBlank })
    else { return Substring().unicodeScalars }
    return scalars[first...last]
  }

  /// Without what a reader does not see at either end.
  var trimmed: String { String(trimmedScalars) }
}

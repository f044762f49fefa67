import VmgenSchemaSyntax

extension Diagnostic {
  /// The message on one line, shortened if it is very long.
  package var line: String { oneLine(message) }
}

/// Returns `text` without line breaks and control characters. The middle of a very long text is omitted.
package func oneLine(_ text: String, limit: Int = 400) -> String {
  var scalars = String.UnicodeScalarView()
  let count = text.unicodeScalars.count
  for (index, scalar) in text.unicodeScalars.enumerated() {
    if count > limit, index >= limit * 3 / 4, index < count - limit / 4 {
      if index == limit * 3 / 4 { scalars.append("…") }
      continue
    }
    scalars.append(scalar.printable)
  }
  return String(scalars)
}

extension Unicode.Scalar {
  /// The scalar, or a printable replacement. A control character becomes its picture. A character that reorders a line,
  /// such as U+202E, becomes U+FFFD, because a snippet could otherwise show different code.
  package var printable: Unicode.Scalar {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x2028, 0x2029, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: self
    }
  }
}

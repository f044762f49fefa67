import VmgenSchemaSyntax

/// How the values of expressions are used, for the decision whether their literals are texts for users.
struct TextUse: OptionSet, Sendable {
  let rawValue: UInt8

  /// Users see the value where literals are localized.
  static let text = TextUse(rawValue: 1 << 0)
  /// Users see the value, but literals are not localized there: in a model that a display returns.
  static let shown = TextUse(rawValue: 1 << 1)
  /// The value is compared, is a key, or goes to a service.
  static let data = TextUse(rawValue: 1 << 2)

  /// Whether users see the value.
  var isSeen: Bool { !isDisjoint(with: [.text, .shown]) }

  /// Whether the literals of a constant with these uses are localized: they can only be for users.
  var isLocalized: Bool { contains(.text) && !contains(.data) }
}

extension Type {
  /// Whether values of the type contain text that an expression can interpolate.
  var holdsText: Bool {
    switch self {
    case .string: true
    case .optional(let wrapped), .array(let wrapped), .set(let wrapped), .dictionary(_, let wrapped): wrapped.holdsText
    default: false
    }
  }
}

extension TypedString {
  /// Whether the literal reads like a text for users and not like a key, a path or the name of a symbol: it has a word,
  /// and a space, a capital letter followed by a small one at its start, or a letter outside ASCII.
  var isProse: Bool {
    guard hasWord else { return false }
    let scalars = segments.flatMap { segment -> [Unicode.Scalar] in
      if case .text(let text) = segment { Array(text.unicodeScalars) } else { ["0"] }
    }
    if scalars.contains(where: { $0 == " " || (!$0.isASCII && $0.properties.isAlphabetic) }) { return true }
    return scalars.count > 1 && ("A"..."Z").contains(scalars[0]) && ("a"..."z").contains(scalars[1])
  }
}

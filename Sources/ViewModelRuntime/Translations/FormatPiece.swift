/// A part of a format: `%1$@ has %lld stars`.
enum FormatPiece: Hashable, Sendable {
  case text(String)
  /// `%@`, `%lld`, `%2$.1lf`. The position is zero-based; nil for the next argument.
  case argument(FormatSpecifier, position: Int?)
  /// `%#@name@`, `%1$#@name@`
  case variable(String, position: Int?)
  /// `%arg`, the argument of the enclosing variable.
  case ownArgument
  /// A `%` that starts nothing known.
  case unknown(String)

  /// Returns the parts of a format.
  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var literal = ""
    var rest = format[...]
    while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      literal += rest[..<percent]
      rest = rest[rest.utf8.index(after: percent)...]
      if rest.utf8.first == UInt8(ascii: "%") {
        literal += "%"
        rest = rest[rest.utf8.index(after: rest.utf8.startIndex)...]
        continue
      }
      if !literal.isEmpty { pieces.append(.text(literal)) }
      literal = ""
      pieces.append(parse(&rest))
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.text(literal)) }
    return pieces
  }

  /// Returns the piece at the start of a text, after its `%`, and removes it from the text.
  private static func parse(_ text: inout Substring) -> FormatPiece {
    var rest = text.utf8
    if rest.starts(with: "arg".utf8) {
      text = Substring(rest.dropFirst(3))
      return .ownArgument
    }
    let position = position(&rest)
    if rest.starts(with: "#@".utf8), let end = rest.dropFirst(2).firstIndex(of: UInt8(ascii: "@")) {
      let name = String(Substring(rest[rest.index(rest.startIndex, offsetBy: 2)..<end]))
      text = Substring(rest[rest.index(after: end)...])
      return .variable(name, position: position)
    }
    guard let specifier = FormatSpecifier(&rest) else { return .unknown("%" + text.prefix(1)) }
    text = Substring(rest)
    return .argument(specifier, position: position)
  }

  /// Removes `2$` from the start of a text, and returns the zero-based position 1.
  private static func position(_ text: inout Substring.UTF8View) -> Int? {
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty, text.dropFirst(digits.count).first == UInt8(ascii: "$"),
      let number = Int(Substring(digits)), number > 0
    else { return nil }
    text = text.dropFirst(digits.count + 1)
    return number - 1
  }
}

/// The kind and the layout of a formatted argument: `@`, `lld`, `.1lf`.
struct FormatSpecifier: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case text, integer, number
  }

  var kind: Kind
  /// Flags, width and precision: `+`, `08`, `.2`.
  var layout: String
  /// The conversion, without the length of its argument: `d`, `x`, `f`.
  var conversion: Character

  init(_ kind: Kind) {
    self.kind = kind
    layout = ""
    conversion =
      switch kind {
      case .text: "@"
      case .integer: "d"
      case .number: "f"
      }
  }

  /// Creates the specifier of a variable, which has no `%`: `lld`.
  init?(text: String) {
    var rest = text[...].utf8
    self.init(&rest)
    guard rest.isEmpty else { return nil }
  }

  /// Creates the specifier at the start of a text, and removes it from the text.
  init?(_ text: inout Substring.UTF8View) {
    var rest = text
    let flags = rest.prefix { " +-#0'".utf8.contains($0) }
    rest = rest.dropFirst(flags.count)
    let isDigit: (UInt8) -> Bool = { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let width = rest.prefix(while: isDigit)
    rest = rest.dropFirst(width.count)
    var precision = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      precision = rest.prefix(1 + rest.dropFirst().prefix(while: isDigit).count)
      rest = rest.dropFirst(precision.count)
    }
    rest = rest.drop { "hlqLzjt".utf8.contains($0) }
    guard let byte = rest.first, let kind = Self.kinds[byte], width.count <= 3, precision.count <= 3 else { return nil }
    self.kind = kind
    layout = String(Substring(flags) + Substring(width) + Substring(precision))
    conversion = Character(Unicode.Scalar(byte))
    text = rest.dropFirst()
  }

  /// The argument kind by conversion. The others read memory (`%s`, `%n`) or have no counterpart in a schema.
  private static let kinds: [UInt8: Kind] = {
    var kinds: [UInt8: Kind] = [UInt8(ascii: "@"): .text]
    for byte in "diuxXo".utf8 { kinds[byte] = .integer }
    for byte in "fFeEgG".utf8 { kinds[byte] = .number }
    return kinds
  }()
}

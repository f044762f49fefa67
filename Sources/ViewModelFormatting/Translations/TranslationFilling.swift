import Foundation
import ViewModelContext

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

/// The arguments of a text and the conventions of a language, with which a translation becomes a text.
struct TranslationFilling {
  let arguments: [LocalizedText.Argument]
  /// The position of the number that chooses a form of the whole text.
  let count: Int?
  /// The language of the translation.
  let language: ResolvedLanguage
  /// The names of the device, the most specific first.
  let devices: [String]

  /// The greatest depth of variables in the forms of variables.
  private static let depth = 8

  /// Returns the text of a translation.
  ///
  /// - Throws: A `TranslationProblem` if the specifiers do not match the arguments.
  func text(of translation: Translation) throws(TranslationProblem) -> String {
    try text(of: translation.forms, translation.variables, own: nil, depth: 0)
  }

  private func text(
    of forms: Translation.Forms, _ variables: [String: Translation.Variable], own: Own?, depth: Int
  ) throws(TranslationProblem) -> String {
    switch forms {
    case .format(let format): return try fill(format, variables, own: own, depth: depth)
    case .device(let forms):
      guard let form = devices.lazy.compactMap({ forms[$0] }).first ?? forms["other"] else { throw .noForm }
      return try text(of: form, variables, own: own, depth: depth)
    case .scoped(let forms, let variables): return try text(of: forms, variables, own: own, depth: depth)
    case .plural(let forms):
      guard let form = try self.form(of: forms, own: own) else { throw .noForm }
      return try text(of: form, variables, own: own, depth: depth)
    }
  }

  /// Returns the form for a number. As in Foundation, `zero` applies to 0 in every language.
  private func form(
    of forms: [PluralCategory: Translation.Forms], own: Own?
  ) throws(TranslationProblem) -> Translation.Forms? {
    let position = own?.position ?? count ?? arguments.firstIndex(where: \.isNumber)
    guard let position else { throw .noNumber }
    guard arguments.indices.contains(position) else { throw .missingArgument(position + 1) }
    guard let operands = arguments[position].pluralOperands else { throw .noNumber }
    if operands.isZero, let form = forms[.zero] { return form }
    return forms[.cardinal(operands, language.rules)] ?? forms[.other]
  }

  /// The variable that contains a format.
  private struct Own {
    var position: Int
    var specifier: FormatSpecifier?
  }

  private func fill(
    _ format: String, _ variables: [String: Translation.Variable], own: Own?, depth: Int
  ) throws(TranslationProblem) -> String {
    var result = ""
    // In a variable, a specifier without a position means the argument of the variable.
    var next = own?.position ?? 0
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .text(let text): result += text
      case .unknown(let specifier): throw .unknownSpecifier(specifier)
      case .ownArgument:
        guard let own else { throw .unknownSpecifier("%a") }
        result += try formatted(own.specifier, own.position)
      case .argument(let specifier, let position):
        result += try formatted(specifier, position ?? next)
        if position == nil { next += 1 }
      case .variable(let name, let position):
        guard let variable = variables[name] else { throw .unknownVariable(name) }
        guard depth < Self.depth else { throw .nestedVariables(name) }
        let own = Own(position: variable.position ?? position ?? next, specifier: variable.specifier)
        result += try text(of: variable.forms, variables, own: own, depth: depth + 1)
        if position == nil { next += 1 }
      }
    }
    return result
  }

  /// Returns an argument as its specifier describes it; nil for the specifier of its type.
  private func formatted(_ specifier: FormatSpecifier?, _ position: Int) throws(TranslationProblem) -> String {
    guard arguments.indices.contains(position) else { throw .missingArgument(position + 1) }
    let argument = arguments[position]
    let own = FormatSpecifier(argument.kind)
    let specifier = specifier ?? own
    guard specifier.kind == own.kind else { throw .otherType(position + 1, expected: argument.specifier) }
    if language.numbers == nil, specifier == own { return argument.description }
    // Each number is formatted by itself, because `String(format:)` reads wrong values after skipped positions.
    let layout = "%" + specifier.layout
    return switch argument {
    case .text(let text): text
    case .integer(let integer):
      String(format: "\(layout)ll\(specifier.conversion)", locale: language.numbers, arguments: [integer])
    case .number(let number):
      String(format: "\(layout)\(specifier.conversion)", locale: language.numbers, arguments: [number])
    }
  }

  /// Returns the text of a translation whose specifiers do not match the arguments: each argument as Swift prints it,
  /// and specifiers without an argument as they are. Returns nil for a translation with variables or variations.
  func safeText(of translation: Translation) -> String? {
    guard case .format(let format) = translation.forms, translation.variables.isEmpty else { return nil }
    return LocalizedText.filling(format, with: arguments)
  }
}

extension LocalizedText.Argument {
  /// The operands of plural rules, for a number.
  var pluralOperands: PluralOperands? {
    switch self {
    case .text: nil
    case .integer(let integer): integer.pluralOperands
    case .number(let number): number.pluralOperands
    }
  }

  var kind: FormatSpecifier.Kind {
    switch self {
    case .text: .text
    case .integer: .integer
    case .number: .number
    }
  }
}

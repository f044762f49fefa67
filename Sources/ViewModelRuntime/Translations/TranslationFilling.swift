import Foundation

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
    let position = own?.position ?? count ?? arguments.firstIndex { $0.pluralOperands != nil }
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

import VmgenMustache
import VmgenProjectGeneration
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A mistake in a translation.
package struct TranslationMistake: Sendable {
  package enum Kind: Equatable, Sendable {
    /// The specifiers do not match the arguments of the key, for the reason.
    case unusable(reason: String)
    /// Plural forms of the language are missing.
    case missingForms([String])
  }

  package let key: String
  package let language: String
  package let kind: Kind
  package let range: SourceRange
}

extension StringCatalog {
  /// Returns the mistakes in the translations of the texts of schemas, in the order of the catalog.
  package func mistakes(_ texts: CatalogTexts) -> [TranslationMistake] {
    entries.filter { texts.texts[$0.key] != nil }.flatMap { entry -> [TranslationMistake] in
      let arguments = FormatPart.parts(of: entry.key).compactMap { part -> ArgumentKind? in
        if case .argument(let kind, _) = part { kind } else { nil }
      }
      guard
        let place = Self.members(of: file.bytes, at: entry.place.value.lowerBound).first(where: {
          $0.key == "localizations"
        })
      else { return [] }
      let members = Self.members(of: file.bytes, at: place.place.value.lowerBound)
      return members.flatMap { language, place -> [TranslationMistake] in
        guard let localization = entry.localizations[language], language != sourceLanguage else { return [] }
        var check = TranslationCheck(arguments: arguments, required: PluralForms.required(language))
        check.check(localization)
        return check.kinds.map {
          TranslationMistake(
            key: entry.key, language: language, kind: $0,
            range: file.range(place.key.lowerBound, place.key.upperBound))
        }
      }
    }
  }
}

/// A check of one localization.
private struct TranslationCheck {
  let arguments: [ArgumentKind]
  /// The plural forms of the language.
  let required: [String]
  private(set) var kinds: [TranslationMistake.Kind] = []
  /// The positions of the arguments of variables.
  private var variables: [String: Int] = [:]

  init(arguments: [ArgumentKind], required: [String]) {
    self.arguments = arguments
    self.required = required
  }

  mutating func check(_ localization: MustacheValue) {
    if case .object(let substitutions)? = localization["substitutions"] {
      var next = 0
      var order: [String: Int] = [:]
      if case .string(let format)? = localization["stringUnit"]?["value"] {
        for case let part in FormatPart.parts(of: format) {
          switch part {
          case .variable(let name, let position):
            order[name] = position ?? next
            next += 1
          case .argument(_, nil): next += 1
          case .argument, .ownArgument, .unknown: break
          }
        }
      }
      for (name, substitution) in substitutions.pairs {
        if case .int(let number)? = substitution["argNum"] { order[name] = number - 1 }
        variables[name] = order[name] ?? 0
      }
      for (name, substitution) in substitutions.pairs { forms(substitution, own: variables[name]) }
    }
    forms(localization, own: nil)
  }

  /// Checks the formats in a localization, a variable or a variation.
  private mutating func forms(_ value: MustacheValue, own: Int?) {
    if let unit = value["stringUnit"], case .string(let format)? = unit["value"], unit["state"] != .string("new") {
      if let reason = reason(format, own: own) { add(.unusable(reason: reason)) }
    }
    if case .object(let plural)? = value["variations"]?["plural"] {
      let missing = required.filter { plural[$0] == nil }
      if !missing.isEmpty { add(.missingForms(missing)) }
      for (_, form) in plural.pairs { forms(form, own: own) }
    }
    if case .object(let device)? = value["variations"]?["device"] {
      for (_, form) in device.pairs { forms(form, own: own) }
    }
  }

  private mutating func add(_ kind: TranslationMistake.Kind) {
    if !kinds.contains(kind) { kinds.append(kind) }
  }

  /// Returns why a format cannot be filled with the arguments; nil if it can.
  private func reason(_ format: String, own: Int?) -> String? {
    var next = own ?? 0
    for part in FormatPart.parts(of: format) {
      switch part {
      case .unknown(let specifier): return "`\(specifier)` is unknown; write `%%` for a percent sign"
      case .ownArgument where own == nil: return "`%arg` is only known in a variable"
      case .ownArgument: break
      case .variable(let name, let position):
        guard variables[name] != nil else { return "it does not define the variable `\(name)`" }
        if position == nil { next += 1 }
      case .argument(let kind, let position):
        let index = position ?? next
        guard arguments.indices.contains(index) else { return "it has no argument \(index + 1)" }
        guard arguments[index] == kind else { return "argument \(index + 1) needs `\(arguments[index].specifier)`" }
        if position == nil { next += 1 }
      }
    }
    return nil
  }
}

/// The plural forms of integers by language, as in CLDR.
enum PluralForms {
  /// Returns the forms that a translation to a language needs.
  static func required(_ language: String) -> [String] {
    let code = language.prefix { $0 != "-" && $0 != "_" }
    return table.first { $0.languages.contains(code) }?.forms ?? ["one", "other"]
  }

  private static let table: [(languages: [Substring], forms: [String])] = [
    ("ja zh yue ko vi th id ms lo my km", "other"),
    ("ru uk be pl", "one few many other"),
    ("hr sr bs ro mo lt cs sk", "one few other"),
    ("sl", "one two few other"),
    ("ga mt", "one two few many other"),
    ("he iw", "one two other"),
    ("ar cy", "zero one two few many other"),
    ("lv", "zero one other"),
  ].map { ($0.split(separator: " "), $1.split(separator: " ").map(String.init)) }
}

import VmgenMustache
import VmgenProjectGeneration
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0720–VM0729: string catalogs.
extension DiagnosticKind {
  package static func badStringCatalog(reason: String) -> DiagnosticKind {
    DiagnosticKind("VM0720", "invalid string catalog: \(reason)")
  }

  package static func outdatedStringCatalog(path: String) -> DiagnosticKind {
    DiagnosticKind("VM0721", "`\(path)` is out of date", help: "run `vmgen strings`, and commit the result")
  }

  package static func orphanedText(key: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0722", "no schema contains the text `\(key)` any more", severity: .warning,
      help: "move its translations to another entry, and run `vmgen strings --prune`, which removes the entry")
  }

  package static func conflictingPlurals(key: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0723", "the text `\(key)` has other plural forms elsewhere", severity: .warning,
      help: "use the same forms, or change `other` so that each text has its own translations")
  }

  package static func untranslatedText(key: String, language: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0724", "the text `\(key)` is not translated to `\(language)`", help: "translate it in the string catalog")
  }

  package static func unusableTranslation(key: String, language: String, reason: String) -> DiagnosticKind {
    DiagnosticKind("VM0725", "the translation of `\(key)` to `\(language)` cannot be used: \(reason)")
  }

  package static func missingPluralForm(key: String, language: String, forms: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0726", "the translation of `\(key)` to `\(language)` lacks plural forms: \(forms)", severity: .warning,
      help: "add them in the string catalog; numbers without a form of their own have the form `other`")
  }
}

/// The texts of schemas that a catalog does not translate to a language.
package struct MissingTranslations: Sendable {
  package let language: String
  /// The keys, sorted.
  package let keys: [String]
  /// The number of texts that are to be translated.
  package let count: Int

  package init(_ texts: CatalogTexts, in catalog: StringCatalog, to language: String) {
    self.language = language
    let entries = texts.texts.keys.map { (key: $0, entry: catalog.entry($0)) }.filter {
      $0.entry?.isTranslatable ?? true
    }
    count = entries.count
    keys = entries.filter { !($0.entry?.isTranslated(to: language) ?? false) }.map(\.key).sorted()
  }
}

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

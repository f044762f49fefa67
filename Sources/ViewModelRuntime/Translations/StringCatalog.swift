import Foundation

/// An error in the file of a string catalog.
public enum StringCatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file cannot be read.
  case unreadable(path: String, reason: String)
  /// The file is not a string catalog, for the reason at the path of keys.
  case invalid(path: [String], reason: String)

  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "the string catalog `\(path)` cannot be read: \(reason)"
    case .invalid(let path, let reason):
      path.isEmpty
        ? "invalid string catalog: \(reason)"
        : "invalid string catalog: \(reason) at `\(path.joined(separator: " → "))`"
    }
  }
}

/// The content of an `.xcstrings` file.
struct StringCatalog: Decodable {
  var sourceLanguage: String
  var strings: [String: Entry]

  struct Entry: Decodable {
    var shouldTranslate: Bool?
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Unit: Decodable {
    var state: String?
    var value: String
  }

  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
    var stringUnit: Unit?
  }

  init(_ data: Data) throws(StringCatalogError) {
    do {
      self = try JSONDecoder().decode(StringCatalog.self, from: data)
    } catch let DecodingError.dataCorrupted(context) {
      throw .invalid(path: context.path, reason: context.debugDescription)
    } catch let DecodingError.keyNotFound(key, context) {
      throw .invalid(path: context.path, reason: "the key `\(key.stringValue)` is missing")
    } catch let DecodingError.typeMismatch(_, context) {
      throw .invalid(path: context.path, reason: context.debugDescription)
    } catch let DecodingError.valueNotFound(_, context) {
      throw .invalid(path: context.path, reason: context.debugDescription)
    } catch {
      throw .invalid(path: [], reason: "\(error)")
    }
  }

  /// Returns the translations by language and key. Texts whose state is `new` are not translated.
  var translations: [String: [String: Translation]] {
    var translations: [String: [String: Translation]] = [:]
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] {
        let isSource = language == sourceLanguage
        guard isSource || entry.shouldTranslate != false,
          let translation = localization.translation(isSource: isSource)
        else { continue }
        translations[language, default: [:]][key] = translation
      }
    }
    return translations
  }
}

extension DecodingError.Context {
  fileprivate var path: [String] { codingPath.map(\.stringValue) }
}

extension StringCatalog.Localization {
  /// Returns the translation; nil if it is not translated.
  fileprivate func translation(isSource: Bool) -> Translation? {
    guard let forms = forms(isSource: isSource) else { return nil }
    var variables: [String: Translation.Variable] = [:]
    for (name, substitution) in substitutions ?? [:] {
      guard let variable = substitution.variable(isSource: isSource) else { return nil }
      variables[name] = variable
    }
    return Translation(forms, variables: variables)
  }

  fileprivate func forms(isSource: Bool) -> Translation.Forms? {
    if let unit = stringUnit { return unit.state == "new" && !isSource ? nil : .format(unit.value) }
    return variations?.forms(isSource: isSource)
  }
}

extension StringCatalog.Variations {
  /// Returns the forms that are translated; nil if there are none.
  fileprivate func forms(isSource: Bool) -> Translation.Forms? {
    if let plural {
      var forms: [PluralCategory: Translation.Forms] = [:]
      for (name, form) in plural {
        guard let category = PluralCategory(rawValue: name) else { continue }
        forms[category] = form.forms(isSource: isSource)
      }
      return forms[.other] == nil ? nil : .plural(forms)
    }
    let forms = (device ?? [:]).compactMapValues { $0.forms(isSource: isSource) }
    return forms.isEmpty ? nil : .device(forms)
  }
}

extension StringCatalog.Substitution {
  fileprivate func variable(isSource: Bool) -> Translation.Variable? {
    let forms =
      if let stringUnit {
        stringUnit.state == "new" && !isSource ? nil : Translation.Forms.format(stringUnit.value)
      } else {
        variations?.forms(isSource: isSource)
      }
    guard let forms else { return nil }
    return Translation.Variable(
      position: argNum.map { $0 - 1 }, specifier: formatSpecifier.flatMap { FormatSpecifier(text: $0) }, forms: forms)
  }
}

import Foundation
import ViewModelContext

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

/// Reads the files that Xcode compiles a string catalog to: `Localizable.strings` and `Localizable.stringsdict`.
///
/// They are read directly, and not through `Bundle.localizedString`, so that the specifiers of all plural forms can be
/// checked. On Linux, `Bundle.localizedString` crashes for an entry of a `.stringsdict` file.
enum StringsFiles {
  /// Returns the translations of a language in a bundle. A table without files is empty.
  static func translations(in bundle: Bundle, table: String, language: String) -> [String: Translation] {
    func file(_ type: String) -> [String: Any] {
      let path = bundle.path(forResource: table, ofType: type, inDirectory: nil, forLocalization: language)
      guard let path, path.hasSuffix("\(language).lproj/\(table).\(type)"),
        let data = FileManager.default.contents(atPath: path),
        let content = try? PropertyListSerialization.propertyList(from: data, format: nil)
      else { return [:] }
      return content as? [String: Any] ?? [:]
    }
    var translations = file("strings").compactMapValues { ($0 as? String).map { Translation($0) } }
    for (key, value) in file("stringsdict") {
      guard let entry = value as? [String: Any], let translation = translation(entry) else { continue }
      translations[key] = translation
    }
    return translations
  }

  /// Returns the forms of one device: a format, or an entry with plural forms.
  private static func forms(_ value: Any) -> Translation.Forms? {
    if let format = value as? String { return .format(format) }
    return (value as? [String: Any]).flatMap(translation).map { .scoped($0.forms, $0.variables) }
  }

  private static func translation(_ entry: [String: Any]) -> Translation? {
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return Translation(.device(devices.compactMapValues(forms)))
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: Translation.Variable] = [:]
    for (name, value) in entry {
      guard let rule = value as? [String: Any] else { continue }
      var forms: [PluralCategory: Translation.Forms] = [:]
      for category in PluralCategory.allCases {
        forms[category] = (rule[category.rawValue] as? String).map(Translation.Forms.format)
      }
      let specifier = (rule["NSStringFormatValueTypeKey"] as? String).flatMap { FormatSpecifier(text: $0) }
      variables[name] = Translation.Variable(specifier: specifier, forms: .plural(forms))
    }
    return Translation(.format(format), variables: variables)
  }
}

import Foundation

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

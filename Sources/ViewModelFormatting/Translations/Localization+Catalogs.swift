public import Foundation
public import ViewModelContext

extension Localization {
  private init(_ source: TranslationSource) {
    self.init(sourceLanguage: source.sourceLanguage.map { Locale(identifier: $0) }) { text, locale in
      source.text(of: text, for: locale)
    }
  }

  /// Returns a source that finds translations by key. A text without a translation is as in the schema. Each form of a
  /// plural text is looked up by itself, and the rules of the context's language choose the form.
  ///
  /// - Parameter translation: Returns the translated format for a key, with `%@`, `%lld` and `%lf` (or `%2$@`, to
  ///   change the order) in place of the arguments, and `%%` for a percent sign.
  public static func lookup(
    _ translation: @escaping @Sendable (_ key: String, _ locale: Locale) -> String?
  ) -> Localization {
    Localization { text, locale in
      let form = text.form
      guard let format = translation(form.key, locale) else { return form.standard }
      return format.utf8.contains(UInt8(ascii: "%")) ? LocalizedText.filling(format, with: form.arguments) : format
    }
  }

  /// Returns a source that reads the strings files of a bundle: those that Xcode compiles a string catalog to, or a
  /// string catalog that was copied to the bundle.
  ///
  /// The locale of the context selects the language, not the settings of the process. A text without a translation is
  /// in the development language of the bundle, or as in the schema.
  public static func bundle(_ bundle: Bundle, table: String? = nil) -> Localization {
    let table = table ?? "Localizable"
    if let path = bundle.path(forResource: table, ofType: "xcstrings"),
      let catalog = try? Localization.catalog(contentsOf: URL(fileURLWithPath: path))
    {
      return catalog
    }
    let languages = bundle.localizations.filter { $0 != "Base" }
    let path = bundle.bundlePath
    return Localization(
      TranslationSource(
        sourceLanguage: bundle.developmentLanguage(among: languages), languages: languages,
        read: { StringsFiles.translations(in: Bundle(path: path) ?? .main, table: table, language: $0) }))
  }

  /// Returns a source that reads a string catalog, for programs that Xcode does not build, and for tests.
  ///
  /// - Parameter data: The content of the `.xcstrings` file.
  public static func catalog(_ data: Data) throws(StringCatalogError) -> Localization {
    try catalog(data, devices: DeviceName.current)
  }

  /// Returns a source that reads a string catalog, for programs that Xcode does not build, and for tests.
  ///
  /// - Parameter url: The `.xcstrings` file.
  public static func catalog(contentsOf url: URL) throws(StringCatalogError) -> Localization {
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      throw .unreadable(path: url.path, reason: error.localizedDescription)
    }
    return try catalog(data)
  }

  static func catalog(_ data: Data, devices: [String]) throws(StringCatalogError) -> Localization {
    let catalog = try StringCatalog(data)
    let translations = catalog.translations
    return Localization(
      TranslationSource(
        sourceLanguage: catalog.sourceLanguage, languages: translations.keys.sorted(), devices: devices,
        read: { translations[$0] ?? [:] }))
  }
}

extension Bundle {
  /// The language of texts without a translation. `developmentLocalization` crashes on Linux for a bundle without an
  /// `Info.plist`.
  fileprivate func developmentLanguage(among languages: [String]) -> String? {
    let written = infoDictionary?["CFBundleDevelopmentRegion"] as? String
    return [written, "en"].compactMap { $0 }.first { languages.contains($0) }
  }
}

extension LocalizedText {
  /// Returns a translated format with arguments. A placeholder without an argument stays as it is.
  static func filling(_ format: String, with arguments: [Argument]) -> String {
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      guard let place = FormatPlace(rest) else {
        result.append(rest.removeFirst())
        continue
      }
      let index = place.position ?? next
      if place.isPercent {
        result += "%"
      } else if arguments.indices.contains(index) {
        result += arguments[index].description
        if place.position == nil { next += 1 }
      } else {
        result += rest.prefix(place.length)
      }
      rest = rest.dropFirst(place.length)
    }
    return result + rest
  }
}

/// `%@`, `%lld`, `%2$@` or `%%` at the start of a format.
private struct FormatPlace {
  var position: Int?
  var isPercent = false
  var length = 0

  init?(_ text: Substring) {
    var rest = text.dropFirst()
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    let modifiers = rest.prefix { $0 == "l" || $0 == "q" || $0 == "z" }
    rest = rest.dropFirst(modifiers.count)
    guard let conversion = rest.first, "@%diufgsc".contains(conversion) else { return nil }
    isPercent = conversion == "%"
    length = text.count - rest.count + 1
  }
}

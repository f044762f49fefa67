public import Foundation

/// A source of translations for the texts of a schema.
public struct Localization: Sendable {
  /// Returns the text in the language of a locale.
  public let localize: @Sendable (LocalizedText, Locale) -> String

  /// Creates a source of translations.
  ///
  /// - Parameter localize: Returns the text in a locale. It may be called on any thread.
  public init(_ localize: @escaping @Sendable (_ text: LocalizedText, _ locale: Locale) -> String) {
    self.localize = localize
  }

  /// A source without translations: each text is as in the schema.
  public static let verbatim = Localization { text, _ in text.standard }

  /// Returns a source that finds translations by key. A text without a translation is as in the schema.
  ///
  /// - Parameter translation: Returns the translated format for a key, with `%@`, `%lld` and `%lf` (or `%2$@`, to
  ///   change the order) in place of the arguments, and `%%` for a percent sign.
  public static func lookup(
    _ translation: @escaping @Sendable (_ key: String, _ locale: Locale) -> String?
  ) -> Localization {
    Localization { text, locale in
      guard let format = translation(text.key, locale) else { return text.standard }
      return format.utf8.contains(UInt8(ascii: "%")) ? text.filling(format) : format
    }
  }

  /// Returns a source that reads the strings tables of a bundle.
  public static func bundle(_ bundle: Bundle, table: String? = nil) -> Localization {
    lookup { key, _ in
      let absent = "\u{0}"
      let found = bundle.localizedString(forKey: key, value: absent, table: table)
      return found == absent ? nil : found
    }
  }
}

extension LocalizedText {
  /// Returns a translated format with the arguments of this text. A placeholder without an argument stays as it is.
  func filling(_ format: String) -> String {
    let arguments = arguments
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

public import Foundation

/// The door between a schema's text and its translations.
public struct Localization: Sendable {
  /// The text in the language of the locale.
  public let localize: @Sendable (LocalizedText, Locale) -> String

  /// - Parameter localize: the words for a text in a locale; may be called on any thread.
  public init(_ localize: @escaping @Sendable (_ text: LocalizedText, _ locale: Locale) -> String) {
    self.localize = localize
  }

  /// No translation: every text stands as the schema writes it.
  public static let verbatim = Localization { text, _ in text.standard }

  /// Looks a text's key up with a function, such as one over a table of strings; a key that it does not know stands as the
  /// schema writes it.
  ///
  /// - Parameter translation: the translated format of a key, with `%@`, `%lld` and `%lf` (or `%2$@`, to change their order) in
  ///   the arguments' places and `%%` for a percent sign.
  public static func lookup(
    _ translation: @escaping @Sendable (_ key: String, _ locale: Locale) -> String?
  ) -> Localization {
    Localization { text, locale in
      guard let format = translation(text.key, locale) else { return text.standard }
      return format.utf8.contains(UInt8(ascii: "%")) ? text.filling(format) : format
    }
  }

  /// The strings tables of a bundle.
  public static func bundle(_ bundle: Bundle, table: String? = nil) -> Localization {
    lookup { key, _ in
      let absent = "\u{0}"
      let found = bundle.localizedString(forKey: key, value: absent, table: table)
      return found == absent ? nil : found
    }
  }
}

extension LocalizedText {
  /// A translated format with this text's arguments in its places. A place that no argument is for stays as it is.
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

/// `%@`, `%lld`, `%2$@`, `%%` at the start of a format.
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

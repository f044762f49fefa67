import Foundation

/// The layout of a formatted date.
enum DateLayout: Hashable {
  case pattern(String)
  case template(String)
  case styles(date: DateFormatter.Style, time: DateFormatter.Style)
}

/// The key of a date formatter.
struct DateKey: Hashable {
  let layout: DateLayout
  let conventions: Int
  let zone: TimeZone?

  static func == (lhs: DateKey, rhs: DateKey) -> Bool {
    guard lhs.conventions == rhs.conventions, lhs.layout == rhs.layout else { return false }
    if lhs.zone == nil, rhs.zone == nil { return true }
    return lhs.zone == rhs.zone
  }

  /// Only the layout is hashed: a process uses few conventions, and hashing a time zone takes longer than comparing it.
  func hash(into hasher: inout Hasher) {
    hasher.combine(layout)
  }
}

/// The key of a date editor.
struct EditorKey: Hashable {
  let pattern: String?
  let conventions: Int
  let zone: TimeZone?
}

/// The key of a number formatter.
struct NumberKey: Hashable {
  let style: UInt
  let locale: Locale
}

/// The key of the languages for a locale.
struct LanguagesKey: Hashable {
  let source: TranslationSource
  let locale: String
}

/// The key of the translations of a language.
struct TranslationsKey: Hashable {
  let source: TranslationSource
  let language: String
}

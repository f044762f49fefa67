import Foundation
import ViewModelContext

/// The abbreviated patterns of units in one language, from CLDR.
///
/// Foundation formats measurements on Apple platforms only, so the patterns are listed here, and texts are the same on
/// every platform. Languages that are missing use English.
struct UnitPatterns {
  /// The patterns by unit, with `#` for the number.
  private let patterns: [MeasuredUnit: Forms]

  private struct Forms {
    var other: String
    var byCategory: [PluralCategory: String] = [:]
  }

  static func of(_ locale: Locale) -> UnitPatterns {
    ValueFormatters.current.unitPatterns(locale)
  }

  init(_ locale: Locale) {
    let language = LanguageCode(locale).tableName
    var patterns: [MeasuredUnit: Forms] = [:]
    var unit: MeasuredUnit?
    for line in [Self.temperaturesAndSpeeds, Self.lengths, Self.masses].joined(separator: "\n").split(separator: "\n") {
      let parts = line.split(separator: "|")
      guard parts.count == 2 else { continue }
      let names = parts[0].split(separator: " ")
      if let named = MeasuredUnit(rawValue: String(parts[0])) {
        unit = named
      } else if !names.contains(language), Self.languages.contains(language) || !names.contains("en") {
        continue
      }
      if let unit { patterns[unit] = Self.forms(parts[1]) }
    }
    self.patterns = patterns
  }

  private static func forms(_ text: Substring) -> Forms {
    let parts = text.split(separator: ";")
    var forms = Forms(other: spaced(parts.first ?? ""))
    for part in parts.dropFirst() {
      guard let colon = part.firstIndex(of: ":"), let category = PluralCategory(rawValue: String(part[..<colon])) else {
        continue
      }
      forms.byCategory[category] = spaced(part[part.index(after: colon)...])
    }
    return forms
  }

  /// Replaces the characters that the tables have in place of invisible ones.
  private static func spaced(_ text: Substring) -> String {
    String(text.map { Self.invisible[$0] ?? $0 })
  }

  private static let invisible: [Character: Character] = [
    "~": "\u{A0}", "^": "\u{202F}", "<": "\u{200E}", ">": "\u{200F}",
  ]

  /// Returns a formatted number with a unit.
  func text(_ number: String, _ category: PluralCategory, _ unit: MeasuredUnit) -> String {
    guard let forms = patterns[unit] else { return number }
    return (forms.byCategory[category] ?? forms.other).replacing("#", with: number)
  }

  func symbol(of unit: MeasuredUnit) -> String {
    let pattern = patterns[unit]?.other ?? ""
    return String(pattern.filter { $0 != "#" }).trimmingCharacters(in: .whitespaces)
  }
}

extension UnitPatterns {
  /// The languages of the tables.
  static let languages = Set<Substring>(
    """
    en de nl sv da nb nn is af fr es it pt pt_PT ca gl ro ru uk be pl cs sk sl hr bs sr mk bg fi hu el tr az ka hy kk ar he fa
    hi bn ur ta te mr gu th vi id ms fil ja ko zh zh_Hant et lv lt ga cy eu sw sq
    """.split { $0 == " " || $0 == "\n" })
}

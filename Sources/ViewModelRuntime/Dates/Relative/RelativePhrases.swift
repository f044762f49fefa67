import Foundation

/// The phrases of one language for the distance to the current date.
///
/// Foundation's style measures the distance from the system clock only, so the phrases are listed here. Languages that
/// are missing use English.
struct RelativePhrases {
  private struct UnitPhrases {
    /// A phrase for each of `categories`, with `#` for the number.
    let past: [Substring]
    let future: [Substring]
    /// The names of the previous, the current and the next unit; empty if they have none.
    let names: [Substring]
  }

  let now: String
  private let categories: [PluralCategory]
  private let units: [UnitPhrases]

  static func of(_ locale: Locale) -> RelativePhrases {
    FormatterCache.current.relativePhrases(locale)
  }

  init(_ locale: Locale) {
    let lines = Self.blocks[LanguageCode(locale).tableName] ?? Self.blocks["en"] ?? []
    let head = lines.first?.split(separator: "|") ?? []
    now = String(head.last ?? "")
    categories = (head.first ?? "").split(separator: " ").compactMap { PluralCategory(rawValue: String($0)) }
    units = lines.dropFirst().map { line in
      let parts = line.split(separator: "|").map { $0.split(separator: ";") }
      return UnitPhrases(
        past: parts.first ?? [], future: parts.count > 1 ? parts[1] : [], names: parts.count > 2 ? parts[2] : [])
    }
  }

  func text(of distance: RelativeDistance, _ style: RelativeStyle, _ locale: Locale) -> String {
    let place = distance.unit.rawValue
    guard units.indices.contains(place) else { return "" }
    let unit = units[place]
    if distance.count == 0 || (style.isNamed && distance.count == 1), unit.names.count == 3 {
      return String(unit.names[distance.count == 0 ? 1 : distance.isPast ? 0 : 2])
    }
    let category = PluralCategory.cardinal(distance.count.pluralOperands, locale)
    let forms = distance.isPast ? unit.past : unit.future
    let form = categories.firstIndex(of: category).flatMap { forms.indices.contains($0) ? forms[$0] : nil }
    guard let form = form ?? forms.last, let mark = form.utf8.firstIndex(of: UInt8(ascii: "#")) else {
      return String(form ?? forms.last ?? "")
    }
    return form[..<mark] + distance.count.formatted(.number.locale(locale)) + form[form.utf8.index(after: mark)...]
  }

  /// The lines of each language: first its name, its plural categories and "now", and then a line for each unit.
  private static let blocks: [Substring: [Substring]] = {
    var blocks: [Substring: [Substring]] = [:]
    for table in [germanicRomanceSlavic, otherLanguages] {
      let lines = table.split(separator: "\n")
      for start in stride(from: 0, to: lines.count - 7, by: 8) {
        blocks[lines[start].prefix { $0 != " " }] = Array(lines[start..<(start + 8)])
      }
    }
    return blocks
  }()
}

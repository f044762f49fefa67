public import Foundation
import ViewModelContext

/// A style for the distance to the current date.
public struct RelativeStyle: Hashable, Sendable {
  let isNamed: Bool
  /// The time within which hours are counted, in seconds.
  var hourLimit = 86_400.0

  /// A style that always contains a number: `1 day ago`.
  public static let relative = RelativeStyle(isNamed: false)
  /// A style with names where the language has them: `yesterday`.
  public static let relativeNamed = RelativeStyle(isNamed: true)

  /// A style with a number, which counts up to a number of hours before it counts days: `in 59 hours`.
  ///
  /// - Parameter hours: The number of hours, at least 1.
  public static func relative(hours: Int) -> RelativeStyle {
    RelativeStyle(isNamed: false, hourLimit: Double(max(hours, 1)) * 3600)
  }
}

@_spi(Generated) extension Date {
  /// Returns the distance from the context's `now` in its greatest whole unit: `2 hours ago`.
  ///
  /// A distance of less than a second is "now". Within 24 hours, or the hours of the style, the units are hours, minutes
  /// and seconds; for more, the days are midnights in the context's time zone, a week is 7 of them, and months and years are Gregorian.
  /// Fractions are truncated.
  public func formatted(_ style: RelativeStyle, in context: DisplayContext) -> String {
    let seconds = clampedToRange.timeIntervalSince(context.now.clampedToRange)
    let elapsed = Int(seconds.magnitude)
    let today = Day(context.now, in: context)
    if context.followsClock { noteChange(after: seconds, style, in: context) }
    let distance: RelativeDistance
    switch elapsed {
    case 0: return RelativePhrases.of(context.locale).now
    case ..<60: distance = RelativeDistance(.second, elapsed, isPast: seconds < 0)
    case ..<3600: distance = RelativeDistance(.minute, elapsed / 60, isPast: seconds < 0)
    default:
      let days = RelativeDistance(from: today, to: Day(self, in: context))
      let isInHours = seconds.magnitude < style.hourLimit || days.count == 0
      distance = isInHours ? RelativeDistance(.hour, elapsed / 3600, isPast: seconds < 0) : days
    }
    return context.normalizingSpaces(RelativePhrases.of(context.locale).text(of: distance, style, context.locale))
  }
}

extension Date {
  /// Notes when the text of the distance changes next.
  ///
  /// - Parameter seconds: The time from `now` to this date.
  private func noteChange(after seconds: TimeInterval, _ style: RelativeStyle, in context: DisplayContext) {
    let elapsed = seconds.magnitude.rounded(.down)
    let unit: Double = elapsed < 60 ? 1 : elapsed < 3600 ? 60 : 3600
    if elapsed < max(style.hourLimit, 86_400) {
      let count = (elapsed / unit).rounded(.down)
      if seconds < 0 || count == 0 {
        context.noteChange(at: addingTimeInterval((count + 1) * unit))
      } else {
        context.noteChange(after: addingTimeInterval(-count * unit))
      }
    }
    if elapsed < style.hourLimit { return }
    context.noteMidnight()
    if seconds > 0 { context.noteChange(after: addingTimeInterval(-style.hourLimit)) }
  }
}

extension Day {
  /// Returns the distance from the current day: `in 3 days`, or `today`.
  public func formatted(_ style: RelativeStyle, in context: DisplayContext) -> String {
    context.noteMidnight()
    let distance = RelativeDistance(from: Day(context.now, in: context), to: self)
    return context.normalizingSpaces(RelativePhrases.of(context.locale).text(of: distance, style, context.locale))
  }
}

/// A number of one unit, before or after the current date.
struct RelativeDistance {
  enum Unit: Int, CaseIterable {
    case second, minute, hour, day, week, month, year
  }

  let unit: Unit
  let count: Int
  let isPast: Bool

  init(_ unit: Unit, _ count: Int, isPast: Bool) {
    self.unit = unit
    self.count = count
    self.isPast = isPast
  }

  init(from today: Day, to day: Day) {
    let isPast = day < today
    let days = today.days(until: day).magnitude
    let (first, last) = isPast ? (day.civil, today.civil) : (today.civil, day.civil)
    let months = (last.year - first.year) * 12 + last.month - first.month - (last.day < first.day ? 1 : 0)
    switch (months, days) {
    case (12..., _): self.init(.year, months / 12, isPast: isPast)
    case (1..., _): self.init(.month, months, isPast: isPast)
    case (_, 7...): self.init(.week, Int(days) / 7, isPast: isPast)
    default: self.init(.day, Int(days), isPast: isPast)
    }
  }
}

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
    ValueFormatters.current.relativePhrases(locale)
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
      let place: Int = distance.count == 0 ? 1 : distance.isPast ? 0 : 2
      return String(unit.names[place])
    }
    let category = PluralCategory.cardinal(distance.count.pluralOperands, locale)
    let forms = distance.isPast ? unit.past : unit.future
    let form = categories.firstIndex(of: category).flatMap { forms.indices.contains($0) ? forms[$0] : nil }
    guard let form = form ?? forms.last, let mark = form.utf8.firstIndex(of: UInt8(ascii: "#")) else {
      return String(form ?? forms.last ?? "")
    }
    let number: String = distance.count.formatted(.number.locale(locale))
    return String(form[..<mark]) + number + String(form[form.utf8.index(after: mark)...])
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

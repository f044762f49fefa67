import Foundation
import Testing
@_spi(Generated) import ViewModelRuntime

#if os(Linux)

  /// Compares localized formats with those of Babel, which `Tests/Oracles/localized-formats.py` writes to a table.
  ///
  /// On Linux, Foundation contains its own ICU; on other platforms, the system provides the locale data.
  @Suite struct LocalizedFormatTests {
    @Test(arguments: [
      "integer", "decimals(2)", "percent", "currency", "date", "time", "pattern", "list and", "list or", "plural",
      "ordinal", "relative", "interval", "unit", "compact",
    ])
    func formatsAgreeWithBabel(kind: String) throws {
      let rows = try FormatRow.all().filter { $0.kind == kind }
      #expect(rows.count > 40)
      for row in rows {
        let text = try #require(row.formatted(), "\(row.value)")
        #expect(text == row.expected, "\(row.locale) \(row.value)")
      }
    }

    @Test func theTableHasNoOtherKinds() throws {
      for row in try FormatRow.all() { #expect(row.formatted() != nil, "\(row.kind)") }
    }
  }

  /// A row of the table: the text of a format in a locale.
  private struct FormatRow {
    let kind: String
    let locale: String
    let value: String
    /// Babel's text, or Foundation's text if the table lists a difference.
    let expected: String

    static func all() throws -> [FormatRow] {
      let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let table = try String(contentsOf: tests.appending(path: "Oracles/localized-formats.tsv"), encoding: .utf8)
      return table.split(separator: "\n").dropFirst().map { line in
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return FormatRow(
          kind: columns[0], locale: columns[1], value: columns[2], expected: columns.count > 4 ? columns[4] : columns[3]
        )
      }
    }

    /// Returns the formatted value, or nil for an unknown kind or value.
    func formatted() -> String? {
      let context = DisplayContext(
        locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian), timeZone: .gmt,
        now: Self.instant)
      switch kind {
      case "integer": return Int(value)?.formatted(in: context)
      case "decimals(2)": return Decimal(strict: value)?.formatted(.decimals(2), in: context)
      case "percent": return Decimal(strict: value)?.formatted(.percent.decimals(0), in: context)
      case "currency": return currency(in: context)
      case "date": return length.map { Self.instant.formatted(date: $0, in: context) }
      case "time": return length.map { Self.instant.formatted(time: $0, in: context) }
      case "pattern": return Self.instant.formatted(value, in: context)
      case "list and": return value.components(between: ",").formatted(.and, in: context)
      case "list or": return value.components(between: ",").formatted(.or, in: context)
      case "plural", "ordinal": return categories(in: context)
      case "relative": return relative(in: context)
      case "interval": return interval(in: context)
      case "unit": return measurement(in: context)
      case "compact": return Int(value)?.formatted(.compact, in: context)
      default: return nil
      }
    }

    /// 2025-01-05T16:07:09Z, a Sunday.
    private static let instant = Date(timeIntervalSince1970: 1_736_093_229)

    private var length: DateFormatter.Style? {
      ["short": .short, "medium": .medium, "long": .long, "full": .full][value]
    }

    private func currency(in context: DisplayContext) -> String? {
      let parts = value.components(between: " ")
      return Decimal(strict: parts[0])?.formatted(.currency(parts[1]), in: context)
    }

    /// Returns the categories of the counts.
    private func categories(in context: DisplayContext) -> String {
      let counts = value.components(between: ",").compactMap { Int($0) }
      let categories = counts.map { kind == "plural" ? cardinal($0, context) : ordinal($0, context) }
      return Set(categories).sorted().joined(separator: ",")
    }

    private func cardinal(_ count: Int, _ context: DisplayContext) -> String {
      // `zero` is the text for 0 in every language, regardless of its category.
      plural(
        count, zero: count == 0 ? nil : "zero", one: "one", two: "two", few: "few", many: "many",
        other: count == 0 && PluralCategory.hasZero(locale) ? "zero" : "other", in: context)
    }

    private func ordinal(_ place: Int, _ context: DisplayContext) -> String {
      ViewModelRuntime.ordinal(
        place, zero: "zero", one: "one", two: "two", few: "few", many: "many", other: "other", in: context)
    }

    private func relative(in context: DisplayContext) -> String? {
      let parts = value.components(between: " ")
      guard let count = Int(parts[0]) else { return nil }
      let date: Date? =
        switch parts[1] {
        case "second": Self.instant.adding(seconds: count, in: context)
        case "minute": Self.instant.adding(minutes: count, in: context)
        case "hour": Self.instant.adding(hours: count, in: context)
        case "day": Self.instant.adding(days: count, in: context)
        case "week": Self.instant.adding(weeks: count, in: context)
        case "month": Self.instant.adding(months: count, in: context)
        case "year": Self.instant.adding(years: count, in: context)
        default: nil
        }
      return date?.formatted(.relative, in: context)
    }

    private func interval(in context: DisplayContext) -> String? {
      let parts = value.components(between: " ")
      let bounds = parts.dropFirst().compactMap { Int($0) }.map { Self.instant.adding(minutes: $0, in: context) }
      return bounds.count == 2 ? (bounds[0] ...| bounds[1]).formatted(template: parts[0], in: context) : nil
    }

    private func measurement(in context: DisplayContext) -> String? {
      let parts = value.components(between: " ")
      guard let number = Double(parts[0]), let unit = Self.units[parts[1]] else { return nil }
      return number.formatted(unit, in: context)
    }

    private static let units: [String: UnitStyle] = [
      "celsius": .celsius, "fahrenheit": .fahrenheit, "kelvin": .kelvin, "kilometers": .kilometers, "meters": .meters,
      "centimeters": .centimeters, "millimeters": .millimeters, "miles": .miles, "yards": .yards, "feet": .feet,
      "inches": .inches, "nauticalMiles": .nauticalMiles, "kilograms": .kilograms, "grams": .grams,
      "milligrams": .milligrams, "tonnes": .tonnes, "pounds": .pounds, "ounces": .ounces, "stones": .stones,
      "kilometersPerHour": .kilometersPerHour, "metersPerSecond": .metersPerSecond, "milesPerHour": .milesPerHour,
      "knots": .knots,
    ]
  }

  extension PluralCategory {
    /// Returns whether 0 has the category `zero` in the language of a locale.
    fileprivate static func hasZero(_ locale: String) -> Bool { locale.hasPrefix("ar") || locale.hasPrefix("lv") }
  }

#endif

import Foundation

/// A calendar whose days are numbered from 1970-01-01.
struct EditedCalendar {
  /// The position of a day in the calendar.
  struct Place: Equatable {
    var era: Int
    var year: Int
    /// The month as in ``DateFields/Part/month``.
    var month: Int
    var day: Int
  }

  private let calendar: Calendar
  /// Whether the calendar is Gregorian throughout, as texts and days are. Foundation's calendar is Julian before 1582.
  let isGregorian: Bool
  /// Whether years restart with an emperor, a republic or a cycle.
  let hasShortYears: Bool
  /// Whether a month may occur twice in a year.
  let repeatsMonths: Bool
  private let isHebrew: Bool

  init(_ calendar: Calendar) {
    var calendar = calendar
    calendar.timeZone = .gmt
    self.calendar = calendar
    isGregorian = calendar.identifier == .gregorian
    hasShortYears = [.japanese, .republicOfChina, .chinese].contains(calendar.identifier)
    repeatsMonths = calendar.identifier == .chinese
    isHebrew = calendar.identifier == .hebrew
  }

  /// Returns the month for a number. Only leap years of the Hebrew calendar have a sixth month of their own.
  func month(numbered number: Int, inYear year: Int) -> Int {
    isHebrew && !Self.isLongHebrewYear(year) && number >= 6 ? number + 1 : number
  }

  private static func isLongHebrewYear(_ year: Int) -> Bool { (year * 7 + 1) % 19 < 7 }

  /// A day in each month that has its own name.
  var daysOfMonths: [Int] {
    // Any month of the Chinese calendar may be repeated, although some rarely are. The Hebrew calendar repeats its
    // sixth month at least every three years, and then both have other names. The Coptic calendar has a month of five
    // days.
    let days = repeatsMonths ? stride(from: -25_000, to: 47_500, by: 14) : stride(from: 20_000, to: 21_200, by: 3)
    var known: Set<Int> = []
    return days.filter { day in
      let place = place(ofDay: day)
      return known.insert(place.month * 2 + (isHebrew && Self.isLongHebrewYear(place.year) ? 1 : 0)).inserted
    }
  }

  func place(ofDay number: Int) -> Place {
    if isGregorian {
      let (year, month, day) = Day(clamping: number).civil
      return Place(era: 1, year: year, month: month * 2, day: day)
    }
    let parts = calendar.dateComponents([.era, .year, .month, .day, .isLeapMonth], from: Self.noon(of: number))
    return Place(
      era: parts.era ?? 0, year: parts.year ?? 0, month: (parts.month ?? 0) * 2 + (parts.isLeapMonth == true ? 1 : 0),
      day: parts.day ?? 0)
  }

  /// Returns the number of a day, or nil if the calendar does not have it.
  func day(at place: Place) -> Int? {
    if isGregorian {
      return place.era == 1 ? Day(year: place.year, month: place.month / 2, day: place.day)?.number : nil
    }
    var parts = DateComponents(
      calendar: calendar, timeZone: .gmt, era: place.era, year: place.year, month: place.month / 2, day: place.day,
      hour: 12)
    if place.month % 2 == 1 { parts.isLeapMonth = true }
    guard let date = calendar.date(from: parts) else { return nil }
    let number = Int((date.clampedToRange.timeIntervalSince1970 / 86_400).rounded(.down))
    return self.place(ofDay: number) == place ? number : nil
  }

  /// Returns noon of a day in GMT.
  static func noon(of day: Int) -> Date {
    Date(timeIntervalSince1970: Double(day) * 86_400 + 43_200)
  }
}

import Foundation

/// The date of an edited text: fields of the text, completed with those of another date.
struct EditedDate {
  let calendar: EditedCalendar
  let clock: WallClock
  let fields: DateFields
  let old: Date?
  let now: Date
  /// Returns the name of a day's weekday for users.
  let weekdayName: (_ day: Int) -> String

  /// Returns the date.
  ///
  /// - Throws: `noSuchDate`, `wrongWeekday` or `noSuchTime`.
  func date() throws(TextProblem) -> Date {
    let base = (old ?? now).clampedToRange
    let reading = clock.reading(at: base)
    let (baseDay, baseTime) = reading.dividedDown(by: 86_400)
    guard let day = day(from: calendar.place(ofDay: baseDay)) else { throw .noSuchDate }
    if let weekday = fields[.weekday], weekday != Day(clamping: day).weekday {
      throw .wrongWeekday(weekdayName(day))
    }
    let seconds = time(from: old == nil ? 0 : baseTime)
    let whole = try instant(day: day, seconds: seconds)
    return whole.addingTimeInterval(fraction(of: base)).clampedToRange
  }

  private func instant(day: Int, seconds: Int) throws(TextProblem) -> Date {
    let reading = day * 86_400 + seconds
    if let offset = fields[.offset] {
      // A historical offset with seconds is formatted without them.
      if let own = clock.instant(of: reading), clock.zone.secondsFromGMT(for: own) / 60 == offset / 60 { return own }
      return Date(timeIntervalSince1970: Double(reading - offset))
    }
    guard fields.has(anyOf: .hour, .hourOfHalf, .minute) else { return clock.instant(ofNearest: reading) }
    guard let instant = clock.instant(of: reading) else { throw .noSuchTime }
    return instant
  }

  private func fraction(of base: Date) -> Double {
    if let nanosecond = fields[.nanosecond] { return Double(nanosecond) / 1e9 }
    let seconds = base.timeIntervalSince1970
    return old == nil ? 0 : seconds - seconds.rounded(.down)
  }

  /// Returns the seconds since midnight.
  private func time(from base: Int) -> Int {
    let baseHour = base / 3600
    var hour = fields[.hour] ?? baseHour
    if fields[.hour] == nil, fields.has(anyOf: .hourOfHalf, .half) {
      hour = (fields[.half] ?? baseHour / 12) * 12 + (fields[.hourOfHalf] ?? baseHour % 12)
    }
    return hour * 3600 + (fields[.minute] ?? base / 60 % 60) * 60 + (fields[.second] ?? base % 60)
  }
}

extension EditedDate {
  /// Returns the day, or nil if there is none.
  private func day(from base: EditedCalendar.Place) -> Int? {
    guard fields.has(anyOf: .era, .year, .shortYear, .month, .monthNumber, .day) else { return calendar.day(at: base) }
    var place = base
    place.era = fields[.era] ?? base.era
    place.year = fields[.year] ?? fields[.shortYear].map { year(endingIn: $0, near: base.year) } ?? base.year
    let hasYear = fields.has(anyOf: .era, .year, .shortYear)
    let numbered = fields[.monthNumber].map { calendar.month(numbered: $0, inYear: place.year) * 2 }
    place.month = fields[.month] ?? numbered ?? (old == nil && hasYear ? 2 : base.month)
    if let day = fields[.day] {
      place.day = day
      return calendar.day(at: place)
    }
    place.day = old == nil ? 1 : base.day
    return lastDay(upTo: place) ?? (place.month == base.month ? ordinaryMonth(of: place) : nil)
  }

  /// Returns the last day of the month if the month is too short for a day that the text does not contain.
  private func lastDay(upTo place: EditedCalendar.Place) -> Int? {
    var place = place
    while place.day > 0 {
      if let day = calendar.day(at: place) { return day }
      place.day -= 1
    }
    return nil
  }

  /// Returns the repeated month in place of a leap month that another year lacks.
  private func ordinaryMonth(of place: EditedCalendar.Place) -> Int? {
    var place = place
    place.month -= place.month % 2
    return lastDay(upTo: place)
  }

  /// Returns the year in the old date's century, or, without an old date, from 80 years ago to 19 years ahead.
  private func year(endingIn digits: Int, near base: Int) -> Int {
    if old != nil { return base - base % 100 + digits }
    let first = base - 80
    return first + (digits - first % 100 + 100) % 100
  }
}

extension Int {
  fileprivate func dividedDown(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let remainder = (self % divisor + divisor) % divisor
    return ((self - remainder) / divisor, remainder)
  }
}

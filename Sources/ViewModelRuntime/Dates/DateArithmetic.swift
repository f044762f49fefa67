public import Foundation

extension Date {
  /// Returns the date with a distance added in the context's calendar, limited to ``earliest`` and ``latest``.
  ///
  /// Years and months are added first, as one number of months; a day that the month lacks becomes its last day. Weeks
  /// and days are added next, keeping the time of day, and then hours, minutes and seconds.
  public func adding(
    years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0, hours: Int = 0, minutes: Int = 0, seconds: Int = 0,
    in context: DisplayContext
  ) -> Date {
    let calendar = context.calendar
    let day = calendar.date(byAdding: calendar.parts(years, months, days +| weeks *| 7), to: clampedToRange)
    let time = Duration(saturating: hours, of: .seconds(3600)) +| Duration(saturating: minutes, of: .seconds(60))
    return (day ?? clampedToRange) +| (time +| Duration(saturating: seconds))
  }
}

extension Calendar {
  /// The distances, limited to the range of dates: Foundation overflows for greater values.
  fileprivate func parts(_ years: Int, _ months: Int, _ days: Int) -> DateComponents {
    let years = years.limited(to: -10_000...10_000)
    let months = months.limited(to: -130_000...130_000)
    let days = days.limited(to: -3_652_500...3_652_500)
    // Foundation would add the years first, and lose February 29 in a year without it.
    guard let monthsPerYear else { return DateComponents(year: years, month: months, day: days) }
    return DateComponents(month: years * monthsPerYear + months, day: days)
  }

  /// The number of months in each year, or nil if it varies.
  private var monthsPerYear: Int? {
    switch identifier {
    case .hebrew, .chinese: nil
    case .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem: 13
    case .gregorian, .iso8601, .buddhist, .japanese, .republicOfChina, .persian, .indian, .islamic, .islamicCivil,
      .islamicTabular, .islamicUmmAlQura:
      12
    default: nil
    }
  }
}

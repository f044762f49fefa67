public import Foundation

extension Date {
  /// The date that much later or earlier by the context's calendar, from ``earliest`` to ``latest``.
  ///
  /// Years and months are added first, as one number of months; a day that the month lacks becomes its last. Then weeks and days
  /// are added, each day being the same time on the next day, and then the rest.
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
  /// The counts, as far as they reach from one end of the range of dates to the other: Foundation wraps around on greater ones.
  fileprivate func parts(_ years: Int, _ months: Int, _ days: Int) -> DateComponents {
    let years = years.limited(to: -10_000...10_000)
    let months = months.limited(to: -130_000...130_000)
    let days = days.limited(to: -3_652_500...3_652_500)
    // Foundation adds the years first, and loses the 29th of February there.
    guard let monthsPerYear else { return DateComponents(year: years, month: months, day: days) }
    return DateComponents(month: years * monthsPerYear + months, day: days)
  }

  /// How many months each year has; nil where years differ in that.
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

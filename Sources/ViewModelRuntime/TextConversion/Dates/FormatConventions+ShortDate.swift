import Foundation

extension FormatConventions {
  /// Year, month and day in numbers, in the locale's own order.
  var shortDatePattern: String {
    var components = Locale.Components(locale: locale)
    components.calendar = calendar.identifier
    let locale = Locale(components: components)
    return DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "yyyy-MM-dd"
  }

  /// The same in the Gregorian calendar.
  var gregorian: FormatConventions {
    FormatConventions(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: timeZone)
  }
}

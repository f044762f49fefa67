import Foundation

extension FormatConventions {
  /// The pattern of year, month and day in numbers, in the order of the locale.
  var shortDatePattern: String {
    var components = Locale.Components(locale: locale)
    components.calendar = calendar.identifier
    let locale = Locale(components: components)
    return DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: locale) ?? "yyyy-MM-dd"
  }

  /// The conventions with the Gregorian calendar.
  var gregorian: FormatConventions {
    FormatConventions(locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: timeZone)
  }
}

import Foundation

extension FormatConventions {
  /// Returns the pattern of a template in the locale and calendar; empty if the template is.
  func pattern(of template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: calendarLocale) ?? ""
  }

  /// The locale with the calendar, because Foundation reads the calendar of a template from the locale.
  var calendarLocale: Locale {
    if locale.calendar.identifier == calendar.identifier { return locale }
    var components = Locale.Components(locale: locale)
    components.calendar = calendar.identifier
    return Locale(components: components)
  }
}

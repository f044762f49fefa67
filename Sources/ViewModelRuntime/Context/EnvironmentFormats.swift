import Foundation

/// The settings of formats that the environment of a view provides.
struct EnvironmentFormats: Equatable, Sendable {
  var locale: Locale
  var calendar: Calendar
  var timeZone: TimeZone
}

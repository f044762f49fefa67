import Foundation
import ViewModelRuntime

extension DisplayContext {
  /// The example context with another locale, time zone or date.
  static func example(_ locale: String = "en_US", zone: String = "GMT", now: Date? = nil) -> DisplayContext {
    var context = DisplayContext.example
    context.locale = Locale(identifier: locale)
    if let zone = TimeZone(identifier: zone) { context.timeZone = zone }
    if let now { context.now = now }
    return context
  }
}

extension Date {
  /// `2024-02-29T12:00:00Z`
  init(_ text: String) throws {
    self = try Date(text, strategy: .iso8601)
  }
}

extension String {
  /// The text with plain spaces, since versions of ICU differ in them.
  var plainSpaces: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .spaceSeparator ? " " : $0 }))
  }
}

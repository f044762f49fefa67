public import Foundation

extension Date {
  /// The date in an ICU pattern, such as `EEEE MMMM d, yyyy`, in the context's language, calendar and time zone.
  public func formatted(_ pattern: String, in context: DisplayContext) -> String {
    let formatter = DateFormatter()
    formatter.locale = context.locale
    formatter.calendar = context.calendar
    formatter.timeZone = context.timeZone
    formatter.dateFormat = pattern
    return formatter.string(from: self)
  }
}

import Foundation

/// The layout of a formatted date.
package enum DateLayout: Hashable {
  case pattern(String)
  case template(String)
  case styles(date: DateFormatter.Style, time: DateFormatter.Style)
}

/// The key of a date formatter.
struct DateKey: Hashable {
  let layout: DateLayout
  let conventions: Int
  let zone: TimeZone?

  static func == (lhs: DateKey, rhs: DateKey) -> Bool {
    guard lhs.conventions == rhs.conventions, lhs.layout == rhs.layout else { return false }
    if lhs.zone == nil, rhs.zone == nil { return true }
    return lhs.zone == rhs.zone
  }

  /// Only the layout is hashed: a process uses few conventions, and hashing a time zone takes longer than comparing it.
  func hash(into hasher: inout Hasher) {
    hasher.combine(layout)
  }
}

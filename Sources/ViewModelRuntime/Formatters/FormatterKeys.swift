import Foundation

/// How a date is laid out.
enum DateLayout: Hashable {
  case pattern(String)
  case styles(date: DateFormatter.Style, time: DateFormatter.Style)
}

/// What a formatter of dates is made for.
struct DateKey: Hashable {
  let layout: DateLayout
  let conventions: Int
  let zone: TimeZone?

  static func == (lhs: DateKey, rhs: DateKey) -> Bool {
    guard lhs.conventions == rhs.conventions, lhs.layout == rhs.layout else { return false }
    if lhs.zone == nil, rhs.zone == nil { return true }
    return lhs.zone == rhs.zone
  }

  /// Only the layout: a process uses few conventions, and hashing a zone costs more than comparing it.
  func hash(into hasher: inout Hasher) {
    hasher.combine(layout)
  }
}

/// What a reader of dates is made for.
struct EditorKey: Hashable {
  let pattern: String?
  let conventions: Int
  let zone: TimeZone?
}

/// What a formatter of numbers is made for.
struct NumberKey: Hashable {
  let style: UInt
  let locale: Locale
}

import Foundation

/// The clock readings of a time zone, in seconds since 1970-01-01 00:00 on the clock.
struct WallClock {
  let zone: TimeZone

  func reading(at instant: Date) -> Int {
    Int(instant.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: instant)
  }

  /// Returns the first instant with a clock reading, or nil if the clocks skip it.
  func instant(of reading: Int) -> Date? {
    // The greater offset belongs to the earlier instant.
    let offsets = [offset(around: reading, -86_400), offset(around: reading, 86_400)].sorted(by: >)
    for offset in offsets {
      let instant = Date(timeIntervalSince1970: Double(reading - offset))
      if zone.secondsFromGMT(for: instant) == offset { return instant }
    }
    return nil
  }

  /// Returns the first instant with a clock reading. If the clocks skip it, returns the instant after the skip.
  func instant(ofNearest reading: Int) -> Date {
    instant(of: reading) ?? Date(timeIntervalSince1970: Double(reading - offset(around: reading, -86_400)))
  }

  private func offset(around reading: Int, _ distance: Int) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(reading + distance)))
  }
}

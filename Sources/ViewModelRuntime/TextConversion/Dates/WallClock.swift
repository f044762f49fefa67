import Foundation

/// What the clocks of a time zone show, in seconds since they showed 1970-01-01 00:00.
struct WallClock {
  let zone: TimeZone

  func reading(at instant: Date) -> Int {
    Int(instant.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: instant)
  }

  /// The first time that the clocks show it; nil where they are put forward over it.
  func instant(of reading: Int) -> Date? {
    // The greater offset is the earlier instant.
    let offsets = [offset(around: reading, -86_400), offset(around: reading, 86_400)].sorted(by: >)
    for offset in offsets {
      let instant = Date(timeIntervalSince1970: Double(reading - offset))
      if zone.secondsFromGMT(for: instant) == offset { return instant }
    }
    return nil
  }

  /// The first time that the clocks show it, or what they show instead.
  func instant(ofNearest reading: Int) -> Date {
    instant(of: reading) ?? Date(timeIntervalSince1970: Double(reading - offset(around: reading, -86_400)))
  }

  private func offset(around reading: Int, _ distance: Int) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(reading + distance)))
  }
}

import Foundation
import Testing
@_spi(Generated) import ViewModelRuntime

@Suite struct DurationTests {
  @Test(
    arguments: [
      (90, "m:ss", "1:30"), (9300, "h:mm:ss", "2:35:00"), (9300, "m:ss", "155:00"), (5, "mm:ss", "00:05"),
      (0, "m:ss", "0:00"),
      (1.25, "s.S", "1.2"), (1.25, "s.SSS", "1.250"), (59.999, "m:ss", "0:59"), (-90, "m:ss", "-1:30"),
      (-0.4, "m:ss", "0:00"),
      (90_061, "d'd' h'h' m'm'", "1d 1h 1m"), (90, "m 'o''clock'", "1 oclock"), (3, "''s''", "'3'"), (90, "", ""),
      (90, "x", "x"),
      (90, "'m", "m"), (0.5, "SS", "50"), (3661, "h", "1"), (3661, "m", "61"), (3661, "h:ss", "1:61"),
    ] as [(Double, String, String)])
  func aPatternFormatsADuration(seconds: Double, pattern: String, expected: String) {
    #expect(Duration(saturatingSeconds: seconds).formatted(pattern, in: .example) == expected)
  }

  @Test(arguments: [8.2, 2.3, 16.4, 4.35, 70.35, -8.2, 0.1, 1e-9, 123_456_789.123, 0.123_456_789_012_345_6, 1.0 / 3])
  func aDurationHasTheDigitsOfItsNumber(seconds: Double) {
    #expect(Duration(saturatingSeconds: seconds).inSeconds == seconds)
    #expect((Duration.seconds(1) *| seconds) == Duration(saturatingSeconds: seconds))
  }

  @Test func durationsOfNumbersAreExact() {
    #expect(Duration(saturatingSeconds: 8.2) == .milliseconds(8200))
    #expect((Duration.milliseconds(8200) *| 3.0) == .milliseconds(24_600))
    #expect((Duration.seconds(1) *| -Double.infinity) == .zero - .longest)
    #expect((Duration.seconds(1) *| Double.nan) == .zero)
    #expect(Duration(saturatingSeconds: 16.4).formatted("s.SS", in: .example) == "16.40")
  }

  @Test func digitsFollowTheLocale() {
    #expect(Duration.seconds(90).formatted("m:ss", in: .example("ar_EG")) == "١:٣٠")
    #expect(Duration.seconds(90).formatted("m:ss", in: .example("de_DE")) == "1:30")
  }

  @Test(arguments: [
    ("en_US", "2h 35m", "2 hr, 35 min", "2 hours, 35 minutes"),
    ("de_DE", "2h 35min", "2 Std., 35 Min.", "2 Stunden und 35 Minuten"),
    ("fr_FR", "2h 35min", "2 h et 35 min", "2 heures et 35 minutes"),
  ])
  func unitsFollowTheLanguage(locale: String, narrow: String, abbreviated: String, wide: String) {
    let context = DisplayContext.example(locale)
    let duration = Duration.seconds(9300)
    #expect(duration.formatted(.narrow, in: context).plainSpaces == narrow)
    #expect(duration.formatted(.abbreviated, in: context).plainSpaces == abbreviated)
    #expect(duration.formatted(.wide, in: context).plainSpaces == wide)
  }

  @Test func theNumberOfUnitsIsLimited() {
    let duration = Duration.seconds(93_784)
    #expect(duration.formatted(.narrow(units: 4), in: .example) == "1d 2h 3m 4s")
    #expect(duration.formatted(.narrow(units: 1), in: .example) == "1d")
    #expect(duration.formatted(.wide(units: 0), in: .example) == "1 day")
    #expect(duration.formatted(.wide(units: .max), in: .example) == "1 day, 2 hours, 3 minutes, 4 seconds")
    #expect(Duration.zero.formatted(.narrow, in: .example) == "0s")
  }

  @Test(
    arguments: [
      (3570, 1, "1h"), (86_399, 2, "1d"), (89_970, 2, "1d 1h"), (89_970, 3, "1d 59m 30s"), (86_405, 2, "1d 5s"),
      (21_571, 2, "6h"),
      (59.7, 1, "1m"), (2.5, 1, "2s"), (3.5, 1, "4s"), (150, 1, "2m"), (-3570, 1, "-1h"), (172_799.6, 4, "2d"),
      (0.4, 2, "0s"),
    ] as [(Double, Int, String)])
  func roundingCarriesIntoTheNextUnit(seconds: Double, units: Int, expected: String) {
    #expect(Duration(saturatingSeconds: seconds).formatted(.narrow(units: units), in: .example) == expected)
  }

  @Test func arithmeticStopsAtItsBounds() {
    let longest = Duration.longest
    let shortest = Duration.zero - longest
    let results: [(Duration, Duration)] = [
      (longest +| longest, longest), (shortest -| longest, shortest), (-|shortest, longest),
      (.seconds(1) *| .max, longest), (.seconds(1) *| .min, shortest), (.seconds(-1) *| .min, longest),
      (.seconds(30) *| 3, .seconds(90)), (.seconds(30) *| 0.5, .seconds(15)), (.seconds(30) *| Double.nan, .zero),
      (.seconds(30) *| -Double.infinity, shortest), (.seconds(30) /| 4, .milliseconds(7500)),
      (.seconds(30) /| 0, .zero),
      (longest /| -1, shortest), (Duration(saturating: .max, of: .seconds(3600)), longest),
      (Duration(saturatingSeconds: .infinity), longest), (Duration(saturatingSeconds: .nan), .zero),
      (Duration.seconds(Int64.max) +| .zero, longest), (Duration.seconds(Int64.min) *| 2, shortest),
    ]
    for (result, expected) in results { #expect(result == expected) }
  }

  @Test func theQuotientOfTwoDurationsIsANumber() {
    let times = Duration.seconds(3600) /| Duration.seconds(1800)
    #expect(times == 2)
    let none = Duration.seconds(3600) /| Duration.zero
    #expect(none == 0)
    #expect(Duration.milliseconds(250).inSeconds == 0.25)
  }

  @Test(arguments: [Int64.max, .min])
  func extremeDurationsHaveTexts(seconds: Int64) {
    let duration = Duration.seconds(seconds) * 5
    #expect(duration.formatted("h:mm:ss", in: .example).hasSuffix("277777777:46:40"))
    #expect(!duration.formatted(.wide, in: .example).isEmpty)
    #expect(duration.formatted(String(repeating: "s", count: 10_000), in: .example).count <= 21)
  }
}

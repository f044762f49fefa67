import Foundation
import Testing
import ViewModelRuntime

/// Tests which fields of a date are parsed and which are kept. The example's `now` is 2025-01-15T12:00:00Z, a
/// Wednesday.
@Suite struct DateReadingTests {
  private func read(
    _ text: String, _ pattern: String, _ locale: String = "en_US", zone: String = "GMT", keeping old: String? = nil
  ) throws -> Result<Date, TextProblem> {
    let old = try old.map { try Date($0) }
    return Result { () throws(TextProblem) in
      try TextConversion.date(pattern).value(of: text, keeping: old, in: .example(locale, zone: zone))
    }
  }

  @Test(
    arguments: [
      ("12/31/2025", "MM/dd/yyyy", "2025-12-31T00:00:00Z"), (" 1/5/2025 ", "MM/dd/yyyy", "2025-01-05T00:00:00Z"),
      ("20250105", "yyyyMMdd", "2025-01-05T00:00:00Z"), ("January 5, 2025", "MMMM d, y", "2025-01-05T00:00:00Z"),
      ("JAN 5,2025", "MMMM d, y", "2025-01-05T00:00:00Z"), ("september 5, 2025", "MMM d, y", "2025-09-05T00:00:00Z"),
      ("Sunday January 5, 2025", "EEEE MMMM d, y", "2025-01-05T00:00:00Z"),
      ("2:30 PM", "h:mm a", "2025-01-15T14:30:00Z"),
      ("2:30pm", "h:mm a", "2025-01-15T14:30:00Z"), ("12:05 AM", "h:mm a", "2025-01-15T00:05:00Z"),
      ("24:05", "kk:mm", "2025-01-15T00:05:00Z"), ("0:05 PM", "K:mm a", "2025-01-15T12:05:00Z"),
      ("２０２５/１/５", "yyyy/M/d", "2025-01-05T00:00:00Z"), ("1/5/25", "M/d/yy", "2025-01-05T00:00:00Z"),
      ("1/5/44", "M/d/yy", "2044-01-05T00:00:00Z"), ("1/5/45", "M/d/yy", "1945-01-05T00:00:00Z"),
      ("1/5/1985", "M/d/yy", "1985-01-05T00:00:00Z"), ("3/2025", "M/yyyy", "2025-03-01T00:00:00Z"),
      ("2024", "yyyy", "2024-01-01T00:00:00Z"), ("7", "d", "2025-01-07T00:00:00Z"),
      ("2/29/2024", "M/d/y", "2024-02-29T00:00:00Z"),
      ("2025-01-05T10:00:00Z", "yyyy-MM-dd'T'HH:mm:ssX", "2025-01-05T10:00:00Z"),
      ("Sun 1/5/2025 23:00 -09:00", "E M/d/y HH:mm XXX", "2025-01-06T08:00:00Z"),
      ("2025-01-05T10:00:00+05:30", "yyyy-MM-dd'T'HH:mm:ssX", "2025-01-05T04:30:00Z"),
      ("5 o'clock", "h 'o''clock'", "2025-01-15T05:00:00Z"),
      ("\u{200F}5/1\u{200F}/2025", "d/M/y", "2025-01-05T00:00:00Z"),
      ("5/1/2025", "d\u{200F}/M\u{200F}/y", "2025-01-05T00:00:00Z"),
    ])
  func aTextIsParsedWithThePattern(text: String, pattern: String, expected: String) throws {
    #expect(try read(text, pattern) == .success(Date(expected)))
  }

  @Test(
    arguments: [
      ("5 janvier 2025", "d MMMM y", "fr_FR"), ("5 janv. 2025", "d MMMM y", "fr_FR"),
      ("5. Jan. 2025", "d. MMM y", "de_DE"),
      ("٥/١/٢٠٢٥", "d/M/y", "ar_EG"), ("5/1/2025", "d/M/y", "ar_EG"), ("५/१/२०२५", "d/M/y", "hi_IN"),
      ("5/１/2025", "d/M/y", "en_US"),
      ("2025年1月5日", "y年MMMd日", "ja_JP"), ("2025. 1. 5", "y. M. d.", "hu_HU"), ("5 tháng 1, 2025", "d MMMM, y", "vi_VN"),
      ("5 De\u{301}cembre 2025", "d MMMM y", "fr_FR"),
    ])
  func aTextIsParsedInTheLanguageOfTheContext(text: String, pattern: String, locale: String) throws {
    let expected = text.contains("cembre") ? "2025-12-05T00:00:00Z" : "2025-01-05T00:00:00Z"
    #expect(try read(text, pattern, locale) == .success(Date(expected)))
  }

  @Test(
    arguments: [
      ("", .missing), (" \n", .missing), ("02/30/2025", .noSuchDate), ("02/29/2025", .noSuchDate),
      ("13/01/2025", .noSuchDate),
      ("00/10/2025", .notADate(example: "12/31/2025")), ("01/05/25", .notADate(example: "12/31/2025")),
      ("01/05/02025", .notADate(example: "12/31/2025")), ("1/5", .notADate(example: "12/31/2025")),
      ("01/05/2025x", .notADate(example: "12/31/2025")), ("01-05-2025", .notADate(example: "12/31/2025")),
      ("1 / 5 / 2025", .notADate(example: "12/31/2025")), ("tomorrow", .notADate(example: "12/31/2025")),
      ("01/05/2025\u{0}", .notADate(example: "12/31/2025")), ("01/0\u{301}5/2025", .notADate(example: "12/31/2025")),
      ("٠١/٠٥/٢٠٢٥", .notADate(example: "12/31/2025")), ("00/00/0000", .notADate(example: "12/31/2025")),
      ("-1/05/2025", .notADate(example: "12/31/2025")), ("🙂", .notADate(example: "12/31/2025")),
    ] as [(String, TextProblem)])
  func otherTextsAreNotDates(text: String, problem: TextProblem) throws {
    #expect(try read(text, "MM/dd/yyyy") == .failure(problem))
  }

  @Test(
    arguments: [
      ("14:30", "h:mm a", .notATime(example: "2:30 PM")), ("1:5", "H:mm", .notATime(example: "14:30")),
      ("24:00", "HH:mm", .notATime(example: "14:30")), ("10:60", "HH:mm", .notATime(example: "14:30")),
      ("13:00 PM", "h:mm a", .notATime(example: "2:30 PM")), ("Monday 1/5/2025", "EEEE M/d/y", .wrongWeekday("Sunday")),
      ("Mon 1/5/2025 23:00 -09:00", "E M/d/y HH:mm XXX", .wrongWeekday("Sunday")),
      ("5 5 2025 6", "d d y d", .notADate(example: "31 31 2025 31")), ("Q1 2025", "QQQ y", .unreadable),
    ] as [(String, String, TextProblem)])
  func aProblemDescribesTheText(text: String, pattern: String, problem: TextProblem) throws {
    #expect(try read(text, pattern).mapError { $0.withPlainSpaces } == .failure(problem))
  }

  @Test(
    arguments: [
      // The time of day is kept, with its fraction of a second.
      ("12/31/2025", "MM/dd/yyyy", "2020-02-29T10:20:30Z", "2025-12-31T10:20:30Z"),
      ("08:15", "HH:mm", "2020-02-29T10:20:30Z", "2020-02-29T08:15:30Z"),
      // The half of the day and the century are kept.
      ("8:15", "h:mm", "2020-02-29T22:20:30Z", "2020-02-29T20:15:30Z"),
      ("1/5/25", "M/d/yy", "1985-06-07T00:00:00Z", "1925-01-05T00:00:00Z"),
      // A day that the month does not have becomes its last day.
      ("02/2025", "MM/yyyy", "2020-01-31T10:20:30Z", "2025-02-28T10:20:30Z"),
      ("2025", "yyyy", "2020-02-29T00:00:00Z", "2025-02-28T00:00:00Z"),
      ("March", "MMMM", "2020-02-29T00:00:00Z", "2020-03-29T00:00:00Z"),
      ("9", "d", "2020-02-29T00:00:00Z", "2020-02-09T00:00:00Z"),
    ])
  func partsOutsideThePatternAreKept(text: String, pattern: String, old: String, expected: String) throws {
    #expect(try read(text, pattern, keeping: old) == .success(Date(expected)))
  }

  @Test func fractionsOfASecondAreKept() throws {
    let old = Date(timeIntervalSince1970: 1_700_000_000.125)
    let read = try TextConversion.date("yyyy").value(of: "2024", keeping: old, in: .example)
    #expect(read.timeIntervalSince1970.truncatingRemainder(dividingBy: 1) == 0.125)
  }

  @Test func aTextWithTheSameMeaningChangesNothing() throws {
    // The second 01:30 in the night in which New York's clocks are set back.
    let old = Date(timeIntervalSince1970: 1_762_065_000.5)
    let context = DisplayContext.example(zone: "America/New_York")
    for text in ["11/02/2025 01:30", "11/2/2025 1:30"] {
      #expect(try TextConversion.date("MM/dd/yyyy HH:mm").value(of: text, keeping: old, in: context) == old)
    }
  }

  @Test(
    arguments: [
      // The clocks are set forward from 02:00 to 03:00.
      ("03/09/2025 01:59", "America/New_York", "2025-03-09T06:59:00Z"),
      ("03/09/2025 02:30", "America/New_York", nil),
      ("03/09/2025 03:00", "America/New_York", "2025-03-09T07:00:00Z"),
      // The clocks are set back and show 01:30 twice. The first occurrence is used.
      ("11/02/2025 01:30", "America/New_York", "2025-11-02T05:30:00Z"),
      ("11/02/2025 02:00", "America/New_York", "2025-11-02T07:00:00Z"),
      ("12/30/2011 12:00", "Pacific/Apia", nil),
    ] as [(String, String, String?)])
  func timesThatTheClocksSkipAreProblems(text: String, zone: String, expected: String?) throws {
    let date = try expected.map { try Date($0) }
    let result = try read(text, "MM/dd/yyyy HH:mm", zone: zone)
    #expect(result == (date.map { .success($0) } ?? .failure(.noSuchTime)))
  }

  @Test func aKeptTimeThatTheClocksSkipBecomesTheNextOne() throws {
    let read = try read("03/09/2025", "MM/dd/yyyy", zone: "America/New_York", keeping: "2025-03-01T07:30:00Z")
    #expect(try read == .success(Date("2025-03-09T07:30:00Z")))
    #expect(try self.read("12/30/2011", "MM/dd/yyyy", zone: "Pacific/Apia") == .failure(.noSuchDate))
    // In Beirut, the day began at 01:00.
    #expect(try self.read("03/28/2021", "MM/dd/yyyy", zone: "Asia/Beirut") == .success(Date("2021-03-27T22:00:00Z")))
  }

  @Test(
    arguments: [
      ("en_US", "12/31/2025", "1/5/2025"), ("de_DE", "31.12.2025", "5.1.2025"), ("fr_FR", "31/12/2025", "05/01/2025"),
      ("sv_SE", "2025-12-31", "2025-01-05"), ("hu_HU", "2025. 12. 31.", "2025. 01. 05."),
      ("ja_JP", "2025/12/31", "2025/1/5"),
      ("ar_EG", "٣١\u{200F}/١٢\u{200F}/٢٠٢٥", "٥\u{200F}/١\u{200F}/٢٠٢٥"),
    ])
  func aDayHasTheShortFormatOfTheLocaleWithAFullYear(locale: String, last: String, fifth: String) throws {
    let context = DisplayContext.example(locale)
    for (day, text) in try [(#require(Day("2025-12-31")), last), (#require(Day("2025-01-05")), fifth)] {
      #expect(TextConversion.day.text(of: day, in: context).plainSpaces == text)
      #expect(try TextConversion.day.value(of: text, keeping: nil, in: context) == day)
    }
  }

  @Test func aDayDoesNotDependOnTheTimeZone() throws {
    for zone in DateTextTests.zones {
      let context = DisplayContext.example(zone: zone)
      #expect(
        try TextConversion.day("MM/dd/yyyy").value(of: "03/09/2025", keeping: nil, in: context).description
          == "2025-03-09")
    }
  }

  @Test func yearsHaveAllTheirDigits() {
    #expect(TextConversion.day("y-MM-dd").reading("0001-01-01") == .success(.earliest))
    #expect(TextConversion.day("y-MM-dd").reading("9999-12-31") == .success(.latest))
    #expect(TextConversion.day("y-MM-dd").reading("25-01-01") == .failure(.notADate(example: "2025-12-31")))
    #expect(TextConversion.day("y-MM-dd").reading("10000-01-01") == .failure(.notADate(example: "2025-12-31")))
  }

  @Test func missingFieldsComeFromTheOldOrCurrentDay() throws {
    let old = try #require(Day("1985-06-30"))
    #expect(try TextConversion.day("MM/yyyy").value(of: "02/2024", keeping: old, in: .example) == Day("2024-02-29"))
    #expect(TextConversion.day("MM/dd").reading("03/09") == .success(try #require(Day("2025-03-09"))))
  }

  @Test func aHugeTextIsAProblem() {
    let conversion = TextConversion.date("EEEE, MMMM d, y 'at' h:mm a")
    for part in ["1", "January ", " ", "\u{301}", "👩‍👩‍👧", "\u{200F}", "x"] {
      let text = String(repeating: part, count: 100_000) + "x"
      #expect(throws: TextProblem.self) { try conversion.value(of: text, keeping: nil, in: .example) }
    }
  }

  @Test(arguments: ["en_US", "ar_EG", "ja_JP"])
  func parsedTextsRoundTrip(locale: String) {
    var values = EditedValues(seed: 31)
    for text in values.texts(1000) {
      for pattern in ["M/d/y", "HH:mm", "MMMM d", "yy"] {
        let conversion = TextConversion.date(pattern)
        if case .success(let date) = conversion.reading(text, locale) {
          conversion.expectToKeep([date], in: .example(locale), pattern)
        }
      }
    }
  }
}

extension TextProblem {
  fileprivate var withPlainSpaces: TextProblem {
    switch self {
    case .notADate(let example): .notADate(example: example.plainSpaces)
    case .notATime(let example): .notATime(example: example.plainSpaces)
    default: self
    }
  }
}

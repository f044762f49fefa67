import Testing
@_spi(Generated) import ViewModelRuntime

@Suite struct DurationTextTests {
  static let patterns = [
    "m:ss", "h:mm:ss", "mm:ss.SS", "d 'd' h 'h' m 'min'", "s", "hmmss", "s.SSSSSSSSSSSSSSSSSS", "h:ssss", "d:mm",
    "h 'o''clock'",
  ]

  @Test(arguments: readers)
  func aDurationRoundTrips(locale: String) {
    var values = EditedValues(seed: 41)
    let durations = values.durations(70)
    for pattern in Self.patterns {
      TextConversion.duration(pattern).expectToKeep(durations, in: .example(locale), pattern)
    }
    TextConversion.duration.expectToKeep(durations, in: .example(locale))
  }

  @Test(
    arguments: [
      ("1:30", "m:ss", .seconds(90)), ("90:00", "m:ss", .seconds(5400)), (" -0:05 ", "m:ss", .seconds(-5)),
      ("001:30", "m:ss", .seconds(90)),
      ("1:02:03", "h:mm:ss", .seconds(3723)), ("1:30.5", "m:ss.SS", .milliseconds(90_500)),
      ("1:30.05", "m:ss.SS", .milliseconds(90_050)),
      ("1d 2h", "d'd' h'h'", .seconds(93_600)), ("10203", "hmmss", .seconds(3723)), ("１：３０", "m:ss", .seconds(90)),
      ("1000000000000", "s", .longest), ("-1000000000000.0", "s.S", .zero - .longest), ("5", "s", .seconds(5)),
    ] as [(String, String, Duration)])
  func aDurationIsParsed(text: String, pattern: String, expected: Duration) {
    #expect(TextConversion.duration(pattern).reading(text) == .success(expected))
  }

  @Test(
    arguments: [
      ("2:00", "h:mm:ss", .seconds(120)), ("-0:05", "h:mm:ss", .seconds(-5)), ("90:00", "h:mm:ss", .seconds(5400)),
      ("2:00.5", "h:mm:ss.SS", .milliseconds(120_500)), ("２：００", "h:mm:ss", .seconds(120)),
      ("1:30:00", "m:ss", .seconds(5400)), ("1:02:03", "mm:ss", .seconds(3723)),
    ] as [(String, String, Duration)])
  func hoursCanBeLeftOutOrAdded(text: String, pattern: String, expected: Duration) {
    #expect(TextConversion.duration(pattern).reading(text) == .success(expected))
  }

  @Test(
    arguments: [
      ("2:60", "h:mm:ss"), ("1:2:00", "m:ss"), ("1:60:00", "m:ss"), ("5", "h:mm:ss"), ("1:2:03:04", "h:mm:ss"),
      ("1:00:00", "m 'min' ss"), ("5:00", "d:mm:ss"),
    ])
  func otherUnitsCannot(text: String, pattern: String) {
    #expect(throws: TextProblem.self) { try TextConversion.duration(pattern).reading(text).get() }
  }

  @Test(
    arguments: [
      ("", "m:ss", .missing), ("1:60", "m:ss", .notADuration(example: "90:00")),
      ("1:5", "m:ss", .notADuration(example: "90:00")),
      ("1:005", "m:ss", .notADuration(example: "90:00")), ("1.30", "m:ss", .notADuration(example: "90:00")),
      ("90", "m:ss", .notADuration(example: "90:00")), ("1:30x", "m:ss", .notADuration(example: "90:00")),
      ("--1:30", "m:ss", .notADuration(example: "90:00")), ("1:-30", "m:ss", .notADuration(example: "90:00")),
      ("1:24:00", "d:hh:mm", .notADuration(example: "0:01:30")), ("1000000000001", "s", .tooLarge),
      ("1000000000000.5", "s.S", .tooLarge),
      ("-1000000000001", "s", .tooSmall), ("99999999999999999999999999:00", "m:ss", .tooLarge),
      ("1", "'x'", .unreadable), ("5", "S", .unreadable),
      ("1 2", "s s", .notADuration(example: "5400 5400")),
    ] as [(String, String, TextProblem)])
  func otherTextsAreNotDurations(text: String, pattern: String, problem: TextProblem) {
    #expect(TextConversion.duration(pattern).reading(text) == .failure(problem))
  }

  @Test func truncatedPartsAreKeptForAnUnchangedText() throws {
    let old = Duration.milliseconds(90_500)
    let conversion = TextConversion.duration("m:ss")
    #expect(try conversion.value(of: "1:30", keeping: old, in: .example) == old)
    #expect(try conversion.value(of: "01:30", keeping: old, in: .example) == old)
    #expect(try conversion.value(of: "2:30", keeping: old, in: .example) == .seconds(150))
  }

  @Test func aHugeTextIsAProblem() {
    for part in ["1", "1:", " ", "-", "\u{301}"] {
      let text = String(repeating: part, count: 100_000) + "x"
      #expect(TextConversion.duration.reading(text) == .failure(.notADuration(example: "1:30:00")))
    }
  }
}

import VmgenSchemaSyntax

extension StandardLibrary {
  static let durations: [BuiltIn] = [
    BuiltIn(
      "Duration.formatted(_ pattern: String) -> String", "{self}.formatted({0}, in: {context})", reads: .locale,
      "The duration in clock format: `d h m s` with at least as many digits as letters, `S` for fractions of a "
        + "second, text in single quotes. The largest unit includes larger ones; the remainder below the smallest unit "
        + "is dropped.",
      [
        .init(#"90s.formatted("m:ss")"#, #""1:30""#), .init(#"9300s.formatted("h:mm:ss")"#, #""2:35:00""#),
        .init(#"9300s.formatted("m:ss")"#, #""155:00""#), .init(#"1.25s.formatted("s.S")"#, #""1.2""#),
        .init(#"(0s - 90s).formatted("m:ss")"#, #""-1:30""#),
      ]),
    BuiltIn(
      "Duration.formatted(_ style: DurationStyle) -> String", "{self}.formatted({0}, in: {context})", reads: .locale,
      "The duration in days, hours, minutes and seconds, rounded to the two largest units.",
      [.init("9300s.formatted(.narrow)", #""2h 35m""#), .init("0s.formatted(.narrow)", #""0s""#)]),
    BuiltIn(
      "static DurationStyle.narrow -> DurationStyle", ".narrow", "Units as letters.",
      [.init("9300s.formatted(.narrow)", #""2h 35m""#)]),
    BuiltIn(
      "static DurationStyle.abbreviated -> DurationStyle", ".abbreviated", "Abbreviated units.",
      [.init("9300s.formatted(.abbreviated)", #""2 hr, 35 min""#)]),
    BuiltIn(
      "static DurationStyle.wide -> DurationStyle", ".wide", "Units in full.",
      [.init("9300s.formatted(.wide)", #""2 hours, 35 minutes""#)]),
    BuiltIn(
      "static DurationStyle.narrow(units: Int) -> DurationStyle", ".narrow(units: {0})",
      "Units as letters, with at most the given number of units.",
      [.init("9301s.formatted(.narrow(units: 3))", #""2h 35m 1s""#)]),
    BuiltIn(
      "static DurationStyle.abbreviated(units: Int) -> DurationStyle", ".abbreviated(units: {0})",
      "Abbreviated units, with at most the given number of units.",
      [.init("7300s.formatted(.abbreviated(units: 1))", #""2 hr""#)]),
    BuiltIn(
      "static DurationStyle.wide(units: Int) -> DurationStyle", ".wide(units: {0})",
      "Units in full, with at most the given number of units and at least one.",
      [.init("7300s.formatted(.wide(units: 0))", #""2 hours""#)]),
    BuiltIn(
      "Duration.inSeconds -> Double", "{self}.inSeconds", "The number of seconds.",
      [.init("90s.inSeconds", "90.0"), .init("250ms.inSeconds", "0.25")]),
    BuiltIn(
      "Duration(seconds count: Double) -> Duration", "Duration(saturatingSeconds: {0})",
      "A duration in seconds, clamped to ±10¹²; zero for NaN.",
      [.init("Duration(seconds: 1.5)", "1.5s"), .init("Duration(seconds: 0.0 / 0.0)", "0s")]),
    BuiltIn(
      "Duration(seconds count: Int) -> Duration", "Duration(saturating: {0})",
      "A duration in seconds, clamped to ±10¹².",
      [.init("Duration(seconds: 90)", "90s")]),
    BuiltIn(
      "Duration(minutes count: Int) -> Duration", "Duration(saturating: {0}, of: .seconds(60))",
      "A duration in minutes, clamped to ±10¹² seconds.", [.init("Duration(minutes: 2)", "120s")]),
    BuiltIn(
      "Duration(hours count: Int) -> Duration", "Duration(saturating: {0}, of: .seconds(3600))",
      "A duration in hours, clamped to ±10¹² seconds.", [.init("Duration(hours: 2)", "120m")]),
  ]
}

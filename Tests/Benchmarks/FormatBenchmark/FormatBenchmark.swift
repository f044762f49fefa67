// Compares formatted displays with Foundation's own formatters, which are created once and shared, as in the best
// hand-written code.
// The runs of each pair alternate and their medians are compared, so that load on the machine affects both equally.

import Foundation
@_spi(Generated) import ViewModelFormatting
import ViewModelRuntime

@main
enum FormatBenchmark {
  /// The context of an app: the one of examples also normalizes spaces.
  static let context = DisplayContext(
    locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt,
    now: Date(timeIntervalSince1970: 1_736_942_400))
  static let start = Date(timeIntervalSince1970: 0)

  static func main() {
    dates()
    numbers()
    durations()
  }

  private static func dates() {
    let formatter = DateFormatter()
    formatter.locale = context.locale
    formatter.calendar = context.calendar
    formatter.timeZone = context.timeZone
    formatter.dateFormat = "EEEE MMMM d, yyyy"
    compare(
      "date by a pattern, beside a shared DateFormatter",
      { date($0).formatted("EEEE MMMM d, yyyy", in: context) },
      peer: { formatter.string(from: date($0)) })
    // Each row of a list can have its own, equal context.
    let contexts = (0..<32).map { _ in
      DisplayContext(
        locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt, now: start)
    }
    compare(
      "the same, in one of 32 equal contexts",
      { date($0).formatted("EEEE MMMM d, yyyy", in: contexts[$0 % 32]) },
      peer: { formatter.string(from: date($0)) })
    let style = DateFormatter()
    style.locale = context.locale
    style.calendar = context.calendar
    style.timeZone = context.timeZone
    style.dateStyle = .medium
    style.timeStyle = .short
    compare(
      "date and time by styles, beside a shared DateFormatter",
      { date($0).formatted(date: .medium, time: .short, in: context) },
      peer: { style.string(from: date($0)) })
    compare(
      "date by a pattern, beside a DateFormatter made for each", rounds: 9, count: 200,
      { date($0).formatted("EEEE MMMM d, yyyy", in: context) },
      peer: {
        let formatter = DateFormatter()
        formatter.locale = context.locale
        formatter.timeZone = context.timeZone
        formatter.dateFormat = "EEEE MMMM d, yyyy"
        return formatter.string(from: date($0))
      })
  }

  private static func numbers() {
    let number = IntegerFormatStyle<Int>(locale: context.locale)
    compare(
      "grouped Int, beside a stored FormatStyle", { $0.formatted(in: context) }, peer: { number.format($0) })
    let decimals = FloatingPointFormatStyle<Double>(locale: context.locale).precision(.fractionLength(2))
    compare(
      "Double to 2 decimals, beside a stored FormatStyle", { Double($0).formatted(.decimals(2), in: context) },
      peer: { decimals.format(Double($0)) })
    let currency = Decimal.FormatStyle.Currency(code: "EUR", locale: context.locale)
    compare(
      "Decimal as money, beside a stored FormatStyle", { Decimal($0).formatted(.currency("EUR"), in: context) },
      peer: { currency.format(Decimal($0)) })
  }

  private static func durations() {
    let style = Duration.TimeFormatStyle(pattern: .minuteSecond, locale: context.locale)
    compare(
      "duration as m:ss, beside a stored FormatStyle", { Duration.seconds($0).formatted("m:ss", in: context) },
      peer: { style.format(.seconds($0)) })
  }

  private static func date(_ number: Int) -> Date { start.addingTimeInterval(Double(number) * 1000) }

  private static func compare(
    _ name: String, rounds: Int = 101, count: Int = 1000, _ ours: (Int) -> String, peer: (Int) -> String
  ) {
    var ourTimes: [Double] = []
    var peerTimes: [Double] = []
    var bytes = 0
    for _ in 0..<rounds {
      ourTimes.append(time(count, ours, &bytes))
      peerTimes.append(time(count, peer, &bytes))
    }
    let our = median(ourTimes)
    let peers = median(peerTimes)
    print("\(name): \(text(our * 1e6)) µs, peer \(text(peers * 1e6)) µs, ratio \(text(our / peers))")
    // Prevents the compiler from removing the formatting.
    if bytes == 0 { print("nothing was formatted") }
  }

  private static func time(_ count: Int, _ format: (Int) -> String, _ bytes: inout Int) -> Double {
    // Processor time, which excludes other processes on the machine.
    let start = clock()
    for number in 0..<count { bytes += format(number).utf8.count }
    return Double(clock() - start) / Double(CLOCKS_PER_SEC) / Double(count)
  }

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  private static func text(_ number: Double) -> String { number.formatted(.decimals(2), in: context) }
}

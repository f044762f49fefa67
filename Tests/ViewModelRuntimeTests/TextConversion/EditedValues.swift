import Foundation
import Testing
@_spi(Generated) import ViewModelRuntime

/// Locales with different digits, separators, signs, calendars and writing directions.
let readers = [
  "en_US", "fr_FR", "de_DE", "ar_EG", "fa_IR", "hi_IN", "de_CH", "sv_SE", "ne_NP", "he_IL", "ja_JP", "ps_AF", "pl_PL",
  "my_MM", "ckb_IQ", "es_ES", "lt_LT", "en_US_POSIX", "zh_CN@numbers=hanidec", "ff_Adlm_GN", "ar_EG@numbers=latn",
  "bn_BD", "ar_MA", "zh_CN",
]

/// Values for edits: bounds of the type, and random values that are the same in each run.
struct EditedValues {
  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(state: seed)
  }

  mutating func integers(_ count: Int) -> [Int] {
    let edges = [0, 1, -1, 9, -10, 999, 1000, -123_456, 1_234_567, .max, .min, .max - 1, .min + 1]
    // A shift produces numbers of each length.
    return edges
      + (0..<count).map { _ in Int(truncatingIfNeeded: random.next()) >> Int.random(in: 0...63, using: &random) }
  }

  mutating func doubles(_ count: Int) -> [Double] {
    let edges: [Double] = [
      0, -0.0, 0.1, -0.1, 1.5, 1e15, 1e16, 1e21, 1e22, 1e-5, 1e-6, 1e-7, 123_456_789.125, .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, .leastNonzeroMagnitude, .leastNormalMagnitude, .pi, 1 / 3, 9_007_199_254_740_992,
    ]
    let anyBits = (0..<count).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
    let everyday = (0..<count).map { _ in Double(Int.random(in: -1_000_000...1_000_000, using: &random)) / 1000 }
    return edges + anyBits + everyday
  }

  mutating func decimals(_ count: Int) -> [Decimal] {
    let edges: [Decimal] = [
      0, 1, -1, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, .pi, Decimal(Int.min),
      Decimal(sign: .plus, exponent: 127, significand: 1), Decimal(sign: .minus, exponent: -128, significand: 12),
    ]
    let others = (0..<count).map { _ in
      let digits = Decimal(random.next()) * (Bool.random(using: &random) ? Decimal(random.next() >> 8) : 1)
      return Decimal(
        sign: Bool.random(using: &random) ? .plus : .minus, exponent: Int.random(in: -128...127, using: &random),
        significand: digits)
    }
    return edges + others.filter { !$0.isNaN }
  }

  /// Dates of the whole range, with fractions of a second, and dates with unusual calendars and clocks.
  mutating func dates(_ count: Int, onlyRecent: Bool = false) -> [Date] {
    let edges: [Double] =
      onlyRecent
      ? [0]
      : [
        -62_135_420_400.5, 253_402_210_799, 0, 0.25, -0.25, -12_219_292_800, -12_219_379_200, 951_782_400,
        1_709_208_000,
        // New York's clocks are set forward and back, Samoa skips a day, and Japan's era changes.
        1_741_503_600, 1_762_061_400, 1_762_065_000.5, 1_325_239_200, 1_556_636_400, 1_556_722_800,
      ]
    let recent = (0..<count).map { _ in Double.random(in: -2_200_000_000...4_000_000_000, using: &random) }
    let any = (0..<count).map { _ in Double.random(in: -62_135_000_000...253_402_000_000, using: &random) }
    return (edges + recent + (onlyRecent ? [] : any.map { $0.rounded() })).map(Date.init(timeIntervalSince1970:))
  }

  /// The dates of the current and the last century.
  mutating func recentDays(_ count: Int) -> [Day] {
    let first = Day.earliest.adding(days: 693_595)
    return (0..<count).map { _ in first.adding(days: Int.random(in: 0...73_000, using: &random)) }
  }

  mutating func days(_ count: Int) -> [Day] {
    let edges =
      [Day.earliest, .latest]
      + [(1582, 10, 4), (1582, 10, 15), (2024, 2, 29), (1900, 2, 28), (99, 12, 31)]
      .compactMap { Day(year: $0, month: $1, day: $2) }
    let others = (0..<count).map { _ in
      Day.earliest.adding(days: Int.random(in: 0...3_652_058, using: &random))
    }
    return edges + others
  }

  mutating func durations(_ count: Int) -> [Duration] {
    let edges: [Duration] = [
      .zero, .longest, .zero - .longest, .milliseconds(500), .milliseconds(-500), .seconds(59), .seconds(3599),
      .seconds(86_399),
      .seconds(-90), .milliseconds(-90_050), Duration(secondsComponent: 1, attosecondsComponent: 1),
    ]
    let others = (0..<count).map { _ in
      Duration(
        secondsComponent: Int64.random(in: -999_999_999_999...999_999_999_999, using: &random)
          >> Int64.random(in: 0...40, using: &random),
        attosecondsComponent: Int64.random(in: 0..<1_000_000_000_000_000_000, using: &random))
    }
    return edges + others
  }

  /// Texts with characters of numbers and dates, and with other characters.
  mutating func texts(_ count: Int) -> [String] {
    let parts: [String] = [
      "0", "1", "12", "345", "007", ".", ",", "'", "’", "-", "−", "+", "e", "E5", " ", "\u{A0}", "\u{202F}", "٣", "۴",
      "६", "４", "٫", "٬",
      "x", "\u{0}", "\u{301}", "👩‍👩‍👧", "\u{200F}", "\n", "/", ":", "AM", "March", "NaN", "inf", "%", "一", "½", "²",
      "1\u{FE0F}\u{20E3}",
    ]
    return (0..<count).map { _ in
      (0..<Int.random(in: 0...8, using: &random)).map { _ in parts[Int.random(in: parts.indices, using: &random)] }
        .joined()
    }
  }
}

extension TextConversion where Value: Equatable & Sendable {
  /// Checks that formatting the value of a formatted text produces the same text.
  ///
  /// - Parameter alsoAnew: Whether the text determines the value without an old one.
  func expectToKeep(
    _ values: [Value], in context: DisplayContext, alsoAnew: Bool = true, _ note: String = "",
    _ location: SourceLocation = #_sourceLocation
  ) {
    var lost: [String] = []
    for value in values {
      let text = text(of: value, in: context)
      for old in alsoAnew ? [nil, value] : [value] {
        do throws(TextProblem) {
          let again = try self.text(of: self.value(of: text, keeping: old, in: context), in: context)
          if again != text { lost.append("\(value): “\(text)”, then “\(again)”") }
        } catch {
          lost.append("\(value): “\(text)” is \(error)")
        }
      }
    }
    guard !lost.isEmpty else { return }
    let first = lost.prefix(3).joined(separator: "; ")
    Issue.record("\(note) \(context.locale): \(lost.count) lost: \(first)", sourceLocation: location)
  }

  /// Returns the value of a text without an old value, or the problem.
  func reading(_ text: String, _ locale: String = "en_US") -> Result<Value, TextProblem> {
    Result { () throws(TextProblem) in try value(of: text, keeping: nil, in: .example(locale)) }
  }
}

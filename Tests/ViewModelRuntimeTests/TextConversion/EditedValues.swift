import Foundation
import Testing
import ViewModelRuntime

/// Readers whose digits, separators, signs, calendars and directions differ.
let readers = [
  "en_US", "fr_FR", "de_DE", "ar_EG", "fa_IR", "hi_IN", "de_CH", "sv_SE", "ne_NP", "he_IL", "ja_JP", "ps_AF", "pl_PL",
  "my_MM", "ckb_IQ", "es_ES", "lt_LT", "en_US_POSIX", "zh_CN@numbers=hanidec", "ff_Adlm_GN", "ar_EG@numbers=latn",
]

/// Values to edit: those at the bounds of a type, and others at random, the same in each run.
struct EditedValues {
  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(state: seed)
  }

  mutating func integers(_ count: Int) -> [Int] {
    let edges = [0, 1, -1, 9, -10, 999, 1000, -123_456, 1_234_567, .max, .min, .max - 1, .min + 1]
    // A shift gives numbers of every length.
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

  /// Texts made of what numbers and dates are made of, and of what they are not.
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
  /// Checks the law: a text that it has written reads as a value that is written the same.
  func expectToKeep(_ values: [Value], in context: DisplayContext, _ location: SourceLocation = #_sourceLocation) {
    for value in values {
      let text = text(of: value, in: context)
      for old in [nil, value] {
        do throws(TextProblem) {
          let read = try self.value(of: text, keeping: old, in: context)
          let again = self.text(of: read, in: context)
          if again == text { continue }
          Issue.record("\(value) is “\(text)” and then “\(again)” in \(context.locale)", sourceLocation: location)
        } catch {
          Issue.record("\(value) is “\(text)”: \(error) in \(context.locale)", sourceLocation: location)
        }
      }
    }
  }

  /// What a text means without an old value: the value, or the problem.
  func reading(_ text: String, _ locale: String = "en_US") -> Result<Value, TextProblem> {
    Result { () throws(TextProblem) in try value(of: text, keeping: nil, in: .example(locale)) }
  }
}

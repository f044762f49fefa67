import Foundation

extension Duration {
  /// The duration as a clock shows it, in the locale's digits: `m:ss`, `h:mm:ss`, `mm:ss.SS`.
  ///
  /// `d`, `h`, `m` and `s` are days, hours, minutes and seconds with at least as many digits as there are letters, and `S` are decimals of
  /// the second. The greatest unit there is takes what is beyond it; what is below the smallest is cut off. Text in single
  /// quotes, and all that is no unit, stands as it is.
  public func formatted(_ pattern: String, in context: DisplayContext) -> String {
    let text = DurationPattern(pattern).text(of: clampedToRange)
    return DigitSet(context.locale).localize(text)
  }
}

/// A duration pattern, read.
private struct DurationPattern {
  enum Piece {
    case text(String)
    case field(Character, width: Int)
  }

  private var pieces: [Piece] = []

  init(_ pattern: String) {
    var rest = Substring(pattern)
    while let character = rest.first {
      if character == "'" {
        rest = rest.dropFirst()
        if rest.first == "'" {
          rest = rest.dropFirst()
          pieces.append(.text("'"))
          continue
        }
        let quoted = rest.prefix { $0 != "'" }
        pieces.append(.text(String(quoted)))
        rest = rest.dropFirst(quoted.count + 1)
      } else {
        let run = rest.prefix { $0 == character }
        pieces.append("dhmsS".contains(character) ? .field(character, width: run.count) : .text(String(run)))
        rest = rest.dropFirst(run.count)
      }
    }
  }

  func text(of duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let isNegative = duration < .zero
    var remaining = seconds.magnitude
    var values: [Character: UInt64] = [:]
    for (letter, length) in [("d", 86_400), ("h", 3600), ("m", 60), ("s", 1)] as [(Character, UInt64)] {
      guard hasField(letter) else { continue }
      (values[letter], remaining) = remaining.quotientAndRemainder(dividingBy: length)
    }
    let fraction = String(attoseconds.magnitude)
    let decimals = String(repeating: "0", count: 18 - fraction.count) + fraction
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let literal): text += literal
      case .field("S", let width): text += decimals.prefix(width)
      case .field(let letter, let width):
        let digits = String(values[letter] ?? 0)
        text += String(repeating: "0", count: max(0, min(width, 20) - digits.count)) + digits
      }
    }
    // "-0:00" tells people nothing.
    return isNegative && text.contains(where: { ("1"..."9").contains($0) }) ? "-" + text : text
  }

  private func hasField(_ letter: Character) -> Bool {
    pieces.contains { if case .field(letter, _) = $0 { true } else { false } }
  }
}

/// The ten digits of a locale.
private struct DigitSet {
  private let zero: Unicode.Scalar?

  init(_ locale: Locale) {
    let zero = 0.formatted(.number.locale(locale)).unicodeScalars.first { $0.properties.numericType == .decimal }
    self.zero = zero == "0" ? nil : zero
  }

  func localize(_ text: String) -> String {
    guard let zero else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let digit = ("0"..."9").contains(scalar) ? Unicode.Scalar(zero.value + scalar.value - 48) : nil
      result.append(digit ?? scalar)
    }
    return String(result)
  }
}

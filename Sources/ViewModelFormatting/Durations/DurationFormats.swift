import Foundation
import ViewModelContext

@_spi(Generated) extension Duration {
  /// Returns the duration in a pattern such as `m:ss`, `h:mm:ss` or `mm:ss.SS`, with the digits of the locale.
  ///
  /// `d`, `h`, `m` and `s` are days, hours, minutes and seconds; the number of letters is the minimum number of digits.
  /// `S` are decimals of the second. The greatest unit includes greater ones, and fractions of the smallest are
  /// truncated. Text in single quotes, and all other characters, are literal.
  public func formatted(_ pattern: String, in context: DisplayContext) -> String {
    let cache = ValueFormatters.current
    return cache.digits(context.locale).localize(cache.durationPattern(pattern).text(of: clampedToRange))
  }
}

/// A parsed duration pattern.
struct DurationPattern {
  enum Piece: Equatable {
    case text(String)
    /// A unit (`d`, `h`, `m` or `s`) by its length.
    case field(seconds: UInt64, width: Int)
    case decimals(Int)
  }

  private(set) var pieces: [Piece] = []
  /// The lengths of the units in the pattern in seconds, in descending order.
  private(set) var units: [UInt64] = []
  private static let lengths: [Character: UInt64] = ["d": 86_400, "h": 3600, "m": 60, "s": 1]

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
        pieces.append(Self.piece(character, run))
        rest = rest.dropFirst(run.count)
      }
    }
    for case .field(let seconds, _) in pieces where !units.contains(seconds) { units.append(seconds) }
    units.sort(by: >)
  }

  /// The pattern without hours of `h:mm:ss`, and the one with hours of `m:ss`; nil for other patterns. What follows the
  /// seconds stays.
  var clockForm: DurationPattern? {
    let (minutes, seconds) = (units.dropLast().last, units.last)
    guard units.count <= 3, minutes == 60, seconds == 1 else { return nil }
    let clock = pieces.prefix(2 * units.count - 1)
    let isClock = clock.enumerated().allSatisfy { index, piece in
      if case .field(units[index / 2], _) = piece { index % 2 == 0 } else { index % 2 == 1 && piece == .text(":") }
    }
    guard isClock else { return nil }
    var form = self
    if units.count == 3, units[0] == 3600 {
      form.pieces.removeFirst(2)
      form.units.removeFirst()
    } else if units.count == 2 {
      form.pieces[0] = .field(seconds: 60, width: 2)
      form.pieces.insert(contentsOf: [.field(seconds: 3600, width: 1), .text(":")], at: 0)
      form.units.insert(3600, at: 0)
    } else {
      return nil
    }
    return form
  }

  private static func piece(_ character: Character, _ run: Substring) -> Piece {
    if let seconds = lengths[character] { return .field(seconds: seconds, width: min(run.count, 20)) }
    return character == "S" ? .decimals(run.count) : .text(String(run))
  }

  func text(of duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    var isZero = true
    var text = ""
    func write(_ digits: String, width: Int) {
      if digits.utf8.contains(where: { $0 != UInt8(ascii: "0") }) { isZero = false }
      for _ in 0..<max(0, width - digits.utf8.count) { text += "0" }
      text += digits
    }
    for piece in pieces {
      switch piece {
      case .text(let literal): text += literal
      case .field(let unit, let width):
        // The remainder of the next greater unit.
        let greater = units.last { $0 > unit }
        let rest = greater.map { seconds.magnitude % $0 } ?? seconds.magnitude
        write(String(rest / unit), width: width)
      case .decimals(let count):
        let digits = String(attoseconds.magnitude)
        let decimals = String(repeating: "0", count: 18 - digits.utf8.count) + digits
        write(String(decimals.prefix(count)), width: 0)
      }
    }
    // A zero has no sign: "0:00".
    return duration < .zero && !isZero ? "-" + text : text
  }
}

/// A style for durations with units.
public struct DurationStyle: Hashable, Sendable {
  let width: Duration.UnitsFormatStyle.UnitWidth
  let units: Int

  /// A style such as `2h 35m`.
  public static let narrow = narrow(units: 2)
  /// A style such as `2 hr, 35 min`.
  public static let abbreviated = abbreviated(units: 2)
  /// A style such as `2 hours, 35 minutes`.
  public static let wide = wide(units: 2)

  /// Returns a style with a limited number of units.
  ///
  /// - Parameter units: The greatest number of units in the text.
  public static func narrow(units: Int) -> DurationStyle { DurationStyle(width: .narrow, units: max(units, 1)) }
  /// Returns a style with a limited number of units.
  ///
  /// - Parameter units: The greatest number of units in the text.
  public static func abbreviated(units: Int) -> DurationStyle {
    DurationStyle(width: .abbreviated, units: max(units, 1))
  }
  /// Returns a style with a limited number of units.
  ///
  /// - Parameter units: The greatest number of units in the text.
  public static func wide(units: Int) -> DurationStyle { DurationStyle(width: .wide, units: max(units, 1)) }
}

@_spi(Generated) extension Duration {
  /// Returns the duration in days, hours, minutes and seconds, rounded to the last unit in the text: `2h 35m`. Units
  /// that are zero are omitted.
  public func formatted(_ style: DurationStyle, in context: DisplayContext) -> String {
    let units = min(style.units, 4)
    let format = Duration.UnitsFormatStyle.units(
      allowed: [.days, .hours, .minutes, .seconds], width: style.width, maximumUnitCount: units)
    let duration = clampedToRange.rounded(toUnits: units)
    return context.normalizingSpaces(duration.formatted(format.locale(context.locale)))
  }

  /// Returns the duration rounded to the last of its first `count` units that are not zero. Foundation rounds that unit
  /// by itself, and formats 3,599 seconds as 60 minutes.
  private func rounded(toUnits count: Int) -> Duration {
    var rest = components.seconds.magnitude
    var used = 0
    for unit in [86_400, 3600, 60] as [UInt64] {
      if rest >= unit { used += 1 }
      if used == count { return rounded(to: .seconds(unit)) }
      rest %= unit
    }
    return rounded(to: .seconds(1))
  }

  private func rounded(to unit: Duration) -> Duration {
    unit * Int((self / unit).rounded(.toNearestOrEven))
  }
}

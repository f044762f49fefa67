/// How a number is written for people.
public struct NumberStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number, percent, compact, ordinal, spelledOut
    case currency(code: String)
    case bytes(inPowersOf1024: Bool)
  }

  var kind: Kind
  var decimals: ClosedRange<Int>?
  var integerDigits = 0
  var isGrouped = true
  var isSigned = false

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Grouped digits: `1,234.5`.
  public static let number = NumberStyle(.number)
  /// 0.25 as `25%`; an `Int` counts hundredths, so that 25 is `25%`.
  public static let percent = NumberStyle(.percent)
  /// Rounded, with its magnitude as a word or letter: `1.2K`.
  public static let compact = NumberStyle(.compact)
  /// Its place in an order: `1st`.
  public static let ordinal = NumberStyle(.ordinal)
  /// In words: `forty-two`.
  public static let spelledOut = NumberStyle(.spelledOut)
  /// A size in bytes, in powers of 1,000, as a file's is shown: `1.2 MB`.
  public static let bytes = NumberStyle(.bytes(inPowersOf1024: false))
  /// A size in bytes, in powers of 1,024.
  public static let memory = NumberStyle(.bytes(inPowersOf1024: true))

  /// An amount of money, with as many decimals as the currency has.
  ///
  /// - Parameter code: an ISO 4217 code; one that is not known stands as it is.
  public static func currency(_ code: String) -> NumberStyle { NumberStyle(.currency(code: code)) }

  /// Exactly that many decimals, from 0 to 20.
  public static func decimals(_ count: Int) -> NumberStyle { number.decimals(count) }

  /// At least and at most so many decimals.
  public static func decimals(min: Int, max: Int) -> NumberStyle { number.decimals(min: min, max: max) }

  /// Zeros in front, up to that many digits (at most 40).
  public static func padded(_ digits: Int) -> NumberStyle { number.padded(digits) }

  /// A plus sign where it is positive.
  public static var signed: NumberStyle { number.signed }

  /// No separators between groups of digits.
  public static var ungrouped: NumberStyle { number.ungrouped }
}

extension NumberStyle {
  /// Exactly that many decimals, from 0 to 20.
  public func decimals(_ count: Int) -> NumberStyle { decimals(min: count, max: count) }

  /// At least and at most so many decimals.
  public func decimals(min: Int, max: Int) -> NumberStyle {
    var style = self
    let lower = min.limited(to: 0...20)
    style.decimals = lower...Swift.max(lower, max.limited(to: 0...20))
    return style
  }

  /// Zeros in front, up to that many digits (at most 40).
  public func padded(_ digits: Int) -> NumberStyle {
    var style = self
    style.integerDigits = digits.limited(to: 0...40)
    return style
  }

  /// A plus sign where it is positive.
  public var signed: NumberStyle {
    var style = self
    style.isSigned = true
    return style
  }

  /// No separators between groups of digits.
  public var ungrouped: NumberStyle {
    var style = self
    style.isGrouped = false
    return style
  }
}

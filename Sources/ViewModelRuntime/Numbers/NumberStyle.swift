/// A style for numbers.
public struct NumberStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number, percent, compact, ordinal, spelledOut
    case currency(code: String)
    case compactCurrency(code: String)
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

  /// A style with grouped digits: `1,234.5`.
  public static let number = NumberStyle(.number)
  /// A style that formats 0.25 as `25%`, and the `Int` 25 as `25%`.
  public static let percent = NumberStyle(.percent)
  /// A style that rounds and abbreviates: `1.2K`.
  public static let compact = NumberStyle(.compact)
  /// A style for ordinals: `1st`.
  public static let ordinal = NumberStyle(.ordinal)
  /// A style with words: `forty-two`.
  public static let spelledOut = NumberStyle(.spelledOut)
  /// A style for sizes in bytes with powers of 1,000, as for files: `1.2 MB`.
  public static let bytes = NumberStyle(.bytes(inPowersOf1024: false))
  /// A style for sizes in bytes with powers of 1,024.
  public static let memory = NumberStyle(.bytes(inPowersOf1024: true))

  /// Returns a style for amounts of money, with the decimals of the currency.
  ///
  /// - Parameter code: An ISO 4217 code. An unknown code is part of the text.
  public static func currency(_ code: String) -> NumberStyle { NumberStyle(.currency(code: code)) }

  /// Returns the style with a number of decimals, from 0 to 20.
  public static func decimals(_ count: Int) -> NumberStyle { number.decimals(count) }

  /// Returns the style with a minimum and a maximum number of decimals.
  public static func decimals(min: Int, max: Int) -> NumberStyle { number.decimals(min: min, max: max) }

  /// Returns the style with a minimum number of digits before the decimals, at most 40.
  public static func padded(_ digits: Int) -> NumberStyle { number.padded(digits) }

  /// The style with a plus sign for positive numbers.
  public static var signed: NumberStyle { number.signed }

  /// The style without separators between groups of digits.
  public static var ungrouped: NumberStyle { number.ungrouped }
}

extension NumberStyle {
  /// Returns the style with a number of decimals, from 0 to 20.
  public func decimals(_ count: Int) -> NumberStyle { decimals(min: count, max: count) }

  /// Returns the style with a minimum and a maximum number of decimals.
  public func decimals(min: Int, max: Int) -> NumberStyle {
    var style = self
    let lower = min.limited(to: 0...20)
    style.decimals = lower...Swift.max(lower, max.limited(to: 0...20))
    return style
  }

  /// The style with a rounded and abbreviated number: `$1.2K`. Only plain numbers and amounts of money are abbreviated.
  public var compact: NumberStyle {
    var style = self
    switch kind {
    case .number: style.kind = .compact
    case .currency(let code): style.kind = .compactCurrency(code: code)
    case .percent, .compact, .compactCurrency, .ordinal, .spelledOut, .bytes: break
    }
    return style
  }

  /// Returns the style with a minimum number of digits before the decimals, at most 40.
  public func padded(_ digits: Int) -> NumberStyle {
    var style = self
    style.integerDigits = digits.limited(to: 0...40)
    return style
  }

  /// The style with a plus sign for positive numbers.
  public var signed: NumberStyle {
    var style = self
    style.isSigned = true
    return style
  }

  /// The style without separators between groups of digits.
  public var ungrouped: NumberStyle {
    var style = self
    style.isGrouped = false
    return style
  }
}

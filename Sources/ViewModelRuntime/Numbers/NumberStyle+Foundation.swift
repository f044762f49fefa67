import Foundation

/// The common interface of Foundation's nine number styles, which share no protocol.
protocol ConfigurableNumberStyle {
  associatedtype Sign
  static var signed: Sign { get }
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
  func sign(strategy: Sign) -> Self
}

extension ConfigurableNumberStyle {
  func with(_ style: NumberStyle) -> Self {
    var result = self
    if let precision = style.precision { result = result.precision(precision) }
    if !style.isGrouped { result = result.grouping(.never) }
    if style.isSigned { result = result.sign(strategy: Self.signed) }
    return result
  }
}

extension NumberStyle {
  fileprivate var precision: NumberFormatStyleConfiguration.Precision? {
    switch (decimals, integerDigits) {
    case (nil, 0): nil
    case (nil, let digits): .integerAndFractionLength(integerLimits: digits..., fractionLimits: 0...6)
    case (let decimals?, 0): .fractionLength(decimals)
    case (let decimals?, let digits): .integerAndFractionLength(integerLimits: digits..., fractionLimits: decimals)
    }
  }
}

extension ConfigurableNumberStyle where Sign == NumberFormatStyleConfiguration.SignDisplayStrategy {
  static var signed: Sign { .always(includingZero: false) }
}

extension ConfigurableNumberStyle where Sign == CurrencyFormatStyleConfiguration.SignDisplayStrategy {
  static var signed: Sign { .always(showZero: false) }
}

extension IntegerFormatStyle<Int>: ConfigurableNumberStyle {}
extension IntegerFormatStyle<Int>.Percent: ConfigurableNumberStyle {}
extension IntegerFormatStyle<Int>.Currency: ConfigurableNumberStyle {}
extension FloatingPointFormatStyle<Double>: ConfigurableNumberStyle {}
extension FloatingPointFormatStyle<Double>.Percent: ConfigurableNumberStyle {}
extension FloatingPointFormatStyle<Double>.Currency: ConfigurableNumberStyle {}
extension Decimal.FormatStyle: ConfigurableNumberStyle {}
extension Decimal.FormatStyle.Percent: ConfigurableNumberStyle {}
extension Decimal.FormatStyle.Currency: ConfigurableNumberStyle {}

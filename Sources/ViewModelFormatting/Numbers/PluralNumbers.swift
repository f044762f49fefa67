public import Foundation
public import ViewModelContext

extension Decimal: PluralNumber {
  /// The operands of the number's shortest representation.
  public var pluralOperands: PluralOperands { PluralOperands(description) }
  public var pluralArgument: LocalizedText.Argument { .number(NSDecimalNumber(decimal: self).doubleValue) }
}

extension Double: PluralNumber {
  /// The operands of the number as a decimal.
  public var pluralOperands: PluralOperands { Decimal(saturating: self).pluralOperands }
  public var pluralArgument: LocalizedText.Argument { .number(self) }
}

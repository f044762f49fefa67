/// Why a text means no value, apart from the words for it: ``text(in:)``.
public enum TextProblem: Error, Hashable, Sendable {
  /// There is no text, and the value cannot be missing.
  case missing
  /// No whole number.
  case notAWholeNumber
  /// No number.
  case notANumber
  /// A number but for its decimal separator: `1,5` where the reader writes 1.5.
  case decimalSeparator(expected: String)
  /// A number greater than the type holds.
  case tooLarge
  /// A negative number beyond what the type holds.
  case tooSmall
  /// A number of more digits than a `Decimal` holds, which would change it.
  case tooManyDigits
  /// A conversion of one's own could not read it.
  case unreadable
  /// A conversion of one's own says why.
  case other(LocalizedText)
}

extension TextProblem {
  /// What the reader is told, through the context's localization: `Enter a whole number`.
  public func text(in context: DisplayContext) -> String {
    context.text(words)
  }

  private var words: LocalizedText {
    switch self {
    case .missing: "Enter a value"
    case .notAWholeNumber: "Enter a whole number"
    case .notANumber: "Enter a number"
    case .decimalSeparator(let expected): "Write decimals with “\(expected)”"
    case .tooLarge: "The number is too large"
    case .tooSmall: "The number is too small"
    case .tooManyDigits: "The number has too many digits"
    case .unreadable: "The text cannot be read"
    case .other(let words): words
    }
  }
}

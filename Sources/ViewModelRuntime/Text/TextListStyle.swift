import Foundation

/// How a list reads.
public struct TextListStyle: Hashable, Sendable {
  let type: ListFormatStyle<StringStyle, [String]>.ListType

  /// `a, b, and c`
  public static let and = TextListStyle(type: .and)
  /// `a, b, or c`
  public static let or = TextListStyle(type: .or)
}

extension [String] {
  /// The texts as a list in the reader's language: `a, b, and c`.
  public func formatted(_ style: TextListStyle = .and, in context: DisplayContext) -> String {
    context.normalizingSpaces(formatted(.list(type: style.type).locale(context.locale)))
  }
}

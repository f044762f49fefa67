import Foundation

/// A style for lists of texts.
public struct TextListStyle: Hashable, Sendable {
  let type: ListFormatStyle<StringStyle, [String]>.ListType

  /// A style such as `a, b, and c`.
  public static let and = TextListStyle(type: .and)
  /// A style such as `a, b, or c`.
  public static let or = TextListStyle(type: .or)
}

extension [String] {
  /// Returns the texts as a list in the language of the locale: `a, b, and c`.
  public func formatted(_ style: TextListStyle = .and, in context: DisplayContext) -> String {
    context.normalizingSpaces(formatted(.list(type: style.type).locale(context.locale)))
  }
}

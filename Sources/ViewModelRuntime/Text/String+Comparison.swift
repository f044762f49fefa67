import Foundation

extension String {
  /// Returns whether the text contains another one. On every platform, each text contains the empty text.
  public func contains(text other: String) -> Bool { other.isEmpty || contains(other) }

  /// Returns whether both texts are equal, ignoring case.
  public func isEqual(ignoringCase other: String) -> Bool {
    compare(other, options: .caseInsensitive) == .orderedSame
  }

  /// Returns whether the text contains another one, ignoring case and accents as a search does: `Élodie` contains
  /// `elo`. Each text contains the empty text.
  public func localizedContains(_ other: String, in context: DisplayContext) -> Bool {
    other.isEmpty
      || range(of: other, options: [.caseInsensitive, .diacriticInsensitive], locale: context.locale) != nil
  }

  /// Returns the text in upper case by the rules of the locale's language: a Turkish `i` keeps its dot.
  public func localizedUppercased(in context: DisplayContext) -> String { uppercased(with: context.locale) }

  /// Returns the text in lower case by the rules of the locale's language.
  public func localizedLowercased(in context: DisplayContext) -> String { lowercased(with: context.locale) }

  /// Returns whether the text sorts before another one in the order of the locale's language, ignoring case and
  /// comparing digits by value.
  func precedes(_ other: String, _ locale: Locale) -> Bool {
    compare(other, options: [.caseInsensitive, .numeric, .forcedOrdering], locale: locale) == .orderedAscending
  }
}

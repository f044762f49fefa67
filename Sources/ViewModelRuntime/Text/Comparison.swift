import Foundation

extension String {
  /// Whether a text occurs in it; the empty one occurs in every text, on every platform.
  public func contains(text other: String) -> Bool { other.isEmpty || contains(other) }

  /// Whether both say the same but for case.
  public func isEqual(ignoringCase other: String) -> Bool {
    compare(other, options: .caseInsensitive) == .orderedSame
  }

  /// Whether the other text occurs in this one but for case and accents, as a search by the reader does: `Élodie` contains `elo`. Every
  /// text contains the empty one.
  public func localizedContains(_ other: String, in context: DisplayContext) -> Bool {
    other.isEmpty
      || range(of: other, options: [.caseInsensitive, .diacriticInsensitive], locale: context.locale) != nil
  }

  /// Upper case as the reader's language has it: a Turkish `i` keeps its dot.
  public func localizedUppercased(in context: DisplayContext) -> String { uppercased(with: context.locale) }

  /// Lower case as the reader's language has it.
  public func localizedLowercased(in context: DisplayContext) -> String { lowercased(with: context.locale) }

  /// As people sort: by the reader's alphabet, ignoring case, and by the value of digits.
  func precedes(_ other: String, _ locale: Locale) -> Bool {
    compare(other, options: [.caseInsensitive, .numeric, .forcedOrdering], locale: locale) == .orderedAscending
  }
}

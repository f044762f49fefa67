import Foundation

extension String {
  /// Returns the positions of the occurrences of another text, without overlaps. The empty text does not occur.
  public func ranges(ofText other: String) -> [Interval<Int>] {
    other.isEmpty ? [] : Array(self).ranges(of: Array(other)).map { $0.lowerBound ..<| $0.upperBound }
  }

  /// Returns whether the text contains another one, ignoring case and accents as a search does: `Élodie` contains
  /// `elo`. Each text contains the empty text.
  public func localizedContains(_ other: String, in context: DisplayContext) -> Bool {
    other.isEmpty || !localizedRanges(of: other, limit: 1, context.locale).isEmpty
  }

  /// Returns the positions of the occurrences of another text, ignoring case and accents as a search does.
  public func localizedRanges(of other: String, in context: DisplayContext) -> [Interval<Int>] {
    localizedRanges(of: other, limit: .max, context.locale)
  }

  private func localizedRanges(of other: String, limit: Int, _ locale: Locale) -> [Interval<Int>] {
    let wanted = other.folded(locale)
    // Most texts of a filtered list do not match, and this is faster than folding each character.
    guard !wanted.isEmpty, folded(locale).unicodeScalars.contains(Array(wanted.unicodeScalars)) else { return [] }
    return FoldedText(self, locale).ranges(of: FoldedText(other, locale), limit: limit)
  }

  /// The text without differences of case and accents.
  fileprivate func folded(_ locale: Locale) -> String {
    // Foundation removes the dot of `İ` before it lowercases the letter, which makes it an `ı`.
    let text = locale.hasDottedCapitalI ? lowercased(with: locale) : self
    return text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: locale)
  }
}

extension Locale {
  fileprivate var hasDottedCapitalI: Bool { ["tr", "az"].contains(language.languageCode?.identifier) }
}

/// A text without differences of case and accents. One character can have several units: `ß` has those of `ss`.
private struct FoldedText {
  private var units: [Unicode.Scalar] = []
  /// The index of the first unit of each character, and the number of units.
  private var starts = [0]

  init(_ text: String, _ locale: Locale) {
    for character in text {
      units += String(character).folded(locale).unicodeScalars
      starts.append(units.count)
    }
  }

  /// Returns the positions of the characters that have the units of another text, without overlaps.
  func ranges(of other: FoldedText, limit: Int) -> [Interval<Int>] {
    var ranges: [Interval<Int>] = []
    var position = 0
    while position + 1 < starts.count, ranges.count < limit {
      let end = starts[position] + other.units.count
      if units[starts[position]...].starts(with: other.units), let upper = starts[position...].firstIndex(of: end),
        upper > position
      {
        ranges.append(position ..<| upper)
        position = upper
      } else {
        position += 1
      }
    }
    return ranges
  }
}

import Foundation

extension String {
  /// Returns whether the text contains the characters of another one. Each text contains the empty text.
  public func contains(text other: String) -> Bool { other.isEmpty || contains(Array(other)) }

  /// Returns whether both texts are equal, ignoring case.
  public func isEqual(ignoringCase other: String) -> Bool {
    compare(other, options: .caseInsensitive) == .orderedSame
  }

  /// Returns the text in upper case by the rules of the locale's language: a Turkish `i` keeps its dot.
  public func localizedUppercased(in context: DisplayContext) -> String { uppercased(with: context.locale) }

  /// Returns the text in lower case by the rules of the locale's language. A Greek sigma at the end of a word is `ς`.
  public func localizedLowercased(in context: DisplayContext) -> String {
    withFinalSigmas.lowercased(with: context.locale)
  }

  /// The text with `ς` in place of each capital sigma that ends a word: Foundation lowercases each letter by itself.
  private var withFinalSigmas: String {
    guard unicodeScalars.contains("Σ") else { return self }
    var letters = Array(self)
    for (index, letter) in letters.enumerated() where letter == "Σ" {
      let isInWord = index > 0 && letters[index - 1].isLetter
      let continues = index + 1 < letters.count && letters[index + 1].isLetter
      if isInWord && !continues { letters[index] = "ς" }
    }
    return String(letters)
  }

  /// Returns whether the text sorts before another one in the order of the locale's language, ignoring case and
  /// comparing digits by value.
  func precedes(_ other: String, _ locale: Locale) -> Bool {
    compare(other, options: [.caseInsensitive, .numeric, .forcedOrdering], locale: locale) == .orderedAscending
  }
}

extension String {
  /// Returns the parts between the separators without empty ones, or the whole text if the separator is empty.
  public func parts(separatedBy separator: String) -> [String] {
    components(between: separator).filter { !$0.isEmpty }
  }

  /// Returns the parts between the separators, or the whole text if the separator is empty.
  public func components(between separator: String) -> [String] {
    separator.isEmpty ? [self] : split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines without their line breaks.
  public var lines: [String] {
    isEmpty ? [] : split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// The characters, each as a text.
  public var characters: [String] { map { String($0) } }

  /// Returns the first letters of the first words in upper case: `AK` for `Ada King Lovelace`. A word without letters
  /// has no initial.
  public func initials(_ count: Int = 2) -> String {
    let letters = split(whereSeparator: \.isWhitespace).compactMap { $0.first(where: \.isLetter) }
    return letters.prefix(max(count, 0)).map { $0.uppercased() }.joined()
  }

  /// Returns the text with each `target` replaced. An empty target changes nothing.
  public func replacing(every target: String, with replacement: String) -> String {
    target.isEmpty ? self : replacing(target, with: replacement)
  }
}

extension String {
  /// The text with a plain space in place of each other Unicode space, such as the narrow no-break space before `PM`.
  package var normalizingSpaces: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      result.append(scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
    }
    return String(result)
  }
}

// Swift's own methods trap for a negative count.
extension String {
  /// Returns the first `count` characters, or all if there are fewer.
  public func prefix(clamped count: Int) -> String { String(prefix(max(count, 0))) }

  /// Returns the last `count` characters, or all if there are fewer.
  public func suffix(clamped count: Int) -> String { String(suffix(max(count, 0))) }

  /// Returns the text without the first `count` characters.
  public func dropFirst(clamped count: Int) -> String { String(dropFirst(max(count, 0))) }

  /// Returns the text without the last `count` characters.
  public func dropLast(clamped count: Int) -> String { String(dropLast(max(count, 0))) }
}

extension Array {
  /// Creates an array that repeats an element.
  ///
  /// - Parameter count: The number of elements, at most 100,000; none if it is negative.
  public init(repeating element: Element, clamped count: Int) {
    self.init(repeating: element, count: count.limited(to: 0...100_000))
  }

  /// Returns the first `count` elements, or all if there are fewer.
  public func prefix(clamped count: Int) -> [Element] { Array(prefix(Swift.max(count, 0))) }

  /// Returns the last `count` elements, or all if there are fewer.
  public func suffix(clamped count: Int) -> [Element] { Array(suffix(Swift.max(count, 0))) }

  /// Returns the array without the first `count` elements.
  public func dropFirst(clamped count: Int) -> [Element] { Array(dropFirst(Swift.max(count, 0))) }

  /// Returns the array without the last `count` elements.
  public func dropLast(clamped count: Int) -> [Element] { Array(dropLast(Swift.max(count, 0))) }
}

/// Returns the parts that are neither nil nor empty, joined with single spaces: `Dr. Ada` for `words("Dr.", nil,
/// "Ada")`.
public func words(_ parts: String?...) -> String {
  var text = ""
  for case let part? in parts where !part.isEmpty {
    if !text.isEmpty { text += " " }
    text += part
  }
  return text
}

/// The greatest number of characters or elements that padding and repeating produce.
let longestFilledText = 1_000_000

extension String {
  /// Returns the text with `fill` repeated before it, up to `length` characters. A longer text, and any text with an
  /// empty fill, is returned unchanged.
  ///
  /// - Parameter length: The length, at most 1,000,000.
  public func padded(toLength length: Int, with fill: String = " ") -> String {
    String(filling(length, with: fill)) + self
  }

  /// Returns the text with `fill` repeated after it, up to `length` characters. A longer text, and any text with an
  /// empty fill, is returned unchanged.
  ///
  /// - Parameter length: The length, at most 1,000,000.
  public func paddedRight(toLength length: Int, with fill: String = " ") -> String {
    self + String(filling(length, with: fill))
  }

  /// Returns the text repeated a number of times, up to 1,000,000 characters.
  public func repeated(_ times: Int) -> String {
    isEmpty ? "" : String(repeating: self, count: times.limited(to: 0...(longestFilledText / count)))
  }

  private func filling(_ length: Int, with fill: String) -> String {
    let missing = min(length, longestFilledText) -| count
    guard missing > 0, !fill.isEmpty else { return "" }
    return String(String(repeating: fill, count: missing / fill.count + 1).prefix(missing))
  }
}

/// A style for lists of texts.
public struct TextListStyle: Hashable, Sendable {
  let type: ListFormatStyle<StringStyle, [String]>.ListType

  /// A style such as `a, b, and c`.
  public static let and = TextListStyle(type: .and)
  /// A style such as `a, b, or c`.
  public static let or = TextListStyle(type: .or)
}

@_spi(Generated) extension [String] {
  /// Returns the texts as a list in the language of the locale: `a, b, and c`.
  public func formatted(_ style: TextListStyle = .and, in context: DisplayContext) -> String {
    context.normalizingSpaces(formatted(.list(type: style.type).locale(context.locale)))
  }
}

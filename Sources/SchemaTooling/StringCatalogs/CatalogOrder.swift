/// A key in the order of a string catalog: as in a list of files, without case and with numbers by their value.
///
/// It is that of `localizedStandardCompare` for ASCII, whose result for other characters depends on the version of ICU.
struct CatalogOrder: Comparable {
  private let key: String
  private let elements: [Element]

  init(_ key: String) {
    self.key = key
    elements = Self.elements(key)
  }

  static func == (first: CatalogOrder, second: CatalogOrder) -> Bool { first.key == second.key }

  static func < (first: CatalogOrder, second: CatalogOrder) -> Bool {
    for (x, y) in zip(first.elements, second.elements) where x != y { return x < y }
    if first.elements.count != second.elements.count { return first.elements.count < second.elements.count }
    // Lowercase precedes uppercase if nothing else differs.
    for (x, y) in zip(first.key.unicodeScalars, second.key.unicodeScalars) where x != y {
      return x.properties.isLowercase != y.properties.isLowercase ? x.properties.isLowercase : x < y
    }
    return first.key.unicodeScalars.count < second.key.unicodeScalars.count
  }

  /// A character or a number, with its rank: white space, punctuation, symbols, numbers, letters.
  private struct Element: Comparable {
    var rank: UInt32
    var value: UInt64

    static func < (first: Element, second: Element) -> Bool {
      (first.rank, first.value) < (second.rank, second.value)
    }
  }

  private static let symbols = Array(" _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".unicodeScalars)

  private static func elements(_ text: String) -> [Element] {
    var elements: [Element] = []
    var isInNumber = false
    for scalar in text.unicodeScalars {
      if scalar.isASCII, let digit = scalar.properties.numericType == .decimal ? scalar.value - 0x30 : nil {
        if isInNumber, let last = elements.indices.last {
          let (product, overflow) = elements[last].value.multipliedReportingOverflow(by: 10)
          elements[last].value = overflow ? .max : product + UInt64(digit)
        } else {
          elements.append(Element(rank: 1000, value: UInt64(digit)))
        }
        isInNumber = true
        continue
      }
      isInNumber = false
      if let symbol = symbols.firstIndex(of: scalar) {
        elements.append(Element(rank: UInt32(symbol) + 1, value: 0))
      } else if scalar.properties.isAlphabetic {
        let folded = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
        elements.append(Element(rank: 1001, value: UInt64(folded.value)))
      } else {
        elements.append(Element(rank: scalar.value < 0x20 ? 0 : 999, value: UInt64(scalar.value)))
      }
    }
    return elements
  }
}

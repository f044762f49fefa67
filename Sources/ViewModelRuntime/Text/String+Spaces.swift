extension String {
  /// The text with a plain space in place of each other Unicode space, such as the narrow no-break space before `PM`.
  var normalizingSpaces: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      result.append(scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
    }
    return String(result)
  }
}

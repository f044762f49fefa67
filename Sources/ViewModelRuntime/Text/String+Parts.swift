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

  /// Returns the first letters of the first words in upper case: `AK` for `Ada King Lovelace`.
  public func initials(_ count: Int = 2) -> String {
    split(whereSeparator: \.isWhitespace).prefix(max(count, 0)).compactMap(\.first).map { $0.uppercased() }.joined()
  }

  /// Returns the text with each `target` replaced. An empty target changes nothing.
  public func replacing(every target: String, with replacement: String) -> String {
    target.isEmpty ? self : replacing(target, with: replacement)
  }
}

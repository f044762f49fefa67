extension String {
  /// The parts between the separators, empty ones left out; the whole text where the separator is empty.
  public func parts(separatedBy separator: String) -> [String] {
    components(between: separator).filter { !$0.isEmpty }
  }

  /// The parts between the separators, empty ones too; the whole text where the separator is empty.
  public func components(between separator: String) -> [String] {
    separator.isEmpty ? [self] : split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines, without what ends them.
  public var lines: [String] {
    isEmpty ? [] : split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// The first letters of the first words, upper-cased: `Ada King Lovelace` has `AK`.
  public func initials(_ count: Int = 2) -> String {
    split(whereSeparator: \.isWhitespace).prefix(max(count, 0)).compactMap(\.first).map { $0.uppercased() }.joined()
  }

  /// With every `target` replaced; itself where the target is empty.
  public func replacing(every target: String, with replacement: String) -> String {
    target.isEmpty ? self : replacing(target, with: replacement)
  }
}

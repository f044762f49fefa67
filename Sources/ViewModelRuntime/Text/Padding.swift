/// The greatest number of characters that padding and repeating produce.
let longestFilledText = 10_000

extension String {
  /// Returns the text with `fill` repeated before it, up to `length` characters. A longer text, and any text with an
  /// empty fill, is returned unchanged.
  ///
  /// - Parameter length: The length, at most 10,000.
  public func padded(toLength length: Int, with fill: String = " ") -> String {
    String(filling(length, with: fill)) + self
  }

  /// Returns the text with `fill` repeated after it, up to `length` characters. A longer text, and any text with an
  /// empty fill, is returned unchanged.
  ///
  /// - Parameter length: The length, at most 10,000.
  public func paddedRight(toLength length: Int, with fill: String = " ") -> String {
    self + String(filling(length, with: fill))
  }

  /// Returns the text repeated a number of times, up to 10,000 characters.
  public func repeated(_ times: Int) -> String {
    isEmpty ? "" : String(repeating: self, count: times.limited(to: 0...(longestFilledText / count)))
  }

  private func filling(_ length: Int, with fill: String) -> String {
    let missing = min(length, longestFilledText) -| count
    guard missing > 0, !fill.isEmpty else { return "" }
    return String(String(repeating: fill, count: missing / fill.count + 1).prefix(missing))
  }
}

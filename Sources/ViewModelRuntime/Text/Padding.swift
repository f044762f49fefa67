/// The longest text that padding and repeating make, in characters.
let longestFilledText = 10_000

extension String {
  /// The text behind as many fills as bring it to `length` characters; itself where it is longer or the fill is empty.
  ///
  /// - Parameter length: at most 10,000.
  public func padded(toLength length: Int, with fill: String = " ") -> String {
    String(filling(length, with: fill)) + self
  }

  /// The text before as many fills as bring it to `length` characters; itself where it is longer or the fill is empty.
  ///
  /// - Parameter length: at most 10,000.
  public func paddedRight(toLength length: Int, with fill: String = " ") -> String {
    self + String(filling(length, with: fill))
  }

  /// The text that many times, as far as 10,000 characters hold it.
  public func repeated(_ times: Int) -> String {
    isEmpty ? "" : String(repeating: self, count: times.limited(to: 0...(longestFilledText / count)))
  }

  private func filling(_ length: Int, with fill: String) -> String {
    let missing = min(length, longestFilledText) -| count
    guard missing > 0, !fill.isEmpty else { return "" }
    return String(String(repeating: fill, count: missing / fill.count + 1).prefix(missing))
  }
}

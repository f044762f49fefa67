import Foundation

extension NSRange {
  /// Returns the part of the range inside of the text.
  func limited(to text: String) -> NSRange {
    let count = text.utf16.count
    let start = min(location, count)
    return NSRange(location: start, length: min(length, count - start))
  }
}

import Foundation

extension NSRange {
  /// The part of it that a text has, at its end where that ends before.
  func limited(to text: String) -> NSRange {
    let count = text.utf16.count
    let start = min(location, count)
    return NSRange(location: start, length: min(length, count - start))
  }
}

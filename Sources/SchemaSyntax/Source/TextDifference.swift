/// The part in which two texts differ.
package struct TextDifference {
  /// The differing bytes of the first text.
  package let old: Range<Int>
  /// The bytes of the second text in their place.
  package let new: Range<Int>

  package init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    let start = Self.count(shorter) {
      old[$0] == new[$0]
    } words: {
      Self.word(old, $0) == Self.word(new, $0)
    }
    let (oldEnd, newEnd) = (old.count - 1, new.count - 1)
    let end = Self.count(shorter - start) {
      old[oldEnd - $0] == new[newEnd - $0]
    } words: {
      Self.word(old, oldEnd - $0 - 7) == Self.word(new, newEnd - $0 - 7)
    }
    self.old = start..<old.count - end
    self.new = start..<new.count - end
  }

  /// Returns how many of the first positions are equal. Eight at a time are fast even in unoptimized builds.
  private static func count(_ limit: Int, isEqual: (Int) -> Bool, words areEqual: (Int) -> Bool) -> Int {
    var count = 0
    while count + 8 <= limit, areEqual(count) { count += 8 }
    while count < limit, isEqual(count) { count += 1 }
    return count
  }

  private static func word(_ bytes: [UInt8], _ offset: Int) -> UInt64 {
    bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
  }
}

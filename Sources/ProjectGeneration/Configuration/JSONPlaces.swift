/// The positions of the keys and values in a JSON text, for diagnostics.
///
/// The text must be valid JSON. The plugins also compile this file, through a symbolic link, so it must not import other
/// modules.
public struct JSONPlaces {
  /// A member of an object, or an item of a list, whose key is empty.
  public struct Member: Sendable {
    public var key: Range<Int>
    public var value: Range<Int>
  }

  private let bytes: [UInt8]
  private var offset: Int

  /// Returns the members of the object or list that starts at `offset`, or after white space there.
  public static func members(of bytes: [UInt8], at offset: Int = 0) -> [Member] {
    var places = JSONPlaces(bytes: bytes, offset: offset)
    return places.members()
  }

  private mutating func members() -> [Member] {
    skipSpace()
    guard let opener = current, opener == UInt8(ascii: "{") || opener == UInt8(ascii: "[") else { return [] }
    let isObject = opener == UInt8(ascii: "{")
    offset += 1
    var members: [Member] = []
    while true {
      skipSpace()
      guard let byte = current, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") else { return members }
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") {
        offset += 1
        continue
      }
      let first = value()
      guard isObject else {
        members.append(Member(key: first.lowerBound..<first.lowerBound, value: first))
        continue
      }
      skipSpace()
      offset += 1
      skipSpace()
      members.append(Member(key: first, value: value()))
    }
  }

  /// Returns the range of the value at the offset, and advances the offset to its end.
  private mutating func value() -> Range<Int> {
    let start = offset
    var depth = 0
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        skipString()
        if depth == 0 { return start..<offset }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return start..<offset }
        depth -= 1
        offset += 1
        if depth == 0 { return start..<offset }
      case UInt8(ascii: ","), 0x20, 0x09, 0x0A, 0x0D:
        if depth == 0 { return start..<offset }
        offset += 1
      default: offset += 1
      }
    }
    return start..<offset
  }

  private mutating func skipString() {
    offset += 1
    while let byte = current, byte != UInt8(ascii: "\"") { offset += byte == UInt8(ascii: "\\") ? 2 : 1 }
    offset = min(offset + 1, bytes.count)
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }
}

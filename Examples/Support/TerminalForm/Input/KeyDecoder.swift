/// Decodes the bytes of a terminal, which can arrive in pieces, into keys.
public struct KeyDecoder {
  private var pending: [UInt8] = []
  private var pasted: [UInt8]?

  public init() {}

  /// Whether the last byte is an escape that could be a key or the beginning of a sequence.
  public var isUndecided: Bool { pending == [Byte.escape] && pasted == nil }

  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var rest = pending[...]
    while let first = rest.first {
      let before = rest
      let isWhole =
        if first == Byte.escape {
          takeSequence(from: &rest, into: &keys)
        } else if pasted != nil {
          takePasted(from: &rest)
        } else if first < 0x20 || first == Byte.delete {
          takeControl(from: &rest, into: &keys)
        } else {
          takeText(from: &rest, into: &keys)
        }
      guard isWhole else {
        rest = before
        break
      }
    }
    pending = Array(rest)
    return keys
  }

  /// Decodes a single escape as the Escape key.
  public mutating func decideEscape() -> [Key] {
    guard isUndecided else { return [] }
    pending = []
    return [.escape]
  }

  private func takeControl(from rest: inout ArraySlice<UInt8>, into keys: inout [Key]) -> Bool {
    switch rest.removeFirst() {
    case 0x09: keys.append(.tab)
    case 0x0A, 0x0D: keys.append(.return)
    case 0x08, Byte.delete: keys.append(.backspace)
    case let byte where byte > 0 && byte <= 26:
      keys.append(.control(Character(Unicode.Scalar(byte + 0x60))))
    default: break
    }
    return true
  }

  /// Decodes text up to the next control byte. An incomplete scalar at the end stays in the buffer.
  private func takeText(from rest: inout ArraySlice<UInt8>, into keys: inout [Key]) -> Bool {
    var text = rest.prefix { $0 >= 0x20 && $0 != Byte.delete }
    if text.endIndex == rest.endIndex { text.removeLast(lengthOfBrokenScalar(at: text)) }
    guard !text.isEmpty else { return false }
    rest.removeFirst(text.count)
    keys.append(.text(String(decoding: text, as: UTF8.self)))
    return true
  }

  /// The number of bytes of an incomplete scalar at the end.
  private func lengthOfBrokenScalar(at text: ArraySlice<UInt8>) -> Int {
    for (length, byte) in zip(1...3, text.reversed()) where byte & 0b1100_0000 != 0b1000_0000 {
      let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return needed > length ? length : 0
    }
    return 0
  }

  /// Decodes `ESC [ parameters final` or `ESC O final`. Any other escape is the Escape key, or the Alt key, which is ignored.
  private mutating func takeSequence(from rest: inout ArraySlice<UInt8>, into keys: inout [Key]) -> Bool {
    rest.removeFirst()
    guard let introducer = rest.first else { return false }
    guard introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O") else {
      if introducer == Byte.escape, pasted == nil { keys.append(.escape) }
      return true
    }
    rest.removeFirst()
    let parameters = rest.prefix { (0x20...0x3F).contains($0) }
    rest.removeFirst(parameters.count)
    guard let final = rest.popFirst() else { return false }
    let parameter = parameters.prefix { $0 != UInt8(ascii: ";") }
    switch (String(decoding: parameter, as: UTF8.self), Character(Unicode.Scalar(final))) {
    case ("200", "~"):
      pasted = []
    case ("201", "~"):
      if let pasted { keys.append(.text(String(decoding: pasted, as: UTF8.self))) }
      pasted = nil
    case (let number, let final) where pasted == nil:
      if let key = Self.keys[final == "~" ? "\(number)~" : "\(final)"] { keys.append(key) }
    default: break
    }
    return true
  }

  /// Decodes pasted text. Its line endings are part of the text.
  private mutating func takePasted(from rest: inout ArraySlice<UInt8>) -> Bool {
    let text = rest.prefix { $0 != Byte.escape }
    rest.removeFirst(text.count)
    pasted?.append(contentsOf: text)
    return true
  }

  private enum Byte {
    static let escape: UInt8 = 0x1B
    static let delete: UInt8 = 0x7F
  }

  /// The keys, by the end of their sequences.
  private static let keys: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
    "1~": .home, "7~": .home, "4~": .end, "8~": .end, "3~": .delete,
    "5~": .pageUp, "6~": .pageDown,
  ]
}

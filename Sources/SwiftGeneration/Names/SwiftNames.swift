/// The names in Swift source that can refer to declarations of a module: identifiers outside of comments and of the text
/// of string literals that do not follow a dot.
struct SwiftNames {
  /// A name in the source.
  struct Name {
    /// The range of the name, without backquotes.
    var range: Range<Int>
    var isQuoted: Bool
    /// Whether it is an attribute: `@Sendable`.
    var isAttribute: Bool
  }

  private let bytes: [UInt8]
  private var position: Int
  private(set) var names: [Name] = []

  /// Reads the names of a file that follow a position outside of comments and literals.
  init(in bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    position = start
    while position < bytes.count { scanCode() }
  }

  /// Reads code to the end, or to the parenthesis that closes an interpolation.
  private mutating func scanCode() {
    var depth = 0
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        while let next = peek(), next != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "\""): scanString(pounds: 0)
      case UInt8(ascii: "#"):
        var pounds = 0
        while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
        position += pounds
        if peek() == UInt8(ascii: "\"") { scanString(pounds: pounds) }
      case UInt8(ascii: "`"):
        position += 1
        scanName(isQuoted: true)
        if peek() == UInt8(ascii: "`") { position += 1 }
      case UInt8(ascii: "("):
        depth += 1
        position += 1
      case UInt8(ascii: ")"):
        position += 1
        depth -= 1
        if depth < 0 { return }
      case let byte where Self.startsName(byte): scanName(isQuoted: false)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        while let next = peek(), Self.continuesName(next) { position += 1 }
      default: position += 1
      }
    }
  }

  private mutating func scanName(isQuoted: Bool) {
    let start = position
    while let next = peek(), Self.continuesName(next) { position += 1 }
    var before = start - (isQuoted ? 2 : 1)
    let isAttribute = before >= 0 && bytes[before] == UInt8(ascii: "@")
    while before >= 0, Self.isSpace(bytes[before]) { before -= 1 }
    let isMember =
      before >= 0 && bytes[before] == UInt8(ascii: ".")
      && !(before >= 2 && bytes[before - 1] == UInt8(ascii: ".") && bytes[before - 2] == UInt8(ascii: "."))
    if !isMember { names.append(Name(range: start..<position, isQuoted: isQuoted, isAttribute: isAttribute)) }
  }

  /// Reads a string literal from its first quote, with the code in its interpolations.
  private mutating func scanString(pounds: Int) {
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    let quotes = isMultiline ? 3 : 1
    position += quotes
    while let byte = peek() {
      if byte == UInt8(ascii: "\\") {
        position += 1
        guard hasPounds(pounds, at: position) else { continue }
        position += pounds
        let isInterpolation = peek() == UInt8(ascii: "(")
        position += 1
        if isInterpolation { scanCode() }
      } else if (0..<quotes).allSatisfy({ peek($0) == UInt8(ascii: "\"") }), hasPounds(pounds, at: position + quotes) {
        position += quotes + pounds
        return
      } else {
        position += 1
      }
    }
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    (0..<count).allSatisfy { start + $0 < bytes.count && bytes[start + $0] == UInt8(ascii: "#") }
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }

  private static func startsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    startsName(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

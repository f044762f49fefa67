/// A part of a template: text of at most one line, or a tag.
struct Token {
  enum Kind: UInt8 {
    case text, variable, rawVariable, section, inverted, parent, block, close, partial, comment, delimiters

    /// Whether a close tag must follow.
    var opens: Bool { self == .section || self == .inverted || self == .parent || self == .block }
  }

  let kind: Kind
  /// The range of the token in the source.
  var start: Int
  var end: Int
  /// A tag's name, without its sigil and the white space around it.
  var name: Range<Int> = 0..<0
  /// The line, from 0. A tag of several lines does not end a line.
  let line: Int
  /// For text: whether the line ends here.
  var endsLine = false
  /// Whether the token is first on its line.
  var startsLine = false
  /// Whether the tag is on a standalone line.
  var isStandalone = false
  /// The white space before a tag that is first on its line.
  var indentation: Range<Int>?
  /// The index of the current delimiters.
  var delimiters = 0
}

/// The delimiters of a tag.
struct Delimiters: Sendable, Equatable {
  var open: [UInt8] = Array("{{".utf8)
  var close: [UInt8] = Array("}}".utf8)
}

/// A scanner that splits source text into tokens.
struct Scanner {
  let source: SourceText
  /// All pairs of delimiters so far. The last pair is current.
  private(set) var delimiters: [Delimiters]
  private var tokens: [Token] = []
  private var line = 0

  init(source: SourceText, delimiters: Delimiters) {
    self.source = source
    self.delimiters = [delimiters]
  }

  mutating func scan() throws(TemplateError) -> [Token] {
    let end = source.bytes.count
    var offset = 0
    while offset < end {
      let tag = scanText(from: offset)
      guard tag < end else { break }
      offset = try scanTag(at: tag)
    }
    return tokens
  }

  /// Adds the text up to the next tag, one token for each line, and returns the offset of the tag.
  private mutating func scanText(from start: Int) -> Int {
    let open = delimiters[delimiters.count - 1].open
    let end = source.bytes.count
    var textStart = start
    var offset = start
    while true {
      let from = offset
      offset = source.bytes.withUnsafeBytes { $0.offset(of: open[0], or: Byte.newline, from: from, to: end) }
      if offset == end || matches(open, at: offset) { break }
      offset += 1
      if source.bytes[offset - 1] == Byte.newline {
        tokens.append(Token(kind: .text, start: textStart, end: offset, line: line, endsLine: true))
        line += 1
        textStart = offset
      }
    }
    if textStart < offset { tokens.append(Token(kind: .text, start: textStart, end: offset, line: line)) }
    return offset
  }

  /// Adds the tag at `start`, and returns its end.
  private mutating func scanTag(at start: Int) throws(TemplateError) -> Int {
    let pair = delimiters[delimiters.count - 1]
    let inside = start + pair.open.count
    let first = inside < source.bytes.count ? source.bytes[inside] : 0
    let closer: [UInt8] =
      switch first {
      case UInt8(ascii: "{"): [UInt8(ascii: "}")] + pair.close
      case Byte.equals: [Byte.equals] + pair.close
      default: pair.close
      }
    let isBracketed = closer.count > pair.close.count
    guard let contentEnd = find(closer, from: isBracketed ? inside + 1 : inside) else {
      throw error(.unclosedTag(closer: String(decoding: closer, as: UTF8.self)), at: start)
    }
    var name = source.trimmed((isBracketed ? inside + 1 : inside)..<contentEnd)
    var kind = Token.Kind.variable
    if isBracketed {
      kind = first == Byte.equals ? .delimiters : .rawVariable
    } else if let sigil = name.first.flatMap({ Self.kind(ofSigil: source.bytes[$0]) }) {
      kind = sigil
      name = source.trimmed(name.lowerBound + 1..<name.upperBound)
    }
    if name.isEmpty, kind != .comment, kind != .delimiters { throw error(.emptyTag, at: start) }
    let end = contentEnd + closer.count
    if kind == .delimiters { delimiters.append(try newDelimiters(name, tag: start)) }
    tokens.append(
      Token(kind: kind, start: start, end: end, name: name, line: line, delimiters: delimiters.count - 1))
    return end
  }

  private static func kind(ofSigil byte: UInt8) -> Token.Kind? {
    switch byte {
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .inverted
    case UInt8(ascii: "/"): .close
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "<"): .parent
    case UInt8(ascii: "$"): .block
    case UInt8(ascii: "&"): .rawVariable
    case UInt8(ascii: "!"): .comment
    default: nil
    }
  }

  private func newDelimiters(_ content: Range<Int>, tag: Int) throws(TemplateError) -> Delimiters {
    let parts = source.bytes[content].split(whereSeparator: Byte.isWhiteSpace)
    guard parts.count == 2, !source.bytes[content].contains(Byte.equals) else {
      throw error(.badDelimiters(source.text(content)), at: tag)
    }
    return Delimiters(open: Array(parts[0]), close: Array(parts[1]))
  }

  private func matches(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard offset + bytes.count <= source.bytes.count else { return false }
    var index = 0
    while index < bytes.count {
      if source.bytes[offset + index] != bytes[index] { return false }
      index += 1
    }
    return true
  }

  private func find(_ bytes: [UInt8], from start: Int) -> Int? {
    let end = source.bytes.count
    var offset = start
    while offset < end {
      let from = offset
      offset = source.bytes.withUnsafeBytes { $0.offset(of: bytes[0], or: bytes[0], from: from, to: end) }
      if offset < end, matches(bytes, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  private func error(_ kind: TemplateError.Kind, at offset: Int) -> TemplateError {
    TemplateError(kind, at: source.location(of: offset))
  }
}

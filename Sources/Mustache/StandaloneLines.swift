/// A pass that finds the lines that contain only tags and white space, and removes their white space and newlines.
///
/// A line is standalone if, besides white space and comments, it contains
/// - only section, inverted, parent, block, close and delimiter tags, or
/// - only one tag that writes output: a partial, a whole parent including its blocks, or a whole
///   empty block.
struct StandaloneLines {
  private let bytes: [UInt8]
  private var tokens: [Token]

  static func marked(_ tokens: [Token], of source: SourceText) -> [Token] {
    var lines = StandaloneLines(bytes: source.bytes, tokens: tokens)
    var start = 0
    while start < tokens.count {
      var end = start + 1
      while end < tokens.count, tokens[end].line == tokens[start].line { end += 1 }
      lines.mark(start..<end)
      start = end
    }
    return lines.tokens
  }

  private mutating func mark(_ line: Range<Int>) {
    let first = line.lowerBound
    tokens[first].startsLine = true
    if line.count == 1, tokens[first].kind == .text { return }
    markIndentation(of: line)
    guard let content = contentOfStandalone(line) else { return }
    for index in line where !content.contains(index) {
      if tokens[index].kind != .text {
        tokens[index].isStandalone = true
      } else {
        tokens[index].end = tokens[index].start
      }
      tokens[index].startsLine = false
    }
  }

  /// Stores the white space before tags that are first on their line.
  private mutating func markIndentation(of line: Range<Int>) {
    let first = tokens[line.lowerBound]
    let leading = first.kind == .text ? first.start..<first.end : first.start..<first.start
    for index in line {
      if tokens[index].kind != .text {
        tokens[index].indentation = leading
      } else if index > line.lowerBound || !isWhiteSpace(first) {
        return
      }
    }
  }

  /// Returns the tokens of a standalone line that are the content of a parent, or nil if the line is not standalone.
  private func contentOfStandalone(_ line: Range<Int>) -> Range<Int>? {
    let closes = tokens[line].contains { $0.kind == .parent || $0.kind == .block } ? closeTags(in: line) : [:]
    var content = 0..<0
    var tags = 0
    var writers = 0
    var isInParent = false
    var index = line.lowerBound
    while index < line.upperBound {
      let token = tokens[index]
      let close = token.kind.opens ? closes[index] : nil
      switch token.kind {
      case .text:
        if !isWhiteSpace(token) { return nil }
      case .variable, .rawVariable:
        return nil
      case .comment:
        break
      case .partial:
        writers += 1
      case .parent, .block:
        if let close, isInParent || token.kind == .parent || isBlank(index + 1..<close) {
          if !isInParent { writers += 1 }
          if isInParent {
            content = (content.isEmpty ? index : content.lowerBound)..<close + 1
          } else if token.kind == .parent {
            content = index + 1..<close
          }
          index = close
        } else {
          tags += 1
          if token.kind == .parent { isInParent = true }
        }
      case .section, .inverted, .close, .delimiters:
        tags += 1
      }
      index += 1
    }
    let hasTag = tokens[line].contains { $0.kind != .text }
    return hasTag && (writers == 0 || writers == 1 && tags == 0) ? content : nil
  }

  /// Returns the close tag of each parent and block that opens and closes on the line.
  private func closeTags(in line: Range<Int>) -> [Int: Int] {
    var closes: [Int: Int] = [:]
    var open: [Int] = []
    for index in line {
      if tokens[index].kind.opens {
        open.append(index)
      } else if tokens[index].kind == .close, let last = open.popLast() {
        closes[last] = index
      }
    }
    return closes
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    tokens[range].allSatisfy { $0.kind == .text && isWhiteSpace($0) }
  }

  private func isWhiteSpace(_ token: Token) -> Bool {
    var offset = token.start
    while offset < token.end {
      if !Byte.isWhiteSpace(bytes[offset]) { return false }
      offset += 1
    }
    return true
  }
}

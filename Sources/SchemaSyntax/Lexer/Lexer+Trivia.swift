extension Lexer {
  /// Skips white space and comments, and records in `flags` what is before the next token.
  ///
  /// A line break in the interpolation of a single-line string closes that string.
  mutating func lexTrivia() {
    var lineBreaks = 0
    while true {
      switch classes[Int(bytes[index])] {
      case .space:
        skipSpaces()
        if index >= end { return noteLineBreaks(lineBreaks) }
      case .lineBreak:
        if openLineStrings > 0 { closeLineStrings() }
        if bytes[index] == 0x0D, bytes[index + 1] == 0x0A { index += 1 }
        index += 1
        lineBreaks += 1
      case .slash:
        if bytes[index + 1] == UInt8(ascii: "/") {
          lexLineComment(after: &lineBreaks)
        } else if bytes[index + 1] == UInt8(ascii: "*") {
          lexBlockComment(after: &lineBreaks)
        } else {
          return noteLineBreaks(lineBreaks)
        }
      default:
        return noteLineBreaks(lineBreaks)
      }
    }
  }

  /// Skips spaces. Local constants for the arrays and a local variable for the index are fast in a debug build.
  private mutating func skipSpaces() {
    let (bytes, classes) = (bytes, classes)
    var place = index
    while classes[Int(bytes[place])] == .space, place < end { place += 1 }
    index = place
    flags.hasSpaceBefore = true
  }

  /// Reads up to the end of the line.
  private mutating func skipLine() {
    let (bytes, classes) = (bytes, classes)
    var place = index
    while classes[Int(bytes[place])] != .lineBreak, place < end { place += 1 }
    index = place
  }

  private mutating func noteLineBreaks(_ count: Int) {
    guard count > 0 else { return }
    flags.startsLine = true
    flags.hasSpaceBefore = true
    flags.hasBlankLineBefore = count > 1
  }

  private mutating func addComment(from start: Int, isDocumentation: Bool, after lineBreaks: inout Int) {
    // A blank line before a comment does not count for the token after the comment.
    let startsLine = lineBreaks > 0 || (tokens.isEmpty && comments.isEmpty)
    comments.append(
      CommentToken(
        lower: Int32(start), upper: Int32(index), nextToken: tokens.count, isDocumentation: isDocumentation,
        isTrailing: !startsLine, blankLineBefore: lineBreaks > 1))
    if lineBreaks > 0 { flags.startsLine = true }
    flags.hasSpaceBefore = true
    lineBreaks = 0
  }

  private mutating func lexLineComment(after lineBreaks: inout Int) {
    let start = index
    skipLine()
    let slash = UInt8(ascii: "/")
    let isDocumentation = bytes[start + 2] == slash && bytes[start + 3] != slash
    addComment(from: start, isDocumentation: isDocumentation, after: &lineBreaks)
  }

  /// Reads `/* … */` with nested comments. An unterminated comment ends with its line.
  private mutating func lexBlockComment(after lineBreaks: inout Int) {
    let start = index
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    var depth = 1
    index += 2
    while depth > 0, index < end {
      if bytes[index] == star, bytes[index + 1] == slash {
        depth -= 1
        index += 2
      } else if bytes[index] == slash, bytes[index + 1] == star {
        depth += 1
        index += 2
      } else {
        index += 1
      }
    }
    if depth > 0 {
      report(.unterminatedComment, start, start + 2)
      rewind(to: start)
    }
    let isDocumentation = bytes[start + 2] == star && bytes[start + 3] != star && index > start + 4
    addComment(from: start, isDocumentation: isDocumentation, after: &lineBreaks)
  }

  /// Goes back to the first line after `start` that looks like a schema item, so that an unterminated string or comment
  /// hides little of the file.
  ///
  /// Each file is rewound at most twice, so that a file full of opening delimiters is not read once for each of them.
  mutating func rewind(to start: Int) {
    rewinds += 1
    guard rewinds < 3 else {
      index = end
      return
    }
    index = start
    while index < end {
      skipLine()
      let lineEnd = index
      while classes[Int(bytes[index])] == .lineBreak || (classes[Int(bytes[index])] == .space && index < end) {
        index += 1
      }
      let wordStart = index
      while classes[Int(bytes[index])] == .letter { index += 1 }
      let word = String(decoding: bytes[wordStart..<index], as: UTF8.self)
      if bytes[wordStart] == UInt8(ascii: "}") || isItemKeyword(word) {
        index = lineEnd
        return
      }
    }
  }
}

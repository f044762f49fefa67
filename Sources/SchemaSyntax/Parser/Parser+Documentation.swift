/// Documentation comments. The parser ignores other comments, which are trivia of tokens.
extension Parser {
  /// Returns the lines of the documentation comments before the current token, where an item begins.
  mutating func takeDocumentation() -> [String] {
    guard nextComment < comments.count, comments[nextComment].nextToken <= position else { return [] }
    reportUnusedDocumentation()
    // A comment after the previous item, on the line of that item, does not document this item.
    let isFirst = position == 0 || tokens[position - 1].kind == .leftBrace
    var lines: [String] = []
    while nextComment < comments.count, comments[nextComment].nextToken == position {
      let comment = comments[nextComment]
      nextComment += 1
      guard comment.isDocumentation else { continue }
      if comment.isTrailing, !isFirst {
        reportUnused(comment)
      } else {
        lines += documentationLines(comment)
      }
    }
    return lines
  }

  /// Reports the documentation comments before a step, rule or case, which have no documentation.
  mutating func skipDocumentation() {
    guard nextComment < comments.count, comments[nextComment].nextToken <= position else { return }
    reportUnusedDocumentation()
    while nextComment < comments.count, comments[nextComment].nextToken == position {
      reportUnused(comments[nextComment])
      nextComment += 1
    }
  }

  /// Reports the documentation comments inside an item, which document nothing.
  mutating func reportUnusedDocumentation() {
    while nextComment < comments.count, comments[nextComment].nextToken < position {
      reportUnused(comments[nextComment])
      nextComment += 1
    }
  }

  /// Skips the comments in a part of the file that could not be read.
  mutating func skipComments() {
    while nextComment < comments.count, comments[nextComment].nextToken < position { nextComment += 1 }
  }

  private mutating func reportUnused(_ comment: CommentToken) {
    guard comment.isDocumentation else { return }
    report(.unusedDocumentation, at: SourceRange(file: file, lower: comment.lower, upper: comment.lower + 3))
  }

  /// Returns the lines of `///` or `/** */`, without the markers.
  private func documentationLines(_ comment: CommentToken) -> [String] {
    let isBlock = bytes[Int(comment.lower) + 1] == UInt8(ascii: "*")
    let content = bytes[Int(comment.lower) + 3..<Int(comment.upper) - (isBlock ? 2 : 0)]
    guard isBlock else { return [documentationLine(content)] }
    var lines = content.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }.map { part in
      let text = part.drop { $0 == 0x20 || $0 == 0x09 }
      return documentationLine(text.first == UInt8(ascii: "*") ? text.dropFirst() : text)
    }
    while lines.first == "" { lines.removeFirst() }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Returns a line's text without one leading space and without trailing white space.
  private func documentationLine(_ bytes: ArraySlice<UInt8>) -> String {
    var text = bytes
    if text.first == 0x20 { text = text.dropFirst() }
    while let last = text.last, last == 0x20 || last == 0x09 { text = text.dropLast() }
    return String(decoding: text, as: UTF8.self)
  }
}

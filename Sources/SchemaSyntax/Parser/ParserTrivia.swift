extension Parser {
  /// Takes the comments before the token: what documents the item that begins here, and what stands before it.
  mutating func takeTrivia() -> Trivia {
    var trivia = Trivia()
    trivia.blankLineBefore = token.hasBlankLineBefore
    guard nextComment < comments.count, comments[nextComment].nextToken <= position else { return trivia }
    while nextComment < comments.count, comments[nextComment].nextToken <= position {
      let comment = comments[nextComment]
      if comment.isDocumentation {
        if trivia.documentation.isEmpty { trivia.blankLineBefore = comment.blankLineBefore }
        trivia.documentation += documentationLines(comment)
      } else {
        trivia.leading.append(makeComment(comment))
      }
      nextComment += 1
    }
    return trivia
  }

  /// After an item: takes the comments inside it, which nothing nearer has, and the one behind it on its line.
  mutating func finishTrivia(_ trivia: inout Trivia) {
    while nextComment < comments.count, comments[nextComment].nextToken <= position {
      let comment = comments[nextComment]
      if comment.nextToken == position {
        guard comment.isTrailing else { return }
        reportUnusedDocumentation(comment)
        if let earlier = trivia.trailing { trivia.leading.append(earlier) }
        trivia.trailing = makeComment(comment)
      } else {
        reportUnusedDocumentation(comment)
        trivia.leading.append(makeComment(comment))
      }
      nextComment += 1
    }
  }

  /// Takes the comments before a closing brace or the file's end.
  mutating func takeClosingComments() -> [Comment] {
    var taken: [Comment] = []
    while nextComment < comments.count, comments[nextComment].nextToken <= position {
      reportUnusedDocumentation(comments[nextComment])
      taken.append(makeComment(comments[nextComment]))
      nextComment += 1
    }
    return taken
  }

  private mutating func reportUnusedDocumentation(_ comment: CommentToken) {
    guard comment.isDocumentation else { return }
    let range = SourceRange(file: file, lower: comment.lower, upper: comment.lower + 3)
    report(.unusedDocumentation, at: range)
  }

  private func makeComment(_ comment: CommentToken) -> Comment {
    var upper = Int(comment.upper)
    while upper > Int(comment.lower), bytes[upper - 1] == 0x20 || bytes[upper - 1] == 0x09 { upper -= 1 }
    return Comment(
      text: String(decoding: bytes[Int(comment.lower)..<upper], as: UTF8.self),
      range: SourceRange(file: file, lower: comment.lower, upper: Int32(upper)),
      blankLineBefore: comment.blankLineBefore)
  }

  /// The lines of `///` or `/** */`, without what marks them.
  private func documentationLines(_ comment: CommentToken) -> [String] {
    let isBlock = bytes[Int(comment.lower) + 1] == UInt8(ascii: "*")
    let content = bytes[Int(comment.lower) + 3..<Int(comment.upper) - (isBlock ? 2 : 0)]
    guard isBlock else { return [line(content, dropping: 1)] }
    var lines = content.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }.map { part in
      let text = part.drop { $0 == 0x20 || $0 == 0x09 }
      return line(text.first == UInt8(ascii: "*") ? text.dropFirst() : text, dropping: 1)
    }
    while lines.first == "" { lines.removeFirst() }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// A line's text without `count` leading spaces and without trailing white space.
  private func line(_ bytes: ArraySlice<UInt8>, dropping count: Int) -> String {
    var rest = bytes
    if rest.first == 0x20 { rest = rest.dropFirst(count) }
    while let last = rest.last, last == 0x20 || last == 0x09 { rest = rest.dropLast() }
    return String(decoding: rest, as: UTF8.self)
  }
}

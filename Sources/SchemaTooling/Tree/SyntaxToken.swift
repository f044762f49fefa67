import VmgenSchemaSyntax

/// A token of a syntax tree, with the trivia before it.
package struct SyntaxToken: Sendable {
  package let tree: SyntaxTree
  /// The index of the token among those of the file.
  package let index: Int

  private var token: Token { tree.tokenTable[index] }

  package var kind: Token.Kind { token.kind }

  package var range: SourceRange { SourceRange(file: tree.source.id, lower: token.lower, upper: token.upper) }

  /// The bytes of the token, without its trivia. A token that is missing from the text has none.
  package var text: ArraySlice<UInt8> { tree.source.bytes[Int(token.lower)..<Int(token.upper)] }

  /// The bytes between the previous token and this one, in pieces without gaps.
  package var leadingTrivia: [TriviaPiece] {
    var place = index == 0 ? 0 : Int(tree.tokenTable[index - 1].upper)
    var pieces: [TriviaPiece] = []
    for comment in leadingComments {
      addText(place..<Int(comment.lower), to: &pieces)
      place = Int(comment.upper)
      pieces.append(TriviaPiece(kind: kind(of: comment), bytes: Int(comment.lower)..<place))
    }
    addText(place..<Int(token.lower), to: &pieces)
    return pieces
  }

  var leadingComments: ArraySlice<CommentToken> {
    let first = tree.comments.partitioningIndex { $0.nextToken >= index }
    return tree.comments[first...].prefix { $0.nextToken == index }
  }

  private func kind(of comment: CommentToken) -> TriviaPiece.Kind {
    if comment.isDocumentation { return .documentationComment }
    return tree.source.bytes[Int(comment.lower) + 1] == UInt8(ascii: "/") ? .lineComment : .blockComment
  }

  /// Adds the pieces of a range without comments. White space and other text are separate pieces.
  private func addText(_ range: Range<Int>, to pieces: inout [TriviaPiece]) {
    var place = range.lowerBound
    while place < range.upperBound {
      let start = place
      let isSpace = tree.source.bytes[place].isWhiteSpace
      while place < range.upperBound, tree.source.bytes[place].isWhiteSpace == isSpace { place += 1 }
      pieces.append(TriviaPiece(kind: isSpace ? .whiteSpace : .unreadableText, bytes: start..<place))
    }
  }
}

/// A part of the text between two tokens.
package struct TriviaPiece: Hashable, Sendable {
  package enum Kind: Sendable {
    /// Spaces and line breaks.
    case whiteSpace
    case lineComment, blockComment
    /// `///` or `/** */`.
    case documentationComment
    /// Bytes that are part of no token: a byte order mark, or text that the lexer reported.
    case unreadableText
  }
  package var kind: Kind
  /// The bytes of the file.
  package var bytes: Range<Int>

  package var isComment: Bool { kind != .whiteSpace && kind != .unreadableText }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies the predicate. Every later element must satisfy it too.
  func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

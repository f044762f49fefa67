import VmgenSchemaSyntax
import VmgenSchemaTooling

// What the editor does with the structure of a text: it folds and selects.

struct FoldingRange: Encodable {
  var startLine: Int
  var endLine: Int
  var kind: String?
}

struct SelectionParameters: Decodable {
  var textDocument: DocumentIdentifier
  var positions: [Position]
}

final class SelectionRange: Encodable {
  let range: PositionRange
  let parent: SelectionRange?

  init(range: PositionRange, parent: SelectionRange?) {
    self.range = range
    self.parent = parent
  }
}

extension OpenSchema {
  /// The nodes and the comments that have several lines.
  func foldingRanges() -> [FoldingRange] {
    var folds: [Int: FoldingRange] = [:]
    func fold(_ node: SyntaxNode) {
      let range = positions.range(of: node.range)
      // Of the nodes that begin on one line, the outermost folds. Its last line, with the brace, stays.
      if node.parent != nil, range.end.line - 1 > range.start.line, folds[range.start.line] == nil {
        folds[range.start.line] = FoldingRange(startLine: range.start.line, endLine: range.end.line - 1)
      }
      for child in node.childNodes { fold(child) }
    }
    fold(tree.root)
    return (Array(folds.values) + commentFolds).sorted { ($0.startLine, $0.endLine) < ($1.startLine, $1.endLine) }
  }

  private var commentFolds: [FoldingRange] {
    tree.tokens.flatMap { token -> [FoldingRange] in
      let comments = token.leadingTrivia.filter(\.isComment)
      guard let first = comments.first, let last = comments.last else { return [] }
      let (start, end) = (positions.position(of: first.bytes.lowerBound), positions.position(of: last.bytes.upperBound))
      return end.line > start.line ? [FoldingRange(startLine: start.line, endLine: end.line, kind: "comment")] : []
    }
  }

  /// The nodes that contain a position, from the innermost outwards.
  func selectionRange(at position: Position) -> SelectionRange {
    var node: SyntaxNode? = tree.node(at: offset(of: position))
    var ranges: [PositionRange] = []
    while let current = node {
      let range = positions.range(of: current.range)
      if ranges.last != range { ranges.append(range) }
      node = current.parent
    }
    let outermost = SelectionRange(range: positions.all, parent: nil)
    return ranges.reversed().reduce(outermost) { SelectionRange(range: $1, parent: $0) }
  }
}

import VmgenSchemaSyntax

/// A schema file as a tree of nodes over tokens that holds every byte of the text.
///
/// Each token owns the trivia before it: white space, comments, and text that could not be read. The typed syntax has
/// ranges into the same text, and the nodes of the tree are made from it, so the two cannot disagree.
package struct SyntaxTree: Sendable {
  /// The node's kind and tokens. Nodes are in preorder: the descendants of a node follow it.
  struct Record {
    var kind: SyntaxKind
    var tokens: Range<Int32>
    var parent: Int32
    /// The index after the node's last descendant.
    var end: Int32
  }

  /// The file that the tree was parsed from.
  package let source: SourceFile
  /// The typed syntax of the file.
  package let syntax: SchemaSyntax
  /// The diagnostics of the file, in order of place.
  package let diagnostics: [Diagnostic]
  let tokenTable: [Token]
  let comments: [CommentToken]
  let records: [Record]

  /// Parses a file. A file with syntax errors has a tree, too.
  package init(parsing source: SourceFile) {
    let parsed = ParsedFile(source)
    self.source = source
    syntax = parsed.syntax
    diagnostics = parsed.diagnostics
    tokenTable = parsed.tokens
    comments = parsed.comments
    records = SyntaxTreeBuilder.records(of: parsed)
  }

  /// The node that covers the whole file.
  package var root: SyntaxNode { SyntaxNode(tree: self, index: 0) }

  /// Whether the file has an error, so that its syntax is incomplete.
  package var hasErrors: Bool { diagnostics.contains { $0.kind.severity == .error } }

  /// The tokens of the file in order. The last one is the end of the file.
  package var tokens: LazyMapSequence<Range<Int>, SyntaxToken> {
    tokenTable.indices.lazy.map { SyntaxToken(tree: self, index: $0) }
  }

  /// Returns the token at an index among the tokens of the file.
  package func token(at index: Int) -> SyntaxToken { SyntaxToken(tree: self, index: index) }

  /// Returns the smallest node whose text contains a UTF-8 offset.
  package func node(at offset: Int) -> SyntaxNode {
    var node = root
    while let child = node.childNodes.first(where: { $0.range.lower <= offset && offset < $0.range.upper }) {
      node = child
    }
    return node
  }
}

/// A node of a syntax tree.
package struct SyntaxNode: Sendable {
  package let tree: SyntaxTree
  let index: Int

  private var record: SyntaxTree.Record { tree.records[index] }

  package var kind: SyntaxKind { record.kind }

  /// The indices of the node's tokens.
  package var tokenIndices: Range<Int> { Int(record.tokens.lowerBound)..<Int(record.tokens.upperBound) }

  /// The range from the first byte of the node's first token to the last byte of its last token.
  package var range: SourceRange {
    let (first, last) = (tree.tokenTable[tokenIndices.lowerBound], tree.tokenTable[tokenIndices.upperBound - 1])
    return SourceRange(file: tree.source.id, lower: first.lower, upper: max(first.lower, last.upper))
  }

  /// The node that contains this one, or nil for the root.
  package var parent: SyntaxNode? { index == 0 ? nil : SyntaxNode(tree: tree, index: Int(record.parent)) }

  /// The nodes directly in this one.
  package var childNodes: [SyntaxNode] {
    var nodes: [SyntaxNode] = []
    var child = index + 1
    while child < Int(record.end) {
      nodes.append(SyntaxNode(tree: tree, index: child))
      child = Int(tree.records[child].end)
    }
    return nodes
  }

  /// The nodes and tokens directly in this node, in the order of the text.
  package var children: [SyntaxElement] {
    var elements: [SyntaxElement] = []
    var next = tokenIndices.lowerBound
    func addTokens(upTo end: Int) {
      while next < end {
        elements.append(.token(SyntaxToken(tree: tree, index: next)))
        next += 1
      }
    }
    for child in childNodes {
      addTokens(upTo: child.tokenIndices.lowerBound)
      elements.append(.node(child))
      next = child.tokenIndices.upperBound
    }
    addTokens(upTo: tokenIndices.upperBound)
    return elements
  }
}

/// A part of a node: a node or a token.
package enum SyntaxElement: Sendable {
  case node(SyntaxNode)
  case token(SyntaxToken)
}

extension SyntaxNode {
  /// The text of the node's tokens with their leading trivia. The root's is the whole file.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    appendBytes(to: &bytes)
    return bytes
  }

  private func appendBytes(to bytes: inout [UInt8]) {
    for child in children {
      switch child {
      case .node(let node): node.appendBytes(to: &bytes)
      case .token(let token):
        for piece in token.leadingTrivia { bytes += token.tree.source.bytes[piece.bytes] }
        bytes += token.text
      }
    }
  }
}

/// Makes the nodes of a syntax tree from the ranges of the typed syntax.
struct SyntaxTreeBuilder {
  private let tokens: [Token]
  private var records: [SyntaxTree.Record]
  /// The nodes that contain the next one, outermost first.
  private var open: [Int] = [0]

  /// Returns the nodes in preorder. The first one covers the whole file.
  static func records(of parsed: ParsedFile) -> [SyntaxTree.Record] {
    var collector = SyntaxNodeCollector()
    collector.collect(parsed.syntax)
    var builder = SyntaxTreeBuilder(parsed.tokens)
    for node in collector.sortedNodes { builder.add(node.kind, node.range) }
    return builder.finished()
  }

  private init(_ tokens: [Token]) {
    self.tokens = tokens
    records = [SyntaxTree.Record(kind: .schema, tokens: 0..<Int32(tokens.count), parent: 0, end: 0)]
  }

  /// Adds a node to the innermost open node that contains its first token. A node without tokens is omitted.
  private mutating func add(_ kind: SyntaxKind, _ range: SourceRange) {
    let first = Int32(tokens.partitioningIndex { $0.lower >= range.lower })
    var end = Int32(tokens.partitioningIndex { $0.lower >= range.upper })
    // Tokens that are missing from the text are empty. They belong to the string that they close.
    while end > first, Int(end) < tokens.count - 1, tokens[Int(end)].upper == range.upper { end += 1 }
    while open.count > 1, let last = open.last, records[last].tokens.upperBound <= first { close() }
    guard let parent = open.last else { return }
    end = min(end, records[parent].tokens.upperBound)
    guard first < end else { return }
    open.append(records.count)
    records.append(SyntaxTree.Record(kind: kind, tokens: first..<end, parent: Int32(parent), end: 0))
  }

  private mutating func close() {
    guard let last = open.popLast() else { return }
    records[last].end = Int32(records.count)
  }

  private mutating func finished() -> [SyntaxTree.Record] {
    while !open.isEmpty { close() }
    return records
  }
}

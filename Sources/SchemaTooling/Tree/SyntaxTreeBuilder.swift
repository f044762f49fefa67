import VmgenSchemaSyntax

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

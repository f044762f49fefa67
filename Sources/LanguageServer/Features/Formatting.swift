import VmgenSchemaSyntax
import VmgenSchemaTooling

extension OpenSchema {
  /// The edits that format the document; none for one with syntax errors.
  func formatting() -> [TextEdit] { changedLines.map(\.edit) }

  /// The edits that format the lines of a range.
  func formatting(in range: PositionRange) -> [TextEdit] {
    changedLines.filter { $0.lines.overlaps(range.start.line..<range.end.line + 1) }.map(\.edit)
  }

  /// The edits that format the item that a brace has ended.
  func formatting(afterTypingAt position: Position) -> [TextEdit] {
    let brace = max(0, offset(of: position) - 1)
    var node = tree.node(at: brace)
    while !node.kind.isItem, let parent = node.parent { node = parent }
    return node.parent == nil ? [] : formatting(in: positions.range(of: node.range))
  }

  /// The lines that formatting changes, with the edit of each run of them.
  private var changedLines: [(lines: Range<Int>, edit: TextEdit)] {
    guard let formatted = formatSchema(tree) else { return [] }
    let (old, new) = (Self.lines(of: project.written(file)), Self.lines(of: formatted))
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [(Range<Int>, TextEdit)] = []
    var (oldLine, newLine) = (0, 0)
    while oldLine < old.count || newLine < new.count {
      let start = (oldLine, newLine)
      while removed.contains(oldLine) { oldLine += 1 }
      while inserted.contains(newLine) { newLine += 1 }
      if start == (oldLine, newLine) {
        (oldLine, newLine) = (oldLine + 1, newLine + 1)
        continue
      }
      let text = new[start.1..<newLine].flatMap(\.self)
      let range = PositionRange(start: position(ofLine: start.0), end: position(ofLine: oldLine))
      edits.append((start.0..<oldLine, TextEdit(range: range, newText: String(decoding: text, as: UTF8.self))))
    }
    return edits
  }

  private func position(ofLine line: Int) -> Position {
    min(Position(line: line, character: 0), positions.all.end)
  }

  /// Returns the lines with their line breaks.
  private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    let table = LineTable(bytes)
    return table.starts.indices.map { Array(bytes[table.bounds(ofLine: $0 + 1)]) }.filter { !$0.isEmpty }
  }
}

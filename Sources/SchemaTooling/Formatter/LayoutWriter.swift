import VmgenSchemaSyntax

/// Returns a schema file in canonical form, or nil if the file has syntax errors.
///
/// Only the white space between tokens and the indentation of multiline strings change. Each item of a file or a body
/// starts a line, indented by four spaces more than the item that contains it. An item that is on one line stays on it
/// if each of its bodies contains one item, or items that commas separate, and if the line fits. Line breaks in an
/// expression remain, as do comments and single blank lines between the same tokens. The file keeps its byte order mark,
/// and its first line break is the line break of the whole file.
package func formatSchema(_ tree: SyntaxTree) -> [UInt8]? {
  guard !tree.hasErrors else { return nil }
  var writer = LayoutWriter(tree, TokenLayout.layouts(of: tree))
  let source = tree.source.bytes
  let mark = source.starts(with: LineTable.byteOrderMark) ? LineTable.byteOrderMark : []
  return mark + LineEnding(of: source).applied(to: writer.write())
}

/// A writer for the tokens and comments of a tree with canonical white space.
struct LayoutWriter {
  /// A bracket that is open, with the state that its closing bracket restores.
  private struct OpenBracket {
    /// The indentation of the line that contains the bracket.
    var indentation: Int
    var holdsItems: Bool
    var itemIndentation: Int
  }

  /// The maximum number of columns of an item that stays on one line with its bodies.
  private static let lineWidth = 120

  private let tree: SyntaxTree
  private let layouts: [TokenLayout]
  private var output: [UInt8] = []
  private var brackets: [OpenBracket] = []
  private var strings: [IndentedString] = []
  /// The indentation of the current line, and of the line on which the current item starts.
  private var lineIndentation = 0
  private var itemIndentation = 0
  /// Whether nothing was written since the start of the file or of a bracket, so that no blank line can follow.
  private var isAtStart = true
  /// The last token of the item that stays on one line with its bodies.
  private var lineEnd = -1

  init(_ tree: SyntaxTree, _ layouts: [TokenLayout]) {
    self.tree = tree
    self.layouts = layouts
  }

  mutating func write() -> [UInt8] {
    for token in tree.tokens { write(token) }
    if !output.isEmpty { output.append(0x0A) }
    return output
  }

  private mutating func write(_ token: SyntaxToken) {
    let layout = layouts[token.index]
    let isEnd = token.kind == .endOfFile
    let indentation = isEnd ? 0 : self.indentation(of: token, layout)
    let hasComments = token.leadingTrivia.contains { $0.isComment }
    let breaks = writeComments(before: token, indentation)
    if isEnd { return }
    // New lines separate statements.
    if token.kind == .semicolon { return }
    if token.kind.isInString {
      if breaks.mustBreak { newLine(indentation, isBlankBefore: false) } else if hasComments { output.append(0x20) }
    } else if startsLine(token, layout, breaks, hasComments) {
      let canBeBlank = layout.role.isItem || (layout.role == .none && hasComments)
      newLine(indentation, isBlankBefore: breaks.count > 1 && canBeBlank)
    } else if token.index > 0, hasComments || hasSpace(before: token, layout) {
      output.append(0x20)
    }
    if layout.role.isItem { itemIndentation = lineIndentation }
    if let end = layout.lineEnd, end > lineEnd, fits(token.index...end) { lineEnd = end }
    writeText(of: token, layout)
    isAtStart = token.kind == .leftBrace
  }

  private func startsLine(
    _ token: SyntaxToken, _ layout: TokenLayout, _ breaks: (count: Int, mustBreak: Bool), _ hasComments: Bool
  ) -> Bool {
    if layout.startsLine, token.index > lineEnd { return true }
    return breaks.mustBreak || (breaks.count > 0 && keepsLineBreak(before: layout, hasComments))
  }

  /// Whether a line break in the source remains before a token that does not have to start a line.
  private func keepsLineBreak(before layout: TokenLayout, _ hasComments: Bool) -> Bool {
    switch layout.role {
    case .none, .item, .caseStatement, .guardElse: true
    case .bodyEnd: layout.hasSpace == nil || hasComments
    case .bodyStart, .casesStart, .branchStart, .continuation: hasComments
    }
  }

  private func hasSpace(before token: SyntaxToken, _ layout: TokenLayout) -> Bool {
    layout.hasSpace ?? SyntaxToken.isSpace(between: tree.token(at: token.index - 1), and: token)
  }

  /// Whether the tokens of an item that starts the current line fit on the line.
  private func fits(_ indices: ClosedRange<Int>) -> Bool {
    var width = 4 * lineIndentation
    for index in indices {
      let token = tree.token(at: index)
      width += String(decoding: token.text, as: UTF8.self).count
      if index > indices.lowerBound, !token.kind.isInString, hasSpace(before: token, layouts[index]) { width += 1 }
    }
    return width <= Self.lineWidth
  }

  // MARK: Lines

  private mutating func newLine(_ indentation: Int, isBlankBefore: Bool) {
    if !output.isEmpty {
      output.append(0x0A)
      if isBlankBefore, !isAtStart { output.append(0x0A) }
    }
    output += [UInt8](repeating: 0x20, count: 4 * indentation)
    lineIndentation = indentation
  }

  /// Returns the indentation of the line that would start with a token.
  private func indentation(of token: SyntaxToken, _ layout: TokenLayout) -> Int {
    if token.kind.closesBracket { return brackets.last?.indentation ?? 0 }
    switch layout.role {
    case .item: return brackets.last.map { $0.indentation + 1 } ?? 0
    case .caseStatement: return brackets.last.map { $0.indentation + 2 } ?? 0
    case .bodyStart, .continuation, .guardElse: return itemIndentation
    case .none, .bodyEnd, .casesStart, .branchStart:
      guard let bracket = brackets.last, !bracket.holdsItems else { return itemIndentation + 1 }
      return bracket.indentation + 1
    }
  }

  /// Writes the comments before a token. Returns the number of line breaks between the last comment and the token, and
  /// whether a line break is required, because the comment ends at the end of its line.
  private mutating func writeComments(before token: SyntaxToken, _ indentation: Int) -> (count: Int, mustBreak: Bool) {
    var (count, mustBreak) = (0, false)
    let level = token.kind.closesBracket ? indentation + 1 : indentation
    for piece in token.leadingTrivia {
      let text = tree.source.bytes[piece.bytes]
      guard piece.isComment else {
        if piece.kind == .whiteSpace { count += text.lineBreakCount }
        continue
      }
      if count > 0 || mustBreak || output.isEmpty {
        newLine(level, isBlankBefore: count > 1)
      } else {
        output.append(0x20)
      }
      output += text.reversed().drop { $0 == 0x20 || $0 == 0x09 }.reversed()
      isAtStart = false
      count = 0
      mustBreak = text.dropFirst().first == UInt8(ascii: "/")
    }
    return (count, mustBreak)
  }

  // MARK: Tokens

  private mutating func writeText(of token: SyntaxToken, _ layout: TokenLayout) {
    switch token.kind {
    case .stringStart:
      let indentation = lineIndentation + (isAtLineStart ? 0 : 1)
      strings.append(IndentedString(tree, startingAt: token.index, indentation: indentation))
      output += token.text
    case .stringText:
      guard let string = strings.last, string.isMultiline else { return output.append(contentsOf: token.text) }
      output += string.reindented(token)
    case .stringEnd:
      output += token.text
      if let string = strings.popLast(), string.isMultiline { lineIndentation = string.indentation }
    default:
      if token.kind.closesBracket, let bracket = brackets.popLast() { itemIndentation = bracket.itemIndentation }
      output += token.text
      guard token.kind.opensBracket else { return }
      brackets.append(
        OpenBracket(
          indentation: layout.role == .bodyStart ? itemIndentation : lineIndentation,
          holdsItems: layout.role == .bodyStart || layout.role == .casesStart, itemIndentation: itemIndentation))
    }
  }

  /// Whether the current line contains only indentation.
  private var isAtLineStart: Bool {
    output.last { $0 != 0x20 } == 0x0A
  }
}

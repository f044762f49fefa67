import VmgenSchemaSyntax

/// A string literal with a new indentation of its lines.
struct IndentedString {
  let isMultiline: Bool
  /// The indentation of the lines and of the closing delimiter, in levels.
  let indentation: Int
  /// The white space at the start of each line in the source.
  private let sourceIndentation: ArraySlice<UInt8>

  init(_ tree: SyntaxTree, startingAt start: Int, indentation: Int) {
    self.indentation = indentation
    isMultiline = tree.token(at: start).text.suffix(3).elementsEqual("\"\"\"".utf8)
    var (index, depth) = (start, 0)
    repeat {
      if tree.token(at: index).kind == .stringStart { depth += 1 }
      if tree.token(at: index).kind == .stringEnd { depth -= 1 }
      index += 1
    } while depth > 0 && index < tree.tokens.count
    let end = Int(tree.token(at: index - 1).range.lower)
    var first = end
    while first > 0, tree.source.bytes[first - 1] == 0x20 || tree.source.bytes[first - 1] == 0x09 { first -= 1 }
    sourceIndentation = tree.source.bytes[first..<end]
  }

  /// Returns the text of a token of the string with the new indentation. Empty lines have no trailing white space.
  func reindented(_ token: SyntaxToken) -> [UInt8] {
    let lines = token.text.lines
    var result = Array(lines[0])
    for (number, line) in lines.enumerated().dropFirst() {
      let content = line.starts(with: sourceIndentation) ? line.dropFirst(sourceIndentation.count) : line.trimmed
      result.append(0x0A)
      // The last line of a token continues with an interpolation or the closing delimiter.
      if content.isEmpty, number < lines.count - 1 { continue }
      result += [UInt8](repeating: 0x20, count: 4 * indentation)
      result += content
    }
    return result
  }
}

extension ArraySlice<UInt8> {
  /// The lines of the text without their line breaks: LF, CR LF or CR.
  var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var (start, place) = (startIndex, startIndex)
    while place < endIndex {
      let byte = self[place]
      place += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      lines.append(self[start..<place - 1])
      if byte == 0x0D, place < endIndex, self[place] == 0x0A { place += 1 }
      start = place
    }
    return lines + [self[start..<endIndex]]
  }

  /// The text without spaces and tabs at its start.
  fileprivate var trimmed: ArraySlice<UInt8> { drop { $0 == 0x20 || $0 == 0x09 } }

  /// The number of line breaks in the text.
  var lineBreakCount: Int { lines.count - 1 }
}

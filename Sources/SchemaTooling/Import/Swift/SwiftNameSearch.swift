import VmgenSchemaSyntax

/// A place of a name in the code of a Swift file.
package struct SwiftNamePlace: Sendable {
  /// The bytes of the name, without backquotes.
  package var range: Range<Int>
  package var isQuoted: Bool
  /// Whether the name follows a dot.
  package var isMember: Bool
  /// Whether the name is the label of an argument or a parameter.
  package var isLabel: Bool
  /// Whether the label of a parameter is also its name in the body of a function.
  package var isParameter: Bool
}

extension SwiftNamePlace {
  /// Returns the places of a name in Swift, except those in comments and in the text of literals.
  package static func places(of name: String, in bytes: [UInt8]) -> [SwiftNamePlace] {
    if bytes.firstRange(of: Array(name.utf8)) == nil { return [] }
    let source = SourceFile(id: SourceFile.ID(0), path: "", relativePath: "", bytes: bytes)
    let lexer = SwiftLexer(source, readsAllBranches: true)
    let tokens = lexer.tokens
    let parameters = tokens.indices.compactMap { index -> Range<Int>? in
      guard tokens[index].isWord("func"), index + 2 < tokens.count, let end = tokens[index + 2].closing else {
        return nil
      }
      return index + 2..<end
    }
    let places = tokens.indices.compactMap { index -> SwiftNamePlace? in
      let token = tokens[index]
      let isQuoted = token.text == "`\(name)`"
      guard token.kind == .word, isQuoted || token.text == name else { return nil }
      let rest = tokens[(index + 1)...].prefix(2)
      let beginsArgument = index > 0 && (tokens[index - 1].isSymbol("(") || tokens[index - 1].isSymbol(","))
      let isLast = rest.first?.isSymbol(":") == true
      let isLabel = beginsArgument && (isLast || rest.first?.kind == .word && rest.last?.isSymbol(":") == true)
      return SwiftNamePlace(
        range: isQuoted ? token.lower + 1..<token.upper - 1 : token.lower..<token.upper, isQuoted: isQuoted,
        isMember: index > 0 && tokens[index - 1].isSymbol("."), isLabel: isLabel,
        isParameter: isLabel && isLast && parameters.contains { $0.contains(index) })
    }
    let inner = lexer.interpolations.flatMap { range in
      Self.places(of: name, in: Array(bytes[range])).map { place in
        var moved = place
        moved.range = place.range.lowerBound + range.lowerBound..<place.range.upperBound + range.lowerBound
        return moved
      }
    }
    return (places + inner).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

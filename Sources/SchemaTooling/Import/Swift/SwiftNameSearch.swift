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
  /// The function or type of the innermost call or parameters around the name: `f` in `a.f(name: 1)`.
  package var callee: String?
  /// Whether the function or type of the call follows a dot.
  package var isMemberCall = false
  /// The type of the extension that contains the name.
  package var extendedType: String?
}

extension SwiftNamePlace {
  /// Returns the places of a name in Swift, except those in comments and in the text of literals.
  package static func places(of name: String, in bytes: [UInt8]) -> [SwiftNamePlace] {
    if bytes.firstRange(of: Array(name.utf8)) == nil { return [] }
    let source = SourceFile(id: SourceFile.ID(0), path: "", relativePath: "", bytes: bytes)
    let lexer = SwiftLexer(source, readsAllBranches: true)
    let tokens = lexer.tokens
    let surroundings = Surroundings(tokens)
    let places = tokens.indices.compactMap { index -> SwiftNamePlace? in
      let token = tokens[index]
      let isQuoted = token.text == "`\(name)`"
      guard token.kind == .word, isQuoted || token.text == name else { return nil }
      let rest = tokens[(index + 1)...].prefix(2)
      let beginsArgument = index > 0 && (tokens[index - 1].isSymbol("(") || tokens[index - 1].isSymbol(","))
      let isLast = rest.first?.isSymbol(":") == true
      let isLabel = beginsArgument && (isLast || rest.first?.kind == .word && rest.last?.isSymbol(":") == true)
      let call = surroundings.call(around: index)
      return SwiftNamePlace(
        range: isQuoted ? token.lower + 1..<token.upper - 1 : token.lower..<token.upper, isQuoted: isQuoted,
        isMember: index > 0 && tokens[index - 1].isSymbol("."), isLabel: isLabel,
        isParameter: isLabel && isLast && surroundings.parameters.contains { $0.contains(index) },
        callee: call?.callee, isMemberCall: call?.isMember == true,
        extendedType: surroundings.extendedType(at: token.lower))
    }
    let inner = lexer.interpolations.flatMap { range in
      Self.places(of: name, in: Array(bytes[range])).map { place in
        var moved = place
        moved.range = place.range.lowerBound + range.lowerBound..<place.range.upperBound + range.lowerBound
        moved.extendedType = surroundings.extendedType(at: range.lowerBound)
        return moved
      }
    }
    return (places + inner).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// The calls, parameters and extensions around the tokens of a file.
private struct Surroundings {
  /// The indices of the tokens of the parameters of functions.
  private(set) var parameters: [Range<Int>] = []
  private var calls: [(callee: String, isMember: Bool, arguments: Range<Int>)] = []
  private var extensions: [(type: String, range: Range<Int>)] = []

  init(_ tokens: [SwiftToken]) {
    for (index, token) in tokens.enumerated() {
      if token.isSymbol("("), let end = token.closing {
        let isDeclaration = index > 1 && tokens[index - 2].isWord("func")
        if isDeclaration { parameters.append(index..<end) }
        let callee = index > 0 ? Self.callee(before: index, tokens) : ""
        calls.append((callee, index > 1 && tokens[index - 2].isSymbol("."), index + 1..<end))
      } else if token.isWord("extension"), let opening = tokens[index...].firstIndex(where: { $0.isSymbol("{") }),
        let end = tokens[opening].closing
      {
        let path = tokens[(index + 1)..<opening].prefix { $0.kind == .word || $0.isSymbol(".") }
        extensions.append((path.last?.unquoted ?? "", tokens[opening].lower..<tokens[end].upper))
      }
    }
  }

  /// Returns the name of a call. `init` is one only after a dot, because it otherwise begins a declaration.
  private static func callee(before index: Int, _ tokens: [SwiftToken]) -> String {
    let isDeclaredInitializer = tokens[index - 1].isWord("init") && !(index > 1 && tokens[index - 2].isSymbol("."))
    return tokens[index - 1].kind == .word && !isDeclaredInitializer ? tokens[index - 1].unquoted : ""
  }

  func call(around index: Int) -> (callee: String, isMember: Bool, arguments: Range<Int>)? {
    calls.last { $0.arguments.contains(index) }
  }

  func extendedType(at offset: Int) -> String? { extensions.last { $0.range.contains(offset) }?.type }
}

extension SwiftToken {
  fileprivate var unquoted: String { text.filter { $0 != "`" } }
}

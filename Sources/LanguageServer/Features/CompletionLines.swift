import VmgenSchemaSyntax
import VmgenSchemaTooling

/// The code around a place where an author writes.
extension OpenSchema {
  /// The words before an offset in its line, or in the braces of the line, without arguments in parentheses and brackets;
  /// and whether the offset is in the parentheses of a call or in the brackets of a subscript.
  func wordsOfLine(before offset: Int) -> (words: [String], isInCall: Bool) {
    let line = file.bytes[..<offset].reversed().prefix { $0 != 0x0A && $0 != 0x0D && $0 != UInt8(ascii: "{") }
    var code: [UInt8] = []
    var open: [UInt8] = []
    for byte in line.reversed() {
      let isSubscript = byte == UInt8(ascii: "[") && code.last?.isPartOfName == true
      if let last = open.last {
        if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { open.append(byte) }
        guard byte == (last == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]")) else { continue }
        open.removeLast()
        if open.isEmpty, last == UInt8(ascii: "["), code.last == last { code.append(byte) }
      } else if byte == UInt8(ascii: "(") || isSubscript {
        open.append(byte)
        if isSubscript { code.append(byte) }
      } else {
        code.append(byte)
      }
    }
    return (String(decoding: code, as: UTF8.self).split { $0 == " " || $0 == "\t" }.map(String.init), !open.isEmpty)
  }

  /// The code after the name at an offset in its line, without a comment.
  func restOfLine(after offset: Int) -> String {
    let line = file.bytes[offset...].prefix { $0 != 0x0A && $0 != 0x0D }.drop { $0.isPartOfName }
    let text = String(decoding: line, as: UTF8.self)
    return String(text[..<(text.range(of: "//")?.lowerBound ?? text.endIndex)])
  }

  /// Whether an argument of a call begins at an offset, which can have a label.
  func startsArgument(at offset: Int) -> Bool {
    let before = file.bytes[..<offset].last { $0 != 0x20 && $0 != 0x0A }
    return (before == UInt8(ascii: "(") || before == UInt8(ascii: ",")) && openCall(before: offset) != nil
  }

  func isAtLineStart(_ offset: Int) -> Bool {
    let before = file.bytes[..<offset].reversed().first { $0 != 0x20 && $0 != 0x09 }
    return before.map { [0x0A, 0x0D, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";")].contains($0) } ?? true
  }

  /// Whether a block ends before an offset in its line.
  func followsBlock(_ offset: Int) -> Bool {
    file.bytes[..<offset].last { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "}")
  }

  // MARK: Brackets

  /// The brackets that are open at an offset, outermost first.
  func openBrackets(at offset: Int) -> [SyntaxToken] {
    var open: [SyntaxToken] = []
    for token in tree.tokens.prefix(while: { Int($0.range.upper) <= offset }) {
      if token.kind.closer != nil {
        open.append(token)
      } else if token.kind.isCloser, let match = open.lastIndex(where: { $0.kind.closer?.kind == token.kind }) {
        open.removeSubrange(match...)
      }
    }
    return open
  }

  /// The closing brackets that are missing after an offset.
  func missingBrackets(after offset: Int) -> String {
    let lines = LineTable(file.bytes)
    var next = tree.tokens.firstIndex { Int($0.range.lower) >= offset } ?? tree.tokens.endIndex
    var missing = ""
    var unclosedBraces = tree.tokens.reduce(0) { $0 + ($1.kind == .leftBrace ? 1 : $1.kind == .rightBrace ? -1 : 0) }
    for bracket in openBrackets(at: offset).reversed() {
      guard let closer = bracket.kind.closer else { break }
      if bracket.kind == .leftBrace, unclosedBraces <= 0 { break }
      if let end = closing(of: bracket, from: next, lines) {
        next = end + 1
      } else {
        missing += closer.text
        if bracket.kind == .leftBrace { unclosedBraces -= 1 }
      }
    }
    return missing
  }

  /// Returns the token that closes a bracket. No bracket contains a line that is indented less than that of the bracket.
  private func closing(of bracket: SyntaxToken, from start: Int, _ lines: LineTable) -> Int? {
    let indentation = indentation(ofLineAt: bracket, lines)
    var line = lines.location(of: bracket.range.lower).line
    var depth = 0
    for token in tree.tokens[start...] {
      let next = lines.location(of: token.range.lower).line
      if next > line {
        line = next
        let found = self.indentation(ofLineAt: token, lines)
        if found < indentation || found == indentation && !token.kind.isCloser { return nil }
      }
      if token.kind.closer != nil { depth += 1 }
      guard token.kind.isCloser else { continue }
      if depth == 0 { return token.kind == bracket.kind.closer?.kind ? token.index : nil }
      depth -= 1
    }
    return nil
  }

  private func indentation(ofLineAt token: SyntaxToken, _ lines: LineTable) -> Int {
    let line = lines.bounds(ofLine: lines.location(of: token.range.lower).line)
    return file.bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  /// Whether the innermost braces around an offset are those of a `switch`, also in code with mistakes.
  func isInSwitch(at offset: Int) -> Bool {
    var depth = 0
    var isBeforeBrace = false
    for token in tree.tokens.prefix(while: { Int($0.range.upper) <= offset }).reversed() {
      switch token.kind {
      case .rightBrace: if isBeforeBrace, depth == 0 { return false } else { depth += 1 }
      case .leftBrace where depth > 0: depth -= 1
      case .leftBrace: if isBeforeBrace { return false } else { isBeforeBrace = true }
      case .switchKeyword where isBeforeBrace && depth == 0: return true
      case .equal where isBeforeBrace && depth == 0: return false
      default: break
      }
    }
    return false
  }

  /// Whether an offset is in braces of a value among the declarations of a body.
  func isInClosure(_ offset: Int, _ body: Body) -> Bool {
    openMember(at: offset, in: body) != nil && !isInSwitch(at: offset)
  }

  /// The brace of the member around an offset in a body whose syntax does not contain the member; nil if there is none.
  private func openMember(at offset: Int, in body: Body) -> SyntaxToken? {
    guard [.file, .fields, .cases, .functions, .members, .routes].contains(body) else { return nil }
    return openBrackets(at: offset).filter { $0.kind == .leftBrace }.dropFirst(body == .file ? 0 : 1).first
  }

  // MARK: Bodies

  /// The kind of the items around an offset.
  func body(at offset: Int) -> Body {
    var node: SyntaxNode? = tree.node(at: max(0, offset - 1))
    var found = Body.file
    while let current = node {
      if Int(current.range.lower) < offset, let body = body(of: current) {
        found = body
        break
      }
      node = current.parent
    }
    // The braces of a member that is not complete can lack their end.
    guard found == .members, let brace = openMember(at: offset, in: found) else { return found }
    let words = wordsOfLine(before: Int(brace.range.lower)).words
    return words.first { $0 != "private" }.flatMap { Self.bodies[$0] } ?? found
  }

  /// The items in the braces of a member, by its keyword. The braces of other members contain a value.
  private static let bodies: [String: Body] = [
    "edit": .rules, "list": .listRules, "example": .exampleSteps, "examples": .exampleGroup, "command": .steps,
    "on": .steps, "every": .steps, "follow": .steps,
  ]

  private func body(of node: SyntaxNode) -> Body? {
    switch node.kind {
    case .viewModelDeclaration: .members
    case .modelDeclaration: .fields
    case .enumDeclaration: .cases
    case .serviceDeclaration: .functions
    case .fakeDeclaration: .fakeItems
    case .fakeFunction: .steps
    case .exampleFunction: .exampleSteps
    case .errorPolicyDeclaration: .errorPolicy
    case .routerDeclaration: .routes
    case .routerItemWithBody: .tabs
    case .block: .steps
    case .body: .statements
    case .memberDeclarationWithBody: memberBody(of: node)
    default: nil
    }
  }

  private func memberBody(of node: SyntaxNode) -> Body? {
    let word = String(decoding: tree.token(at: node.tokenIndices.lowerBound).text, as: UTF8.self)
    return Self.bodies[word] ?? .steps
  }
}

extension Token.Kind {
  /// What closes a bracket of the kind.
  fileprivate var closer: (kind: Token.Kind, text: String)? {
    switch self {
    case .leftParen: (.rightParen, ")")
    case .leftBracket: (.rightBracket, "]")
    case .leftBrace: (.rightBrace, "}")
    default: nil
    }
  }

  fileprivate var isCloser: Bool { self == .rightParen || self == .rightBracket || self == .rightBrace }
}

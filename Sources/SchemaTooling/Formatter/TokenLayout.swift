import VmgenSchemaSyntax

/// The separation of a token from the previous token, as far as the tree determines it.
struct TokenLayout {
  /// The role of a token, which determines the start of its line.
  enum Role {
    case none
    /// The first token of an item, and of a statement in a `case`, which is indented once more.
    case item, caseStatement
    /// The `{` and `}` around the items of a declaration, a member or a step.
    case bodyStart, bodyEnd
    /// The `{` before the cases of a `switch`, and before a value of an `if`.
    case casesStart, branchStart
    /// `else`, or the first token of a `catch` or an `end`, which follow the previous `}`.
    case continuation
    /// The `else` of a `guard`, which can start a line.
    case guardElse

    var isItem: Bool { self == .item || self == .caseStatement }
  }

  var role = Role.none
  /// Whether the role requires that the token starts a line.
  var startsLine = false
  /// Whether white space precedes the token on its line; nil if the kinds of the two tokens determine it.
  var hasSpace: Bool?
  /// For the first token of an item that can stay on one line with its bodies, and for the `else` of a `guard`: the
  /// item's last token.
  var lineEnd: Int?
}

extension TokenLayout {
  /// Returns the layout of each token of a tree.
  static func layouts(of tree: SyntaxTree) -> [TokenLayout] {
    var planner = LayoutPlanner(layouts: [TokenLayout](repeating: TokenLayout(), count: tree.tokens.count))
    planner.plan(tree.root, isInline: false)
    return planner.layouts
  }
}

private struct LayoutPlanner {
  var layouts: [TokenLayout]

  /// Plans the tokens of a node. In an interpolation, where `isInline` is true, no token starts a line.
  mutating func plan(_ node: SyntaxNode, isInline: Bool) {
    if node.kind.isItem { planItem(node, isInline) }
    if node.kind == .catchClause || node.kind == .endClause {
      layouts[node.tokenIndices.lowerBound].role = .continuation
    }
    for child in node.children {
      switch child {
      case .node(let child): plan(child, isInline: isInline || node.kind == .string)
      case .token(let token): plan(token, of: node, isInline)
      }
    }
    guard node.kind.isItem else { return }
    let first = node.tokenIndices.lowerBound
    if layouts[first].startsLine { layouts[first].lineEnd = lineEnd(of: node, from: first) }
    if isGuard(node), let word = node.tokenIndices.first(where: { layouts[$0].role == .guardElse }) {
      layouts[word].lineEnd = lineEnd(of: node, from: word)
    }
  }

  /// Returns the last token of an item that is on one line in the source from a token on, if each of its bodies contains
  /// one item, or items that commas separate; otherwise nil.
  private func lineEnd(of node: SyntaxNode, from first: Int) -> Int? {
    let indices = first..<node.tokenIndices.upperBound
    guard !isOnSeveralLines(node.tree.token(at: first).text) else { return nil }
    for index in indices.dropFirst() {
      let token = node.tree.token(at: index)
      let trivia = token.leadingTrivia
      let isOnLine =
        !isOnSeveralLines(token.text)
        && trivia.allSatisfy { !$0.isComment && !isOnSeveralLines(node.tree.source.bytes[$0.bytes]) }
      let layout = layouts[index]
      let isFirst = [.leftBrace, .inKeyword].contains(node.tree.token(at: index - 1).kind)
      let isSeparated = layout.role.isItem && layout.startsLine && !isFirst
      if !isOnLine || isSeparated || layout.role == .casesStart { return nil }
    }
    return indices.last
  }

  private func isGuard(_ node: SyntaxNode) -> Bool {
    node.tree.token(at: node.tokenIndices.lowerBound).text.elementsEqual("guard".utf8)
  }

  private func isOnSeveralLines(_ text: ArraySlice<UInt8>) -> Bool { text.contains { $0 == 0x0A || $0 == 0x0D } }

  private mutating func planItem(_ node: SyntaxNode, _ isInline: Bool) {
    let first = node.tokenIndices.lowerBound
    let parent = node.parent
    // The `if` of an `else if` is a step that takes the place of a block.
    if parent?.kind == .block, parent?.tokenIndices.lowerBound == first { return }
    let previous = first > 0 ? node.tree.token(at: first - 1).kind : nil
    let isInCase = (node.kind == .statement || node.kind == .step) && parent?.kind == .switchCase
    layouts[first].role = isInCase ? .caseStatement : .item
    layouts[first].startsLine = !isInline && previous != .comma && !(isInCase && previous == .colon)
  }

  private mutating func plan(_ token: SyntaxToken, of node: SyntaxNode, _ isInline: Bool) {
    let index = token.index
    switch (node.kind, token.kind) {
    case (.conditional, .leftBrace): layouts[index].role = .branchStart
    case (.match, .leftBrace): layouts[index].role = .casesStart
    case (_, .leftBrace) where node.kind.hasBody: layouts[index].role = .bodyStart
    case (_, .rightBrace) where node.kind.hasBody:
      layouts[index].role = .bodyEnd
      let isEmpty = node.tree.token(at: index - 1).kind == .leftBrace
      layouts[index].startsLine = !isInline && !isEmpty
      if isEmpty { layouts[index].hasSpace = false }
    case (.step, .elseKeyword), (.statement, .elseKeyword), (.conditional, .elseKeyword):
      layouts[index].role = isGuard(node) ? .guardElse : .continuation
    case (.call, .leftParen), (.index, .leftBracket), (.member, .dot), (.optionalChain, .question),
      (.optionalType, _), (.functionDeclaration, .leftParen), (.serviceFunction, .leftParen),
      (.fakeFunction, .leftParen), (.exampleFunction, .leftParen),
      (.memberDeclaration, .leftParen), (.attribute, .leftParen), (.routerItemWithBody, .leftParen),
      (.enumCase, .leftParen),
      (.throwsClause, .leftParen), (.accessor, .leftParen), (.pattern, .leftParen), (.editText, .leftParen),
      (.editRule, .leftParen),
      (.step, .leftParen), (.navigationStep, .leftParen), (.exampleStep, .leftParen), (.name, .leftParen):
      // The values of `on change of (a, b)`, the names of `for (a, b) in` and the parts of `case (.a, _), (.b, _):` are no
      // parameters.
      let word = node.tree.token(at: index - 1).text
      layouts[index].hasSpace =
        token.kind == .leftParen && ![.call, .functionDeclaration].contains(node.kind)
        && ["of", "for", "case", ","].contains { word.elementsEqual($0.utf8) }
    case (.parenthesized, .leftParen) where node.parent?.kind == .navigationStep:
      layouts[index].hasSpace = false
    case (.prefix, _): layouts[index + 1].hasSpace = false
    case (_, .question) where index > 0 && node.tree.token(at: index - 1).text.elementsEqual("as".utf8):
      layouts[index].hasSpace = false
    // The labels of a name, `logIn(email:password:)`: each colon stands for a value.
    case (.name, .colon): layouts[index + 1].hasSpace = false
    case (.genericType, .greater): layouts[index].hasSpace = false
    case (.binary, .closedRange), (.binary, .halfOpenRange), (.genericType, .less):
      layouts[index].hasSpace = false
      layouts[index + 1].hasSpace = false
    // A range in a pattern can have one bound: `90...`, `..<10`.
    case (.pattern, .closedRange), (.pattern, .halfOpenRange), (.patternBinding, .closedRange),
      (.patternBinding, .halfOpenRange):
      let next = node.tree.token(at: index + 1)
      if ![.caseKeyword, .leftParen, .comma, .colon].contains(node.tree.token(at: index - 1).kind) {
        layouts[index].hasSpace = false
      }
      if ![.equal, .inKeyword].contains(next.kind), !next.text.elementsEqual("where".utf8) {
        layouts[index + 1].hasSpace = false
      }
    case (.binary, _), (.ternary, _):
      layouts[index].hasSpace = true
      layouts[index + 1].hasSpace = true
    default: break
    }
  }
}

extension SyntaxToken {
  /// Returns whether a space separates two consecutive tokens if the tree does not determine it.
  static func isSpace(between previous: SyntaxToken, and next: SyntaxToken) -> Bool {
    switch previous.kind {
    case .leftParen, .leftBracket, .dot, .at, .dollar, .backslash, .stringStart, .stringText, .interpolationStart,
      .interpolationEnd:
      return false
    default: break
    }
    switch next.kind {
    case .rightParen, .rightBracket, .comma, .colon, .semicolon, .stringText, .stringEnd, .interpolationStart,
      .interpolationEnd:
      return false
    case .dot where previous.text.elementsEqual("self".utf8): return false
    case .dot, .question, .exclamation: return !next.leadingTrivia.isEmpty
    default: return true
    }
  }
}

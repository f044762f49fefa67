// Lists and their rules.
extension Parser {
  /// Parses `list lines of LineViewModel(line: $0) in $order.lines { rules }` after its keyword.
  mutating func parseList(_ documentation: [String], from start: Token) -> MemberSyntax? {
    guard let name = parseName("a list's name") else { return nil }
    let (row, elements) = parseListHead(name.text)
    var rules: [ListRuleSyntax] = []
    if token.kind == .leftBrace, isOnLine, !isPanicking {
      parseBody(.listRules, of: start) { parser in
        if let rule = parser.parseListRule() { rules.append(rule) }
      }
    }
    return .list(
      ListSyntax(
        documentation: documentation, range: range(from: start), name: name, row: row, elements: elements,
        rules: rules))
  }

  /// Parses `of LineViewModel(line: $0) in $order.lines`. A list that is loaded has no elements here.
  private mutating func parseListHead(_ name: String) -> (row: Expression, elements: Expression) {
    let help = "write `list \(name) of RowViewModel(row: $0) in rows`"
    readsSharedArguments = true
    defer { readsSharedArguments = false }
    guard isWord("of"), isOnLine else {
      failExpected("`of` and the view model of a row", help: help)
      return (missing, missing)
    }
    advance()
    let row = parseExpression(in: .beforeBrace)
    if token.kind == .inKeyword, isOnLine {
      advance()
      return (row, parseExpression(in: .beforeListRules))
    }
    if token.kind != .leftBrace || !isOnLine {
      failExpected("`in` and the elements", help: help + ", or load the rows: `{ load pages of 30 { page in … } }`")
    }
    return (row, missing)
  }

  /// Parses `filter { … }`, `sort(descending: true) { … }`, `empty "No Data"` or another rule.
  private mutating func parseListRule() -> ListRuleSyntax? {
    skipDocumentation()
    let start = token
    guard token.kind == .identifier, let keyword = ListRuleKeyword(rawValue: text(token)) else {
      fail(
        .unknownListRule(
          word: describe(token), list: ListRuleKeyword.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")),
        at: range(of: token))
      return nil
    }
    advance()
    let keywordRange = range(from: start)
    guard let content = parseContent(of: keyword) else { return nil }
    return ListRuleSyntax(range: range(from: start), keyword: keyword, keywordRange: keywordRange, content: content)
  }

  private mutating func parseContent(of keyword: ListRuleKeyword) -> ListRuleSyntax.Content? {
    switch keyword {
    case .load: return parseLoad().map { .load($0) }
    case .received:
      guard token.kind == .leftBrace, isOnLine else {
        failExpected("`{` and the steps", help: "write `received { answer in … }`")
        return nil
      }
      let (answer, steps) = parseStepsWithParameter(of: token)
      return .received(answer, steps)
    case .filter, .sort, .section:
      var arguments = token.kind == .leftParen && isOnLine ? parseArguments() : []
      if token.kind == .leftBrace, isOnLine {
        arguments.append(Argument(label: nil, value: parseExpression(), isTrailing: true))
      } else if arguments.isEmpty {
        failExpected("a closure", help: "write `\(keyword.rawValue) { $0.name }`")
        return nil
      }
      return .arguments(arguments)
    case .items, .next, .more, .local:
      if token.kind == .leftParen, isOnLine, peek().kind == .backslash, keyword != .local {
        return parseKeyPathInParentheses().map { .closure($0) }
      }
      guard token.kind == .leftBrace, isOnLine else {
        failExpected(
          "a closure", help: "write `\(keyword.rawValue) { \(keyword == .local ? "store.rows()" : "$0.name") }`")
        return nil
      }
      return .closure(parseExpression())
    case .empty, .searching, .prefetch: return .value(parseExpression())
    case .select:
      guard isName(token), isOnLine, !token.isQuoted else {
        failExpected("`one` or `many`", help: "write `select one` or `select many`")
        return nil
      }
      return .word(takeIdentifier())
    }
  }

  /// Parses `(\.nodes)`.
  private mutating func parseKeyPathInParentheses() -> Expression? {
    advance()
    let keyPath = parseExpression()
    guard !isPanicking, take(.rightParen) else {
      if !isPanicking { failExpected("`)`") }
      return nil
    }
    return keyPath
  }

  /// Parses `pages of 30 { page in try await github.repositories(page: page.number) }`, or only the steps in braces.
  private mutating func parseLoad() -> ListLoadSyntax? {
    let open = token
    let help = "write `load pages of 30 { page in try await service.rows(page: page.number) }`"
    var pageSize: Expression?
    if isWord("pages"), isOnLine, text(peek()) == "of" {
      advance()
      advance()
      pageSize = parseExpression(in: .beforeBrace)
    }
    guard token.kind == .leftBrace, isOnLine else {
      failExpected("`{` and the call that loads a page", help: help)
      return nil
    }
    readsLoad = true
    defer { readsLoad = false }
    let (page, steps) = parseStepsWithParameter(of: open)
    return ListLoadSyntax(pageSize: pageSize, page: page, steps: steps)
  }
}

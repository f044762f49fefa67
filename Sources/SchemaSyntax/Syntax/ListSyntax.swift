/// `list lines of LineViewModel(line: $0) in $order.lines { rules }`
package final class ListSyntax: NamedMemberNode {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  /// The construction of a row's view model, in which `$0` is the element.
  package let row: Expression
  /// The elements. `$path` is a prefix expression with the operator `$`.
  package let elements: Expression
  package let rules: [ListRuleSyntax]

  package init(
    documentation: [String], range: SourceRange, name: Identifier, row: Expression, elements: Expression,
    rules: [ListRuleSyntax]
  ) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.row = row
    self.elements = elements
    self.rules = rules
  }

  package var hasBody: Bool { !rules.isEmpty }
  package var itemRanges: [SourceRange] { rules.map(\.range) }

  package func collectChildren(_ nodes: inout SyntaxNodeCollector) {
    nodes.collect(row)
    nodes.collect(elements)
    for rule in rules { nodes.collect(rule) }
  }
}

/// `filter { $0.isOpen }`, `sort(descending: true) { $0.date }`, or `section { $0.city }`
package struct ListRuleSyntax: Sendable {
  package var range: SourceRange
  package var keyword: ListRuleKeyword
  /// The range of the keyword.
  package var keywordRange: SourceRange
  /// The arguments, the last of which is the closure.
  package var arguments: [Argument]
}

/// The keywords that begin a rule of a list.
package enum ListRuleKeyword: String, CaseIterable, Sendable {
  case filter, sort, section
}

extension Parser {
  /// Parses `list lines of LineViewModel(line: $0) in $order.lines { rules }` after its keyword.
  mutating func parseList(_ documentation: [String], from start: Token) -> MemberSyntax? {
    guard let name = parseName("a list's name") else { return nil }
    skipUnneededType(of: name)
    var (row, elements) = (missing, missing)
    let help = "write `list \(name.text) of RowViewModel(row: $0) in rows`"
    readsSharedArguments = true
    defer { readsSharedArguments = false }
    if isWord("of"), isOnLine {
      advance()
      row = parseExpression(in: .beforeBrace)
      if token.kind == .inKeyword, isOnLine {
        advance()
        elements = parseExpression(in: .beforeBrace)
      } else {
        failExpected("`in` and the elements", help: help)
      }
    } else {
      failExpected("`of` and the view model of a row", help: help)
    }
    readsSharedArguments = false
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

  /// Parses `filter { … }`, `sort(descending: true) { … }` or `section { … }`.
  private mutating func parseListRule() -> ListRuleSyntax? {
    skipDocumentation()
    let start = token
    guard token.kind == .identifier, let keyword = ListRuleKeyword(rawValue: text(token)) else {
      fail(
        .unknownListRule, at: range(of: token),
        ["word": describe(token), "list": ListRuleKeyword.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")])
      return nil
    }
    advance()
    let keywordRange = range(from: start)
    var arguments = token.kind == .leftParen && isOnLine ? parseArguments() : []
    if token.kind == .leftBrace, isOnLine {
      arguments.append(Argument(label: nil, value: parseExpression(), isTrailing: true))
    } else if arguments.isEmpty {
      failExpected("a closure", help: "write `\(keyword.rawValue) { $0.name }`")
      return nil
    }
    return ListRuleSyntax(
      range: range(from: start), keyword: keyword, keywordRange: keywordRange, arguments: arguments)
  }
}

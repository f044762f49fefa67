/// The keywords that begin an item of a router.
enum RouterKeyword: String, CaseIterable {
  case screen, tabs, link
}

let routerKeywords = Set(RouterKeyword.allCases.map(\.rawValue))

extension Parser {
  /// Parses `router R { … }` after its keyword.
  mutating func parseRouter(_ documentation: [String], from start: Token) -> RouterSyntax? {
    guard let name = parseName("a router's name") else { return nil }
    var items: [RouterItem] = []
    parseBody(.routes, of: start) { parser in
      if let item = parser.parseRouterItem() { items.append(item) }
    }
    return RouterSyntax(documentation: documentation, range: range(from: start), name: name, items: items)
  }

  private mutating func parseRouterItem() -> RouterItem? {
    guard token.kind == .identifier, let keyword = routerKeyword() else {
      failExpected("`screen`, `tabs`, `link` or `}`", isAtLineStart: true)
      return nil
    }
    if keyword != .tabs { skipDocumentation() }
    let documentation = takeDocumentation()
    let start = token
    advance()
    switch keyword {
    case .screen:
      return parseName("a view model's name").map { .screen(ScreenSyntax(range: range(from: start), name: $0)) }
    case .tabs: return parseTabs(documentation, from: start).map { .tabs($0) }
    case .link: return parseLink(from: start).map { .link($0) }
    }
  }

  /// Returns the keyword of an item. A similar word is reported and read as the keyword.
  private mutating func routerKeyword() -> RouterKeyword? {
    let written = text(token)
    if let keyword = RouterKeyword(rawValue: written) { return keyword }
    let meant = foreignRouterItems[written] ?? nearNames(to: written, among: routerKeywords).first
    guard let meant, isName(peek()) || peek().kind == .stringStart, !peek().startsLine else { return nil }
    reportWord(meant)
    return RouterKeyword(rawValue: meant)
  }

  // MARK: Tabs

  /// Parses `tabs main(user: User) { … }` after its keyword.
  private mutating func parseTabs(_ documentation: [String], from start: Token) -> TabsSyntax? {
    guard let name = parseName("a name for the tabs") else { return nil }
    let hasParameters = token.kind == .leftParen && isOnLine
    let parameters = hasParameters ? parseParameters(areNamesOptional: false) : []
    var items: [TabSyntax] = []
    parseBody(.tabs, of: start) { parser in
      if let item = parser.parseTab() { items.append(item) }
    }
    return TabsSyntax(
      documentation: documentation, range: range(from: start), name: name, parameters: parameters, items: items)
  }

  private mutating func parseTab() -> TabSyntax? {
    skipDocumentation()
    let start = token
    guard isName(token) else {
      failExpected("a name for the tab, or `}`", isAtLineStart: true)
      return nil
    }
    let name = takeIdentifier()
    guard take(.colon) else {
      failExpected("`:` and the screen of the tab", help: "write `\(name.text): HomeViewModel() \"Home\"`")
      return nil
    }
    let screen = parsePostfix()
    guard !isPanicking else { return nil }
    guard isOnLine, !isWord("icon"), !isWord("badge") else {
      failExpected("the title of the tab", help: "write the title after the screen: `\"Home\"`")
      return nil
    }
    if token.kind == .comma {
      fail(.separator(separator: ","), at: range(of: token), help: "remove it; the title follows the screen")
      return nil
    }
    let title = parseExpression()
    var icon: Expression?
    var badge: Identifier?
    if isWord("icon"), isOnLine, !isPanicking {
      advance()
      icon = parseExpression()
    }
    if isWord("badge"), isOnLine, !isPanicking {
      advance()
      badge = parseName("a display of the tab's screen")
    }
    return TabSyntax(range: range(from: start), name: name, screen: screen, title: title, icon: icon, badge: badge)
  }

  // MARK: Links

  /// Parses `link "/users/{id}" -> [UserViewModel(id: id)]` after its keyword.
  private mutating func parseLink(from start: Token) -> LinkSyntax? {
    guard token.kind == .stringStart, isOnLine else {
      failExpected("the pattern of the link in quotes")
      return nil
    }
    let pattern = parsePrimary()
    guard !isPanicking else { return nil }
    guard take(.arrow), token.kind == .leftBracket, isOnLine else {
      failExpected("`->` and the screens", help: "write the screens in brackets: `-> [HomeViewModel()]`")
      return nil
    }
    let screens = parseList(until: .rightBracket, "]") { $0.parseExpression() }
    return LinkSyntax(range: range(from: start), pattern: pattern, screens: screens)
  }
}

/// `child header = HeaderViewModel(owner: repository.owner)`
package final class ChildSyntax: NamedMemberNode {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  /// The construction of the view model. An argument `$path` is a prefix expression with the operator `$`.
  package let value: Expression

  package init(documentation: [String], range: SourceRange, name: Identifier, value: Expression) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.value = value
  }
}

extension Parser {
  /// Parses `child header = HeaderViewModel(owner: $owner)` after its keyword.
  mutating func parseChild(_ documentation: [String], from start: Token) -> MemberSyntax? {
    guard let name = parseName("a child's name") else { return nil }
    let colon = token
    let type = parseOptionalType(after: name)
    var value = missing
    if let type {
      guard isOnLine, token.kind == .equal else {
        failChildWithoutValue(name, type)
        return .child(ChildSyntax(documentation: documentation, range: range(from: start), name: name, value: value))
      }
      reportUnneededType(of: name, at: range(from: colon))
    }
    if readEqual(after: "`\(name.text)`") {
      readsSharedArguments = true
      value = parseExpression()
      readsSharedArguments = false
    }
    return .child(ChildSyntax(documentation: documentation, range: range(from: start), name: name, value: value))
  }

  /// Fails at `child row: RowViewModel?`: a child has a value, and steps do not assign it.
  private mutating func failChildWithoutValue(_ name: Identifier, _ type: TypeSyntax) {
    let shown = source(of: type.range)
    let viewModel = shown.hasSuffix("?") ? String(shown.dropLast()) : shown
    failExpected(
      "`=` and a value after `\(name.text)`",
      help: shown.hasSuffix("?")
        ? "create it from an optional state: `child \(name.text) = state.map { \(viewModel)(… $0 …) }`"
        : "write `child \(name.text) = \(viewModel)(…)`")
  }

  /// Parses `$path` in the arguments of a child.
  mutating func parseSharedPath() -> Expression {
    let sign = Identifier(text: "$", range: range(of: token))
    if isSpaceBefore(peek()) { reportUnevenSpacing() }
    advance()
    let path = parsePostfix()
    return Expression(.prefix(sign, path), sign.range.union(path.range))
  }
}

/// `event removed(id: OrderLine.ID)`
package final class EventSyntax: NamedMemberNode {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  package let parameters: [ParameterSyntax]

  package init(documentation: [String], range: SourceRange, name: Identifier, parameters: [ParameterSyntax]) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.parameters = parameters
  }
}

extension Parser {
  /// Parses `event removed(id: Int)` after its keyword.
  mutating func parseEventDeclaration(_ documentation: [String], from start: Token) -> MemberSyntax? {
    guard let name = parseName("an event's name") else { return nil }
    let parameters = token.kind == .leftParen && isOnLine ? parseParameters(areNamesOptional: false) : []
    if token.kind == .leftBrace, isOnLine, !isPanicking {
      failExpected("the end of the line", help: "remove it; the owner of the view model reacts to the event")
    }
    return .event(
      EventSyntax(documentation: documentation, range: range(from: start), name: name, parameters: parameters))
  }
}

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

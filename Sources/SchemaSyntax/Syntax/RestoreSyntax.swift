/// `restore`, `restore query, order`
package final class RestoreSyntax: MemberNode {
  package let documentation: [String]
  package let range: SourceRange
  /// The states and edits whose values are stored.
  package let values: [Identifier]

  package init(documentation: [String], range: SourceRange, values: [Identifier]) {
    self.documentation = documentation
    self.range = range
    self.values = values
  }
}

extension Parser {
  /// Parses `restore query, order` after its keyword.
  mutating func parseRestore(_ documentation: [String], from start: Token) -> MemberSyntax? {
    var values: [Identifier] = []
    if isName(token), isOnLine {
      repeat {
        guard let name = parseName("the name of a state or an edit") else { return nil }
        values.append(name)
      } while take(.comma)
    }
    return .restore(RestoreSyntax(documentation: documentation, range: range(from: start), values: values))
  }
}

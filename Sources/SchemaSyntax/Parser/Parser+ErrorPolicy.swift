/// The keywords that begin an item of an error policy.
let errorPolicyKeywords: Set<String> = ["use", "catch"]

extension Parser {
  /// Parses `errors { use navigator: Navigator catch .expired { … } }` after its keyword.
  mutating func parseErrorPolicy(_ documentation: [String], from start: Token) -> ErrorPolicySyntax {
    let keyword = range(of: start)
    var uses: [UseSyntax] = []
    var catches: [CatchSyntax] = []
    if isName(token), isOnLine {
      report(
        .unexpectedToken, at: range(of: token), ["expected": "`{`", "found": describe(token)],
        help: "remove it; a module has one error policy, without a name")
      advance()
    }
    parseBody(.errorPolicy, of: start) { parser in
      let documentation = parser.takeDocumentation()
      let first = parser.token
      if parser.isWord("catch") {
        catches += parser.parseCatches(of: first)
      } else if parser.isWord("use") {
        parser.advance()
        if case .use(let use)? = parser.parseUse(documentation, from: first) { uses.append(use) }
      } else {
        parser.failErrorPolicyItem()
      }
    }
    return ErrorPolicySyntax(
      documentation: documentation, range: range(from: start), keyword: keyword, uses: uses, catches: catches)
  }

  /// Fails at a token that begins no item of an error policy.
  private mutating func failErrorPolicyItem() {
    guard token.kind != .invalid else {
      isPanicking = true
      return
    }
    fail(
      .unexpectedToken, at: range(of: token), ["expected": "`use`, `catch` or `}`", "found": describe(token)],
      help: "write the steps after a `catch`: `catch NetworkError.offline { … }`")
  }
}

extension Parser {
  /// Parses `services AppServices`, `services SignInServices { Session, Keychain }` after its keyword.
  mutating func parseServiceContainer(_ documentation: [String], from start: Token) -> ServiceContainerSyntax? {
    guard let name = parseName("a name for the container of services") else { return nil }
    skipProtocols("remove the protocol; the container conforms to the providers of its services")
    var services: [Identifier]?
    if token.kind == .leftBrace, isOnLine {
      var names: [Identifier] = []
      parseBody(.serviceNames, of: start) { parser in
        guard parser.isName(parser.token) else {
          parser.failExpected("the name of a service")
          return
        }
        names.append(parser.takeIdentifier())
        if parser.token.kind == .colon, parser.isOnLine { parser.failServiceName() }
      }
      services = names
    }
    return ServiceContainerSyntax(
      documentation: documentation, range: range(from: start), name: name, services: services)
  }

  /// Fails at the `:` of `session: Session`.
  private mutating func failServiceName() {
    fail(
      .unexpectedToken, at: range(of: token), ["expected": "the next service or `}`", "found": "`:`"],
      help: "write only the services: `{ Session, Keychain }`")
  }
}

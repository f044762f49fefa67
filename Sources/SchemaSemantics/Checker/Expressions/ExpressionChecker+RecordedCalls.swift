import VmgenSchemaSyntax

/// The recorded calls of a service, which examples read.
extension ExpressionChecker {
  /// Types `session.signIn.calls` and `session.signIn.last.login`.
  func inferCalls(_ base: Expression, _ name: Identifier, _ range: SourceRange) -> TypedExpression? {
    if name.text == "calls", let called = calledFunction(base) {
      return facetOfCalls(called, at: name, as: .int, range) { .calls(service: $0, function: $1.name) }
    }
    guard case .member(let function, let last) = base.kind, last.text == "last", let called = calledFunction(function)
    else { return nil }
    let parameter = called.function?.parameters.first { $0.name == name.text }
    if let function = called.function, parameter == nil {
      let known = function.parameters.map(\.name)
      reportMissing(
        .noSuchParameter, name.text, at: name.range, ["function": function.name, "name": name.text], among: known,
        else: known.isEmpty
          ? "it has no parameters" : "the parameters are " + known.map { "`\($0)`" }.joined(separator: ", "))
    }
    guard let parameter else { return invalid(range) }
    return facetOfCalls(called, at: last, as: parameter.type.asOptional, range) {
      .lastArgument(service: $0, function: $1.name, parameter: parameter.name)
    }
  }

  private typealias CalledFunction = (service: String, function: ServiceFunction?)

  /// Returns the function that `session.signIn` names; nil if it is not a function of a service.
  private func calledFunction(_ expression: Expression) -> CalledFunction? {
    guard case .member(let owner, let function) = expression.kind, case .name(let use) = owner.kind,
      environment.local(use) == nil, case .use(let service)? = environment.members[use]?.kind
    else { return nil }
    guard let service else { return ("", nil) }
    let known = services[service]?.function(function.text)
    if known == nil { reportNoFunction(function, service) }
    return (service, known)
  }

  private func facetOfCalls(
    _ called: CalledFunction, at name: Identifier, as type: Type, _ range: SourceRange,
    _ facet: (_ service: String, _ function: ServiceFunction) -> Facet
  ) -> TypedExpression {
    guard let function = called.function else { return invalid(range) }
    guard environment.position == .expectation else {
      report(.callsOutsideExample, at: name.range)
      return TypedExpression(.invalid, type, range)
    }
    return TypedExpression(.facet(facet(called.service, function)), type, range)
  }
}

import VmgenSchemaSyntax

/// The error policy of the module.
extension MemberChecker {
  /// Checks the error policy. Its steps can call its services, and read the error and the context.
  func checkErrorPolicy(_ entry: ErrorPolicyEntry) -> ErrorPolicy {
    let syntax = entry.syntax
    let scope = ViewModelSyntax(
      documentation: syntax.documentation, range: syntax.range,
      name: Identifier(text: ErrorPolicy.name, range: syntax.keyword), members: syntax.uses.map { .use($0) })
    let resolved = resolveInterface(scope)
    let steps = StepChecker(expressions.in(resolved.environment), stepsOf: .errorPolicy)
    steps.explainMissingError()
    let clauses = steps.checkCatches(syntax.catches, [(.any, syntax.keyword)]).clauses
    if let thrown = steps.scope.thrown.first { report(.throwingErrorPolicy, at: thrown.range) }
    let graph = makeGraph(of: resolved.members, scope)
    if resolved.hasNoErrors { checkUse(of: resolved.members, in: resolved, graph) }
    return ErrorPolicy(
      range: syntax.range, documentation: syntax.documentation, catches: clauses, services: entry.services,
      scope: ViewModel(
        name: scope.name.text, range: syntax.range, documentation: [], members: resolved.members.members, graph: graph,
        isStateful: true))
  }

  /// Returns whether the error policy handles errors that steps do not catch. Such steps may suspend.
  func usesErrorPolicy(_ uncaught: [(failure: Failure, range: SourceRange)], keepsErrors: SourceRange? = nil) -> Bool {
    keepsErrors == nil && declarations.errorPolicyMayCatch(uncaught.map(\.failure))
  }

  /// Returns the first error that neither steps nor the error policy catch.
  func firstUncaught(_ uncaught: [(failure: Failure, range: SourceRange)]) -> SourceRange? {
    let rest = declarations.failuresAfterErrorPolicy(uncaught.map(\.failure))
    return uncaught.first { rest.contains($0.failure) }?.range
  }
}

extension ErrorPolicy {
  /// The name of the generated type.
  package static let name = "ErrorPolicy"
}

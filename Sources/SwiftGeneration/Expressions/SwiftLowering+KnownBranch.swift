import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension SwiftLowering {
  /// Returns the branch that is taken in a `switch` over an explicit enum case; nil for every other `switch`.
  ///
  /// Swift warns about the branches that are never taken, even if a local stores the case.
  mutating func knownBranch(
    _ subject: TypedExpression, _ cases: [TypedSwitchCase], isTyped: Bool
  ) -> LoweredBlock.Tail? {
    guard let (name, arguments) = writtenCase(subject), let branch = cases.first(where: { $0.takes(name) }),
      branch.guardCondition == nil
    else { return nil }
    let scope = Scope(self)
    defer { scope.restore(&self) }
    var bindings: [(local: String, statement: SwiftStatement)] = []
    for (name, expression) in boundNames(in: branch, to: subject, arguments) {
      use(expression.type)
      let value = value(expression, isTyped: true)
      let local = enter(name)
      bindings.append(
        (swiftIdentifier(local), .bind(swiftIdentifier(local), type: expression.type.swiftText, value)))
    }
    let block = block(branch.body, isTyped: isTyped)
    let read = NameReads.names(in: block.statements(to: .result))
    prelude += bindings.filter { read.contains($0.local) }.map(\.statement) + block.prelude
    return block.tail
  }

  private func boundNames(
    in branch: TypedSwitchCase, to subject: TypedExpression, _ arguments: [CallArgument]
  ) -> [(name: String, value: TypedExpression)] {
    branch.patterns.flatMap { pattern -> [(name: String, value: TypedExpression)] in
      switch pattern {
      case .enumCase(_, let names):
        zip(names, arguments).compactMap { name, argument in name.map { ($0, argument.value) } }
      case .binding(let name): [(name, subject)]
      default: []
      }
    }
  }

  /// Returns the subject of a `switch` in a form from which Swift cannot infer the case. Otherwise Swift would warn
  /// about unreachable branches.
  func concealed(_ value: SwiftExpression, _ subject: TypedExpression) -> SwiftExpression {
    if writtenCase(subject) == nil, !isKnownLocal(value) { return value }
    return SwiftExpression.array([value]).index([SwiftArgument(nil, .text("0"))])
  }

  /// Whether a value is the local that the last statement declares, with a value whose case Swift can infer.
  private func isKnownLocal(_ value: SwiftExpression) -> Bool {
    guard case .text(let local) = value.kind, case .bind(local, _, let bound)? = prelude.last else { return false }
    switch bound.kind {
    case .conditional, .match: return false
    default: return true
    }
  }

  private func writtenCase(_ expression: TypedExpression) -> (String, [CallArgument])? {
    switch expression.kind {
    case .enumCase(_, let name, let arguments): (name, arguments)
    case .wrapped(let inner), .parenthesized(let inner): writtenCase(inner)
    default: nil
    }
  }
}

extension TypedSwitchCase {
  /// Whether the branch matches an enum case of that name, apart from its guard.
  fileprivate func takes(_ name: String) -> Bool {
    patterns.isEmpty
      || patterns.contains { pattern in
        switch pattern {
        case .enumCase(name, _), .wildcard, .binding: true
        default: false
        }
      }
  }
}

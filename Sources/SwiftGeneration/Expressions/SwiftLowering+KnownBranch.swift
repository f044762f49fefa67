import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension SwiftLowering {
  /// Returns the branch that is taken in a `switch` over nil or an explicit enum case; nil for every other `switch`.
  ///
  /// Swift warns about the branches that are never taken, even if a local stores the case.
  mutating func knownBranch(
    _ subject: TypedExpression, _ cases: [TypedSwitchCase], isTyped: Bool
  ) -> LoweredBlock.Tail? {
    let known = knownValue(subject)
    guard let branch = cases.first(where: { $0.takes(known) }), branch.guardCondition == nil else { return nil }
    let arguments = if case .enumCase(_, let arguments) = known { arguments } else { [CallArgument]() }
    let scope = Scope(self)
    defer { scope.restore(&self) }
    var bindings: [(local: String, statement: SwiftStatement)] = []
    for (name, expression) in boundNames(in: branch, to: subject, arguments) {
      use(expression.type)
      let value = value(expression, isTyped: true)
      let local = swiftIdentifier(enter(name))
      noteKnown(local, expression)
      bindings.append((local, .bind(local, type: expression.type.swiftText, value)))
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
      case .enumCase(_, let parts):
        zip(parts, arguments).compactMap { part, argument in
          if case .binding(let name) = part { (name, argument.value) } else { nil }
        }
      case .binding(let name): [(name, subject)]
      default: []
      }
    }
  }

  /// Returns the subject of a `switch` in a form from which Swift cannot infer the case. Otherwise Swift would warn
  /// about unreachable branches.
  func concealed(_ value: SwiftExpression, _ subject: TypedExpression) -> SwiftExpression {
    if case .unknown = knownValue(subject), !isKnownLocal(value) { return value }
    return SwiftExpression.array([value]).index([SwiftArgument(.text("0"))])
  }

  private func isKnownLocal(_ value: SwiftExpression) -> Bool {
    if case .text(let local) = value.kind { knownLocals.contains(local) } else { false }
  }

  /// Records a local if Swift can infer the case of its value.
  mutating func noteKnown(_ local: String, _ value: TypedExpression) {
    switch value.bare.kind {
    case .integer, .double, .boolean: knownLocals.insert(local)
    case .reference(.local(let name)):
      if let other = locals[name], knownLocals.contains(swiftIdentifier(other)) { knownLocals.insert(local) }
    default: if case .unknown = knownValue(value) { return } else { knownLocals.insert(local) }
    }
  }

  private func knownValue(_ expression: TypedExpression) -> KnownValue {
    switch expression.kind {
    case .enumCase(_, let name, let arguments): return .enumCase(name, arguments)
    case .nilLiteral: return .nilLiteral
    case .parenthesized(let inner): return knownValue(inner)
    case .wrapped(let inner):
      if case .enumCase(let name, let arguments) = knownValue(inner) { return .enumCase(name, arguments) }
      return .present
    default: return .unknown
    }
  }
}

/// What Swift can infer about the value of an expression.
private enum KnownValue {
  case enumCase(String, [CallArgument])
  case nilLiteral
  /// The value is not nil.
  case present
  case unknown
}

extension TypedSwitchCase {
  /// Whether the branch matches a value for certain, apart from its guard.
  fileprivate func takes(_ value: KnownValue) -> Bool {
    switch value {
    case .enumCase(let name, _):
      patterns.isEmpty
        || patterns.contains { pattern in
          switch pattern {
          case .enumCase(name, let parts): parts.allSatisfy(\.matchesEveryValue)
          case .wildcard, .binding: true
          default: false
          }
        }
    case .nilLiteral:
      patterns.isEmpty
        || patterns.contains { pattern in
          switch pattern {
          case .nilLiteral, .wildcard, .binding: true
          default: false
          }
        }
    case .present, .unknown: false
    }
  }
}

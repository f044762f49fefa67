// The expressions directly inside of expressions and statements. All walks use these lists, so that they agree about
// the parts of the code. The children of a closure, a choice or a loop are those of its statements.

extension SwiftExpression {
  func forEachChild(_ visit: (SwiftExpression) -> Void) { kind.forEachChild(visit) }

  /// Returns the expression with other children, in the parentheses that their precedence requires.
  func mapChildren(_ replace: (SwiftExpression) -> SwiftExpression) -> SwiftExpression {
    let result: SwiftExpression =
      switch kind {
      case .text, .nilLiteral, .parameter, .run, .hole: self
      case .string(let segments):
        .string(segments.map { if case .value(let value) = $0 { .value(replace(value)) } else { $0 } })
      case .member(let base, let name): replace(base).member(name)
      case .optional(let base): replace(base).chained
      case .call(let callee, let arguments, let closure):
        replace(callee).call(arguments.mapChildren(replace), trailing: closure?.mapChildren(replace))
      case .index(let base, let arguments): replace(base).index(arguments.mapChildren(replace))
      case .prefix(let symbol, let operand): .prefix(symbol, replace(operand))
      case .effect(let effects, let value): replace(value).marked(effects)
      case .binary(let left, let symbol, let right): .binary(replace(left), symbol, replace(right))
      case .ternary(let condition, let then, let otherwise):
        .ternary(replace(condition), replace(then), replace(otherwise))
      case .parenthesized(let inner): replace(inner).parenthesized
      case .array(let elements): .array(elements.map(replace))
      case .dictionary(let pairs): .dictionary(pairs.map { SwiftPair(replace($0.key), replace($0.value)) })
      case .closure(let closure): .closure(closure.mapChildren(replace))
      case .conditional(let conditional): .conditional(conditional.mapChildren(replace))
      case .match(let match): .match(match.mapChildren(replace))
      }
    return isClosedChain ? result.closedChain : result
  }

  /// The base of a member, call or subscript.
  var chainBase: SwiftExpression? {
    switch kind {
    case .member(let base, _), .optional(let base), .call(let base, _, _), .index(let base, _): base
    default: nil
    }
  }

  /// The innermost base of a chain of members, calls and subscripts.
  var chainStart: SwiftExpression { chainBase?.chainStart ?? self }

  /// The innermost expression at the start of the text.
  var first: SwiftExpression {
    switch kind {
    case .binary(let left, _, _), .ternary(let left, _, _): left.first
    default: chainBase?.first ?? self
    }
  }

  /// Whether the expression or an expression inside of it satisfies a condition.
  func contains(where condition: (SwiftExpression) -> Bool) -> Bool {
    var isFound = condition(self)
    forEachChild { isFound = isFound || $0.contains(where: condition) }
    return isFound
  }
}

extension SwiftExpression.Kind {
  func forEachChild(_ visit: (SwiftExpression) -> Void) {
    switch self {
    case .text, .nilLiteral, .parameter, .run, .hole: break
    case .string(let segments): for case .value(let value) in segments { visit(value) }
    case .member(let base, _), .optional(let base), .prefix(_, let base), .effect(_, let base),
      .parenthesized(let base):
      visit(base)
    case .call(let base, let arguments, let closure):
      visit(base)
      for argument in arguments { visit(argument.value) }
      closure?.body.forEachChild(visit)
    case .index(let base, let arguments):
      visit(base)
      for argument in arguments { visit(argument.value) }
    case .binary(let left, _, let right):
      visit(left)
      visit(right)
    case .ternary(let condition, let then, let otherwise):
      visit(condition)
      visit(then)
      visit(otherwise)
    case .array(let elements): for element in elements { visit(element) }
    case .dictionary(let pairs):
      for pair in pairs {
        visit(pair.key)
        visit(pair.value)
      }
    case .closure(let closure): closure.body.forEachChild(visit)
    case .conditional(let conditional):
      for condition in conditional.conditions { condition.forEachChild(visit) }
      conditional.then.forEachChild(visit)
      conditional.otherwise.forEachChild(visit)
    case .match(let match):
      visit(match.subject)
      for branch in match.cases {
        for pattern in branch.patterns { pattern.forEachChild(visit) }
        if let condition = branch.guardCondition { visit(condition) }
        branch.body.forEachChild(visit)
      }
    }
  }

  /// Calls `visit` with each name that the statements and patterns of this expression declare, without those of its
  /// children and the parameters of closures.
  func forEachOwnName(_ visit: (String) -> Void) {
    switch self {
    case .closure(let closure), .call(_, _, let closure?):
      for statement in closure.body { statement.forEachName(visit) }
    case .conditional(let conditional):
      for condition in conditional.conditions { for name in condition.names { visit(name) } }
      for statement in conditional.then { statement.forEachName(visit) }
      for statement in conditional.otherwise { statement.forEachName(visit) }
    case .match(let match):
      for branch in match.cases {
        for name in branch.patterns.flatMap(\.names) { visit(name) }
        for statement in branch.body { statement.forEachName(visit) }
      }
    default: break
    }
  }
}

extension [SwiftArgument] {
  fileprivate func mapChildren(_ replace: (SwiftExpression) -> SwiftExpression) -> [SwiftArgument] {
    map { SwiftArgument($0.label, replace($0.value)) }
  }
}

extension [SwiftStatement] {
  func forEachChild(_ visit: (SwiftExpression) -> Void) { for statement in self { statement.forEachChild(visit) } }

  func mapChildren(_ replace: (SwiftExpression) -> SwiftExpression) -> [SwiftStatement] {
    map { $0.mapChildren(replace) }
  }
}

extension SwiftStatement {
  func forEachChild(_ visit: (SwiftExpression) -> Void) {
    switch self {
    case .bind(_, _, let value), .unpack(_, let value), .variable(_, let value), .result(let value),
      .throwing(let value), .value(let value):
      visit(value)
    case .declare, .end: break
    case .assign(let place, let value):
      visit(place)
      visit(value)
    case .guarded(let conditions, let otherwise):
      for condition in conditions { condition.forEachChild(visit) }
      otherwise.forEachChild(visit)
    case .loop(let loop):
      visit(loop.elements)
      loop.body.forEachChild(visit)
    case .attempt(let body, _, let catches):
      body.forEachChild(visit)
      for clause in catches {
        for pattern in clause.patterns { pattern.forEachChild(visit) }
        if let condition = clause.guardCondition { visit(condition) }
        clause.body.forEachChild(visit)
      }
    }
  }

  fileprivate func mapChildren(_ replace: (SwiftExpression) -> SwiftExpression) -> SwiftStatement {
    switch self {
    case .bind(let name, let type, let value): .bind(name, type: type, replace(value))
    case .unpack(let names, let value): .unpack(names, replace(value))
    case .variable(let head, let value): .variable(head, replace(value))
    case .declare, .end: self
    case .assign(let place, let value): .assign(replace(place), replace(value))
    case .result(let value): .result(replace(value))
    case .throwing(let error): .throwing(replace(error))
    case .value(let value): .value(replace(value))
    case .guarded(let conditions, let otherwise):
      .guarded(conditions.map { $0.mapChildren(replace) }, else: otherwise.mapChildren(replace))
    case .loop(let loop): .loop(SwiftLoop(loop.name, in: replace(loop.elements), loop.body.mapChildren(replace)))
    case .attempt(let body, let error, let catches):
      .attempt(
        body.mapChildren(replace), throwing: error,
        catches.map { clause in
          SwiftCatch(
            clause.patterns.map { $0.mapChildren(replace) }, where: clause.guardCondition.map(replace),
            clause.body.mapChildren(replace))
        })
    }
  }

  /// Calls `visit` with each name that the statement declares, without those of its children.
  func forEachName(_ visit: (String) -> Void) {
    switch self {
    case .bind(let name, _, _), .declare(let name, _, _): visit(name)
    case .unpack(let names, _): for name in names { visit(name) }
    case .variable, .assign, .result, .throwing, .value, .end: break
    case .guarded(let conditions, let otherwise):
      for condition in conditions { for name in condition.names { visit(name) } }
      for statement in otherwise { statement.forEachName(visit) }
    case .loop(let loop):
      visit(loop.name)
      for statement in loop.body { statement.forEachName(visit) }
    case .attempt(let body, _, let catches):
      for statement in body { statement.forEachName(visit) }
      for clause in catches {
        for name in clause.patterns.flatMap(\.names) { visit(name) }
        for statement in clause.body { statement.forEachName(visit) }
      }
    }
  }
}

extension SwiftPattern {
  func forEachChild(_ visit: (SwiftExpression) -> Void) {
    switch self {
    case .value(let value): visit(value)
    case .enumCase(_, let parts, _): for part in parts { part.forEachChild(visit) }
    case .text, .name, .cast: break
    }
  }

  func mapChildren(_ replace: (SwiftExpression) -> SwiftExpression) -> SwiftPattern {
    switch self {
    case .value(let value): .value(replace(value))
    case .enumCase(let name, let parts, let mark): .enumCase(name, parts.map { $0.mapChildren(replace) }, mark: mark)
    case .text, .name, .cast: self
    }
  }
}

extension SwiftClosure {
  func mapChildren(_ replace: (SwiftExpression) -> SwiftExpression) -> SwiftClosure {
    SwiftClosure(parameters, result: result, body.mapChildren(replace))
  }
}

extension SwiftCondition {
  /// The names that the condition declares.
  var names: [String] {
    switch binding {
    case nil: []
    case .unwrap(let name): [name]
    case .match(let pattern): pattern.names
    }
  }

  fileprivate func forEachChild(_ visit: (SwiftExpression) -> Void) {
    if case .match(let pattern) = binding { pattern.forEachChild(visit) }
    visit(value)
  }

  fileprivate func mapChildren(_ replace: (SwiftExpression) -> SwiftExpression) -> SwiftCondition {
    switch binding {
    case nil: SwiftCondition(replace(value))
    case .unwrap(let name): SwiftCondition(unwrapping: name, replace(value))
    case .match(let pattern): SwiftCondition(matching: pattern.mapChildren(replace), replace(value))
    }
  }
}

extension SwiftConditional {
  fileprivate func mapChildren(_ replace: (SwiftExpression) -> SwiftExpression) -> SwiftConditional {
    var result = self
    result.conditions = conditions.map { $0.mapChildren(replace) }
    result.then = then.mapChildren(replace)
    result.otherwise = otherwise.mapChildren(replace)
    return result
  }
}

extension SwiftSwitch {
  fileprivate func mapChildren(_ replace: (SwiftExpression) -> SwiftExpression) -> SwiftSwitch {
    SwiftSwitch(
      replace(subject),
      cases.map { branch in
        SwiftCase(
          branch.patterns.map { $0.mapChildren(replace) }, where: branch.guardCondition.map(replace),
          branch.body.mapChildren(replace))
      })
  }
}

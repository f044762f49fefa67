import VmgenSchemaSyntax

/// The nodes of expressions.
extension SyntaxNodeCollector {
  mutating func collect(_ expression: Expression?) {
    if let expression { collect(expression) }
  }

  mutating func collect(_ expressions: [Expression]) {
    for expression in expressions { collect(expression) }
  }

  mutating func collect(_ expression: Expression) {
    // The parser compares a value in a pattern, `.pin(isOn: true)`, with a name of its own.
    if case .binary(let left, let sign, let right) = expression.kind, sign.range.lower == sign.range.upper {
      if left.range != right.range { collect(left) }
      return collect(right)
    }
    if case .steps(let steps) = expression.kind { return collect(steps) }
    if let kind = expression.syntaxKind { add(kind, expression.range) }
    switch expression.kind {
    case .verbatim(let literal): add(.string, literal.range)
    case .emptyCollection(let type): collect(type)
    case .call(_, let arguments), .index(_, let arguments): add(arguments)
    case .conditional(let conditions, _, _): for condition in conditions { add(condition) }
    case .match(_, let cases):
      for each in cases {
        add(.switchCase, each.range)
        for pattern in each.patterns { add(pattern) }
      }
    case .block(let body): for statement in body.statements { add(statement) }
    default: break
    }
    expression.forEachChild { collect($0) }
  }

  mutating func collect(_ arguments: [Argument]) {
    add(arguments)
    for argument in arguments { collect(argument.value) }
  }

  mutating func collect(_ conditions: [Condition]) {
    for condition in conditions {
      add(condition)
      condition.forEachChild { collect($0) }
    }
  }

  mutating func collect(_ pattern: Pattern) {
    add(pattern)
    pattern.forEachValue { collect($0) }
  }

  private mutating func add(_ arguments: [Argument]) {
    for argument in arguments where !argument.isTrailing {
      add(.argument, argument.label.map { $0.range.union(argument.value.range) } ?? argument.value.range)
    }
  }

  private mutating func add(_ condition: Condition) {
    add(.condition, condition.range)
    if case .pattern(let pattern, _) = condition.kind { add(pattern) }
  }

  private mutating func add(_ statement: BodyStatement) {
    add(.statement, statement.range)
    switch statement.kind {
    case .constant(_, let type, _): collect(type)
    case .guarded(let conditions, _): for condition in conditions { add(condition) }
    case .result, .value: break
    }
  }

  private mutating func add(_ pattern: Pattern) {
    add(.pattern, pattern.range)
    for other in pattern.alternatives { add(other) }
    switch pattern.kind {
    case .enumCase(_, _, let bindings): for binding in bindings { add(.patternBinding, binding.range) }
    case .tuple(let parts): for part in parts { add(part) }
    case .some(let wrapped): add(wrapped)
    case .value, .oneSidedRange, .nilLiteral, .wildcard, .binding: break
    }
  }
}

extension Expression {
  /// The kind of the expression's node, or nil where no expression could be read.
  fileprivate var syntaxKind: SyntaxKind? {
    switch kind {
    case .integer, .decimal, .duration, .boolean, .nilLiteral: .literal
    case .string: .string
    case .verbatim: .verbatim
    case .name, .ownMember: .name
    case .closureParameter: .closureParameter
    case .implicitMember: .implicitMember
    case .member: .member
    case .optionalChain: .optionalChain
    case .call, .emptyCollection: .call
    case .index: .index
    case .prefix: .prefix
    case .binary: .binary
    case .ternary: .ternary
    case .conditional: .conditional
    case .match: .match
    case .tuple: .tuple
    case .array: .array
    case .dictionary: .dictionary
    case .closure: .closure
    case .parenthesized: .parenthesized
    case .block(let body): body.kind == .switchCase ? nil : .body
    case .effects, .steps, .missing: nil
    }
  }
}

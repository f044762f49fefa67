extension SwiftClosure {
  /// Creates a closure whose body reads its parameter as a placeholder. The parameter is `$0`, or has the name if the
  /// body contains braces.
  ///
  /// - Parameter result: The type of the result, if Swift cannot infer it without a search.
  init(naming name: String, result: String? = nil, _ body: [SwiftStatement]) {
    let traits = body.traits
    if !traits.contains(.readsPlaceholder) {
      self.init(["_"], result: result, body)
    } else if traits.contains(.hasBraces) || result != nil {
      self.init([name], result: result, body.replacingPlaceholder(with: .text(name)))
    } else {
      self.init([], body.replacingPlaceholder(with: .text("$0")))
    }
  }
}

extension [SwiftStatement] {
  func replacingPlaceholder(with name: SwiftExpression) -> [SwiftStatement] {
    traits.contains(.readsPlaceholder) ? map { $0.replacingPlaceholder(with: name) } : self
  }
}

extension SwiftStatement {
  fileprivate func replacingPlaceholder(with name: SwiftExpression) -> SwiftStatement {
    switch self {
    case .bind(let local, let type, let value): .bind(local, type: type, value.replacingPlaceholder(with: name))
    case .unpack(let locals, let value): .unpack(locals, value.replacingPlaceholder(with: name))
    case .variable(let head, let value): .variable(head, value.replacingPlaceholder(with: name))
    case .declare: self
    case .assign(let place, let value):
      .assign(place.replacingPlaceholder(with: name), value.replacingPlaceholder(with: name))
    case .result(let value): .result(value.replacingPlaceholder(with: name))
    case .value(let value): .value(value.replacingPlaceholder(with: name))
    case .loop(let loop):
      .loop(
        SwiftLoop(
          loop.name, in: loop.elements.replacingPlaceholder(with: name), loop.body.replacingPlaceholder(with: name)))
    case .attempt(let body, let error, let catches):
      .attempt(
        body.replacingPlaceholder(with: name), throwing: error,
        catches.map { clause in
          SwiftCatch(
            clause.patterns.map { $0.replacingPlaceholder(with: name) }, clause.body.replacingPlaceholder(with: name))
        })
    }
  }
}

extension SwiftExpression {
  static let placeholder = SwiftExpression(.placeholder)

  func replacingPlaceholder(with name: SwiftExpression) -> SwiftExpression {
    guard traits.contains(.readsPlaceholder) else { return self }
    func replaced(_ part: SwiftExpression) -> SwiftExpression { part.replacingPlaceholder(with: name) }
    let result =
      switch kind {
      case .placeholder: replacing(name.kind)
      case .call(let callee, let arguments, let closure?):
        replacing(
          .call(
            replaced(callee), arguments.map { SwiftArgument($0.label, replaced($0.value)) },
            trailing: closure.replacingPlaceholder(with: name)))
      case .closure(let closure): replacing(.closure(closure.replacingPlaceholder(with: name)))
      case .conditional(let conditional): replacing(.conditional(conditional.replacingPlaceholder(with: name)))
      case .match(let match): replacing(.match(match.replacingPlaceholder(with: name)))
      default: replacingParts(replaced)
      }
    return SwiftExpression(result.kind, traits: result.traits, removing: .readsPlaceholder)
  }

  /// Returns the expression with another kind, and with the traits that do not follow from its kind.
  func replacing(_ kind: Kind) -> SwiftExpression { SwiftExpression(kind, traits: traits) }

  /// Calls `visit` with each part. The contents of closures, conditionals and switches are not parts.
  func forEachPart(_ visit: (SwiftExpression) -> Void) {
    switch kind {
    case .text, .placeholder, .closure, .conditional, .match: break
    case .string(let segments): for case .value(let value) in segments { visit(value) }
    case .member(let base, _), .optional(let base), .prefix(_, let base), .parenthesized(let base): visit(base)
    case .call(let base, let arguments, _), .index(let base, let arguments):
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
    }
  }

  /// Returns the expression with other parts. Closures, conditionals and switches remain.
  func replacingParts(_ replaced: (SwiftExpression) -> SwiftExpression) -> SwiftExpression {
    switch kind {
    case .text, .placeholder, .closure, .conditional, .match: self
    case .string(let segments):
      replacing(.string(segments.map { if case .value(let value) = $0 { .value(replaced(value)) } else { $0 } }))
    case .member(let base, let member): replacing(.member(replaced(base), member))
    case .optional(let base): replacing(.optional(replaced(base)))
    case .call(let callee, let arguments, let closure):
      replacing(
        .call(
          replaced(callee), arguments.map { SwiftArgument($0.label, replaced($0.value)) }, trailing: closure))
    case .index(let base, let arguments):
      replacing(.index(replaced(base), arguments.map { SwiftArgument($0.label, replaced($0.value)) }))
    case .prefix(let symbol, let operand): replacing(.prefix(symbol, replaced(operand)))
    case .binary(let left, let symbol, let right): replacing(.binary(replaced(left), symbol, replaced(right)))
    case .ternary(let condition, let then, let otherwise):
      replacing(.ternary(replaced(condition), replaced(then), replaced(otherwise)))
    case .parenthesized(let inner): replacing(.parenthesized(replaced(inner)))
    case .array(let elements): replacing(.array(elements.map(replaced)))
    case .dictionary(let pairs): replacing(.dictionary(pairs.map { (replaced($0.key), replaced($0.value)) }))
    }
  }
}

extension SwiftPattern {
  fileprivate func replacingPlaceholder(with name: SwiftExpression) -> SwiftPattern {
    replacingValues { $0.replacingPlaceholder(with: name) }
  }
}

extension SwiftClosure {
  fileprivate func replacingPlaceholder(with name: SwiftExpression) -> SwiftClosure {
    SwiftClosure(parameters, result: result, body.replacingPlaceholder(with: name))
  }
}

extension SwiftConditional {
  fileprivate func replacingPlaceholder(with name: SwiftExpression) -> SwiftConditional {
    var result = self
    result.conditions = conditions.map { condition in
      var condition = condition
      condition.value = condition.value.replacingPlaceholder(with: name)
      if case .match(let pattern) = condition.binding {
        condition.binding = .match(pattern.replacingPlaceholder(with: name))
      }
      return condition
    }
    result.then = then.replacingPlaceholder(with: name)
    result.otherwise = otherwise.replacingPlaceholder(with: name)
    return result
  }
}

extension SwiftSwitch {
  fileprivate func replacingPlaceholder(with name: SwiftExpression) -> SwiftSwitch {
    SwiftSwitch(
      subject.replacingPlaceholder(with: name),
      cases.map {
        SwiftCase(
          $0.patterns.map { $0.replacingPlaceholder(with: name) },
          where: $0.guardCondition?.replacingPlaceholder(with: name),
          $0.body.replacingPlaceholder(with: name))
      })
  }
}

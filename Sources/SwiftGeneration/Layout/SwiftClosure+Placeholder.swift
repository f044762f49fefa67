extension SwiftClosure {
  /// Creates a closure whose body reads its parameter as a placeholder. The parameter is `$0`, or has the name if the
  /// body contains braces.
  init(naming name: String, _ body: [SwiftStatement]) {
    let traits = body.traits
    if !traits.contains(.readsPlaceholder) {
      self.init(["_"], body)
    } else if traits.contains(.hasBraces) {
      self.init([name], body.replacingPlaceholder(with: .text(name)))
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
    case .variable(let head, let value): .variable(head, value.replacingPlaceholder(with: name))
    case .declare: self
    case .assign(let place, let value):
      .assign(place.replacingPlaceholder(with: name), value.replacingPlaceholder(with: name))
    case .result(let value): .result(value.replacingPlaceholder(with: name))
    case .value(let value): .value(value.replacingPlaceholder(with: name))
    case .loop(let local, let elements, let body):
      .loop(local, elements.replacingPlaceholder(with: name), body.replacingPlaceholder(with: name))
    case .attempt(let body, let error, let catches):
      .attempt(
        body.replacingPlaceholder(with: name), throwing: error,
        catches.map { SwiftCatch($0.pattern, $0.body.replacingPlaceholder(with: name)) })
    }
  }
}

extension SwiftExpression {
  static let placeholder = SwiftExpression(.placeholder)

  func replacingPlaceholder(with name: SwiftExpression) -> SwiftExpression {
    guard traits.contains(.readsPlaceholder) else { return self }
    func replaced(_ part: SwiftExpression) -> SwiftExpression { part.replacingPlaceholder(with: name) }
    let kind: Kind =
      switch kind {
      case .text: kind
      case .placeholder: name.kind
      case .string(let segments):
        .string(segments.map { if case .value(let value) = $0 { .value(replaced(value)) } else { $0 } })
      case .member(let base, let member): .member(replaced(base), member)
      case .optional(let base): .optional(replaced(base))
      case .call(let callee, let arguments, let closure):
        .call(
          replaced(callee), arguments.map { SwiftArgument($0.label, replaced($0.value)) },
          trailing: closure?.replacingPlaceholder(with: name))
      case .index(let base, let arguments):
        .index(replaced(base), arguments.map { SwiftArgument($0.label, replaced($0.value)) })
      case .prefix(let symbol, let operand): .prefix(symbol, replaced(operand))
      case .binary(let left, let symbol, let right): .binary(replaced(left), symbol, replaced(right))
      case .ternary(let condition, let then, let otherwise):
        .ternary(replaced(condition), replaced(then), replaced(otherwise))
      case .parenthesized(let inner): .parenthesized(replaced(inner))
      case .array(let elements): .array(elements.map(replaced))
      case .dictionary(let pairs): .dictionary(pairs.map { (replaced($0.key), replaced($0.value)) })
      case .closure(let closure): .closure(closure.replacingPlaceholder(with: name))
      case .conditional(let conditional): .conditional(conditional.replacingPlaceholder(with: name))
      case .match(let match): .match(match.replacingPlaceholder(with: name))
      }
    return SwiftExpression(kind, traits: traits.subtracting(.readsPlaceholder))
  }
}

extension SwiftClosure {
  fileprivate func replacingPlaceholder(with name: SwiftExpression) -> SwiftClosure {
    SwiftClosure(parameters, body.replacingPlaceholder(with: name))
  }
}

extension SwiftConditional {
  fileprivate func replacingPlaceholder(with name: SwiftExpression) -> SwiftConditional {
    var result = self
    result.conditions = conditions.map { condition in
      let value = condition.value?.replacingPlaceholder(with: name)
      // Write `if let age` instead of `if let age = age`.
      if case .text(let text)? = value?.kind, condition.head == "let " + text {
        return SwiftCondition(head: condition.head, nil)
      }
      return SwiftCondition(head: condition.head, value)
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
          $0.patterns, where: $0.guardCondition?.replacingPlaceholder(with: name),
          $0.body.replacingPlaceholder(with: name))
      })
  }
}

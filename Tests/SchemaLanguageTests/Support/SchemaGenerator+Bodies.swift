@testable import VmgenSchemaSyntax

/// The bodies of functions and displays.
extension SchemaGenerator {
  mutating func body(_ kind: BodySyntax.Kind = .declaration) -> Expression {
    let count = budget > 0 ? random.below(4) : 1
    let statements = (0..<count).map { _ in statement() }
    return make(.block(BodySyntax(kind, range: range, statements: statements)))
  }

  private mutating func statement() -> BodyStatement {
    smaller { generator in BodyStatement(range: generator.range, kind: generator.statementKind()) }
  }

  private mutating func statementKind() -> BodyStatement.Kind {
    guard budget > 0 else { return .result(free { $0.literal() }) }
    switch random.below(6) {
    case 0:
      let type = maybe { $0.type() }
      return .constant(name(), type, free { $0.expression() })
    case 1:
      // After an `if` without `else`, the `else` of the guard would be that of the `if`.
      let value = make(.name("value"))
      let condition = random.oneIn(2) ? Condition.Kind.unwrap(name(), value) : .expression(value)
      return .guarded([Condition(kind: condition, range: range)], otherwise: body(.branch))
    case 2: return .value(branches())
    case 3: return .value(cases())
    case 4: return .value(make(.name("value")))
    default: return .result(free { $0.expression() })
    }
  }

  private mutating func branches() -> Expression {
    let conditions = head { generator in (0...generator.random.below(2)).map { _ in generator.condition() } }
    let then = body(.branch)
    let otherwise = maybe { generator in
      generator.random.oneIn(3) && generator.budget > 0
        ? generator.smaller { $0.branches() } : generator.body(.branch)
    }
    return make(.conditional(conditions, then: then, else: otherwise))
  }

  private mutating func cases() -> Expression {
    let subject = head { $0.expression() }
    let cases = (0...random.below(3)).map { _ in
      free { generator in
        SwitchCase(
          patterns: [generator.pattern()], guardCondition: generator.maybe { $0.smaller { $0.expression() } },
          body: generator.body(.switchCase), range: generator.range)
      }
    }
    return make(.match(subject, cases))
  }
}

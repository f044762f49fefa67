@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

extension SchemaGenerator {
  func make(_ kind: Expression.Kind) -> Expression { Expression(kind, range) }

  mutating func expression() -> Expression {
    guard budget > 0 else { return literal() }
    return smaller { generator in
      switch generator.random.below(12) {
      case 0:
        return generator.make(
          .ternary(generator.binary(atLeast: 1), generator.free { $0.expression() }, generator.expression()))
      case 1, 2, 3, 4: return generator.binary(atLeast: 1)
      case 5: return generator.conditional()
      case 6: return generator.match()
      default: return generator.postfix()
      }
    }
  }

  /// Runs `make` inside brackets, where trailing closures are allowed.
  mutating func free<T>(_ make: (inout SchemaGenerator) -> T) -> T {
    let closures = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = closures }
    return make(&self)
  }

  /// Returns operands joined by operators of at least this precedence, grouped as by the parser.
  mutating func binary(atLeast least: Int) -> Expression {
    guard least <= 7, !random.oneIn(4) else { return least <= 7 ? binary(atLeast: least + 1) : unary() }
    let operators = [["||"], ["&&"], ["==", "!=", "<", ">="], ["??"], ["...", "..<"], ["+", "-"], ["*", "/", "%"]]
    let name = identifier(random.pick(operators[least - 1]))
    let isRight = least == 4
    let isAlone = least == 3 || least == 5
    return smaller { generator in
      guard generator.budget > 0 else { return generator.unary() }
      let left = generator.binary(atLeast: isRight || isAlone ? least + 1 : least)
      let right = generator.binary(atLeast: isRight ? least : least + 1)
      return generator.make(.binary(left, name, right))
    }
  }

  mutating func unary() -> Expression {
    random.oneIn(6) ? make(.prefix(identifier(random.pick(["-", "!"])), postfix())) : postfix()
  }

  mutating func postfix() -> Expression {
    var result = primary()
    for _ in 0..<random.below(3) where budget > 0 {
      switch random.below(5) {
      case 0: result = make(.member(make(.optionalChain(result)), name()))
      case 1:
        result = make(
          .index(result, [Argument(label: maybe { $0.name() }, value: smaller { $0.free { $0.expression() } })]))
      case 2, 3: result = make(.member(result, name()))
      default: result = call(result)
      }
    }
    return result
  }

  mutating func call(_ function: Expression) -> Expression {
    var arguments = some(2) { generator in
      Argument(
        label: generator.maybe { $0.name() }, value: generator.smaller { $0.free { $0.expression() } })
    }
    if allowsTrailingClosure, case .member = function.kind, random.oneIn(2) {
      arguments.append(Argument(label: nil, value: closure(), isTrailing: true))
    }
    return make(.call(function, arguments))
  }

  mutating func primary() -> Expression {
    guard budget > 0 else { return literal() }
    switch random.below(9) {
    case 0: return make(.parenthesized(smaller { $0.free { $0.expression() } }))
    case 1: return make(.array(smaller { $0.free { $0.some(3) { $0.expression() } } }))
    case 2:
      let entries = smaller { $0.free { $0.some(2) { (key: $0.expression(), value: $0.expression()) } } }
      return make(.dictionary(entries))
    case 3 where allowsTrailingClosure: return closure()
    case 4: return make(.implicitMember(name()))
    case 5, 6: return make(.name(name().text))
    default: return literal()
    }
  }

  mutating func literal() -> Expression {
    switch random.below(9) {
    case 0: return make(.integer(random.pick(["0", "42", "0xFF", "9223372036854775807"])))
    case 1: return make(.decimal(random.pick(["1.5", "0.10", "1e3"])))
    case 2: return make(.duration(random.pick(["0.5", "250"]), unit: random.pick(DurationUnit.allCases)))
    case 3: return make(.boolean(random.oneIn(2)))
    case 4: return make(.nilLiteral)
    case 5: return make(.closureParameter(random.below(3)))
    case 6: return make(.name(name().text))
    case 7: return make(.verbatim(stringLiteral()))
    default: return string()
    }
  }

  mutating func string() -> Expression { make(.string(stringLiteral())) }

  /// Returns a literal of alternating text and interpolations, because two adjacent texts are parsed as one.
  mutating func stringLiteral() -> StringLiteral {
    let isMultiline = !isInline && random.oneIn(5)
    var segments: [StringLiteral.Segment] = []
    for _ in 0..<random.below(3) {
      let texts = [
        "plain", "a \"b\" c", "tab\tand \\", "\u{202E}", "🙂", "\"\"\"\"", "line\n\n  break\n", " ", "\r\n", "\0",
      ]
      if random.oneIn(2) { segments.append(.text(random.pick(texts))) }
      if budget > 0, random.oneIn(2) {
        let wasInline = isInline
        isInline = true
        segments.append(.interpolation(smaller { $0.free { $0.expression() } }))
        isInline = wasInline
      } else {
        break
      }
    }
    return StringLiteral(segments: segments, isMultiline: isMultiline, range: range)
  }

  mutating func closure() -> Expression {
    let parameters = some(2) { $0.name() }.filter { $0.text != "in" }
    let body = smaller { $0.free { $0.expression() } }
    return make(.closure(Closure(parameters: parameters, body: body, range: range)))
  }

  /// Runs `make` for the condition of a branch.
  mutating func head<T>(_ make: (inout SchemaGenerator) -> T) -> T {
    let closures = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = closures }
    return make(&self)
  }

  mutating func conditional() -> Expression {
    let conditions = head { generator in (0...generator.random.below(2)).map { _ in generator.condition() } }
    let then = smaller { $0.free { $0.expression() } }
    let otherwise = maybe { generator in generator.smaller { $0.free { $0.expression() } } }
    return make(.conditional(conditions, then: then, else: otherwise))
  }

  mutating func condition() -> Condition {
    switch random.below(4) {
    case 0: Condition(kind: .unwrap(name(), expression()), range: range)
    case 1: Condition(kind: .pattern(pattern(), expression()), range: range)
    default: Condition(kind: .expression(expression()), range: range)
    }
  }

  mutating func match() -> Expression {
    let subject = head { $0.expression() }
    let count = 1 + random.below(3)
    let cases = (0..<count).map { number in
      let isDefault = number == count - 1 && random.oneIn(2)
      return free { generator in
        let patterns = isDefault ? [] : (0...generator.random.below(2)).map { _ in generator.pattern() }
        return SwitchCase(
          patterns: patterns,
          guardCondition: patterns.count == 1 ? generator.maybe { $0.smaller { $0.expression() } } : nil,
          body: generator.smaller { $0.expression() },
          range: generator.range)
      }
    }
    return make(.match(subject, cases))
  }

  mutating func pattern() -> Pattern {
    let kind: Pattern.Kind
    switch random.below(6) {
    case 0: kind = .nilLiteral
    case 1: kind = .wildcard
    case 2: kind = .binding(identifier("x"))
    case 3: kind = .value(random.oneIn(2) ? string() : make(.integer("3")))
    default:
      let bindings = some(2) { generator in
        PatternBinding(
          label: generator.maybe { $0.name() }, name: generator.maybe { $0.name() }, range: generator.range)
      }
      kind = .enumCase(
        type: maybe { _ in Identifier(text: "Order", range: SourceRange(file: SourceFile.ID(0), lower: 0, upper: 0)) },
        name: name(), bindings: bindings)
    }
    return Pattern(kind: kind, range: range)
  }
}

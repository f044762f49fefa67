import VmgenSchemaSyntax

/// Recorded arguments as Swift's arrays of calls have them: `api.page.arguments.first?.number`,
/// `submitted.arguments[0]?.id`, `api.page.arguments.count`.
///
/// An argument is recorded on its own, so each form stands for one of `api.page.arguments.map { $0.number }`.
extension ExpressionChecker {
  /// Returns what an expression stands for; nil if it is none of these forms.
  func recordedArguments(in expression: Expression) -> Expression? {
    guard environment.position == .expectation else { return nil }
    let range = expression.range
    switch expression.kind {
    case .member(let base, let name):
      if let argument = recordedArgument(name, of: base, range) { return argument }
      if let place = placeOfArguments(base) {
        if name.text == "count" { return place.calls(at: name.range) }
        if name.text == "isEmpty" { return place.calls(at: name.range, "==") }
      }
      if case .optionalChain(let last) = base.kind, placeOfArguments(last, in: "last") != nil {
        return Expression(.member(last, name), range)
      }
      return recordedArgument(base).map { Expression(.member($0, name), range) }
    case .index(let base, let arguments):
      return recordedArgument(base).map { Expression(.index($0, arguments), range) }
    case .call(let callee, let arguments):
      guard case .member(let base, let name) = callee.kind else { return nil }
      if let value = recordedArgument(base) {
        return Expression(.call(Expression(.member(value, name), callee.range), arguments), range)
      }
      guard Self.methodsOfArguments.contains(name.text), placeOfArguments(base) != nil, arguments.count == 1,
        name.text != "map" || arguments[0].value.selectedMember == nil,
        case .closure(let closure) = arguments[0].value.kind,
        let (argument, body) = closure.body.dividedAtArgument(named: closure.parameters.first?.text)
      else { return nil }
      let rest = Closure(parameters: closure.parameters, body: body, range: closure.range)
      let map = Expression(.member(mapped(base, argument), name), callee.range)
      var transform = arguments[0]
      transform.value = Expression(.closure(rest), closure.range)
      return Expression(.call(map, [transform]), range)
    default: return nil
    }
  }

  /// The methods whose closure can read one argument of each recorded call.
  private static let methodsOfArguments: Set<String> = ["map", "contains", "allSatisfy", "count"]

  /// Returns `api.page.calls == 0` for `api.page.last == nil`, in an expectation; nil for other comparisons.
  func comparedCalls(_ operation: BinaryOperation) -> Expression? {
    guard environment.position == .expectation, case .nilLiteral = operation.right.kind,
      let place = placeOfArguments(operation.left, in: "last")
    else { return nil }
    return place.calls(at: operation.range, operation.symbol.text)
  }

  /// Returns the optional argument in `api.page.arguments.first?.filter.name`, before `.name`.
  private func recordedArgument(_ expression: Expression) -> Expression? {
    guard case .member(let base, let name) = expression.kind else { return nil }
    return recordedArgument(name, of: base, expression.range).map { Expression(.optionalChain($0), expression.range) }
  }

  /// Returns `api.page.arguments.map { $0.number }.first` for `api.page.arguments.first?.number`.
  private func recordedArgument(_ name: Identifier, of base: Expression, _ range: SourceRange) -> Expression? {
    let call = if case .optionalChain(let optional) = base.kind { optional } else { base }
    switch call.kind {
    case .member(let list, let end) where ["first", "last"].contains(end.text) && placeOfArguments(list) != nil:
      return Expression(.member(mapped(list, name), end), range)
    case .index(let list, let position) where placeOfArguments(list) != nil:
      return Expression(.index(mapped(list, name), position), range)
    default: return nil
    }
  }

  /// Returns the function or event in `api.page.arguments` or `api.page.last`.
  private func placeOfArguments(_ expression: Expression, in property: String = "arguments") -> Expression? {
    guard case .member(let place, let name) = expression.kind, name.text == property else { return nil }
    let named = if case .call(let callee, _) = place.kind { callee } else { place }
    let owner = if case .member(let owner, _) = named.kind { owner } else { named }
    guard case .name(let member) = owner.kind, environment.local(member) == nil, !isStateOfFake(named) else {
      return nil
    }
    switch environment.members[member]?.kind {
    case .use: return named.range == owner.range ? nil : place
    case .event: return named.range == owner.range ? place : nil
    default: return nil
    }
  }

  private func mapped(_ list: Expression, _ argument: Identifier) -> Expression {
    let body = Expression(.member(Expression(.closureParameter(0), argument.range), argument), argument.range)
    let closure = Expression(.closure(Closure(body: body, range: argument.range)), argument.range)
    let map = Expression(.member(list, Identifier(text: "map", range: argument.range)), list.range)
    return Expression(.call(map, [Argument(value: closure, isTrailing: true)]), list.range)
  }
}

extension Expression {
  /// Returns the number of calls of the function or event, or its comparison with zero.
  fileprivate func calls(at range: SourceRange, _ sign: String? = nil) -> Expression {
    let count = Expression(.member(self, Identifier(text: "calls", range: range)), self.range.union(range))
    guard let sign else { return count }
    let zero = Expression(.integer("0"), range)
    return Expression(.binary(count, Identifier(text: sign, range: range), zero), count.range)
  }

  /// Returns the `number` of `$0.number.description`, and `$0.description`; nil if the expression has no path from the
  /// closure's parameter, or those of two arguments.
  fileprivate func dividedAtArgument(named parameter: String?) -> (argument: Identifier, rest: Expression)? {
    func divided(
      _ base: Expression, _ make: (Expression) -> Expression.Kind
    ) -> (argument: Identifier, rest: Expression)? {
      base.dividedAtArgument(named: parameter).map { ($0.argument, Expression(make($0.rest), range)) }
    }
    switch kind {
    case .member(let base, let name):
      switch base.kind {
      case .closureParameter(0) where parameter == nil: return (name, base)
      case .name(let text) where text == parameter: return (name, base)
      default: return divided(base) { .member($0, name) }
      }
    case .optionalChain(let base): return divided(base) { .optionalChain($0) }
    case .call(let base, let arguments): return divided(base) { .call($0, arguments) }
    case .index(let base, let arguments): return divided(base) { .index($0, arguments) }
    case .parenthesized(let inner): return divided(inner) { .parenthesized($0) }
    case .prefix(let sign, let operand): return divided(operand) { .prefix(sign, $0) }
    case .binary(let left, let sign, let right):
      let parts = (left.dividedAtArgument(named: parameter), right.dividedAtArgument(named: parameter))
      if let first = parts.0, let second = parts.1, first.argument.text != second.argument.text { return nil }
      guard let argument = parts.0?.argument ?? parts.1?.argument else { return nil }
      return (argument, Expression(.binary(parts.0?.rest ?? left, sign, parts.1?.rest ?? right), range))
    default: return nil
    }
  }
}

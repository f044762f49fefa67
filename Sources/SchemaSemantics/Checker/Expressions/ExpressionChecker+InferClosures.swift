import VmgenSchemaSyntax

/// Closures: `{ $0.name }` and `{ line in … }`.
extension ExpressionChecker {
  func inferClosure(
    _ closure: Closure, from parameters: [Type], to result: Type, at range: SourceRange,
    _ substitution: inout Substitution, isText: Bool = false
  ) -> TypedExpression {
    guard !parameters.contains(where: \.hasVariables) else {
      report(.closureOutOfPlace(type: "a value whose type is known"), at: range)
      return invalid(range)
    }
    if parameters.count == 1, let key = closure.comparedKey {
      report(
        .closureArity(count: Self.counted(1, "value")), at: closure.body.range,
        help:
          "write the value to compare by: `{ \(text(at: key.range)) }`, and `descending: true` for the greatest first")
      return invalid(range)
    }
    if !closure.parameters.isEmpty, closure.parameters.count != parameters.count {
      let first = closure.parameters[0].range
      report(
        .closureArity(count: Self.counted(parameters.count, "parameter")),
        at: closure.parameters.last.map { first.union($0.range) } ?? first,
        help: "name \(Self.counted(parameters.count, "parameter")) before `in`")
      return invalid(range)
    }
    checkUniqueBindings(closure.parameters)
    var wanted = substitution.applied(to: result)
    let hint = Expected(type: wanted, isText: isText)
    let (body, names) = inClosure(closure, parameters) {
      wanted.hasVariables ? infer(closure.body, hint) : check(closure.body, as: wanted, isText: isText)
    }
    if wanted.hasVariables, body.type != .unknown {
      if !Self.accepts(wanted, body.type, &substitution) {
        reportMismatch(body, substitution.applied(to: wanted))
        return invalid(range)
      }
      wanted = substitution.applied(to: wanted)
      let converted = wanted.hasVariables ? body : convert(body, to: wanted)
      return TypedExpression(
        .closure(TypedClosure(parameters: names, body: converted)), .function(parameters, wanted), range)
    }
    return TypedExpression(
      .closure(TypedClosure(parameters: names, body: body)), .function(parameters, body.type), range)
  }

  /// Calls `body` with the closure's parameters in scope. Also returns the names of the parameters.
  private func inClosure(
    _ closure: Closure, _ parameters: [Type], _ body: () -> TypedExpression
  ) -> (body: TypedExpression, names: [String]) {
    inScope {
      let isAnonymous = closure.parameters.isEmpty
      environment.closures.append(isAnonymous ? .anonymous(parameters) : .named)
      for (name, type) in zip(closure.parameters, parameters) where name.text != "_" {
        checkNotKeyword(name, as: "parameter")
        bind(name.text, type, .local(name.text), at: name.range)
      }
      let typed = body()
      environment.closures.removeLast()
      return (typed, closure.parameters.map(\.text))
    }
  }
}

extension Closure {
  /// The `$0.name` of `{ $0.name < $1.name }`, a comparison of two elements as in Swift's `sorted(by:)`.
  fileprivate var comparedKey: Expression? {
    guard case .binary(let left, let symbol, let right) = body.kind, ["<", ">", "<=", ">="].contains(symbol.text),
      let first = parameter(read: left), let second = parameter(read: right), first != second
    else { return nil }
    return first == 0 ? left : right
  }

  /// Returns the index of the parameter that a path begins with.
  private func parameter(read expression: Expression) -> Int? {
    switch expression.kind {
    case .closureParameter(let index): index
    case .name(let name): parameters.count == 2 ? parameters.firstIndex { $0.text == name } : nil
    case .member(let base, _), .optionalChain(let base), .call(let base, _), .index(let base, _): parameter(read: base)
    default: nil
    }
  }
}

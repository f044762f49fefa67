import VmgenSchemaSyntax

/// Calls inside of a step's value or of its head: `count = (try await api.load()).count`, `guard let user = try? await …`.
/// Each is a step before.
extension StepChecker {
  /// The effects of the calls inside of a step's value.
  struct InnerEffects {
    var isAsync = false
    var throwsError = false
  }

  /// Checks a step, and before it the calls inside of its value or its head.
  ///
  /// - Parameter check: Checks the step with names for the calls. It receives the number of the steps before it.
  func checkInnerCalls(of step: StepSyntax, _ check: (StepSyntax, _ callCount: Int) -> [Step.Kind]) -> [Step.Kind] {
    var calls: [Step.Kind] = []
    let count = expressions.environment.locals.count
    let whole = withoutCalls(step, &calls)
    guard !calls.isEmpty else { return check(whole, 0) }
    let hidden = expressions.environment.locals[count...].map(\.number)
    // The result of `try? await load()` is not used.
    let isUnused = step.isCall && step.value.flatMap { commandValue(of: $0) } != nil
    let checked = isUnused ? [] : check(whole, calls.count)
    scope.innerEffects = InnerEffects()
    // Later steps cannot read the names.
    expressions.environment.locals.removeAll { hidden.contains($0.number) }
    return (step.declaresVariable ? nil : calls.naming(checked)) ?? calls + checked
  }

  private func withoutCalls(_ step: StepSyntax, _ calls: inout [Step.Kind]) -> StepSyntax {
    guard let value = step.value else {
      let heads = step.heads
      return heads.isEmpty ? step : step.replacing(heads: heads.map { withoutEffects($0, &calls) })
    }
    if let (call, command) = commandValue(of: value) {
      return step.replacing(named(call, of: command, in: value, &calls))
    }
    if let chain = chained(value, &calls) { return step.replacing(chain) }
    let hasCalls = value.isTry || value.isAwait || step.values.count > 1 || callsCommand(value.value)
    guard hasCalls, value.optionalTry == nil, !step.startsCall else { return step }
    // A call without a use of its value stays a step.
    if step.isCall, case .call(let callee, let arguments) = value.value.kind, valueCommand(callee, arguments) != nil {
      return step
    }
    return step.replacing(withoutCalls(value.value, in: value, isWhole: true, &calls))
  }

  /// Returns the head of a step with names for the calls in it.
  private func withoutEffects(_ head: Expression, _ calls: inout [Step.Kind]) -> Expression {
    guard case .effects(let value) = head.kind else {
      let unmarked = StepValueSyntax(range: head.range, value: head)
      return withoutCalls(head, in: unmarked, isWhole: false, &calls)
    }
    if let (call, command) = commandValue(of: value) { return named(call, of: command, in: value, &calls) }
    if let chain = chained(value, &calls) { return chain }
    if value.isCall, value.optionalTry != nil || value.awaitsName {
      return named(value.value, value.value.callee, in: value, &calls)
    }
    let count = calls.count
    let whole =
      value.optionalTry == nil ? withoutCalls(value.value, in: value, isWhole: false, &calls) : value.value
    if calls.count == count {
      let isBroken = ownCommands(called: value.value.callee) != nil || makesCalls(value.value)
      checkEffectKeywords(value, at: value.value.range, isBroken: isBroken)
    }
    return whole
  }

  /// Returns `result?.filter { … }` for `try? await store.list().filter { … }`, whose call becomes a step; nil for another
  /// value.
  private func chained(_ value: StepValueSyntax, _ calls: inout [Step.Kind]) -> Expression? {
    guard value.optionalTry != nil, let call = value.value.firstCall, call.range != value.value.range,
      case .call(let callee, let arguments) = call.kind
    else { return nil }
    var called = value
    called.value = call
    let result: Expression
    if let command = valueCommand(callee, arguments) {
      result = named(call, of: command, in: called, &calls)
    } else if hasEffects(callee) {
      result = named(call, callee, in: called, &calls)
    } else {
      return nil
    }
    guard case .name(let name) = result.kind else { return nil }
    let isOptional = expressions.environment.local(name)?.type.isOptional == true
    return value.value.replacing(firstCall: call, by: result, isOptional: isOptional)
  }

  /// Returns `find(id)` in `try? await find(id)`, and the command; nil for another value.
  private func commandValue(of value: StepValueSyntax) -> (call: Expression, command: CommandShape)? {
    guard value.optionalTry != nil, case .call(let callee, let arguments) = value.value.kind else { return nil }
    return valueCommand(callee, arguments).map { (value.value, $0) }
  }

  /// Returns an expression with names for the calls inside of it, which are made whatever the values of the other parts.
  ///
  /// - Parameters:
  ///   - isWhole: Whether the expression is the whole value, whose call stays.
  ///   - isBefore: Whether a call follows, before which the expression is evaluated.
  func withoutCalls(
    _ expression: Expression, in value: StepValueSyntax, isWhole: Bool, isBefore: Bool = false,
    _ calls: inout [Step.Kind]
  ) -> Expression {
    func inner(_ part: Expression, before later: [Expression] = []) -> Expression {
      let isBefore = isBefore || later.contains(where: makesCalls)
      return withoutCalls(part, in: value, isWhole: false, isBefore: isBefore, &calls)
    }
    func inner(_ parts: [Expression]) -> [Expression] {
      parts.indices.map { inner(parts[$0], before: Array(parts[($0 + 1)...])) }
    }
    func inner(_ arguments: [Argument]) -> [Argument] { arguments.replacing(values: inner(arguments.map(\.value))) }
    if isBefore, let kept = kept(expression, &calls) { return kept }
    if let chosen = chosenValue(expression, in: value, isBefore: isBefore, &calls) { return chosen }
    let kind: Expression.Kind
    switch expression.kind {
    case .effects: return withoutEffects(expression, &calls)
    case .string(let literal): kind = .string(literal.replacing(interpolations: inner(literal.interpolations)))
    case .verbatim(let literal): kind = .verbatim(literal.replacing(interpolations: inner(literal.interpolations)))
    case .call(let callee, let arguments):
      if let command = valueCommand(callee, arguments) {
        let call = Expression(.call(callee, inner(arguments)), expression.range)
        return named(call, of: command, in: value, &calls)
      }
      if !hasEffects(callee) {
        var called = callee
        if case .member(let base, let name) = callee.kind {
          // The whole value can be a change of the base: `names.append(await store.name())`.
          let base = inner(base, before: isWhole ? [] : arguments.map(\.value))
          called = Expression(.member(base, name), callee.range)
        }
        kind = .call(called, inner(arguments))
      } else {
        let call = Expression(.call(callee, inner(arguments)), expression.range)
        return isWhole ? call : named(call, callee, in: value, &calls)
      }
    case .member(let base, let name): kind = .member(inner(base), name)
    case .optionalChain(let base): kind = .optionalChain(inner(base))
    case .parenthesized(let part):
      let part = inner(part)
      if case .name = part.kind { return Expression(part.kind, expression.range) }
      kind = .parenthesized(part)
    case .prefix(let sign, let part): kind = .prefix(sign, inner(part))
    case .binary(let left, let sign, let right):
      let isOptional = ["&&", "||", "??"].contains(sign.text)
      let left = inner(left, before: isOptional ? [] : [right])
      kind = .binary(left, sign, isOptional && !isBefore ? right : inner(right))
    case .ternary(let condition, let first, let second): kind = .ternary(inner(condition), first, second)
    case .index(let base, let arguments):
      let base = inner(base)
      kind = .index(base, inner(arguments))
    case .array(let elements): kind = .array(inner(elements))
    default: return expression
    }
    return Expression(kind, expression.range)
  }

  /// Returns a name for a value of whose parts only the chosen one makes its calls; nil for another expression.
  private func chosenValue(
    _ expression: Expression, in value: StepValueSyntax, isBefore: Bool, _ calls: inout [Step.Kind]
  ) -> Expression? {
    func inner(_ part: Expression) -> Expression {
      withoutCalls(part, in: value, isWhole: false, isBefore: isBefore, &calls)
    }
    switch expression.kind {
    case .binary(let left, let sign, let right) where sign.text == "??" && makesCalls(right):
      return fallback(right, sign, for: inner(left), in: value, &calls)
    case .ternary(let condition, let first, let second) where makesCalls(first) || makesCalls(second):
      let condition = Condition(kind: .expression(inner(condition)), range: condition.range)
      return choice(of: first, second, by: [condition], in: value, &calls)
    case .conditional(let conditions, let first, let second?) where makesCalls(first) || makesCalls(second):
      return choice(of: first, second, by: conditions, in: value, &calls)
    case .match(let subject, let cases) where cases.contains { makesCalls($0.body) }:
      return choice(of: cases, by: inner(subject), in: value, &calls)
    default: return nil
    }
  }

  /// Returns a name for a value of the view model or of a variable that a call may change, and that is read before the call;
  /// nil for another expression.
  private func kept(_ expression: Expression, _ calls: inout [Step.Kind]) -> Expression? {
    guard let root = expression.pathRoot, isChangeable(root) else { return nil }
    let typed = expressions.infer(expression)
    if typed.hasInvalid { return nil }
    let name = resultName()
    bindResult(name, typed.type, at: expression.range)
    calls.append(.constant(name, nil, .expression(typed)))
    return Expression(.name(name), expression.range)
  }

  private func isChangeable(_ name: String) -> Bool {
    if let local = expressions.environment.local(name) { return local.isVariable }
    guard let member = expressions.environment.members[name], member.reading.isValue else { return false }
    return member.writing.storage == nil || !member.writing.writers.isEmpty
  }

  /// Returns a name for the result of a call, which becomes a step.
  private func named(
    _ call: Expression, _ callee: Expression, in value: StepValueSyntax, _ calls: inout [Step.Kind]
  ) -> Expression {
    let count = scope.thrown.count
    let wasAsync = scope.isAsync
    scope.isAsync = false
    scope.ignoresKeywords = value.optionalTry == nil
    var result = value
    result.value = call
    let (typed, type) = checkStepValue(result, nil)
    scope.ignoresKeywords = false
    let (isAsync, failure) = (scope.isAsync, scope.thrown[count...].first?.failure ?? .never)
    scope.isAsync = scope.isAsync || wasAsync
    if typed != nil, value.optionalTry == nil {
      checkEffectKeywords(
        value, isAsync: isAsync, failure, of: text(at: callee.range), at: callee.range, isBroken: true)
    }
    scope.innerEffects.isAsync = scope.innerEffects.isAsync || isAsync || typed == nil
    scope.innerEffects.throwsError =
      scope.innerEffects.throwsError || failure != .never || value.optionalTry != nil || typed == nil
    let name = resultName()
    bindResult(name, type, at: call.range)
    calls.append(.constant(name, nil, typed ?? .expression(expressions.invalid(call.range))))
    return Expression(.name(name), call.range)
  }

  /// Whether a call of the function has a result, and suspends or can fail.
  func hasEffects(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .member(let base, let name):
      guard case .name(let use) = base.kind, expressions.environment.local(use) == nil,
        case .use(let service?)? = expressions.environment.members[use]?.kind
      else { return false }
      if service == ServiceDeclaration.navigator { return screenOpenings.contains(name.text) }
      return services[service]?.functions(named: name.text).contains { $0.kind != .query || $0.failure != .never }
        ?? false
    case .name(let name):
      guard expressions.environment.local(name) == nil,
        case .custom(let custom)? = expressions.environment.members[name]?.kind
      else { return false }
      return custom.isAsync || custom.failure != .never
    default: return false
    }
  }
}

extension Expression {
  /// The call with which a chain of members and calls begins; nil for other expressions.
  fileprivate var firstCall: Expression? {
    switch kind {
    case .member(let base, _), .optionalChain(let base), .index(let base, _): base.firstCall
    case .call(let callee, _): callee.firstCall ?? self
    default: nil
    }
  }

  /// Returns the chain with its result in place of the first call.
  ///
  /// - Parameter isOptional: Whether the result is an optional, whose value the rest of the chain reads.
  fileprivate func replacing(firstCall call: Expression, by result: Expression, isOptional: Bool) -> Expression {
    func inner(_ base: Expression) -> Expression {
      base.replacing(firstCall: call, by: result, isOptional: isOptional)
    }
    if range == call.range { return isOptional ? Expression(.optionalChain(result), range) : result }
    return switch kind {
    case .member(let base, let name): Expression(.member(inner(base), name), range)
    case .optionalChain(let base) where base.range == call.range: Expression(.optionalChain(result), range)
    case .optionalChain(let base): Expression(.optionalChain(inner(base)), range)
    case .index(let base, let arguments): Expression(.index(inner(base), arguments), range)
    case .call(let callee, let arguments): Expression(.call(inner(callee), arguments), range)
    default: self
    }
  }

  /// The name at the beginning of `user`, `user.address`, `user?.name`; nil for other expressions.
  fileprivate var pathRoot: String? {
    switch kind {
    case .name(let name): name
    case .member(let base, _):
      if case .optionalChain(let optional) = base.kind { optional.pathRoot } else { base.pathRoot }
    default: nil
    }
  }
}

extension [Argument] {
  fileprivate func replacing(values: [Expression]) -> [Argument] {
    zip(self, values).map { argument, value in
      var argument = argument
      argument.value = value
      return argument
    }
  }
}

extension StringLiteral {
  fileprivate var interpolations: [Expression] {
    segments.compactMap { if case .interpolation(let value) = $0 { value } else { nil } }
  }

  fileprivate func replacing(interpolations values: [Expression]) -> StringLiteral {
    var (literal, rest) = (self, values[...])
    for case (let index, .interpolation) in segments.enumerated() {
      if let value = rest.popFirst() { literal.segments[index] = .interpolation(value) }
    }
    return literal
  }
}

extension StepSyntax {
  fileprivate var startsCall: Bool { if case .value(_, .start) = kind { true } else { false } }

  fileprivate var declaresVariable: Bool {
    if case .value(_, .constant(_, _, isVariable: true)) = kind { true } else { false }
  }

  fileprivate var isCall: Bool {
    switch kind {
    case .value(_, .call), .value(_, .discard): true
    default: false
    }
  }
}

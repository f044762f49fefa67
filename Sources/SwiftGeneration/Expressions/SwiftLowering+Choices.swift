import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension SwiftLowering {
  /// Returns an expression with its preceding statements. An outermost `if` or `switch` remains a choice.
  mutating func block(_ expression: TypedExpression, isTyped: Bool) -> LoweredBlock {
    let (prelude, tail) = hoisting { $0.tail(expression, isTyped: isTyped) }
    return LoweredBlock(prelude: prelude, tail: tail)
  }

  /// Returns what `make` lowers for one statement, and the statements that have to precede it.
  mutating func hoisting<Result>(
    _ make: (inout SwiftLowering) -> Result
  ) -> (prelude: [SwiftStatement], result: Result) {
    let outer = prelude
    let couldHoist = canHoist
    prelude = []
    canHoist = true
    defer {
      prelude = outer
      canHoist = couldHoist
    }
    let result = make(&self)
    return (prelude, result)
  }

  private mutating func tail(_ expression: TypedExpression, isTyped: Bool) -> LoweredBlock.Tail {
    switch expression.kind {
    case .conditional(let conditions, let then, let otherwise):
      let scope = Scope(self)
      let lowered = self.conditions(conditions)
      let first = block(then, isTyped: isTyped)
      scope.restore(&self)
      return .conditional(lowered, first, block(otherwise, isTyped: isTyped))
    case .match(let subject, let cases):
      if let known = knownBranch(subject, cases, isTyped: isTyped) { return known }
      let head = concealed(value(subject), subject)
      return .match(head, cases.map { branch($0, of: subject.type, isTyped: isTyped) })
    case .binding(let name, let bound, in: let body):
      let scope = Scope(self)
      let stored = stored(bound, as: nil)
      let local = swiftIdentifier(enter(name))
      prelude += stored.binding(local)
      noteKnown(local, bound)
      let tail = tail(body, isTyped: isTyped)
      scope.restore(&self)
      return tail
    case .sequence(let first, let rest):
      let choice = block(first, isTyped: isTyped)
      return .sequence(choice, block(rest, isTyped: isTyped))
    case .passed: return .passed
    case .steps(let steps): return .statements(statements(of: steps))
    case .parenthesized(let inner) where !isTyped && inner.promotedValue != nil:
      return .value(value(expression))
    case .wrapped(let inner) where inner.losesTypeByPromotion:
      return .value(wholeValue(expression, isTyped: isTyped))
    case .wrapped(let inner), .parenthesized(let inner):
      return tail(inner, isTyped: isTyped)
    default: return .value(wholeValue(expression, isTyped: isTyped))
    }
  }

  /// Returns the value of an `if` or `switch` inside an expression: a local before the statement, or an immediately
  /// called closure if no statement can precede the expression.
  mutating func hoisted(_ expression: TypedExpression, hint: String?) -> SwiftExpression {
    let outer = statesTypes
    statesTypes = nil
    let block = block(expression, isTyped: true)
    statesTypes = outer
    let type = expression.type.swiftText
    use(expression.type)
    guard canHoist else {
      return SwiftExpression.closure(SwiftClosure(result: type, block.body)).call()
    }
    let local = bound(StoredBlock(block: block, type: type), hint: hint ?? "part")
    // The branch of a choice that is known.
    if case (.value, .text(let name)) = (block.tail, local.kind) { knownLocals.insert(name) }
    return local
  }

  /// Binds a value to a new local before the current statement, and returns the local.
  mutating func bound(_ value: StoredBlock, hint: String) -> SwiftExpression {
    let name = swiftIdentifier(freshName(hint))
    prelude += value.binding(name)
    return .text(name)
  }

  /// Returns a new local with a value, for a place that cannot contain the value itself. Returns the value if no
  /// statement can precede the expression.
  mutating func local(_ value: SwiftExpression, type: Type, hint: String) -> SwiftExpression {
    guard canHoist else { return value }
    use(type)
    return bound(StoredBlock(block: LoweredBlock(value), type: type.swiftText), hint: hint)
  }

  /// Returns an argument of a generic function: a value with a known type, or a typed local.
  mutating func typedOperand(_ expression: TypedExpression, hint: String) -> SwiftExpression {
    if expression.hasExplicitType { return value(expression) }
    let value = value(expression, isTyped: true, hint: hint)
    if value.kind.isLeaf { return value }
    let local = local(value, type: expression.type, hint: hint)
    if case .text(let name) = local.kind { noteKnown(name, expression) }
    return local
  }

  /// Returns an operand whose type the compiler infers separately: in a local, or in a closure if no statement can
  /// precede the expression.
  mutating func separated(_ value: SwiftExpression, _ type: Type, hint: String?) -> SwiftExpression {
    guard type.hasSwiftName, !value.traits.contains(.readsChainRoot) else { return value }
    if canHoist { return local(value, type: type, hint: hint ?? "part") }
    nameParameters()
    let name = swiftIdentifier(freshName(hint ?? "part"))
    use(type)
    let body: [SwiftStatement] = [.bind(name, type: type.swiftText, value), .result(.text(name))]
    return SwiftExpression.closure(SwiftClosure(result: type.swiftText, body)).call()
  }

  /// Requests names for the parameters of the closure that contains the expression, because an inner closure reads them.
  mutating func nameParameters() {
    if highestParameter >= 0, parameterNames.isEmpty { needsParameterNames = true }
  }

  private mutating func branch(
    _ branch: TypedSwitchCase, of subject: Type, isTyped: Bool
  ) -> LoweredBlock.Branch {
    let scope = Scope(self)
    let patterns = bind(branch.patterns, subject: subject)
    let condition = branch.guardCondition.map { unhoisted($0) }
    let body = block(branch.body, isTyped: isTyped)
    scope.restore(&self)
    return LoweredBlock.Branch(patterns: patterns, guardCondition: condition, block: body)
  }

  /// Returns a value without preceding statements.
  mutating func unhoisted(_ expression: TypedExpression) -> SwiftExpression {
    let couldHoist = canHoist
    canHoist = false
    defer { canHoist = couldHoist }
    return value(expression)
  }

  // MARK: Conditions

  mutating func conditions(_ conditions: [TypedCondition]) -> [SwiftCondition] {
    var result: [SwiftCondition] = []
    let couldHoist = canHoist
    defer { canHoist = couldHoist }
    for condition in conditions {
      result.append(self.condition(condition) { $0.value($1) })
      canHoist = false
    }
    return result
  }

  /// Returns a condition, and adds its names to the scope.
  ///
  /// - Parameter lower: Returns the Swift code of the tested value.
  mutating func condition(
    _ condition: TypedCondition, _ lower: (inout SwiftLowering, TypedExpression) -> SwiftExpression
  ) -> SwiftCondition {
    switch condition {
    case .expression(let expression): return SwiftCondition(lower(&self, expression))
    case .unwrap("_", let expression):
      return SwiftCondition(.binary(lower(&self, expression), "!=", .nil))
    case .unwrap(let name, let expression):
      let value = lower(&self, expression)
      return SwiftCondition(unwrapping: swiftIdentifier(enter(name)), value)
    case .pattern(.binding(let name), let expression):
      // Swift warns about a pattern that matches every value.
      let value = SwiftExpression.array([lower(&self, expression)]).member("first")
      return SwiftCondition(unwrapping: swiftIdentifier(enter(name)), value)
    case .pattern(let pattern, let expression):
      let value = lower(&self, expression)
      return SwiftCondition(matching: bind(pattern, subject: expression.type), value)
    }
  }

  // MARK: Names

  /// Adds a name of the schema to the scope, and returns its Swift name.
  mutating func enter(_ name: String) -> String {
    let isHeld = names.isReserved(name) || madeNames.contains(name) || locals.contains(swiftName: name)
    let local = isHeld ? freshName(name) : name
    locals[name] = local
    return local
  }

  /// Returns a name that nothing else in the body uses: `part`, `part2`.
  mutating func freshName(_ hint: String) -> String {
    madeNames.make(hint) { [names, locals, environment] name in
      names.isTaken(name) || locals.contains(swiftName: name) || locals[name] != nil
        || environment.declarations.functions[name] != nil
    }
  }

  /// The names in scope before a branch, which are restored after the branch.
  struct Scope {
    let locals: LocalNames

    init(_ lowering: SwiftLowering) { locals = lowering.locals }

    func restore(_ lowering: inout SwiftLowering) { lowering.locals = locals }
  }
}

extension SwiftExpression {
  /// The expression as a condition or as the subject of a `switch`, where Swift would parse a trailing closure as the
  /// body. A call with a trailing closure gets parentheses.
  var standingInCondition: SwiftExpression {
    guard traits.contains(.hasBraces) else { return self }
    return switch kind {
    case .prefix, .effect, .binary, .ternary: mapChildren(\.standingInCondition)
    case .member(let base, let name): base.standingInCondition.member(name)
    case .optional(let base): base.standingInCondition.chained
    case .index(let base, let arguments): base.standingInCondition.index(arguments)
    case .call(let callee, let arguments, nil): callee.standingInCondition.call(arguments)
    case .call, .closure: parenthesized
    default: self
    }
  }
}

import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension SwiftLowering {
  /// Returns an expression with its preceding statements. An outermost `if` or `switch` remains a choice.
  mutating func block(_ expression: TypedExpression, isTyped: Bool) -> LoweredBlock {
    let outer = prelude
    let couldHoist = canHoist
    prelude = []
    canHoist = true
    defer {
      prelude = outer
      canHoist = couldHoist
    }
    let tail = tail(expression, isTyped: isTyped)
    return LoweredBlock(prelude: prelude, tail: tail)
  }

  private mutating func tail(_ expression: TypedExpression, isTyped: Bool) -> LoweredBlock.Tail {
    switch expression.kind {
    case .conditional(let conditions, let then, let otherwise):
      let scope = Scope(self)
      var lowered = self.conditions(conditions)
      let first = block(then, isTyped: isTyped)
      markUnused(conditions, &lowered)
      scope.restore(&self)
      return .conditional(lowered.map(\.condition), first, block(otherwise, isTyped: isTyped))
    case .match(let subject, let cases):
      if let known = knownBranch(subject, cases, isTyped: isTyped) { return known }
      let value = value(subject).standingInCondition
      let head = concealed(value, subject)
      return .match(head, cases.map { branch($0, of: subject.type, isTyped: isTyped) })
    case .parenthesized(let inner) where !isTyped && inner.promotedValue != nil:
      return .value(value(expression))
    case .wrapped(let inner), .parenthesized(let inner):
      return tail(inner, isTyped: isTyped)
    default: return .value(wholeValue(expression, isTyped: isTyped))
    }
  }

  /// Returns the value of an `if` or `switch` inside an expression: a local before the statement, or an immediately
  /// called closure if no statement can precede the expression.
  mutating func hoisted(_ expression: TypedExpression, hint: String?) -> SwiftExpression {
    let block = block(expression, isTyped: true)
    let type = expression.type.swiftText
    use(expression.type)
    guard canHoist else {
      let body = block.isValue ? [.value(block.value)] : block.statements(to: .result)
      return SwiftExpression.closure(SwiftClosure(["() -> \(type)"], body)).call()
    }
    let name = freshName(hint ?? "part")
    if block.tailIsValue {
      prelude += block.prelude + [.bind(name, type: type, block.value)]
    } else {
      prelude += [.declare(name, type: type)] + block.statements(to: .assign(.text(name)))
    }
    return .text(swiftIdentifier(name))
  }

  /// Returns a new local with a value, for a place that cannot contain the value itself. Returns the value if no
  /// statement can precede the expression.
  mutating func local(_ value: SwiftExpression, type: Type, hint: String) -> SwiftExpression {
    guard canHoist else { return value }
    let name = freshName(hint)
    use(type)
    prelude.append(.bind(name, type: type.swiftText, value))
    return .text(swiftIdentifier(name))
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
    return SwiftExpression.closure(SwiftClosure(["() -> \(type.swiftText)"], body)).call()
  }

  /// Requests names for the parameters of the closure that contains the expression, because an inner closure reads them.
  mutating func nameParameters() {
    if highestParameter >= 0, parameterNames.isEmpty { needsParameterNames = true }
  }

  private mutating func branch(
    _ branch: TypedSwitchCase, of subject: Type, isTyped: Bool
  ) -> LoweredBlock.Branch {
    let scope = Scope(self)
    let patterns = bind(branch.patterns)
    var condition: SwiftExpression?
    if let guardCondition = branch.guardCondition {
      let couldHoist = canHoist
      canHoist = false
      condition = value(guardCondition).standingInCondition
      canHoist = couldHoist
    }
    let body = block(branch.body, isTyped: isTyped)
    let texts = patterns.map { text(of: $0, subject: subject) }
    scope.restore(&self)
    return LoweredBlock.Branch(patterns: texts, guardCondition: condition, block: body)
  }

  // MARK: Conditions

  struct LoweredCondition {
    var condition: SwiftCondition
    /// The Swift name that the condition binds.
    var local: String?
    /// The condition without its binding, for a name that nothing reads.
    var withoutLocal: SwiftCondition?
    var pattern: (BoundPattern, subject: Type, value: SwiftExpression)?
  }

  mutating func conditions(_ conditions: [TypedCondition]) -> [LoweredCondition] {
    var result: [LoweredCondition] = []
    let couldHoist = canHoist
    defer { canHoist = couldHoist }
    for condition in conditions {
      switch condition {
      case .expression(let expression):
        result.append(LoweredCondition(condition: SwiftCondition(value(expression).standingInCondition)))
      case .unwrap(let name, let expression):
        let value = value(expression).standingInCondition
        let isPresent = SwiftCondition(.binary(value, "!=", .text("nil")))
        if name == "_" {
          result.append(LoweredCondition(condition: isPresent))
          break
        }
        let local = enter(name)
        let text = swiftIdentifier(local)
        var bound = SwiftCondition(head: "let \(text)", value)
        if case .text(text) = value.kind { bound = SwiftCondition(head: "let \(text)", nil) }
        result.append(LoweredCondition(condition: bound, local: local, withoutLocal: isPresent))
      case .pattern(let pattern, let expression):
        let value = value(expression).standingInCondition
        let bound = bind(pattern)
        result.append(
          LoweredCondition(condition: SwiftCondition(nil), pattern: (bound, expression.type, value)))
      }
      canHoist = false
    }
    return result
  }

  /// Removes the bindings that neither a later condition nor the branch reads, because Swift warns about them.
  mutating func markUnused(_ conditions: [TypedCondition], _ lowered: inout [LoweredCondition]) {
    for index in lowered.indices {
      if let local = lowered[index].local, !usedLocals.contains(local), let without = lowered[index].withoutLocal {
        lowered[index].condition = without
      }
      if let (pattern, subject, value) = lowered[index].pattern {
        lowered[index].condition = SwiftCondition(head: "case " + text(of: pattern, subject: subject), value)
      }
    }
  }

  // MARK: Names

  /// Adds a name of the schema to the scope, and returns its Swift name.
  mutating func enter(_ name: String) -> String {
    let isHeld = names.isReserved(name) || madeNames.contains(name) || locals.values.contains(name)
    let local = isHeld ? freshName(name) : name
    locals[name] = local
    if usedLocals.remove(local) != nil { hiddenUses.append(local) }
    return local
  }

  /// Returns a name that nothing else in the body uses: `part`, `part2`.
  mutating func freshName(_ hint: String) -> String {
    let name = uniqueName(hint) {
      names.isTaken($0) || madeNames.contains($0) || locals.values.contains($0) || locals[$0] != nil
        || environment.declarations.functions[$0] != nil
    }
    madeNames.insert(name)
    return name
  }

  /// The names in scope before a branch, which are restored after the branch.
  struct Scope {
    let locals: [String: String]
    let hiddenUseCount: Int

    init(_ lowering: SwiftLowering) {
      locals = lowering.locals
      hiddenUseCount = lowering.hiddenUses.count
    }

    /// Restores the names. Outer names that are used stay marked as used.
    func restore(_ lowering: inout SwiftLowering) {
      lowering.locals = locals
      for name in lowering.hiddenUses[hiddenUseCount...] { lowering.usedLocals.insert(name) }
      lowering.hiddenUses.removeLast(lowering.hiddenUses.count - hiddenUseCount)
    }
  }
}

extension SwiftExpression {
  /// The expression as a condition or as the subject of a `switch`, where Swift would parse a trailing closure as the
  /// body. A call with a trailing closure gets parentheses.
  var standingInCondition: SwiftExpression {
    switch kind {
    case .prefix(let symbol, let operand): .prefix(symbol, operand.standingInCondition)
    case .binary(let left, let symbol, let right):
      .binary(left.standingInCondition, symbol.text, right.standingInCondition)
    case .ternary(let condition, let then, let otherwise):
      .ternary(condition.standingInCondition, then.standingInCondition, otherwise.standingInCondition)
    case .member(let base, let name): base.standingInCondition.member(name)
    case .optional(let base): base.standingInCondition.chained
    case .index(let base, let arguments): base.standingInCondition.index(arguments)
    case .call(let callee, let arguments, nil): callee.standingInCondition.call(arguments)
    case .call, .closure: parenthesized
    default: self
    }
  }
}

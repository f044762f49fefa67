import VmgenSchemaSemantics
import VmgenSchemaSyntax

// The steps that decide which steps run.
extension StepLowering {
  mutating func choose(
    _ conditions: [TypedCondition], _ then: (inout StepLowering) -> Void, _ otherwise: (inout StepLowering) -> Void
  ) {
    flushReads()
    let scope = SwiftLowering.Scope(lowering)
    let tests = conditions.map { test($0) }
    flushReads()
    let before = mayHaveEnded
    let first = block(then)
    scope.restore(&lowering)
    let afterFirst = mayHaveEnded
    mayHaveEnded = before
    let second = block(otherwise)
    mayHaveEnded = mayHaveEnded || afterFirst
    output.append(.choice(tests, first, second))
  }

  /// Appends a `switch`.
  mutating func choose(_ subject: TypedExpression, _ cases: [StepCase]) {
    let cases = cases.map { namingValues(in: $0) }
    flushReads()
    let value = lowering.concealed(inCondition(subject), subject)
    if cases.contains(where: { $0.guardCondition?.readsMembers ?? false }) { ensureCurrent() }
    let scope = SwiftLowering.Scope(lowering)
    let before = mayHaveEnded
    var after = before
    var lowered: [SwiftCase] = []
    for each in cases {
      mayHaveEnded = before
      let patterns = lowering.bind(each.patterns, subject: subject.type)
      let condition = each.guardCondition.map { inCase($0) }
      lowered.append(SwiftCase(patterns, where: condition, block(each.steps).asCaseBody))
      scope.restore(&lowering)
      after = after || mayHaveEnded
    }
    mayHaveEnded = after
    output.append(.value(.match(SwiftSwitch(value, lowered))))
  }

  /// Binds the values of patterns that read the view model to locals, because Swift allows no `try` in a pattern.
  private mutating func namingValues(in item: StepCase) -> StepCase {
    var item = item
    item.patterns = item.patterns.map { pattern in
      pattern.mapValues { value in
        guard value.readsMembers else { return value }
        let name = lowering.freshName(value.suggestedName ?? "value")
        bind(name, nil, value)
        return TypedExpression(.reference(.local(name)), value.type, value.range)
      }
    }
    return item
  }

  /// Appends a `guard`.
  mutating func pass(_ conditions: [TypedCondition], else otherwise: [Step]) {
    flushReads()
    let outer = SwiftLowering.Scope(lowering)
    let tests = conditions.map { test($0) }
    flushReads()
    let inner = SwiftLowering.Scope(lowering)
    outer.restore(&lowering)
    let (mayHaveEnded, isTail) = (mayHaveEnded, isTail)
    // The last statement of the `else` is a `return`, which cannot be part of a transaction.
    self.isTail = false
    let statements = block(otherwise)
    (self.mayHaveEnded, self.isTail) = (mayHaveEnded, isTail)
    inner.restore(&lowering)
    output.append(.guarded(tests, else: statements))
  }

  /// Appends a loop. The elements are read once, before the first turn.
  mutating func loop(_ name: String, _ elements: TypedExpression, _ body: [Step]) {
    // A loop gives no type: Swift would search for that of `[.first, .second]`.
    let elements = outside(elements, hint: "elements", isTyped: false)
    flushReads()
    let scope = SwiftLowering.Scope(lowering)
    let local = swiftIdentifier(lowering.enter(name))
    // The run may have ended in the turn before.
    mayHaveEnded = mayHaveEnded || body.containsSuspension
    let isTail = isTail
    self.isTail = false
    let statements = block(body)
    self.isTail = isTail
    scope.restore(&lowering)
    mayHaveEnded = mayHaveEnded || body.containsSuspension
    output.append(.loop(SwiftLoop(local, in: elements, statements)))
  }

  private mutating func test(_ condition: TypedCondition) -> SwiftCondition {
    let value = inCondition(condition.value)
    return lowering.condition(condition) { _, _ in value }
  }
}

extension [SwiftStatement] {
  /// The statements as the body of a case, which cannot be empty.
  var asCaseBody: [SwiftStatement] { isEmpty ? [.break] : self }
}

extension [Step] {
  /// Whether one of the steps may suspend or end the run.
  fileprivate var containsSuspension: Bool {
    var isFound = false
    forEachStep { isFound = isFound || $0.maySuspend }
    return isFound
  }
}

extension TypedCondition {
  /// The tested value.
  fileprivate var value: TypedExpression {
    switch self {
    case .expression(let value), .unwrap(_, let value), .pattern(_, let value): value
    }
  }
}

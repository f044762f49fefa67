import VmgenSchemaSemantics

extension ExampleTable {
  /// Returns the statements of a turn in its loop, and after a `while` the check that its condition is false.
  func statements(
    of turn: ExampleTurn, _ hasReadParts: inout Bool, _ lowering: inout SwiftLowering
  ) -> [SwiftStatement] {
    // In later turns, the last step of the loop precedes the first.
    if turn.loop != nil { hasReadParts = hasReadParts || readsParts && turn.steps.last?.isExpectation == true }
    let statements = loop(turn, waits: hasReadParts, &lowering) { lowering in
      if turn.readsAtHead { hasReadParts = readsParts }
      return turn.steps.filter { !$0.isHead }.flatMap { self.statements(of: $0, &hasReadParts, &lowering) }
    }
    guard let condition = turn.condition else { return statements }
    hasReadParts = readsParts
    return statements + [.value(expectFalse(condition, at: condition.range, &lowering, Self.check))]
  }

  /// Returns the statements of a turn in its loop; the statements themselves if there is no loop.
  ///
  /// The turns of a `while` are counted, so that the test ends:
  /// `for _ in 1...10_000 { guard viewModel.seconds > 0 else { break } … }`.
  ///
  /// - Parameter waits: Whether what the condition of a `while` reads may have started just now.
  func loop(
    _ turn: ExampleTurn, waits: Bool = false, _ lowering: inout SwiftLowering,
    _ body: (inout SwiftLowering) -> [SwiftStatement]
  ) -> [SwiftStatement] {
    guard let loop = turn.loop else { return body(&lowering) }
    let idle = waits ? [SwiftStatement.assign(.text("_"), Self.check.member("idle").marked(.await))] : []
    if let condition = turn.condition {
      let holds = lowering.block(condition, isTyped: false)
      let head = idle + holds.prelude + [.guarded([SwiftCondition(holds.value)], else: [.break])]
      let turns = SwiftExpression.text("1...\(lowering.integerLiteral(ExampleLoop.maximumTurns))")
      return [.loop(SwiftLoop("_", in: turns, head + body(&lowering)))]
    }
    let elements = loop.swiftRange.map { LoweredBlock($0) } ?? loop.elements.map { lowering.block($0, isTyped: false) }
    let scope = SwiftLowering.Scope(lowering)
    let name = loop.name.map { swiftIdentifier(lowering.enter($0)) } ?? "_"
    let statements = body(&lowering)
    scope.restore(&lowering)
    guard let elements, !statements.isEmpty else { return [] }
    return (loop.isUnrolled ? [] : idle) + elements.prelude + [.loop(SwiftLoop(name, in: elements.value, statements))]
  }
}

extension ExampleLoop {
  /// The range of numbers; nil for an array.
  fileprivate var swiftRange: SwiftExpression? {
    guard case .range(let lower, let upper, let isClosed)? = elements?.kind, case .integer(let first) = lower.kind,
      case .integer(let last) = upper.kind
    else { return nil }
    return .text("\(first)\(isClosed ? "..." : "..<")\(last)")
  }
}

extension ExampleStep {
  /// Whether the step is the head of a turn, which Swift's loop contains: its element or its condition.
  var isHead: Bool {
    switch kind {
    case .turn, .each: return true
    default: break
    }
    guard let loop, case .constant(let name, _, _, _) = kind else { return false }
    return loop.name == name
  }
}

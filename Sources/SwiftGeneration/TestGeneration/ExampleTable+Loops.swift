import VmgenSchemaSemantics

extension ExampleTable {
  /// Returns the statements of one turn, in a loop over the elements; the statements themselves if there is no loop.
  func loop(
    _ loop: ExampleLoop?, _ lowering: inout SwiftLowering, _ body: (inout SwiftLowering) -> [SwiftStatement]
  ) -> [SwiftStatement] {
    guard let loop else { return body(&lowering) }
    let elements = loop.swiftRange.map { LoweredBlock($0) } ?? lowering.block(loop.elements, isTyped: false)
    let scope = SwiftLowering.Scope(lowering)
    let name = loop.name.map { swiftIdentifier(lowering.enter($0)) } ?? "_"
    let statements = body(&lowering)
    scope.restore(&lowering)
    return statements.isEmpty ? [] : elements.prelude + [.loop(SwiftLoop(name, in: elements.value, statements))]
  }
}

extension ExampleLoop {
  /// The range of numbers; nil for an array.
  fileprivate var swiftRange: SwiftExpression? {
    guard case .range(let lower, let upper, let isClosed) = elements.kind, case .integer(let first) = lower.kind,
      case .integer(let last) = upper.kind
    else { return nil }
    return .text("\(first)\(isClosed ? "..." : "..<")\(last)")
  }
}

extension ExampleStep {
  /// Whether the step is the element of a turn, which Swift's loop names.
  var isElement: Bool {
    guard let loop, case .constant(let name, _, _, _) = kind else { return false }
    return loop.name == name
  }
}

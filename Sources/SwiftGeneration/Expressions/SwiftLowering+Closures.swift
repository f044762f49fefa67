import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension SwiftLowering {
  mutating func closure(_ closure: TypedClosure, type: Type) -> SwiftClosure {
    let count = if case .function(let parameters, _) = type { parameters.count } else { closure.parameters.count }
    let saved = ClosureScope(self)
    defer { saved.restore(&self) }
    let scope = Scope(self)
    defer { scope.restore(&self) }
    guard closure.parameters.isEmpty else {
      parameterNames = []
      highestParameter = -1
      let parameters = closure.parameters.map { $0 == "_" ? "_" : swiftIdentifier(enter($0)) }
      return SwiftClosure(parameters, closureBody(closure.body))
    }
    parameterNames = []
    highestParameter = -1
    needsParameterNames = false
    let made = madeNames
    let body = closureBody(closure.body)
    if highestParameter == count - 1, !needsParameterNames { return SwiftClosure([], body) }
    if highestParameter < 0 { return SwiftClosure(Array(repeating: "_", count: count), body) }
    // `$n` is not possible here, so the parameters get names, and the body is lowered again.
    madeNames = made
    parameterNames = (0..<count).map { _ in freshName("element") }
    return SwiftClosure(parameterNames, closureBody(closure.body))
  }

  /// Returns a closure with named parameters, which nested closures can refer to.
  mutating func namedClosure(_ closure: TypedClosure, type: Type) -> SwiftClosure {
    guard closure.parameters.isEmpty else { return self.closure(closure, type: type) }
    let saved = ClosureScope(self)
    defer { saved.restore(&self) }
    parameterNames = [freshName("value")]
    return SwiftClosure(parameterNames, closureBody(closure.body))
  }

  private mutating func closureBody(_ expression: TypedExpression) -> [SwiftStatement] {
    let isOptional = if case .optional = expression.type { true } else { false }
    let isChoice =
      switch expression.kind {
      case .conditional, .match: true
      default: false
      }
    let block = block(expression, isTyped: isChoice && isOptional)
    guard block.isValue else { return block.statements(to: .result) }
    guard isChoice, isOptional else { return [.value(block.value)] }
    // Swift requires the branches of an `if` expression to have the same type independently of each other, so optional
    // branches need an explicit type.
    let name = freshName("result")
    use(expression.type)
    return [.bind(name, type: expression.type.swiftText, block.value), .result(.text(name))]
  }

  /// The state of the innermost closure, saved while another one is lowered.
  private struct ClosureScope {
    let highestParameter: Int
    let parameterNames: [String]
    let needsParameterNames: Bool
    let chainRoot: SwiftExpression?

    init(_ lowering: SwiftLowering) {
      highestParameter = lowering.highestParameter
      parameterNames = lowering.parameterNames
      needsParameterNames = lowering.needsParameterNames
      chainRoot = lowering.chainRoot
    }

    func restore(_ lowering: inout SwiftLowering) {
      lowering.highestParameter = highestParameter
      lowering.parameterNames = parameterNames
      lowering.needsParameterNames = needsParameterNames
      lowering.chainRoot = chainRoot
    }
  }
}

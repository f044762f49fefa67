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
      return self.closure(parameters, closure.body)
    }
    parameterNames = []
    highestParameter = -1
    needsParameterNames = false
    let made = madeNames
    let unnamed = self.closure([], closure.body)
    if highestParameter == count - 1, !needsParameterNames, unnamed.result == nil { return unnamed }
    if highestParameter < 0 {
      return SwiftClosure(Array(repeating: "_", count: count), result: unnamed.result, unnamed.body)
    }
    // `$n` is not possible here, so the parameters get names, and the body is lowered again.
    madeNames = made
    parameterNames = (0..<count).map { _ in freshName("element") }
    return self.closure(parameterNames, closure.body)
  }

  /// Returns a closure with named parameters, which nested closures can refer to.
  mutating func namedClosure(_ closure: TypedClosure, type: Type) -> SwiftClosure {
    guard closure.parameters.isEmpty else { return self.closure(closure, type: type) }
    let saved = ClosureScope(self)
    defer { saved.restore(&self) }
    parameterNames = [freshName("value")]
    return self.closure(parameterNames, closure.body)
  }

  /// Returns a closure that evaluates an expression for a generic parameter, `{ $0.inputs.name }`. It states the type of
  /// its result, `{ values -> Int in … }`, if Swift would have to search for it.
  mutating func closure(reading expression: TypedExpression) -> SwiftClosure {
    let read = stored(expression, as: nil)
    return SwiftClosure(naming: "values", result: read.type, read.block.body)
  }

  /// Returns a closure with a body. Swift requires the branches of an `if` expression to have the same type independently
  /// of each other, so a closure with optional branches states the type of its result.
  private mutating func closure(_ parameters: [String], _ body: TypedExpression) -> SwiftClosure {
    let isStated = body.decidesType && (statesTypes == true || body.type.isOptional && body.isChoice)
    if isStated { use(body.type) }
    let block = block(body, isTyped: isStated)
    return SwiftClosure(parameters, result: isStated ? body.type.swiftText : nil, block.body)
  }

  /// The state of the innermost closure, saved while another one is lowered.
  private struct ClosureScope {
    let highestParameter: Int
    let parameterNames: [String]
    let needsParameterNames: Bool
    let isInChain: Bool

    init(_ lowering: SwiftLowering) {
      highestParameter = lowering.highestParameter
      parameterNames = lowering.parameterNames
      needsParameterNames = lowering.needsParameterNames
      isInChain = lowering.isInChain
    }

    func restore(_ lowering: inout SwiftLowering) {
      lowering.highestParameter = highestParameter
      lowering.parameterNames = parameterNames
      lowering.needsParameterNames = needsParameterNames
      lowering.isInChain = isInChain
    }
  }
}

import VmgenSchemaSemantics

// The type checker of Swift searches for the types of a whole expression together. Each closure whose result decides a
// type, each overloaded method and each `??` between optionals multiplies the number of combinations that it tries.
extension TypedExpression {
  /// Whether Swift would search too long for the types, so that closures and operands state theirs.
  var needsStatedTypes: Bool { inferenceEffort > 32 }

  /// The estimated number of combinations, up to a limit.
  private var inferenceEffort: Int {
    var effort = 1
    switch kind {
    case .conditional, .match, .binding, .sequence, .steps: return 1
    case .reference, .field, .chained, .facet, .string, .boolean: effort = 0
    case .builtIn(let call) where call.receiver?.isCollectionLiteral == true && callsClosure: effort = 4
    case .builtIn(let call) where call.builtIn.name == "filter": effort = 3
    default: break
    }
    forEachChild { effort += $0.inferenceEffort }
    return min(effort * inferenceFactor, 10_000)
  }

  private var inferenceFactor: Int {
    switch kind {
    // Swift converts between `Double` and `CGFloat`.
    case .closure(let closure): closure.body.type == .bool ? 1 : closure.body.type == .double ? 4 : 2
    case .builtIn(let call) where call.builtIn.name == "joined" && !hasExplicitType: 2
    case .coalesce where type.isOptional: 3
    case .equal(let left, let right, _) where left.type.isOptional && (left.searchesTypes || right.searchesTypes): 3
    default: 1
    }
  }

  /// Whether the expression is a choice, or a value from a closure.
  var searchesTypes: Bool {
    switch kind {
    case .ternary, .coalesce: true
    case .parenthesized(let inner), .wrapped(let inner): inner.searchesTypes
    default: callsClosure
    }
  }

  /// Whether a closure with this body states the type of its result in an expression that needs it.
  var decidesType: Bool { type != .bool && type.hasSwiftName }

  /// Whether the expression is a call with a closure, or a property or a method of its result.
  var callsClosure: Bool {
    switch kind {
    case .field(let base, _), .optionalChain(let base, _): base.callsClosure
    case .builtIn(let call):
      call.receiver?.callsClosure == true
        || call.arguments.contains { argument in
          if case .value(let value) = argument, case .closure = value.kind { true } else { false }
        }
    default: false
    }
  }
}

// The weight of an expression estimates the work of swiftc's type checker, which infers all types of an expression
// together. Closures and nested interpolations multiply that work.
extension SwiftExpression {
  /// An operand with more weight is assigned to a typed local.
  static let weightLimit = 32

  static func weight(of kind: Kind) -> Int {
    switch kind {
    case .text, .placeholder: 1
    case .string(let segments):
      segments.reduce(8) { if case .value(let value) = $1 { $0 + value.weight } else { $0 } }
    case .member(let base, _), .optional(let base), .parenthesized(let base): base.weight
    case .prefix(_, let operand): operand.weight + 1
    case .call(let callee, let arguments, let closure):
      callee.weight + 1 + weight(of: arguments) + (closure?.weight ?? 0)
    case .index(let base, let arguments): base.weight + 1 + weight(of: arguments)
    case .binary(let left, _, let right): left.weight + 1 + right.weight
    case .ternary(let condition, let then, let otherwise): condition.weight + then.weight + otherwise.weight + 1
    case .array(let elements): elements.reduce(1) { $0 + $1.weight - 1 }
    case .dictionary(let pairs): pairs.reduce(1) { $0 + $1.key.weight + $1.value.weight - 2 }
    case .closure(let closure): closure.weight
    // The compiler checks the branches separately.
    case .conditional, .match: 1
    }
  }

  /// Returns the weight of arguments. Names and literals add no weight, however many there are.
  private static func weight(of arguments: [SwiftArgument]) -> Int {
    var weight = 0
    for argument in arguments { weight += argument.value.weight - 1 }
    return weight
  }
}

extension SwiftClosure {
  /// The weight of the closure. The compiler checks the statements of a longer body separately.
  fileprivate var weight: Int {
    guard body.count == 1, case .value(let value) = body[0] else { return 4 }
    return 4 + value.weight
  }
}

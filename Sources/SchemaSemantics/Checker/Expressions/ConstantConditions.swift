import VmgenSchemaSyntax

/// Conditions that are written out: Swift warns of the branch that such a one never takes, so it is left out.
extension TypedExpression {
  /// Whether the condition always holds or never; nil where it depends on something.
  var constantTruth: Bool? {
    switch kind {
    case .boolean(let value): return value
    case .parenthesized(let inner): return inner.constantTruth
    case .not(let operand): return operand.constantTruth.map { !$0 }
    case .and(let left, let right):
      if left.constantTruth == false || right.constantTruth == false { return false }
      return left.constantTruth == true && right.constantTruth == true ? true : nil
    case .or(let left, let right):
      if left.constantTruth == true || right.constantTruth == true { return true }
      return left.constantTruth == false && right.constantTruth == false ? false : nil
    case .equal(let left, let right, let negated):
      guard let a = left.constant, let b = right.constant else { return nil }
      return (a == b) != negated
    case .builtIn(let call):
      guard case .number(let a)? = call.receiver?.constant, case .value(let value)? = call.arguments.first,
        case .number(let b)? = value.constant
      else { return nil }
      switch SignatureIndex.name(of: call.builtIn.signature) {
      case "<": return a < b
      case "<=": return a <= b
      case ">": return a > b
      case ">=": return a >= b
      default: return nil
      }
    default: return nil
    }
  }

  enum Constant: Equatable {
    case number(Double)
    case text(String)
    case truth(Bool)
  }

  /// The value of a literal.
  var constant: Constant? {
    switch kind {
    case .integer(let value): .number(Double(value))
    case .double(let text): Double(text).map { .number($0) }
    case .boolean(let value): .truth(value)
    case .string(let string): string.isLocalized ? nil : string.plainText.map { .text($0) }
    case .parenthesized(let inner): inner.constant
    default: nil
    }
  }
}

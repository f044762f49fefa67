import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension TypedExpression {
  /// Whether one of the operands of `||` or `&&` is the complement of another one, as in `name == nil || name != nil`.
  ///
  /// - Parameter text: Returns the source text in a range.
  func hasComplements(_ text: (SourceRange) -> String) -> Bool {
    var found: Set<Operand> = []
    return operands.contains { operand in
      guard let operand = operand.operand(text) else { return false }
      found.insert(operand)
      return found.contains(operand.complement)
    }
  }

  /// The operands of `||` or `&&`, also those of the same operator in parentheses.
  var operands: [TypedExpression] {
    func flattened(_ part: TypedExpression) -> [TypedExpression] {
      switch (kind, part.kind) {
      case (_, .parenthesized(let inner)):
        let parts = flattened(inner)
        return parts.count > 1 ? parts : [part]
      case (.or, .or(let first, let second)), (.and, .and(let first, let second)):
        return flattened(first) + flattened(second)
      default: return [part]
      }
    }
    return flattened(self)
  }

  /// Returns what the expression compares, or nil if two places in one formula can have different values.
  private func operand(_ text: (SourceRange) -> String) -> Operand? {
    switch kind {
    case .parenthesized(let inner): return inner.operand(text)
    case .not(let inner): return inner.operand(text)?.complement
    case .equal(let first, let second, let isNegated) where first.range.upper <= second.range.lower:
      if case .boolean(let value) = second.kind {
        return value == isNegated ? first.operand(text)?.complement : first.operand(text)
      }
      guard let first = first.meaning(text), let second = second.meaning(text) else { return nil }
      return Operand(texts: [first, second], isNegated: isNegated)
    default: return meaning(text).map { Operand(texts: [$0], isNegated: false) }
    }
  }
}

/// A condition, or the two values that it compares, as written.
private struct Operand: Hashable {
  var texts: Set<String>
  var isNegated: Bool

  var complement: Operand { Operand(texts: texts, isNegated: !isNegated) }
}

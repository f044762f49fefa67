import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension SwiftLowering {
  /// A pattern whose names are in scope. After the branch is lowered, the names that it does not read are removed.
  indirect enum BoundPattern {
    case enumCase(String, [String?])
    case value(SwiftExpression)
    case nilLiteral
    case wildcard
    case binding(String)
  }

  mutating func bind(_ pattern: TypedPattern) -> BoundPattern {
    var entered: [String: String] = [:]
    return bind(pattern, &entered)
  }

  /// Binds the patterns of one case, which declare the same names.
  mutating func bind(_ patterns: [TypedPattern]) -> [BoundPattern] {
    var entered: [String: String] = [:]
    return patterns.map { bind($0, &entered) }
  }

  private mutating func bind(_ pattern: TypedPattern, _ entered: inout [String: String]) -> BoundPattern {
    switch pattern {
    case .enumCase(let name, let bindings):
      .enumCase(name, bindings.map { $0.map { enter($0, &entered) } })
    case .value(let expression): .value(patternValue(expression))
    case .nilLiteral: .nilLiteral
    case .wildcard: .wildcard
    case .binding(let name): .binding(enter(name, &entered))
    }
  }

  private mutating func enter(_ name: String, _ entered: inout [String: String]) -> String {
    if let local = entered[name] { return local }
    let local = enter(name)
    entered[name] = local
    return local
  }

  /// Returns the value of a pattern, without preceding statements.
  private mutating func patternValue(_ expression: TypedExpression) -> SwiftExpression {
    let couldHoist = canHoist
    canHoist = false
    defer { canHoist = couldHoist }
    let value = value(expression, isTyped: true).standingInCondition
    // The bounds are literals in ascending order, so Swift's own range does not trap.
    guard case .range(let lower, let upper, let closed) = expression.kind, areOrdered(lower, upper),
      case .binary(let first, _, let last) = value.kind
    else { return value }
    return .binary(first, closed ? "..." : "..<", last)
  }

  func areOrdered(_ lower: TypedExpression, _ upper: TypedExpression) -> Bool {
    switch (lower.kind, upper.kind) {
    case (.integer(let first), .integer(let last)): first <= last
    case (.double(let first), .double(let last)): (Double(first) ?? 0) <= (Double(last) ?? -1)
    default: false
    }
  }

  /// Returns the Swift code of a pattern, without the names that nothing reads.
  func text(of pattern: BoundPattern, subject: Type) -> String {
    switch pattern {
    case .enumCase(let name, let bindings):
      // Without the `?`, Swift would match a case of `Optional` with the same name.
      let mark = if case .optional = subject { "?" } else { "" }
      let head = "." + swiftIdentifier(name, .member)
      let kept = bindings.map { binding in
        binding.flatMap { usedLocals.contains($0) ? "let " + swiftIdentifier($0) : nil } ?? "_"
      }
      return kept.allSatisfy { $0 == "_" } ? head + mark : "\(head)(\(kept.joined(separator: ", ")))\(mark)"
    case .value(let value): return value.flatText
    case .nilLiteral: return "nil"
    case .wildcard: return "_"
    case .binding(let name): return usedLocals.contains(name) ? "let " + swiftIdentifier(name) : "_"
    }
  }
}

import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension SwiftLowering {
  /// Returns a pattern, and adds its names to the scope.
  mutating func bind(_ pattern: TypedPattern, subject: Type) -> SwiftPattern {
    var entered: [String: String] = [:]
    return bind(pattern, subject, &entered)
  }

  /// Returns the patterns of one case, which declare the same names.
  mutating func bind(_ patterns: [TypedPattern], subject: Type) -> [SwiftPattern] {
    var entered: [String: String] = [:]
    return patterns.map { bind($0, subject, &entered) }
  }

  private mutating func bind(
    _ pattern: TypedPattern, _ subject: Type, _ entered: inout [String: String]
  ) -> SwiftPattern {
    switch pattern {
    case .enumCase(let name, let parts):
      // Without the `?`, Swift would match a case of `Optional` with the same name.
      let mark = if case .optional = subject { "?" } else { "" }
      let bound = parts.map { bind($0, .unknown, &entered) }
      return .enumCase("." + swiftIdentifier(name, .member), bound, mark: mark)
    case .value(let expression): return .value(patternValue(expression))
    case .oneSidedRange(let bound, let side): return .value(oneSidedRange(bound, side))
    case .tuple(let parts):
      guard case .tuple(let types) = subject else { return .text("_") }
      return .enumCase("", zip(parts, types).map { bind($0, $1, &entered) })
    case .some(let wrapped): return .enumCase(".some", [bind(wrapped, .unknown, &entered)])
    case .nilLiteral: return .text("nil")
    case .wildcard: return .text("_")
    case .binding(let name): return enter(name, &entered)
    }
  }

  private mutating func enter(_ name: String, _ entered: inout [String: String]) -> SwiftPattern {
    let local = entered[name] ?? enter(name)
    entered[name] = local
    return .name(swiftIdentifier(local))
  }

  /// Returns the value of a pattern, without preceding statements.
  private mutating func patternValue(_ expression: TypedExpression) -> SwiftExpression {
    let couldHoist = canHoist
    canHoist = false
    defer { canHoist = couldHoist }
    let value = value(expression, isTyped: true)
    // The bounds are literals in ascending order, so Swift's own range does not trap.
    guard case .range(let lower, let upper, let closed) = expression.kind, areOrdered(lower, upper),
      case .binary(let first, _, let last) = value.kind
    else { return value }
    return .binary(first, closed ? "..." : "..<", last)
  }

  /// Returns a one-sided range of Swift, or an interval for a `Double`: Swift's own range traps if the bound is NaN.
  private mutating func oneSidedRange(_ bound: TypedExpression, _ side: RangeSide) -> SwiftExpression {
    let value = patternValue(bound).postfixOperand
    let isSafe = if case .double = bound.kind { true } else { bound.type != .double }
    if !isSafe { use(module: ModuleUse.core) }
    let sign = (side == .lessThan ? "..<" : "...") + (isSafe ? "" : "|")
    let infinity = SwiftExpression.text("Double.infinity")
    return side == .atLeast
      ? .binary(value, sign, isSafe ? .text("") : infinity)
      : .binary(isSafe ? .text("") : .prefix("-", infinity), sign, value)
  }

  func areOrdered(_ lower: TypedExpression, _ upper: TypedExpression) -> Bool {
    switch (lower.kind, upper.kind) {
    case (.integer(let first), .integer(let last)): first <= last
    case (.double(let first), .double(let last)): (Double(first) ?? 0) <= (Double(last) ?? -1)
    default: false
    }
  }
}

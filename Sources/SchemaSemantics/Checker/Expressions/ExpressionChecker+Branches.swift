import VmgenSchemaSyntax

/// Expressions that must have one type: branches, elements and bounds.
extension ExpressionChecker {
  struct Branch {
    var expression: Expression
    /// The locals in scope.
    var locals: [Environment.Local]

    init(_ expression: Expression, _ locals: [Environment.Local]) {
      self.expression = expression
      self.locals = locals
    }
  }

  /// Types all branches and converts them to a common type. Reports an error if there is no common type.
  ///
  /// - Parameter kind: The noun for messages.
  func join(
    _ branches: [Branch], _ expected: Expected, kind: String = "branch"
  ) -> (values: [TypedExpression], type: Type) {
    if let type = expected.type, !type.hasVariables, type != .unknown {
      let values = branches.map { branch in
        inBranch(branch) { check(branch.expression, as: type, isText: expected.isText) }
      }
      return (values, type)
    }
    return joinWithoutType(branches, expected, kind)
  }

  private func inBranch(_ branch: Branch, _ body: () -> TypedExpression) -> TypedExpression {
    let outer = environment.locals
    environment.locals = branch.locals
    defer { environment.locals = outer }
    return body()
  }

  /// Types expressions with a type of their own first. Literals, `nil` and `.case` then take that type.
  private func joinWithoutType(
    _ branches: [Branch], _ expected: Expected, _ kind: String
  ) -> (values: [TypedExpression], type: Type) {
    var values: [TypedExpression?] = branches.map { _ in nil }
    var type: Type?
    var first: SourceRange?
    var isBroken = false
    for (index, branch) in branches.enumerated() where contextualLiteral(of: branch.expression) == nil {
      let value = inBranch(branch) { infer(branch.expression, Expected(type: nil, isText: expected.isText)) }
      values[index] = value
      guard value.type != .unknown else {
        isBroken = true
        continue
      }
      guard let known = type else {
        (type, first) = (value.type, value.range)
        continue
      }
      if let common = Self.commonType(known, value.type) {
        type = common
      } else if !isBroken, let first {
        isBroken = true
        reportBranch(value, kind, beside: known, first)
      }
    }
    let literals = branches.map { contextualLiteral(of: $0.expression) }
    if type == nil, !isBroken {
      if literals.contains(.decimal) { type = .double } else if literals.contains(.integer) { type = .int }
    }
    if let known = type, literals.contains(.nilLiteral) { type = known.asOptional }
    for (index, branch) in branches.enumerated() where values[index] == nil {
      let hint = Expected(type: isBroken ? .unknown : type, isText: expected.isText)
      if isBroken, literals[index] != nil { continue }
      let value = inBranch(branch) { infer(branch.expression, hint) }
      values[index] = value
      if type == nil { type = value.type }
      if value.type == .unknown { isBroken = true }
    }
    if let type, !isBroken, let first {
      for value in values.compactMap({ $0 }) where !converts(value.type, to: type) {
        isBroken = true
        reportBranch(value, kind, beside: type, first)
      }
    }
    guard let type, !isBroken else {
      return (zip(values, branches).map { $0 ?? invalid($1.expression.range) }, .unknown)
    }
    return (values.compactMap { $0 }.map { convert($0, to: type) }, type)
  }

  private func reportBranch(_ value: TypedExpression, _ kind: String, beside type: Type, _ first: SourceRange) {
    report(
      .branchTypes, at: value.range, ["kind": kind, "first": "\(type)", "second": "\(value.type)"],
      labels: [Diagnostic.Label(range: first, text: "this is `\(type)`")])
  }

  /// Returns the type that both values can have without a conversion.
  static func commonType(_ first: Type, _ second: Type) -> Type? {
    if first == second || second.hasUnknown { return first }
    if first.hasUnknown { return second }
    if first.unwrapped == second.unwrapped { return first.asOptional }
    return nil
  }
}

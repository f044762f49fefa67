import VmgenSchemaSyntax

/// `? :` and `if` expressions.
extension ExpressionChecker {
  func inferTernary(
    _ condition: Expression, _ first: Expression, _ second: Expression, at range: SourceRange,
    expecting expected: Expected
  ) -> TypedExpression {
    let test = checkCondition(condition)
    let branches = join([Branch(first, environment.locals), Branch(second, environment.locals)], expected)
    guard branches.values.count == 2 else { return invalid(range) }
    if let value = constants.truth(of: test) { return retyped(branches.values[value ? 0 : 1], range) }
    return TypedExpression(
      .ternary(test, branches.values[0], branches.values[1]), branches.type, range)
  }

  /// Returns a branch in place of a choice.
  func retyped(_ value: TypedExpression, _ range: SourceRange) -> TypedExpression {
    TypedExpression(.parenthesized(value), value.type, range)
  }

  func inferConditional(
    _ conditions: [Condition], _ first: Expression, _ second: Expression?, at range: SourceRange,
    expecting expected: Expected
  ) -> TypedExpression {
    let outer = environment.locals
    defer { environment.locals = outer }
    var (typed, bindings) = inferConditions(conditions)
    let inner = environment.locals
    let constants = self.constants
    environment.locals = outer
    guard let second else {
      report(.missingElse, at: SourceRange(file: range.file, lower: Int(range.lower), upper: Int(range.lower) + 2))
      environment.locals = inner
      _ = infer(first, Expected(type: contextualLiteral(of: first) == nil ? nil : .unknown, isText: expected.isText))
      return invalid(range)
    }
    let branches = join([Branch(first, inner), Branch(second, outer)], expected)
    guard branches.values.count == 2 else { return invalid(range) }
    for index in typed.indices { dropUnused(bindings[index], in: &typed[index]) }
    // Removes conditions that are always true, and the branch that is never taken.
    guard let rest = constants.undecided(typed) else { return retyped(branches.values[1], range) }
    if rest.isEmpty { return retyped(branches.values[0], range) }
    return TypedExpression(
      .conditional(rest, then: branches.values[0], else: branches.values[1]), branches.type, range)
  }

  /// Types the conditions of an `if` and returns the names that each one binds. Later conditions can use earlier names.
  func inferConditions(_ conditions: [Condition]) -> (typed: [TypedCondition], bindings: [[Binding]]) {
    var typed: [TypedCondition] = []
    var bindings: [[Binding]] = []
    for condition in conditions {
      let (checked, bound) = inferCondition(condition)
      typed.append(checked)
      bindings.append(bound)
    }
    return (typed, bindings)
  }

  private func inferCondition(_ condition: Condition) -> (TypedCondition, [Binding]) {
    switch condition.kind {
    case .expression(let expression):
      return (.expression(checkCondition(expression)), [])
    case .unwrap(let name, let expression):
      let value = infer(expression)
      var type = Type.unknown
      if case .optional(let wrapped) = value.type {
        type = wrapped
      } else if !value.type.hasUnknown {
        report(.unwrapOfValue(type: value.type), at: value.range)
      }
      if name.text == "_" { return (.unwrap("_", value), []) }
      checkNotKeyword(name, as: "constant")
      if !isNameable(name) { return (.unwrap("_", value), []) }
      let constant = constants.value(of: value)
      let number = bind(name.text, type, .local(name.text), at: name.range)
      if constant != .absent { noteConstant(constant, of: name.text) }
      let removal = condition.namesFollowedValue ? Diagnostic.Suggestion.write("_", at: name.range) : nil
      return (.unwrap(name.text, value), [Binding(name: name, number: number, removal: removal)])
    case .pattern(let pattern, let expression):
      let value = infer(expression)
      checkSubject(value)
      var bindings: [Binding] = []
      let constant = constants.value(of: value)
      let typed = checkPattern(pattern, value.type, &bindings)
      if typed.matchesEveryValue, !value.type.hasUnknown { report(.patternMatchesAll, at: pattern.range) }
      for (name, value) in typed.constants(of: constant) { noteConstant(value, of: name) }
      return (.pattern(typed, value), bindings)
    }
  }

  /// Reports a constant subject, which Swift would warn about.
  func checkSubject(_ value: TypedExpression) {
    if value.literal != nil { report(.constantSubject, at: value.range) }
  }

  /// - Parameter isReported: Whether unused names have been reported, or are read elsewhere.
  func dropUnused(_ bindings: [Binding], in condition: inout TypedCondition, isReported: Bool = false) {
    var help: String?
    if case .unwrap(_, let value) = condition { help = "compare it with nil: `\(shown(at: value.range)) != nil`" }
    var isReported = isReported
    if case .pattern(let pattern, _) = condition, pattern.matchesEveryValue { isReported = true }
    let unused = unusedNames(bindings, help: help, isReported: isReported)
    if !unused.isEmpty { condition = condition.dropping(unused) }
  }
}

extension ConstantEvaluator {
  /// Returns the conditions that are not constant; nil if one is always false.
  func undecided(_ conditions: [TypedCondition]) -> [TypedCondition]? {
    var rest: [TypedCondition] = []
    for condition in conditions {
      if case .expression(let test) = condition, let value = truth(of: test) {
        if !value { return nil }
      } else if case .pattern(.wildcard, _) = condition {
        continue
      } else {
        rest.append(condition)
      }
    }
    return rest
  }
}

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
      .branchTypes(kind: kind, second: value.type, first: type), at: value.range,
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

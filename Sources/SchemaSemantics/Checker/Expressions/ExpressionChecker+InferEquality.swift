import VmgenSchemaSyntax

/// `==`, `!=` and `??`.
extension ExpressionChecker {
  func inferEquality(_ operation: BinaryOperation) -> TypedExpression {
    if let calls = comparedCalls(operation) { return infer(calls) }
    if reportForeignComparison(operation) { return TypedExpression(.invalid, .bool, operation.range) }
    let (left, symbol, right, range) = (operation.left, operation.symbol, operation.right, operation.range)
    let isNegated = symbol.text == "!="
    let outer = environment.comparedChains
    environment.comparedChains = [left, right].filter(\.isChain).map(\.range)
    let (first, second) = inferCompared(left, right)
    environment.comparedChains = outer
    let result = { (a: TypedExpression, b: TypedExpression) in
      TypedExpression(.equal(a, b, negated: isNegated), .bool, range)
    }
    guard !first.type.hasUnknown, !second.type.hasUnknown else { return TypedExpression(.invalid, .bool, range) }
    for (side, other) in [(first, second), (second, first)] {
      if case .nilLiteral = side.kind, other.type.isOptional { return result(first, second) }
    }
    if let (first, second) = comparedErrors(first, second) { return result(first, second) }
    guard let common = Self.commonType(first.type, second.type) else {
      reportComparison(first, second)
      return TypedExpression(.invalid, .bool, range)
    }
    guard conforms(common, to: .equatable) else {
      report(
        .notEquatable(type: common.unwrapped), at: range,
        help: isExtern(common.unwrapped)
          ? "declare it: `extern \(common.unwrapped): Equatable`" : nil)
      return TypedExpression(.invalid, .bool, range)
    }
    return result(convert(first, to: common), convert(second, to: common))
  }

  private func inferCompared(_ left: Expression, _ right: Expression) -> (TypedExpression, TypedExpression) {
    let leftLiteral = contextualLiteral(of: left)
    let rightLiteral = contextualLiteral(of: right)
    // `["a"] == names` gets its type from the set.
    let isTyped = leftLiteral == nil && (!left.isArray || right.isArray)
    if isTyped || (rightLiteral != nil && leftLiteral != .nilLiteral && leftLiteral != .integer) {
      let first = infer(left)
      return (first, inferOtherOperand(first, right, rightLiteral))
    }
    let second = infer(right)
    return (inferOtherOperand(second, left, leftLiteral), second)
  }

  /// Types the operand that `value` is compared with.
  private func inferOtherOperand(_ value: TypedExpression, _ expression: Expression, _ literal: ContextualLiteral?)
    -> TypedExpression
  {
    guard let literal else {
      // As in Swift, the elements of a literal become optionals, and a literal becomes a set.
      if expression.isArray, value.type.isSetOrHasOptionals, !value.type.hasUnknown {
        return infer(expression, Expected(type: value.type))
      }
      if case .name(let name) = expression.kind, isCompleted(name) {
        return infer(expression, Expected(type: value.type))
      }
      return infer(expression)
    }
    // The error of the value has been reported, and the literal has no type of its own.
    if value.type.hasUnknown, literal != .integer { return invalid(expression.range) }
    if literal == .nilLiteral, value.type != .unknown, !value.type.isOptional {
      report(.neverNil(type: value.type), at: value.range.union(expression.range))
      return invalid(expression.range)
    }
    return infer(expression, Expected(type: value.type))
  }

  private func reportComparison(_ first: TypedExpression, _ second: TypedExpression) {
    var help: String?
    var fixIt: Diagnostic.FixIt?
    switch (first.type.unwrapped, second.type.unwrapped) {
    case (.declared, .string), (.string, .declared):
      let isLeft = enumeration(first.type.unwrapped) != nil
      if let (text, edit) = caseHelp(isLeft ? second : first, isLeft ? first.type : second.type) {
        (help, fixIt) = ("compare with a case: \(text)", edit)
      }
    case (let a, let b) where a.isNumber && b.isNumber:
      help =
        helpForColumn(first, b) ?? helpForColumn(second, a)
        ?? "convert both to one type: `Decimal(…)` or `Double(…)`"
    default: break
    }
    report(
      .incomparable(left: first.type, right: second.type), at: first.range.union(second.range),
      labels: [
        Diagnostic.Label(range: first.range, text: "`\(first.type)`"),
        Diagnostic.Label(range: second.range, text: "`\(second.type)`"),
      ], help: help, fixIt: fixIt)
  }

  /// Returns the help for a text that is compared with an enum, with a fix-it if the text is the name of a case.
  func caseHelp(_ text: TypedExpression, _ type: Type) -> (String, Diagnostic.FixIt?)? {
    guard let declaration = enumeration(type.unwrapped) else { return nil }
    if case .string(let string) = text.kind, let name = string.plainText,
      declaration.cases.contains(where: { $0.name == name })
    {
      return ("`.\(name)`", Diagnostic.FixIt(range: text.range, replacement: ".\(name)"))
    }
    return (declaration.cases.prefix(8).map { ".\($0.name)" }.quoted, nil)
  }

  private func isExtern(_ type: Type) -> Bool {
    guard case .declared(let name) = type, case .extern? = types[name]?.declaration else { return false }
    return true
  }

  // MARK: ??

  func inferCoalescing(_ operation: BinaryOperation, expecting expected: Expected) -> TypedExpression {
    let (left, symbol, right, range) = (operation.left, operation.symbol, operation.right, operation.range)
    let hint = expected.type.flatMap { $0 == .unknown || $0.hasVariables ? nil : $0.asOptional }
    let isLiteral = contextualLiteral(of: left) != nil
    let first = infer(left, Expected(type: isLiteral ? hint : nil, isText: expected.isText))
    guard first.type != .unknown else {
      _ = infer(right, Expected(type: contextualLiteral(of: right) == nil ? expected.type : .unknown))
      return invalid(range)
    }
    guard case .optional(let wrapped) = first.type else {
      // The type of a value with an error can be another one.
      if !first.hasInvalid, !first.containsExpression(where: { $0.type.hasUnknown }) {
        report(
          .neverNilDefault(type: first.type), at: symbol.range.union(right.range),
          fixIt: Diagnostic.FixIt(
            range: SourceRange(file: range.file, lower: Int(left.range.upper), upper: Int(right.range.upper)),
            replacement: ""))
      }
      _ = infer(right, Expected(type: first.type, isText: expected.isText))
      return first
    }
    // The right operand may be optional too, which makes the result optional.
    let wantsOptional = expected.type?.isOptional == true
    let literal = contextualLiteral(of: right)
    // `results.first ?? nil` of optional elements is an element.
    let isFlat = literal == .nilLiteral && wrapped.isOptional
    let rightHint =
      literal == nil && !right.isArray ? nil : !isFlat && (wantsOptional || canBeNil(right)) ? first.type : wrapped
    let second = infer(right, Expected(type: rightHint, isText: expected.isText))
    if second.type.hasUnknown { return TypedExpression(.coalesce(first, second), wrapped, range) }
    if second.type == first.type { return TypedExpression(.coalesce(first, second), first.type, range) }
    return TypedExpression(.coalesce(first, convert(second, to: wrapped)), wrapped, range)
  }
}

extension Expression {
  /// Whether the expression is `[a, b]`, which can be a set.
  fileprivate var isArray: Bool { if case .array = kind { true } else { false } }
}

extension Type {
  /// Whether a literal in brackets has this type only if its context says so.
  fileprivate var isSetOrHasOptionals: Bool {
    if case .array(.optional) = unwrapped { return true }
    return contains { if case .set = $0 { true } else { false } }
  }
}

extension Expression {
  /// Whether the expression is a member, a call or an element of another one.
  fileprivate var isChain: Bool {
    switch kind {
    case .member, .call, .index: true
    default: false
    }
  }
}

import VmgenSchemaSyntax

/// An infix operator with its operands.
struct BinaryOperation {
  let left: Expression
  let symbol: Identifier
  let right: Expression
  /// The whole operation.
  let range: SourceRange
}

/// Prefix and infix operators.
extension ExpressionChecker {
  func inferPrefix(
    _ symbol: Identifier, _ operand: Expression, at range: SourceRange, expecting expected: Expected
  ) -> TypedExpression {
    if symbol.text == "!" {
      return TypedExpression(.not(checkCondition(operand, as: .operand(symbol.text))), .bool, range)
    }
    if symbol.text == "-" {
      switch operand.kind {
      case .integer(let text): return inferInteger(text, isNegative: true, range, expected)
      case .decimal(let text): return inferDecimal(text, isNegative: true, range, expected)
      default: break
      }
    }
    let value = infer(operand, expected)
    guard value.type != .unknown else { return invalid(range) }
    let candidates = library.candidates(named: symbol.text).filter { $0.signature.form == .prefixOperator }
    if let candidate = candidates.first(where: { $0.signature.receiver == value.type }) {
      return callBuiltIn(candidate, value, named: symbol.range, at: range)
    }
    report(
      .prefixOperatorType(symbol: symbol.text, type: value.type), at: operand.range,
      help: value.type.isOptional ? "provide a value for nil with `??`" : nil)
    return invalid(range)
  }

  func inferBinary(_ operation: BinaryOperation, expecting expected: Expected) -> TypedExpression {
    let (left, symbol, right) = (operation.left, operation.symbol, operation.right)
    switch symbol.text {
    case "&&", "||":
      let first = checkCondition(left, as: .operand(symbol.text))
      let second =
        inferComparedLiteral(operation) ?? checkCondition(right, as: .operand(symbol.text))
      return TypedExpression(symbol.text == "&&" ? .and(first, second) : .or(first, second), .bool, operation.range)
    case "==", "!=": return inferEquality(operation)
    case "as?", "is": return inferCast(operation)
    case "??": return inferCoalescing(operation, expecting: expected)
    case "...", "..<": return inferRange(operation, expecting: expected)
    default: return inferOperator(operation, expecting: expected)
    }
  }

  /// Reports a literal in place of a comparison, `s == "a" || "b"`; returns nil for other operands.
  private func inferComparedLiteral(_ operation: BinaryOperation) -> TypedExpression? {
    let right = operation.right
    guard isLiteral(right) else { return nil }
    var last = operation.left
    while case .binary(let before, let sign, let next) = last.kind, ["&&", "||"].contains(sign.text) {
      last = isLiteral(next) ? before : next
    }
    guard case .binary(let compared, let sign, _) = last.kind, sign.text == "==" || sign.text == "!=" else {
      return nil
    }
    let type = trying { infer(compared).type }.result
    guard contextualLiteral(of: right).map({ couldBe($0, right, type) }) ?? (type.unwrapped == .string) else {
      return nil
    }
    let found = infer(right, Expected(type: type))
    // With the other operator, the comparisons would be always true or always false.
    let isClear = (sign.text == "==") == (operation.symbol.text == "||")
    let code = "\(text(at: compared.range)) \(sign.text) \(text(at: right.range))"
    report(
      ConditionRole.operand(operation.symbol.text).notBool(found.type), at: right.range,
      help: isClear ? nil : "compare each value: `… \(sign.text) …`",
      suggestion: isClear ? .write(code, at: right.range) : nil)
    return TypedExpression(.invalid, .bool, right.range)
  }

  private func isLiteral(_ operand: Expression) -> Bool {
    if case .string = operand.kind { return true }
    return [.integer, .decimal, .implicitMember].contains(contextualLiteral(of: operand))
  }

  private func isLiteral(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .integer, .double, .decimal: true
    case .string(let text): text.plainText != nil
    default: false
    }
  }

  /// Types a condition and reports a value that is not a `Bool`.
  func checkCondition(_ expression: Expression, as role: ConditionRole = .condition) -> TypedExpression {
    checkCondition(infer(expression, Expected(type: .bool)), as: role)
  }

  func checkCondition(_ value: TypedExpression, as role: ConditionRole = .condition) -> TypedExpression {
    if value.type == .bool || value.type.hasUnknown {
      record(value, as: role)
      return value
    }
    let conversion: Conversion? =
      switch value.type {
      case .optional(.bool) where role == .expectation: Conversion("compare it:", "… == true")
      case .optional(.bool) where role == .operand("!"): nil
      case _ where role == .expectation || isLiteral(value): nil
      case _ where role == .reaction: Conversion("run the steps after each change:", "change of …")
      case .optional(.bool): Conversion("compare it:", "… == true", ", or provide a value for nil: `… ?? false`")
      case .optional: Conversion("compare it with nil:", "… != nil")
      default: Conversion.between(value.type, .bool, isLabeled: false)
      }
    if role == .operand("!"), value.type == .optional(.bool) {
      // The `!` directly precedes its operand.
      let place = SourceRange(file: value.range.file, lower: Int(value.range.lower) - 1, upper: Int(value.range.upper))
      report(
        role.notBool(value.type), at: value.range,
        suggestion: .write(
          "\(text(at: value.range)) == false", at: place, note: ", or `!= true` if nil counts as false"))
      return TypedExpression(.invalid, .bool, value.range)
    }
    report(
      role.notBool(value.type), at: value.range,
      suggestion: conversion.map { suggestion(role == .operand("!") ? $0.parenthesized : $0, value.range) })
    return TypedExpression(.invalid, .bool, value.range)
  }

  /// Records a condition that a review can find to be always the same.
  private func record(_ condition: TypedExpression, as role: ConditionRole) {
    guard let index, role != .expectation else { return }
    switch condition.kind {
    case .equal, .and, .or: index.add(condition: condition)
    default: if constants.truth(of: condition) != nil { index.add(condition: condition) }
    }
  }

  /// What a condition belongs to.
  enum ConditionRole: Equatable {
    /// An `if`, a `guard` or another condition of a value or step.
    case condition
    /// The condition of an `on`.
    case reaction
    case expectation, gate, requirement
    /// The operand of an operator.
    case operand(String)

    fileprivate func notBool(_ type: Type) -> DiagnosticKind {
      switch self {
      case .condition, .reaction: .conditionNotBool(type: type)
      case .expectation: .expectationNotBool(type: type)
      case .gate: .gateNotBool(type: type)
      case .requirement: .requirementNotBool(type: type)
      case .operand(let symbol): .operandNotBool(symbol: symbol, type: type)
      }
    }
  }

  // MARK: The standard library's operators

  private typealias TypedOperands = (left: TypedExpression, right: TypedExpression)

  private func inferOperator(_ operation: BinaryOperation, expecting expected: Expected) -> TypedExpression {
    let (left, symbol, right, range) = (operation.left, operation.symbol, operation.right, operation.range)
    let candidates = library.candidates(named: symbol.text).filter { $0.signature.form == .infixOperator }
    guard !candidates.isEmpty else {
      // The parser has reported the unknown operator.
      inferUnused([Argument(value: left), Argument(value: right)])
      return invalid(range)
    }
    let isText = expected.isText && symbol.text == "+"
    let operands = inferOperands(of: operation, candidates, expecting: expected, isText: isText)
    guard let operands, operands.left.type != .unknown, operands.right.type != .unknown else { return invalid(range) }
    for candidate in candidates {
      var substitution = candidate.substitution
      guard let receiver = candidate.signature.receiver, let parameter = candidate.signature.parameters.first?.type,
        substitution.unify(receiver, with: operands.left.type),
        substitution.unify(substitution.applied(to: parameter), with: operands.right.type),
        candidate.signature.constraints.allSatisfy({ entry in
          substitution[entry.variable].map { satisfies($0, entry.constraint) } ?? true
        })
      else { continue }
      if symbol.text == "/" || symbol.text == "%" { warnOfZero(operands.right, symbol) }
      let chosen = Candidate(
        builtIn: candidate.builtIn, signature: candidate.signature, substitution: substitution)
      return callBuiltIn(chosen, operands.left, [operands.right], named: symbol.range, at: range)
    }
    let isComparison = ["<", "<=", ">", ">="].contains(symbol.text)
    reportOperands(operands, of: symbol, candidates, result: isComparison ? nil : expected.type)
    return TypedExpression(.invalid, isComparison ? .bool : .unknown, range)
  }

  /// Types the operand with a type of its own first. A literal operand then takes a type that fits.
  private func inferOperands(
    of operation: BinaryOperation, _ candidates: [Candidate], expecting expected: Expected, isText: Bool
  ) -> TypedOperands? {
    let (left, right) = (operation.left, operation.right)
    let leftLiteral = contextualLiteral(of: left)
    let rightLiteral = contextualLiteral(of: right)
    switch (leftLiteral, rightLiteral) {
    case (nil, nil):
      return (
        infer(left, Expected(type: nil, isText: isText)), infer(right, Expected(type: nil, isText: isText))
      )
    case (nil, let literal?):
      let first = infer(left, Expected(type: nil, isText: isText))
      let wanted = operandType(literal, right, beside: first.type, candidates, isLeft: false)
      return (first, infer(right, Expected(type: first.type == .unknown ? .unknown : wanted)))
    case (let literal?, nil):
      let second = infer(right, Expected(type: nil, isText: isText))
      let wanted = operandType(literal, left, beside: second.type, candidates, isLeft: true)
      return (infer(left, Expected(type: second.type == .unknown ? .unknown : wanted)), second)
    case (let first?, let second?):
      var wanted: Type?
      if let type = expected.type?.unwrapped, type.isNumber, first != .implicitMember {
        wanted = type == .int && (first == .decimal || second == .decimal) ? .double : type
      } else if first == .decimal || second == .decimal {
        wanted = .double
      } else if first == .integer || second == .integer {
        wanted = .int
      } else {
        wanted = expected.type
      }
      return (infer(left, Expected(type: wanted)), infer(right, Expected(type: wanted)))
    }
  }

  /// Returns the type of a literal operand if the other operand has the type `type`.
  private func operandType(
    _ literal: ContextualLiteral, _ expression: Expression, beside type: Type, _ candidates: [Candidate], isLeft: Bool
  ) -> Type? {
    var found: Type?
    for candidate in candidates {
      guard let left = candidate.signature.receiver, let right = candidate.signature.parameters.first?.type else {
        continue
      }
      var substitution = candidate.substitution
      guard substitution.unify(isLeft ? right : left, with: type.unwrapped) else { continue }
      let wanted = substitution.applied(to: isLeft ? left : right)
      guard couldBe(literal, expression, wanted) else { continue }
      if wanted == type { return wanted }
      // An integer literal is an `Int` if the operator accepts one.
      if found == nil || (literal == .integer && wanted == .int) { found = wanted }
    }
    return found
  }

  private func warnOfZero(_ value: TypedExpression, _ symbol: Identifier) {
    switch value.kind {
    case .integer(0): report(.divisionByZero(symbol: symbol.text), at: value.range)
    case .decimal(let text) where !text.utf8.contains(where: { (0x31...0x39).contains($0) }):
      report(.divisionByZero(symbol: symbol.text), at: value.range)
    default: break
    }
  }

  /// The values to use for nil in an assignment such as `count += 1`.
  private static let neutralValues: [Type: String] = [.int: "0", .double: "0", .decimal: "0", .string: "\"\""]

  /// - Parameter result: The expected type, if the result has the type of an operand.
  private func reportOperands(
    _ operands: TypedOperands, of symbol: Identifier, _ candidates: [Candidate], result: Type?
  ) {
    let (left, right) = operands
    guard !left.type.hasUnknown, !right.type.hasUnknown else { return }
    report(
      .operatorTypes(symbol: symbol.text, left: left.type, right: right.type), at: left.range.union(right.range),
      labels: [
        Diagnostic.Label(range: left.range, text: "`\(left.type)`"),
        Diagnostic.Label(range: right.range, text: "`\(right.type)`"),
      ],
      suggestion: suggestionForNil(operands, of: symbol) ?? swapped(operands, of: symbol, candidates)
        ?? suggestionForRemainder(operands, of: symbol) ?? operationOfSets(operands, of: symbol)
        ?? suggestionForSeconds(operands, of: symbol) ?? suggestionForTypes(operands, of: symbol, result: result)
        ?? acceptedOperands(of: candidates).map { Diagnostic.Suggestion(help: $0, fixIt: nil) })
  }

  private func suggestionForNil(_ operands: TypedOperands, of symbol: Identifier) -> Diagnostic.Suggestion? {
    let (left, right) = operands
    // Only in a step such as `count += 1`, and in a pattern such as `5...`, does the source differ from the operator.
    let isChange = text(at: symbol.range) != symbol.text && !["<", "<=", ">", ">="].contains(symbol.text)
    if isChange, left.type.isOptional, let value = Self.neutralValues[left.type.unwrapped] {
      // The target of `count += 1` cannot be replaced by a value.
      let target = text(at: left.range)
      let step = "\(target) = (\(target) ?? \(value)) \(symbol.text) \(text(at: right.range))"
      let suggestion = Diagnostic.Suggestion.write(step, at: left.range.union(right.range))
      // The other operand must have the type of the target, so that the step is right.
      return right.type == left.type.unwrapped ? suggestion : Diagnostic.Suggestion(help: suggestion.help, fixIt: nil)
    }
    guard left.type.isOptional || right.type.isOptional else { return nil }
    let which = left.type.isOptional ? "the left" : "the right"
    return Diagnostic.Suggestion(help: "\(which) operand can be nil; provide a value with `(… ?? …)`", fixIt: nil)
  }

  private func suggestionForTypes(
    _ operands: TypedOperands, of symbol: Identifier, result: Type?
  ) -> Diagnostic.Suggestion? {
    let (left, right) = operands
    let (first, second) = (left.type, right.type)
    // A conversion helps only if the converted operation has the expected type.
    let fits = { (type: Type) in result.map { $0.hasVariables || self.converts(type, to: $0) } ?? true }
    if first == .int, second == .double || second == .decimal, fits(second) { return conversion(left, to: second) }
    if second == .int, first == .double || first == .decimal, fits(first) { return conversion(right, to: first) }
    if result == .int, first.isNumber, second.isNumber, first == .int || second == .int {
      return conversion(first == .int ? right : left, to: .int, note: ", which drops the fraction")
    }
    if first.isNumber, second.isNumber {
      return Diagnostic.Suggestion(help: "convert both to one type: `Decimal(…)` or `Double(…)`", fixIt: nil)
    }
    if symbol.text == "+", (first == .string) != (second == .string), fits(.string) {
      let other = first == .string ? right : left
      return suggestion(
        isPlain(other.type) ? Conversion("interpolate the value:", "\"\\(…)\"") : formatting(other.type), other.range)
    }
    if first == second, enumeration(first) != nil {
      return Diagnostic.Suggestion(help: "compare with `==`; the cases of an enum have no order", fixIt: nil)
    }
    return nil
  }

  /// Returns what to write instead of seconds as a number beside a date or a duration: `now + 60` → `now + 60s`.
  private func suggestionForSeconds(
    _ operands: TypedOperands, of symbol: Identifier
  ) -> Diagnostic.Suggestion? {
    let (left, right) = operands
    let isSum = symbol.text == "+" || symbol.text == "-"
    let isComparison = ["<", "<=", ">", ">="].contains(symbol.text)
    guard left.type == .date && isSum || left.type == .duration && (isSum || isComparison),
      right.type == .int || right.type == .double
    else { return nil }
    switch right.kind {
    case .integer, .double: return .write(text(at: right.range) + "s", at: right.range)
    default: return Diagnostic.Suggestion(help: "write a duration: `1s * \(operand(at: right.range))`", fixIt: nil)
    }
  }

  /// Returns the help for `%` of a `Double`, which no conversion to `Double` makes possible.
  private func suggestionForRemainder(
    _ operands: TypedOperands, of symbol: Identifier
  ) -> Diagnostic.Suggestion? {
    guard symbol.text == "%", operands.left.type == .double || operands.right.type == .double else { return nil }
    let converted = [operands.left, operands.right].map { value in
      value.type == .int ? text(at: value.range) : "\(Type.int)(\(text(at: value.range)))"
    }
    return Diagnostic.Suggestion(
      help: "`%` takes two `Int` or two `Decimal`: `\(converted.joined(separator: " % "))`, which drops the fractions",
      fixIt: nil)
  }

  /// Returns what to write instead of `+` and `-` of sets.
  private func operationOfSets(_ operands: TypedOperands, of symbol: Identifier) -> Diagnostic.Suggestion? {
    guard case .set = operands.left.type, symbol.text == "+" || symbol.text == "-" else { return nil }
    let (value, change) = symbol.text == "+" ? ("union", "formUnion") : ("subtracting", "subtract")
    let left = text(at: operands.left.range)
    return Diagnostic.Suggestion(
      help: "write `\(left).\(value)(…)`, or `\(left).\(change)(…)` as a step", fixIt: nil)
  }

  private func acceptedOperands(of candidates: [Candidate]) -> String? {
    let types = candidates.compactMap(\.signature.receiver).filter { !$0.hasVariables }.map { "`\($0)`" }
    guard !types.isEmpty else { return nil }
    return "the operand types are "
      + types.indices.filter { !types[..<$0].contains(types[$0]) }.map { types[$0] }.joined(separator: ", ")
  }

  /// Returns the operation with its operands in the other order, if an overload of a commutative operator takes them so.
  private func swapped(
    _ operands: TypedOperands, of symbol: Identifier, _ candidates: [Candidate]
  ) -> Diagnostic.Suggestion? {
    let (left, right) = operands
    guard symbol.text == "*" || symbol.text == "+",
      candidates.contains(where: {
        $0.signature.receiver == right.type && $0.signature.parameters.first?.type == left.type
      })
    else { return nil }
    return .write(
      "\(operand(at: right.range)) \(symbol.text) \(operand(at: left.range))", at: left.range.union(right.range))
  }

  private func conversion(_ value: TypedExpression, to type: Type, note: String = "") -> Diagnostic.Suggestion {
    if let suggestion = divisionSuggestion(value, type) { return suggestion }
    let replacement = "\(type)(\(text(at: value.range)))"
    return Diagnostic.Suggestion(
      help: "convert it: `\(replacement)`\(note)",
      fixIt: Diagnostic.FixIt(range: value.range, replacement: replacement, changesMeaning: !note.isEmpty))
  }
}

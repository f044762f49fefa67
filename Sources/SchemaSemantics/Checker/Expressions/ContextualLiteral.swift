import VmgenSchemaSyntax

/// An expression whose type comes from its context: a literal, `nil`, `.case`, or a closure.
enum ContextualLiteral {
  case integer, decimal, nilLiteral
  /// `.name` or a call of it.
  case implicitMember
  case array, dictionary, closure
}

extension ExpressionChecker {
  /// Returns nil for an expression with a type of its own. It depends only on the syntax.
  func contextualLiteral(of expression: Expression) -> ContextualLiteral? {
    switch expression.kind {
    case .integer: .integer
    case .decimal: .decimal
    case .nilLiteral: .nilLiteral
    case .implicitMember: .implicitMember
    case .closure: .closure
    case .parenthesized(let inner), .prefix(_, let inner): contextualLiteral(of: inner)
    case .call(let base, _), .member(let base, _): implicitName(base) == nil ? nil : .implicitMember
    case .array(let elements): elements.allSatisfy { contextualLiteral(of: $0) != nil } ? .array : nil
    case .dictionary(let entries): entries.allSatisfy { contextualLiteral(of: $0.value) != nil } ? .dictionary : nil
    case .ternary(_, let first, let second): common(first, second)
    case .binary(let left, let symbol, let right):
      switch symbol.text {
      case "+", "-", "*", "/", "%": common(left, right)
      default: nil
      }
    default: nil
    }
  }

  private func common(_ first: Expression, _ second: Expression) -> ContextualLiteral? {
    guard let a = contextualLiteral(of: first), let b = contextualLiteral(of: second) else { return nil }
    if a == b { return a }
    // The more specific of the two kinds applies: `nil` and `1` have an optional number type.
    if a == .nilLiteral || a == .integer && b == .decimal { return b }
    return a
  }

  /// Returns whether an expression is `nil`, or a choice with `nil`.
  func canBeNil(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .nilLiteral: true
    case .parenthesized(let inner): canBeNil(inner)
    case .ternary(_, let first, let second): canBeNil(first) || canBeNil(second)
    default: false
    }
  }

  /// Returns whether a literal can have the type `type`.
  func couldBe(_ literal: ContextualLiteral, _ expression: Expression, _ type: Type) -> Bool {
    let wanted = type.unwrapped
    if case .variable = wanted { return literal != .closure }
    if wanted == .unknown { return true }
    switch literal {
    case .integer: return wanted.isNumber
    case .decimal: return wanted == .double || wanted == .decimal
    case .nilLiteral: return type.isOptional
    case .implicitMember:
      guard let name = implicitName(expression) else { return true }
      return hasStatic(name, wanted)
    case .array:
      return switch wanted {
      case .array, .set: true
      default: false
      }
    case .dictionary:
      if case .dictionary = wanted { return true }
      return false
    case .closure:
      if case .function = wanted { return true }
      return false
    }
  }

  /// Returns the `name` that a chain such as `.name(1).other` begins with.
  func implicitName(_ expression: Expression) -> String? {
    switch expression.kind {
    case .implicitMember(let name): name.text
    case .parenthesized(let inner), .call(let inner, _), .member(let inner, _): implicitName(inner)
    default: nil
    }
  }

  private func hasStatic(_ name: String, _ type: Type) -> Bool {
    if enumeration(type) != nil { return enumCase(name, of: type) != nil }
    if name == Self.initializer { return model(type) != nil }
    return library.candidates(named: name).contains { candidate in
      guard candidate.signature.form == .staticMember, let receiver = candidate.signature.receiver else { return false }
      var substitution = Substitution()
      return substitution.unify(receiver, with: type)
    }
  }
}

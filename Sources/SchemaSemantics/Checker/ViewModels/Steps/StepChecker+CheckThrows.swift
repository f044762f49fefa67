import VmgenSchemaSyntax

/// The step `throw error`.
extension StepChecker {
  func checkThrow(of value: Expression, at range: SourceRange) -> Step.Kind {
    let error = thrownError(value)
    guard let failure = error.thrownFailure else {
      scope.thrown.append((.any, range))
      return .throwing(error, .any)
    }
    if scope.owner == .received { report(.effectOfAnswer, at: range) }
    scope.thrown.append((failure, range))
    return .throwing(error, failure)
  }

  /// Returns the value after `throw`, which is invalid after an error.
  func thrownError(_ value: Expression) -> TypedExpression {
    if let name = value.thrownCase {
      let failure: Failure? = if case .fake(let fake) = scope.owner { fake.failure } else { nil }
      let errors = expressions.errors(withCase: name.text, of: failure)
      if errors.count == 1 { return expressions.check(value, as: .declared(errors[0])) }
      reportThrownCase(name, of: errors)
      return expressions.invalid(value.range)
    }
    let typed = expressions.infer(value)
    guard typed.thrownFailure == nil || !isError(typed.type), !typed.hasInvalid else { return typed }
    if !typed.type.hasUnknown { report(.throwsNoError(type: typed.type), at: value.range) }
    return expressions.invalid(value.range)
  }

  private func isError(_ type: Type) -> Bool { type == .anyError || enumeration(type)?.isError == true }

  /// Reports a case without its type, which no error or several errors have.
  private func reportThrownCase(_ name: Identifier, of errors: [String]) {
    guard isNameable(name) else { return }
    guard errors.isEmpty else {
      let forms = errors.prefix(4).map { "`\($0).\(name.text)`" }.joined(separator: " or ")
      return report(.catchNeedsType(caseName: name.text), at: name.range, help: "write \(forms)")
    }
    let known = types.compactMap { type, _ in enumeration(.declared(type)) }.filter(\.isError)
    let cases = Set(known.flatMap { $0.cases.map(\.name) }).sorted()
    let none = "declare the error: `error Problem { case \(name.text) \"…\" }`"
    let help = cases.isEmpty ? none : "the cases of errors are " + cases.prefix(8).map { ".\($0)" }.quoted
    reportMissing(.noErrorWithCase(name: name.text), name, among: cases, else: help)
  }
}

extension ExpressionChecker {
  /// Returns the errors that have a case with a name, in alphabetical order: those that can be thrown, or else all.
  ///
  /// - Parameter failure: What can be thrown; nil for the errors of the services that the view model uses.
  func errors(withCase name: String, of failure: Failure? = nil) -> [String] {
    let all = types.keys.filter { type in
      guard let declaration = enumeration(.declared(type)), declaration.isError else { return false }
      return declaration.cases.contains { $0.name == name }
    }.sorted()
    guard all.count > 1 else { return all }
    let used = environment.members.values.compactMap { $0.service.flatMap { services[$0]?.declaration } }
    let failures = failure.map { [$0] } ?? used.flatMap { $0.functions.map(\.failure) }
    let thrown = all.filter { failures.contains(.declared($0)) }
    return thrown.isEmpty ? all : thrown
  }
}

extension TypedExpression {
  /// The errors that a `throw` of the value throws; nil for an invalid value.
  var thrownFailure: Failure? {
    if hasInvalid { return nil }
    if case .declared(let name) = type { return .declared(name) }
    return .any
  }
}

extension Expression {
  /// The name of the case in `throw .offline` and `throw .server(code: 404)`.
  var thrownCase: Identifier? {
    switch kind {
    case .implicitMember(let name): name
    case .call(let callee, _): callee.thrownCase
    default: nil
    }
  }

  /// The name of the type in `throw NetworkError.offline`.
  var constructedError: String? {
    switch kind {
    case .member(let base, _):
      if case .name(let type) = base.kind { type } else { nil }
    case .call(let callee, _), .parenthesized(let callee): callee.constructedError
    default: nil
    }
  }
}

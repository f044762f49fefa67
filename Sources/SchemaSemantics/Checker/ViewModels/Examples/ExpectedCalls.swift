import VmgenSchemaSyntax

/// A call in the order that an example expects.
package struct ExpectedCall: Sendable {
  package var service: String
  package var function: String
  /// The values of the parameters, by their names, that are compared.
  package var matching: [CallArgument]
}

/// `calls == [store.save(id: 1), log.write]`, `calls.last == store.save(id: 1)`
extension ExampleChecker {
  /// Returns the elements of a list that a condition compares with a name that only expectations know, `events == […]`; nil
  /// for another condition.
  func elements(of name: String, in condition: Expression) -> [Expression]? {
    guard case .binary(let left, let symbol, let right) = condition.kind, symbol.text == "==",
      isOnlyExpected(left, name), case .array(let elements) = right.kind
    else { return nil }
    return elements
  }

  /// Returns the value that a condition compares with the last element of such a list, `events.last == …`; nil for
  /// another condition.
  func lastElement(of name: String, in condition: Expression) -> Expression? {
    guard case .binary(let left, let symbol, let right) = condition.kind, symbol.text == "==",
      case .member(let base, let member) = left.kind, member.text == "last", isOnlyExpected(base, name)
    else { return nil }
    return right
  }

  /// Whether an expression is a name that no member and no constant has.
  private func isOnlyExpected(_ expression: Expression, _ name: String) -> Bool {
    guard case .name(name) = expression.kind else { return false }
    return environment.members[name] == nil && environment.local(name) == nil
  }

  /// Whether a condition is `calls == []` or `calls.isEmpty`.
  func comparesNoCalls(_ condition: Expression) -> Bool {
    if let elements = elements(of: "calls", in: condition) { return elements.isEmpty }
    guard case .member(let base, let name) = condition.kind else { return false }
    return name.text == "isEmpty" && isOnlyExpected(base, "calls")
  }

  /// Reports a step about all calls in a view model without services.
  func hasCalls(at range: SourceRange) -> Bool {
    if !expressions.usedServices.isEmpty { return true }
    report(.notACall(text: text(at: range)), at: range, help: ExpressionChecker.helpWithoutServices)
    return false
  }

  /// - Parameter areLast: Whether calls can precede those that are expected.
  func checkExpectedCalls(
    _ elements: [Expression], areLast: Bool = false, _ range: SourceRange
  ) -> ExampleStep.Kind? {
    let calls = elements.compactMap { element -> ExpectedCall? in
      let name = Identifier(text: "calls", range: element.range)
      if let owner = element.calledOwner, environment.members[owner.text]?.service == ServiceDeclaration.navigator {
        let help = "compare its moves: `\(owner.text) == [push …]`"
        report(.notACall(text: text(at: element.range)), at: element.range, help: help)
        return nil
      }
      guard let counted = expressions.in(expectationEnvironment).inferCalls(element, name, element.range) else {
        reportNotACall(element)
        return nil
      }
      return ExpectedCall(counted)
    }
    return calls.count < elements.count ? nil : .expectCalls(calls, areLast: areLast)
  }

  private func reportNotACall(_ element: Expression) {
    let kind = DiagnosticKind.notACall(text: text(at: element.range))
    if case .name(let function) = element.kind, let meant = expressions.nameOfFunction(function) {
      report(kind, at: element.range, suggestion: .write(meant, at: element.range))
    } else {
      let known = expressions.usedServices.map(\.use)
      reportMissing(
        kind, element.calledOwner ?? Identifier(text: "", range: element.range), among: known,
        else: known.listed(after: "the services are") ?? ExpressionChecker.helpWithoutServices)
    }
  }
}

extension ExpressionChecker {
  fileprivate static let helpWithoutServices = "the view model uses no services"

  /// The services that the view model uses, without the navigator.
  fileprivate var usedServices: [(use: String, service: String)] {
    environment.members.compactMap { name, member in
      guard let service = member.service, service != ServiceDeclaration.navigator else { return nil }
      return (name, service)
    }
    .sorted { $0.use < $1.use }
  }

  /// Returns the name of the first function of a service, `store.save`, or of one with a given name.
  fileprivate func nameOfFunction(_ name: String? = nil) -> String? {
    for (use, service) in usedServices {
      let functions = services[service]?.declaration.functions ?? []
      if let function = functions.first(where: { name == nil || $0.name == name }) {
        return "\(use).\(function.shownName)"
      }
    }
    return nil
  }

  /// The help for `calls.count` and other reads of all calls in an expectation.
  var callsHelp: String {
    nameOfFunction().map {
      "compare an order, `calls == [\($0)]`, or the last one, `calls.last == \($0)`, or count: `\($0).calls == 1`"
    }
      ?? Self.helpWithoutServices
  }
}

extension ExpectedCall {
  /// Creates the call whose number an expression is; nil after an error.
  fileprivate init?(_ counted: TypedExpression) {
    switch counted.kind {
    case .facet(.calls(let service, let function)): self.init(service: service, function: function, matching: [])
    case .matchedCalls(let service, let function, let matching):
      self.init(service: service, function: function, matching: matching)
    default: return nil
    }
  }
}

extension Expression {
  /// The name of the service in `store.save` or `store.save(id: 1)`.
  fileprivate var calledOwner: Identifier? {
    switch kind {
    case .call(let callee, _): return callee.calledOwner
    case .member(let owner, _):
      guard case .name(let name) = owner.kind else { return nil }
      return Identifier(text: name, range: owner.range)
    default: return nil
    }
  }
}

import VmgenSchemaSyntax

/// Expectations about the last call of a function that also hold if there was no call: `save.last.note == nil`.
extension ExampleChecker {
  /// - Parameters:
  ///   - steps: The steps that the example has itself.
  ///   - all: The steps with those of its groups.
  func reportAbsentCalls(_ steps: [ExampleStep], among all: [ExampleStep]) {
    for step in steps {
      guard case .expect(let condition) = step.kind, let read = emptyRead(condition) else { continue }
      let isKnown = all.contains { other in
        if case .expect(let condition) = other.kind, emptyRead(condition) != nil { return false }
        return other.mentions(read)
      }
      guard !isKnown else { continue }
      let name = text(at: read.range)
      let call = name.firstRange(of: ".last.").map { name[..<$0.lowerBound] } ?? name[...]
      report(.absentCall(call: String(call)), at: condition.range)
    }
  }

  /// Returns what a condition reads of the last call, if the condition holds without a call.
  private func emptyRead(_ condition: TypedExpression) -> CallRead? {
    guard case .equal(let left, let right, let isNegated) = condition.bare.kind else { return nil }
    for (read, other) in [(left, right), (right, left)] {
      guard let read = CallRead(read), isOptional(read) || isNegated else { continue }
      let isNil = if case .nilLiteral = other.bare.kind { true } else { false }
      return isNil == isNegated ? nil : read
    }
    return nil
  }

  /// Whether a call can have nil as the argument.
  private func isOptional(_ read: CallRead) -> Bool {
    switch read.callee {
    case .function(let service, let function):
      services[service]?.declaration.function(distinctlyNamed: function)?.parameters
        .first { $0.name == read.parameter }?.type.isOptional == true
    case .event(let id):
      if case .event(let event)? = model[id] {
        event.parameters.first { $0.name == read.parameter }?.type.isOptional == true
      } else {
        false
      }
    }
  }
}

/// `save.last.note`
private struct CallRead {
  enum Callee: Equatable {
    case function(service: String, String)
    case event(MemberID)
  }
  let callee: Callee
  let parameter: String
  let range: SourceRange

  init?(_ expression: TypedExpression) {
    range = expression.bare.range
    switch expression.bare.kind {
    case .facet(.lastArgument(let service, let function, let parameter)):
      (callee, self.parameter) = (.function(service: service, function), parameter)
    case .facet(.lastEventValue(let event, let parameter)): (callee, self.parameter) = (.event(event), parameter)
    default: return nil
    }
  }
}

extension ExampleStep {
  /// Whether the step answers or expects calls of a function, or expects an event.
  fileprivate func mentions(_ read: CallRead) -> Bool {
    func isCallee(_ service: String, _ function: String) -> Bool {
      read.callee == .function(service: service, function)
    }
    switch kind {
    case .stub(_, let service, let function, _, _, _): return isCallee(service, function)
    case .expectCalls(let calls, _): return calls.contains { isCallee($0.service, $0.function) }
    case .expectEvents(let events, _): return events.contains { read.callee == .event($0.event) }
    default: break
    }
    var isFound = false
    forEachExpression { part in
      switch part.kind {
      case .facet(.calls(let service, let function)), .facet(.arguments(let service, let function, _)),
        .matchedCalls(let service, let function, _):
        isFound = isFound || isCallee(service, function)
      case .facet(.emissions(let id)), .facet(.eventValues(let id, _)): isFound = isFound || read.callee == .event(id)
      default: isFound = isFound || CallRead(part)?.callee == read.callee
      }
    }
    return isFound
  }
}

import VmgenSchemaSyntax

extension ViewModel: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) { members.forEachRoot(visit) }
}

extension Member: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) { visit(.member(self)) }

  /// Calls `visit` with every expression of the member except those in its steps.
  func forEachFormula(_ visit: (TypedExpression) -> Void) {
    checked.forEachChild { node in
      if case .expression(let expression) = node { visit(expression) }
    }
  }
}

extension Input: CheckedMember {
  package func forEachChild(_ visit: (SemanticNode) -> Void) { defaultValue.forEachRoot(visit) }
}

extension Derived: CheckedMember {
  package func forEachChild(_ visit: (SemanticNode) -> Void) { value.forEachRoot(visit) }
}

extension Use: CheckedMember {}

extension StateMember: CheckedMember {
  package func forEachChild(_ visit: (SemanticNode) -> Void) { value.forEachRoot(visit) }
}

extension Draft: CheckedMember {}

extension Follow: CheckedMember {
  package func forEachChild(_ visit: (SemanticNode) -> Void) {
    stream.arguments.forEachRoot(visit)
    catches.forEachRoot(visit)
  }
}

extension Reaction: CheckedMember {
  package func forEachChild(_ visit: (SemanticNode) -> Void) {
    switch event {
    case .condition(let condition): condition.forEachRoot(visit)
    case .change(let values): values.forEachRoot(visit)
    case .every(let interval, let condition):
      interval.forEachRoot(visit)
      condition.forEachRoot(visit)
    case .lifecycle, .received: break
    }
    body.forEachRoot(visit)
  }
}

extension Custom: CheckedMember {
  package func forEachChild(_ visit: (SemanticNode) -> Void) {
    parameters.compactMap(\.defaultValue).forEachRoot(visit)
  }
}

extension Example: CheckedMember {
  package func forEachChild(_ visit: (SemanticNode) -> Void) { for step in steps { visit(.exampleStep(step)) } }
}

extension Edit: CheckedMember {
  package func forEachChild(_ visit: (SemanticNode) -> Void) {
    switch storage {
    case .own(let value): value.forEachRoot(visit)
    case .path(_, let fallback): fallback.forEachRoot(visit)
    }
    text?.closures.forEachRoot(visit)
    debounce.forEachRoot(visit)
    for requirement in requirements {
      requirement.condition.forEachRoot(visit)
      requirement.message.forEachRoot(visit)
    }
    guard let check else { return }
    check.call.arguments.forEachRoot(visit)
    check.delay.forEachRoot(visit)
    check.message.forEachRoot(visit)
  }
}

extension EditText {
  /// The closures of `as text(format: …, parse: …)`.
  var closures: [TypedExpression] {
    switch self {
    case .custom(let format, let parse): [format, parse]
    case .optional(let inner), .present(let inner): inner.closures
    default: []
    }
  }
}

extension Command: CheckedMember {
  package func forEachChild(_ visit: (SemanticNode) -> Void) {
    parameters.compactMap(\.defaultValue).forEachRoot(visit)
    gate.forEachRoot(visit)
    busy.forEachRoot(visit)
    body.forEachRoot(visit)
  }
}

extension ExampleStep: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) { visit(.exampleStep(self)) }

  func forEachChild(_ visit: (SemanticNode) -> Void) {
    switch kind {
    case .givenInput(_, let value), .givenContext(_, let value), .nextID(let value, _), .expect(let value),
      .assign(_, let value),
      .assignContext(_, let value), .type(_, let value), .write(_, let value), .clock(let value):
      value.forEachRoot(visit)
    case .stub(_, _, _, let answer, _): answer.value.forEachRoot(visit)
    case .change(let change): change.forEachRoot(visit)
    case .run(_, let arguments), .list(_, _, let arguments): arguments.forEachRoot(visit)
    case .reply(_, .answers(let value)), .reply(_, .chooses(let value)): value.forEachRoot(visit)
    case .inside(_, let row, _, _, let kind):
      row?.value.forEachRoot(visit)
      ExampleStep(kind: kind, range: range).forEachChild(visit)
    case .reply, .cancel, .editing, .lifecycle, .commit, .revert, .expectNavigation: break
    }
  }
}

extension StubAnswer {
  /// The value that the stub returns, throws or sends.
  fileprivate var value: TypedExpression? {
    switch self {
    case .returns(let value): value
    case .fails(let value), .sends(let value): value
    case .held, .ends, .declines: nil
    }
  }
}

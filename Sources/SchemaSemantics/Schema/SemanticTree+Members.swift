import VmgenSchemaSyntax

extension ViewModel: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) { members.forEachRoot(visit) }
}

extension Member: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) { visit(.member(self)) }

  func forEachChild(_ visit: (SemanticNode) -> Void) {
    switch self {
    case .input(let input): input.defaultValue.forEachRoot(visit)
    case .derived(let derived): derived.value.forEachRoot(visit)
    case .state(let state): state.value.forEachRoot(visit)
    case .edit(let edit): edit.forEachChild(visit)
    case .command(let command): command.forEachChild(visit)
    case .follow(let follow):
      follow.stream.arguments.forEachRoot(visit)
      follow.catches.forEachRoot(visit)
    case .reaction(let reaction):
      if case .condition(let condition) = reaction.event { condition.forEachRoot(visit) }
      reaction.body.forEachRoot(visit)
    case .custom(let custom): custom.parameters.compactMap(\.defaultValue).forEachRoot(visit)
    case .example(let example): for step in example.steps { visit(.exampleStep(step)) }
    case .use, .draft, .invalid: break
    }
  }

  /// Calls `visit` with every expression of the member except those in its steps.
  func forEachFormula(_ visit: (TypedExpression) -> Void) {
    forEachChild { node in
      if case .expression(let expression) = node { visit(expression) }
    }
  }
}

extension Edit {
  fileprivate func forEachChild(_ visit: (SemanticNode) -> Void) {
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

extension Command {
  fileprivate func forEachChild(_ visit: (SemanticNode) -> Void) {
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
    case .givenInput(_, let value), .givenContext(_, let value), .expect(let value), .assign(_, let value),
      .assignContext(_, let value), .type(_, let value), .write(_, let value), .clock(let value):
      value.forEachRoot(visit)
    case .stub(_, _, _, let answer, _): answer.value.forEachRoot(visit)
    case .run(_, let arguments): arguments.forEachRoot(visit)
    case .reply(_, .answers(let value)): value.forEachRoot(visit)
    case .reply, .editing, .appear, .disappear, .commit, .revert, .expectNavigation: break
    }
  }
}

extension StubAnswer {
  /// The value that the stub returns, throws or sends.
  fileprivate var value: TypedExpression? {
    switch self {
    case .returns(let value): value
    case .fails(let value), .sends(let value): value
    case .held, .ends: nil
    }
  }
}

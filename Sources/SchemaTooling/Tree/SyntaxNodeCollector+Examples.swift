import VmgenSchemaSyntax

/// The nodes of examples, their tables and their steps.
extension SyntaxNodeCollector {
  mutating func collect(_ example: ExampleSyntax) {
    collect(example.title)
    for column in example.table?.columns ?? [] { collect(column.type) }
    for value in example.table?.rows.flatMap(\.values) ?? [] { collect(value) }
    for step in example.steps { collect(step) }
    for function in example.functions {
      add(.exampleFunction, function.range)
      collect(function.parameters)
      for step in function.steps { collect(step) }
    }
    for nested in example.nested ?? [] { collect(.example(nested)) }
  }

  private mutating func collect(_ command: Identifier, _ reply: QuestionReply) {
    collect(command)
    switch reply {
    case .answers(let value), .chooses(let value): collect(value)
    case .confirms, .declines: break
    }
  }

  mutating func collect(_ step: ExampleStepSyntax) {
    add(.exampleStep, step.range)
    switch step.kind {
    case .given(_, let value), .givenPart(_, let value), .when(_, let value), .expect(let value), .run(let value),
      .clock(let value), .call(let value), .called(_, let value, _):
      collect(value)
    case .constant(_, let type, let value):
      collect(type)
      collect(value)
    case .loop(_, let head, let steps), .whileLoop(let head, let steps):
      collect(head)
      for step in steps { collect(step) }
    case .matching(let conditions, let steps):
      collect(conditions)
      for step in steps { collect(step) }
    case .stub(_, let place, let answer):
      for argument in place.arguments ?? [] { collect(argument.value) }
      collect(answer)
    case .write(let target, let value):
      collect(target)
      collect(value)
    case .reply(let command, let reply): collect(command, reply)
    case .inside(let child, .reply(let command, let reply)):
      collect(child)
      collect(command, reply)
    case .inside(let child, _): collect(child)
    case .editing, .lifecycle, .recreated, .commit, .revert: break
    case .expectNavigation(_, let steps):
      for step in steps {
        let end = step.value?.range ?? step.viewModel?.range
        add(.navigationStep, end.map { step.kind.range.union($0) } ?? step.kind.range)
        collect(step.value)
      }
    }
  }

  private mutating func collect(_ answer: StubBehaviorSyntax) {
    switch answer {
    case .returns(let value): collect(value)
    case .fails(let value): collect(value)
    case .sends(let value): collect(value)
    case .sequence(let answers): for answer in answers { collect(answer) }
    case .held, .ends, .declines: break
    }
  }
}

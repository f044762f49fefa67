import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Performs the acts of an example.
struct ExampleActor {
  let world: World
  var scope: Scope
  /// The view model with the example, whose members the values read; nil for an act on that view model.
  var reader: ViewModelInstance?

  /// Performs an act. Returns why it is impossible, or nil.
  func perform(_ kind: ExampleStep.Kind, on instance: ViewModelInstance) throws -> String? {
    try instance.willBeRead()
    func value(_ expression: TypedExpression) throws -> Value {
      try (reader ?? instance).evaluateStep(expression, scope)
    }
    switch kind {
    case .assign(let id, let new):
      let new = try value(new)
      try instance.write(new, to: StoragePath(root: .input(id), type: .unknown))
    case .assignContext(let part, let new): try set(part, to: value(new))
    case .nextID(let id, _): world.setNextID(try value(id).uuid)
    case .stub(_, let service, let function, let matching, let answer, _):
      try configure(service, function, matching, answer, instance)
    case .fake(_, _, let name, let arguments, let isGiven):
      guard let fake = world.schemas.fake(named: name) else { throw instance.missing(name) }
      let values = try instance.stepEvaluator.named(arguments, fake.parameters, scope)
      try FakeInstance(fake, values, in: world).answerCalls(replacesAnswers: !isGiven)
    case .setFake(let service, _, let state, let new):
      guard let fake = world.doubles.fakes[service] else { throw instance.missing(state.name) }
      fake.set(state, to: try value(new))
    case .type(let id, let text): try instance.type(value(text).string, into: instance.edit(id))
    case .write(let path, let new): try write(value(new), to: path, instance)
    case .change(let change): try perform(change, instance)
    case .editing(let id, let begins): try instance.setEditing(begins, instance.edit(id))
    case .submit(let id): try instance.pressReturn(instance.edit(id))
    case .run(let id, let arguments):
      let command = try instance.command(id)
      try instance.run(command, (reader ?? instance).stepEvaluator.named(arguments, command.parameters, scope))
    case .method(let id, let name, let arguments):
      try call(name, of: id, arguments.map { try value($0.value) }, instance)
    case .reply(let id, let reply): return try answer(reply, to: id, instance)
    case .clock(let duration): try world.advance(by: value(duration).duration)
    case .lifecycle(let event): try instance.perform(event)
    case .callFake(let service, _, let function, let arguments):
      try world.doubles.fakes[service]?.run(function, arguments, scope, reader ?? instance)
    case .unwrapping(let name, let optional, let text, let kind):
      guard let wrapped = try value(optional).unwrapped else { return "`\(text)` is nil" }
      var actor = self
      actor.scope = scope.binding(name, wrapped)
      return try actor.perform(kind, on: instance)
    case .forgetCalls: world.doubles.forgetCalls()
    case .inside(let id, let row, _, let isChained, let kind):
      return try perform(kind, inside: id, row, isChained: isChained, instance)
    default: throw EvaluationFailure.unsupported("a new form of step in an example")
    }
    return nil
  }

  /// Calls a function of a list, a draft or a command.
  private func call(_ name: String, of id: MemberID, _ arguments: [Value], _ instance: ViewModelInstance) throws {
    switch instance.viewModel[id] {
    case .list(let list):
      guard let command = ListCommand(rawValue: name) else { break }
      return try instance.perform(command, on: list, arguments)
    case .draft where name == "commit":
      for edit in instance.viewModel.edits(of: id) { try instance.flush(edit) }
      return try instance.commit(id)
    case .draft where name == "revert": return try instance.revert(id)
    case .command(let command) where name == "cancel": return try instance.cancel(command)
    default: break
    }
    throw EvaluationFailure.unsupported("the function `\(name)` of `\(id.name)`")
  }

  private func perform(
    _ kind: ExampleStep.Kind, inside id: MemberID, _ row: RowSelector?, isChained: Bool, _ instance: ViewModelInstance
  ) throws -> String? {
    var actor = self
    actor.reader = reader ?? instance
    guard let object = try object(inside: id, row, instance) else {
      if row == nil { return nil }
      return "the example acts on a row that does not exist"
        + (instance.reasonForNoRows(of: id).map { ": \($0)" } ?? "")
    }
    return try actor.perform(kind, on: object)
  }

  /// Returns a row of a list, or a child; nil if there is none.
  private func object(
    inside id: MemberID, _ row: RowSelector?, _ instance: ViewModelInstance
  ) throws -> ViewModelInstance? {
    if let row { return try instance.row(of: instance.list(id), row, scope, reading: reader ?? instance) }
    guard case .viewModel(let object) = try instance.childValue(id) else { return nil }
    return object as? ViewModelInstance
  }

  /// Returns why an act would have no effect; nil for one that has an effect, or of which that is unknown.
  func reasonForIdleness(_ kind: ExampleStep.Kind, _ instance: ViewModelInstance) throws -> String? {
    if case .unwrapping(_, _, _, let kind) = kind { return try reasonForIdleness(kind, instance) }
    guard case .inside(let id, let row, _, _, let kind) = kind else {
      return try instance.reasonForIdleStep(kind, scope)
    }
    var actor = self
    actor.reader = reader ?? instance
    return try object(inside: id, row, instance).flatMap { try actor.reasonForIdleness(kind, $0) }
  }

  /// Changes a part of the context.
  func set(_ part: ContextPart, to value: Value) throws {
    switch part {
    case .now: world.setNow(try value.date)
    case .locale: world.context = world.context.with(locale: try identifier(value))
    case .calendar: world.context = world.context.with(calendar: try identifier(value))
    case .timeZone: world.context = world.context.with(timeZone: try identifier(value))
    }
    world.writes += 1
  }

  private func identifier(_ value: Value) throws -> String {
    switch value {
    case .locale(let locale): locale.identifier
    case .timeZone(let zone): zone.identifier
    default: try value.string
    }
  }

  /// Writes an edit or a draft as a view does.
  private func write(_ value: Value, to path: StoragePath, _ instance: ViewModelInstance) throws {
    guard case .edit(let id) = path.root else { return try instance.write(value, to: path) }
    let edit = try instance.edit(id)
    if path.steps.isEmpty { return try instance.put(value, into: edit) }
    try change(edit, path, instance) { $0 = value }
  }

  private func perform(_ change: CollectionChange, _ instance: ViewModelInstance) throws {
    guard case .edit(let id) = change.path.root else { return try instance.perform(change, scope) }
    try self.change(instance.edit(id), change.path, instance, instance.stepEvaluator.performing(change, scope))
  }

  /// Enters the value that an edit has after a change of a part of its value.
  private func change(
    _ edit: Edit, _ path: StoragePath, _ instance: ViewModelInstance, _ body: (inout Value) throws -> Void
  ) throws {
    var value = try instance.editValue(edit.id)
    _ = try instance.stepEvaluator.change(&value, path.links[...], body)
    try instance.put(value, into: edit)
  }

  private func answer(_ reply: Reply, to id: MemberID, _ instance: ViewModelInstance) throws -> String? {
    guard let question = instance.commands[id]?.questions.first else {
      return "the example replies to a question, but the command has not asked one"
    }
    switch reply {
    case .confirms: try question.answer(question.choices.first?.value ?? .string(""))
    case .declines: try question.answer(nil)
    case .answers(let text):
      try question.answer(question.choices.first?.value ?? (reader ?? instance).evaluateStep(text, scope))
    case .chooses(let title):
      let title = try (reader ?? instance).evaluateStep(title, scope).string
      guard let choice = question.choices.first(where: { $0.title == title }) else {
        let titles = question.choices.map { "\"\($0.title)\"" }.joined(separator: ", ")
        let found = titles.isEmpty ? "the question has no choices" : "the choices are \(titles)"
        return "the example chooses \"\(title)\", but \(found)"
      }
      try question.answer(choice.value)
    }
    return nil
  }
}

// The configuration of test doubles.
extension ExampleActor {
  private func configure(
    _ service: String, _ function: String, _ matching: [CallArgument], _ answer: StubAnswer,
    _ instance: ViewModelInstance
  ) throws {
    if service == ServiceDeclaration.navigator { return try configureNavigator(answer, instance) }
    let evaluator = instance.stepEvaluator
    let declaration = try evaluator.function(function, of: service)
    let arguments = try evaluator.named(matching, declaration.parameters, scope, addsDefaults: false)
    let double = world.doubles.function(function, of: service)
    switch answer {
    case .held: double.hold(matching: arguments)
    case .sends(let value):
      double.send(.sent(try value.map { try instance.evaluateStep($0, scope) }), matching: arguments)
    case .ends: double.send(.end, matching: arguments)
    case .fails(let error) where declaration.kind == .stream:
      double.send(.failure(try instance.evaluateStep(error, scope)), matching: arguments)
    case .sequence(let answers):
      double.answer(try answers.map { try result($0, instance) }, matching: arguments)
    default: double.answer([try result(answer, instance)], matching: arguments)
    }
  }

  /// Returns the result of one call, or nil if the call waits.
  private func result(_ answer: StubAnswer, _ instance: ViewModelInstance) throws -> Answer? {
    switch answer {
    case .held: nil
    case .returns(let value): .value(try value.map { try instance.evaluateStep($0, scope) } ?? .none)
    case .fails(let error): .failure(try instance.evaluateStep(error, scope))
    case .cancels: .cancelled
    default: throw EvaluationFailure.unsupported("a new form of answer")
    }
  }

  private func configureNavigator(_ answer: StubAnswer, _ instance: ViewModelInstance) throws {
    let navigator = world.doubles.navigator
    switch answer {
    case .returns(let value): navigator.reply(try value.map { try instance.evaluateStep($0, scope) } ?? .some(.none))
    case .declines: navigator.reply(nil)
    case .ofScreen(let screen, .returns(let value)):
      navigator.reply(try value.map { try instance.evaluateStep($0, scope) } ?? .some(.none), screen: screen)
    case .ofScreen(let screen, _): navigator.reply(nil, screen: screen)
    default: throw EvaluationFailure.unsupported("a new form of answer of the navigator")
    }
  }
}

import VmgenSchemaSemantics
import VmgenSchemaSyntax

// The steps of an example that act on a view model, as statements of its test.
extension TestNames {
  /// Returns the statement of a step that acts on the view model or its surroundings; nil for other steps.
  ///
  /// - Parameters:
  ///   - line: The line in the schema, for failure messages.
  ///   - check: The checks of the example, which wait until tasks that continue after the step are idle; nil if there
  ///     are no tasks.
  func act(
    _ step: ExampleStep, at line: Int, _ check: SwiftExpression?, _ lowering: inout SwiftLowering
  ) -> SwiftStatement? {
    if case .clock(let duration) = step.kind {
      guard let check else {
        // A view model without state has no test clock.
        let now = context.member("now")
        return .assign(now, .binary(now, "+|", lowering.expression(duration)))
      }
      let advance = check.member("advance").call(["by": lowering.expression(duration)])
      return .value(advance.marked(.await))
    }
    guard let done = done(step, at: line, &lowering) else { return nil }
    return check?.awaiting(done) ?? done
  }

  private func done(_ step: ExampleStep, at line: Int, _ lowering: inout SwiftLowering) -> SwiftStatement? {
    switch step.kind {
    case .assign(let input, let value):
      return .assign(property(input.name), lowering.expression(value))
    case .stub(_, let service, let function, let matching, let answer, _):
      return .value(stubConfiguration(answer, of: function, in: service, matching: matching, &lowering))
    case .fake(_, let service, let fake, let arguments, let isGiven):
      return .value(installation(of: fake, arguments, service, isGiven: isGiven, &lowering))
    case .setFake(let service, let fake, let state, let value):
      return .assign(self.state(state, of: fake, service), lowering.expression(value))
    case .callFake(let service, let name, let function, let arguments):
      guard let fake = declarations.fake(named: name), let called = fake.function(distinctlyNamed: function) else {
        return nil
      }
      let method = swiftIdentifier(called.methodName(in: fake), .member)
      let call = self.fake(name, service).member(method).call(passed(arguments, &lowering))
      let throwsError = called.function.kind != .stream && called.function.failure != .never
      let marked = throwsError ? SwiftExpression.prefix("try? ", call) : call
      return called.function.answer == nil && !throwsError ? .value(marked) : .assign(.text("_"), marked)
    case .unwrapping(let name, let optional, let text, let kind):
      let value = SwiftArgument(lowering.expression(optional))
      var act = step
      act.kind = kind
      let outer = lowering.locals
      defer { lowering.locals = outer }
      let local = swiftIdentifier(lowering.enter(name))
      guard let done = done(act, at: line, &lowering) else { return nil }
      let arguments = [value, SwiftArgument(.literal(text)), SwiftArgument("at", .text("\(line)"))]
      let call = SwiftExpression.text("check").member("unwrap").call(arguments, trailing: SwiftClosure([local], [done]))
      return .value(call)
    case .type(let edit, let text):
      return .assign(property(edit.name).member("text"), lowering.expression(text))
    case .write(let path, let value): return .assign(written(path), lowering.expression(value))
    case .change(let change):
      return change.statement(in: written(change.path)) { lowering.expression($0) }
    case .editing(let edit, let begins):
      return .assign(property(edit.name).member("isEditing"), .text(begins ? "true" : "false"))
    case .submit(let edit): return .value(property(edit.name).member("submit").call())
    case .run(let command, let arguments):
      if let property = viewModel.property(setBy: command) {
        return .assign(self.property(property), lowering.expression(arguments[0].value))
      }
      return .value(property(viewModel.methodName(of: command)).call(passed(arguments, &lowering)))
    case .method(let member, let method, let arguments):
      return .value(property(member.name).member(method).call(passed(arguments, &lowering)))
    case .reply(let command, let reply):
      return .value(replied(reply, to: property(command.name).member("question"), at: line, &lowering))
    case .lifecycle(let event): return .value(property(event.method).call())
    case .inside(let child, let row, let viewModel, let isChained, let kind):
      guard let viewModel = declarations.viewModel(named: viewModel) else { return nil }
      var act = step
      act.kind = kind
      let found = row.map { self.row($0, of: child, &lowering) }
      return names(of: child, row: found, viewModel, isChained: isChained, at: line).done(act, at: line, &lowering)
    case .givenInput, .givenContext, .constant, .required, .nextID, .assignContext, .expect, .expectNavigation,
      .expectEvents, .expectCalls, .clock, .recreate, .turn, .each, .forgetCalls:
      return nil
    }
  }

  private func passed(_ arguments: [CallArgument], _ lowering: inout SwiftLowering) -> [SwiftArgument] {
    arguments.map { argument in
      SwiftArgument(argument.label.map { swiftIdentifier($0, .label) }, lowering.expression(argument.value))
    }
  }

  /// Returns the view model of a row: an optional, because the row may not exist.
  private func row(_ row: RowSelector, of list: MemberID, _ lowering: inout SwiftLowering) -> SwiftExpression {
    switch row {
    case .index(let index):
      property(list.name).member("viewModel").call(["at": lowering.expression(index)])
    case .id(let id): self.row(of: list, id: lowering.expression(id))
    }
  }

  /// Returns the statement that lets a fake answer the calls of a double: `MemoryStore(items: [milk]).answerCalls(of:
  /// doubles.storeDouble)`.
  func installation(
    of fake: String, _ arguments: [CallArgument], _ service: String, isGiven: Bool, _ lowering: inout SwiftLowering
  ) -> SwiftExpression {
    var answered = [SwiftArgument("of", double(of: service))]
    if !isGiven { answered.append(SwiftArgument("replacingAnswers", .text("true"))) }
    return .text(swiftIdentifier(fake)).call(passed(arguments, &lowering)).member("answerCalls").call(answered)
  }

  /// Returns the configuration of a stub: `doubles.sessionDouble.signInStub.throws(.offline)`.
  func stubConfiguration(
    _ answer: StubAnswer, of function: String, in service: String, matching: [CallArgument],
    _ lowering: inout SwiftLowering
  ) -> SwiftExpression {
    // The navigator's double is a stub itself.
    let stub = stub(service, function)
    switch answer {
    case .sequence(let answers):
      return self.answers(answers, of: function, in: service, matching: matching, &lowering)
    case .returns, .fails, .cancels:
      let isStream = declarations.services[service]?.function(distinctlyNamed: function)?.kind == .stream
      if !isStream, !matching.isEmpty {
        return answers([answer], of: function, in: service, matching: matching, &lowering)
      }
    case .held:
      if !matching.isEmpty {
        let matches = lowering.matching(matching, of: function, in: service)
        return stub.member("holds").call(["comparing": .text("\(matching.count)")], trailing: matches)
      }
    default: break
    }
    let streams = matching.isEmpty ? nil : lowering.matching(matching, of: function, in: service)
    switch answer {
    case .returns(nil): return stub.member("returns").call(.text("()"))
    case .returns(let value?):
      // The navigator's double takes a value of any type.
      let result = lowering.expression(value, isTyped: service != ServiceDeclaration.navigator)
      return stub.member("returns").call(result)
    case .fails(let error):
      let isTyped = isErrorKnown(service, function)
      return stub.member("throws").call(
        [SwiftArgument(lowering.expression(error, isTyped: isTyped))], trailing: streams)
    case .cancels: return stub.member("throws").call(Self.cancellation)
    case .held: return stub.member("holds").call()
    case .sends(let value):
      return stub.member("sends").call(value.map { [SwiftArgument(lowering.expression($0))] } ?? [], trailing: streams)
    case .ends: return stub.member("ends").call([], trailing: streams)
    case .declines: return stub.member("declines").call()
    case .ofScreen(let screen, .returns(let value?)):
      let type = SwiftExpression.text(swiftIdentifier(screen)).member("self")
      return stub.member("returns").call([nil: lowering.expression(value, isTyped: false), "from": type])
    case .ofScreen(let screen, _):
      return stub.member("declines").call(SwiftExpression.text(swiftIdentifier(screen)).member("self"))
    case .sequence: return stub
    }
  }

  /// Returns the configuration of a stub with several answers, or for some calls:
  /// `doubles.apiDouble.pageStub.answers([.failure(.offline)], comparing: 1) { $0.number == 2 }`.
  private func answers(
    _ answers: [StubAnswer], of function: String, in service: String, matching: [CallArgument],
    _ lowering: inout SwiftLowering
  ) -> SwiftExpression {
    let results = answers.map { answer -> SwiftExpression in
      switch answer {
      case .held: .nil
      case .returns(let value?): .text(".success").call(lowering.expression(value))
      case .fails(let error):
        .text(".failure").call(lowering.expression(error, isTyped: isErrorKnown(service, function)))
      case .cancels: .text(".failure").call(Self.cancellation)
      default: .text(".success").call(.text("()"))
      }
    }
    let stub = stub(service, function).member("answers")
    var arguments = [SwiftArgument(.array(results))]
    if matching.isEmpty { return stub.call(arguments) }
    let matches = lowering.matching(matching, of: function, in: service)
    arguments.append(SwiftArgument("comparing", .text("\(matching.count)")))
    return stub.call(arguments, trailing: matches)
  }

  private static var cancellation: SwiftExpression { .text("CancellationError").call() }

  /// Whether a function has a typed `throws`. Streams never have one.
  private func isErrorKnown(_ service: String, _ function: String) -> Bool {
    guard let function = declarations.services[service]?.function(distinctlyNamed: function), function.kind != .stream
    else { return false }
    return if case .declared = function.failure { true } else { false }
  }

  /// Returns the value at a path: `viewModel.form.value.name`.
  private func written(_ path: StoragePath) -> SwiftExpression {
    let property = property(path.root.name)
    return switch path.root.access.owner {
    case .stored(let valueMember?), .rules(let valueMember): path.member(of: property.member(valueMember))
    case .inputs, .context, .children, .stored(nil): path.member(of: property)
    }
  }

  private func replied(
    _ reply: Reply, to question: SwiftExpression, at line: Int, _ lowering: inout SwiftLowering
  ) -> SwiftExpression {
    let check = SwiftExpression.text("check")
    let line = SwiftArgument("at", .text("\(line)"))
    let parameter = SwiftExpression.parameter(0)
    let answer: SwiftExpression
    switch reply {
    case .answers(let text): answer = parameter.member("answer").call(lowering.expression(text))
    case .confirms: answer = parameter.member("confirm").call()
    case .declines: answer = parameter.member("decline").call()
    case .chooses(let title):
      let title = SwiftArgument(lowering.expression(title))
      return check.member("choose").call([title, SwiftArgument("of", question), line])
    }
    let arguments = [SwiftArgument("to", question), line]
    return check.member("reply").call(arguments, trailing: SwiftClosure([], [.value(answer)]))
  }
}

extension SwiftExpression {
  /// Returns `await self.when { statement }`.
  func awaiting(_ statement: SwiftStatement) -> SwiftStatement {
    .value(member("when").call(trailing: SwiftClosure([], [statement])).marked(.await))
  }
}

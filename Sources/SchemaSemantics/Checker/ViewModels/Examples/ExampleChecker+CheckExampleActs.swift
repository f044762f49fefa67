import VmgenSchemaSyntax

/// The actions of an example: of the view, the user, the clock and the services.
extension ExampleChecker {
  func checkAct(
    _ kind: ExampleStepSyntax.Kind, _ range: SourceRange, _ model: CheckedMembers, _ place: Environment
  ) -> ExampleStep.Kind? {
    if case .run(let call) = kind, case .call(let callee, let arguments) = call.kind,
      let list = expressions.inEnvironment(
        place, { expressions.checkListCommand(callee, arguments, call.range, values: model.givenEnvironment) })
    {
      return list.map { .list($0.list, $0.command, $0.arguments) }
    }
    if let act = checkChildAct(kind, range, place) { return act.kind }
    switch kind {
    case .write(let target, let value): return checkWrite(target, value, model, place)
    case .run(let call): return checkRun(call, model, place)
    case .reply(let name, let reply): return checkReply(name, reply, model)
    case .editing(let name, let begins): return checkEditing(name, begins, model)
    case .clock(let value): return .clock(checkPassing(value, model))
    case .lifecycle(let event): return checkLifecycle(event, range, model)
    case .commit(let name): return checkDraft(name, place).map { .commit(draft: $0) }
    case .revert(let name): return checkDraft(name, place).map { .revert(draft: $0) }
    case .given, .when, .expect, .stub, .expectNavigation, .inside: return nil
    }
  }

  private func checkPassing(_ value: Expression, _ model: CheckedMembers) -> TypedExpression {
    if case .prefix(let sign, _) = value.kind, sign.text == "-" { report(.timeBackwards, at: value.range) }
    return expressions.inEnvironment(model.givenEnvironment) { expressions.check(value, as: .duration) }
  }

  // MARK: Writing

  /// Checks `age.text = "x"`, `username = "ada"`, `form.name = "x"`, `user.age = 3`.
  func checkWrite(
    _ target: Expression, _ value: Expression, _ model: CheckedMembers, _ place: Environment
  ) -> ExampleStep.Kind? {
    if case .member(let base, let facet) = target.kind, facet.text == "text", case .name(let name) = base.kind,
      case .edit(let edit)? = place.members[name]?.kind
    {
      if !edit.hasText { report(.editWithoutText, at: facet.range, ["name": name]) }
      expressions.inEnvironment(place) { expressions.refer(toMember: name, at: base.range, type: edit.type) }
      return .type(
        edit: edit.id, expressions.inEnvironment(model.givenEnvironment) { expressions.check(value, as: .string) })
    }
    let keys = model.givenEnvironment
    guard let found = expressions.inEnvironment(place, { expressions.writableTarget(target, .view, keys: keys) })
    else {
      _ = expressions.inEnvironment(model.givenEnvironment) { expressions.inferUnused([Argument(value: value)]) }
      return nil
    }
    let typed = expressions.inEnvironment(model.givenEnvironment) { expressions.check(value, as: found.type) }
    if found.parts.isEmpty { return .write(found.path, typed) }
    return .change(CollectionChange(path: found.path, parts: found.parts, action: .assign(.expression(typed))))
  }

  private func checkEditing(_ name: Identifier, _ begins: Bool, _ model: CheckedMembers) -> ExampleStep.Kind? {
    guard isNameable(name) else { return nil }
    guard let edit = model.edits.first(where: { $0.name == name.text }) else {
      reportMissing(
        .notAnEdit, name.text, at: name.range, ["name": name.text], among: model.edits.map(\.name), else: nil)
      return nil
    }
    index?.refer(to: .member(viewModel: model.name, edit.id), at: name.range, type: edit.type)
    if edit.text == nil { report(.editWithoutText, at: name.range, ["name": edit.name]) }
    return .editing(edit: edit.id, begins: begins)
  }

  private func checkDraft(_ name: Identifier, _ place: Environment) -> MemberID? {
    expressions.inEnvironment(place) { steps.checkExampleDraft(name) }
  }

  // MARK: Commands

  private func checkRun(_ call: Expression, _ model: CheckedMembers, _ place: Environment) -> ExampleStep.Kind? {
    if case .call(let callee, let arguments) = call.kind,
      let command = expressions.inEnvironment(place, { expressions.cancelledCommand(callee, arguments) })
    {
      return .cancel(command: command)
    }
    if case .call(let callee, let arguments) = call.kind, case .member(let base, let method) = callee.kind,
      expressions.inEnvironment(place, { expressions.isChangedCollection(base, method) })
    {
      return expressions.inEnvironment(place) {
        expressions.checkCollectionChange(
          base, method, arguments, call.range, .view, keys: model.givenEnvironment)
      }.map { .change($0) }
    }
    guard case .call(let callee, let arguments) = call.kind, case .name(let name) = callee.kind else {
      if case .missing = call.kind { return nil }
      report(.notACommand, at: call.range, ["name": text(at: call.range)])
      return nil
    }
    guard case .command(let command)? = place.members[name]?.kind else {
      if LifecycleEvent(rawValue: name) != nil {
        reportCalledEvent(Identifier(text: name, range: callee.range), call.range)
      } else {
        reportNoCommand(Identifier(text: name, range: callee.range), model)
      }
      return nil
    }
    index?.refer(to: .member(viewModel: model.name, command.id), at: callee.range)
    if place.ambiguous.contains(name) {
      _ = expressions.inEnvironment(model.givenEnvironment) { expressions.inferUnused(arguments) }
      return nil
    }
    return expressions.inEnvironment(model.givenEnvironment) {
      expressions.checkArguments(arguments, command.parameters, of: name, callee.range, call.range)
    }.map { .run(command: command.id, $0) }
  }

  /// Reports `when appear()`.
  private func reportCalledEvent(_ name: Identifier, _ call: SourceRange) {
    let parentheses = SourceRange(file: call.file, lower: Int(name.range.upper), upper: Int(call.upper))
    report(
      .notACommand, at: name.range, ["name": name.text],
      suggestion: Diagnostic.Suggestion(
        help: "remove the parentheses; it is an event in the life of a view",
        fixIt: Diagnostic.FixIt(range: parentheses, replacement: "")))
  }

  private func reportNoCommand(_ name: Identifier, _ model: CheckedMembers) {
    let known = model.commands.map(\.name)
    reportMissing(
      .notACommand, name.text, at: name.range, ["name": name.text], among: known,
      else: known.isEmpty ? nil : "the commands are " + known.map { "`\($0)`" }.joined(separator: ", "))
  }

  private func checkReply(_ name: Identifier, _ reply: QuestionReply, _ model: CheckedMembers) -> ExampleStep.Kind? {
    guard isNameable(name) else { return nil }
    guard let command = model.commands.first(where: { $0.name == name.text }) else {
      reportNoCommand(name, model)
      return nil
    }
    index?.refer(to: .member(viewModel: model.name, command.id), at: name.range)
    var questions = command.body.questions
    if command.body.usesErrorPolicy, let policy = errorPolicy?.questions {
      questions = (
        questions.prompts || policy.prompts, questions.confirms || policy.confirms, questions.chooses || policy.chooses
      )
    }
    let typed: Reply
    let hasQuestion: Bool
    switch reply {
    case .answers(let value):
      typed = .answers(expressions.inEnvironment(model.givenEnvironment) { expressions.check(value, as: .string) })
      hasQuestion = questions.prompts
    case .confirms: (typed, hasQuestion) = (.confirms, questions.confirms)
    case .chooses(let value):
      typed = .chooses(expressions.inEnvironment(model.givenEnvironment) { expressions.check(value, as: .string) })
      hasQuestion = questions.chooses
    case .declines:
      (typed, hasQuestion) = (.declines, questions.prompts || questions.confirms || questions.chooses)
    }
    if !hasQuestion {
      let help =
        questions.prompts
        ? "answer its prompt: `when \(name.text) answers \"…\"`"
        : questions.chooses
          ? "choose a button: `when \(name.text) chooses \"…\"`"
          : questions.confirms ? "confirm its question: `when \(name.text) confirms`" : nil
      report(.notAsked, at: name.range, ["name": name.text], help: help)
    }
    return .reply(command: command.id, typed)
  }

  private func checkLifecycle(
    _ event: LifecycleEvent, _ range: SourceRange, _ model: CheckedMembers
  ) -> ExampleStep.Kind? {
    let isThere = model.reactions.contains { reaction in
      if case .lifecycle(let found) = reaction.event { found.method == event.method } else { false }
    }
    // Each view model has `appear()`, which also starts its timers, conditions and streams.
    if !isThere, event != .appear { report(.nothingOnEvent, at: range, ["event": event.rawValue]) }
    return .lifecycle(event)
  }

  // MARK: Navigation

  func checkExpectedNavigation(
    _ use: Identifier, _ calls: [NavigationSyntax], _ model: CheckedMembers, _ place: Environment
  ) -> ExampleStep.Kind? {
    guard isNameable(use) else { return nil }
    guard case .use(service: ServiceDeclaration.navigator)? = place.members[use.text]?.kind else {
      let known = place.names { if case .use(ServiceDeclaration.navigator) = $0 { true } else { false } }
      reportMissing(
        .notANavigator, use.text, at: use.range, ["name": use.text], among: known.sorted(),
        else: known.min().map { "write `\($0)`" })
      return nil
    }
    expressions.inEnvironment(place) { expressions.refer(toMember: use.text, at: use.range) }
    let isOwn = model.uses.contains { $0.name == use.text }
    let made = expressions.memberUse.made.union(declarations.viewModelsCreatedByErrorPolicy(of: model.name))
    var steps: [(kind: Navigation.Kind, viewModel: String?)] = []
    for call in calls {
      guard let kind = Navigation.Kind(rawValue: call.kind.text) else {
        expressions.reportNoFunction(call.kind, ServiceDeclaration.navigator)
        continue
      }
      if kind.takesViewModel, call.viewModel == nil {
        report(
          .navigatesNowhere, at: call.kind.range, ["name": call.kind.text],
          help: "write its name: `\(kind) HomeViewModel`")
      }
      if let name = call.viewModel {
        if viewModels[name.text] != nil { index?.refer(to: .viewModel(name.text), at: name.range) }
        if !kind.takesViewModel {
          report(
            .extraArgument, at: name.range, ["name": call.kind.text],
            suggestion: .write("\(kind)", at: call.kind.range.union(name.range)))
        } else if declarations.tabs[name.text] != nil {
          index?.refer(to: .tabs(name.text), at: name.range)
          if kind != .resetRoot {
            report(.tabsAreNoScreen, at: name.range, ["kind": call.kind.text, "name": name.text])
          } else if isOwn {
            checkIsMade(name, model, made)
          }
        } else if viewModels[name.text] == nil {
          self.steps.reportNoViewModel(name)
        } else if isOwn {
          checkIsMade(name, model, made)
        }
      }
      steps.append((kind, call.viewModel?.text))
    }
    return .expectNavigation(steps)
  }

  /// Reports a view model or tabs that no step creates.
  private func checkIsMade(_ name: Identifier, _ model: CheckedMembers, _ made: Set<String>) {
    guard !made.contains(name.text) else { return }
    report(.neverMade, at: name.range, ["name": name.text, "model": model.name])
  }
}

extension SemanticTree {
  /// Whether the steps contain prompts and confirmations.
  var questions: (prompts: Bool, confirms: Bool, chooses: Bool) {
    var questions = (prompts: false, confirms: false, chooses: false)
    forEachStep { step in
      switch step.kind {
      case .prompt: questions.prompts = true
      case .confirm: questions.confirms = true
      case .choose: questions.chooses = true
      default: break
      }
    }
    return questions
  }
}

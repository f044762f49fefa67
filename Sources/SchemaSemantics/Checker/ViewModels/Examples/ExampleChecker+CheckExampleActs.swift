import VmgenSchemaSyntax

/// The actions of an example: of the view, the user, the clock and the services.
extension ExampleChecker {
  func checkAct(
    _ kind: ExampleStepSyntax.Kind, _ range: SourceRange
  ) -> ExampleStep.Kind? {
    if case .run(let call) = kind, case .call(let callee, let arguments) = call.kind {
      switch expressions.checkListCall(callee, arguments, call.range, values: acts) {
      case .function(let list, let command, let arguments): return .method(list, command.rawValue, arguments)
      case .reported: return nil
      case .other: break
      }
    }
    if let write = toggle(kind) { return checkAct(write, range) }
    if let act = checkChildAct(kind, range) { return act.kind }
    switch kind {
    case .write(let target, let value): return checkWrite(target, value)
    case .run(let call): return checkRun(call)
    case .reply(let name, let reply): return checkReply(name, reply)
    case .editing(let name, let begins): return checkEditing(name, begins)
    case .clock(let value): return .clock(checkPassing(value))
    case .lifecycle(let event): return checkLifecycle(event, range)
    case .commit(let name): return steps.checkTransaction(inExampleOf: name).map { .method($0, "commit") }
    case .revert(let name): return steps.checkTransaction(inExampleOf: name).map { .method($0, "revert") }
    case .given, .givenPart, .constant, .when, .expect, .stub, .expectNavigation, .inside, .recreated, .call, .called,
      .loop, .whileLoop, .matching:
      return nil
    }
  }

  private func checkPassing(_ value: Expression) -> TypedExpression {
    if case .prefix(let sign, _) = value.kind, sign.text == "-" { report(.timeBackwards, at: value.range) }
    return acts.check(value, as: .duration)
  }

  // MARK: Writing

  /// Checks `age.text = "x"`, `username = "ada"`, `form.name = "x"`, `user.age = 3`.
  func checkWrite(
    _ target: Expression, _ value: Expression
  ) -> ExampleStep.Kind? {
    if case .member(let base, let facet) = target.kind, facet.text == "text", case .name(let name) = base.kind,
      case .edit(let edit)? = environment.members[name]?.kind
    {
      if !edit.hasText { report(.editWithoutText(name: name), at: facet.range) }
      expressions.refer(toMember: name, at: base.range, type: edit.type)
      expressions.noteUse(.written, name)
      return .type(
        edit: edit.id, acts.check(value, as: .string))
    }
    if let write = checkFakeState(target, value) { return write }
    if let setter = expressions.setter(of: target), let type = setter.parameters.first?.type {
      return .run(command: setter.id, [CallArgument(value: acts.check(value, as: type))])
    }
    guard let found = expressions.writableTarget(target, .view, keys: keys)
    else {
      _ = acts.inferUnused([Argument(value: value)])
      return nil
    }
    // What a view writes is used, also if only the app reads it.
    expressions.noteUse(.written, found.path.root.name)
    let typed = acts.check(changed(value, of: target, in: found), as: found.type)
    if found.parts.isEmpty { return .write(found.path, typed) }
    return .change(CollectionChange(path: found.path, parts: found.parts, action: .assign(.expression(typed))))
  }

  /// Returns the value of `items[0].count += 1` with a value for an element that is missing, which is not written then.
  private func changed(_ value: Expression, of target: Expression, in found: WritableTarget) -> Expression {
    guard !found.parts.isEmpty, case .binary(let old, let sign, let change) = value.kind, old.range == target.range,
      let neutral = found.type.neutralLiteral
    else { return value }
    let literal = Expression(neutral, target.range.end)
    let coalescing = Identifier(text: "??", range: target.range.end)
    let present = Expression(.parenthesized(Expression(.binary(old, coalescing, literal), old.range)), old.range)
    return Expression(.binary(present, sign, change), value.range)
  }

  /// Suggests `updates.changes sends value` for `updates.changes.send(value)`, as tests write it for a subject.
  private func streamAnswer(_ call: Expression) -> Diagnostic.Suggestion? {
    guard case .call(let callee, let arguments) = call.kind, case .member(let stream, let method) = callee.kind,
      case .member(let base, let function) = stream.kind, case .name(let use) = base.kind,
      case .use(let service?)? = environment.members[use]?.kind,
      services[service]?.functions(named: function.text).contains(where: { $0.kind == .stream }) == true
    else { return nil }
    let values = arguments.map { text(at: $0.value.range) }
    switch (method.text, arguments.map { $0.label?.text }) {
    case ("send", [nil]), ("yield", [nil]): return .write("\(use).\(function.text) sends \(values[0])", at: call.range)
    case ("finish", []): return .write("\(use).\(function.text) ends", at: call.range)
    case ("send", ["completion"]) where values[0] == ".finished":
      return .write("\(use).\(function.text) ends", at: call.range)
    default: return nil
    }
  }

  private func checkEditing(_ name: Identifier, _ begins: Bool) -> ExampleStep.Kind? {
    guard isNameable(name) else { return nil }
    guard let edit = model.edits.first(where: { $0.name == name.text }) else {
      reportMissing(.notAnEdit(name: name.text), name, among: model.edits.map(\.name))
      return nil
    }
    index?.refer(to: .member(viewModel: model.name, edit.id), at: name.range, type: edit.type)
    if edit.text == nil { report(.editWithoutText(name: edit.name), at: name.range) }
    return .editing(edit: edit.id, begins: begins)
  }

  /// Checks `email.submit`.
  private func checkSubmit(_ name: Identifier, _ edit: EditShape) -> ExampleStep.Kind? {
    index?.refer(to: .member(viewModel: model.name, edit.id), at: name.range, type: edit.type)
    if !edit.hasText {
      report(.editWithoutText(name: name.text), at: name.range)
    } else if model.focus == nil {
      report(.noFocus(name: name.text), at: name.range)
    }
    return .submit(edit: edit.id)
  }

  // MARK: Commands

  private func checkRun(_ call: Expression) -> ExampleStep.Kind? {
    if case .call(let callee, let arguments) = call.kind,
      let command = expressions.cancelledCommand(callee, arguments)
    {
      return .method(command, "cancel")
    }
    if let edit = call.submittedEdit, case .edit(let shape)? = environment.members[edit.text]?.kind {
      return checkSubmit(edit, shape)
    }
    if case .call(let callee, let arguments) = call.kind, case .member(let base, let name) = callee.kind,
      let method = expressions.mutatingMethod(base, name)
    {
      let site = CallSite(of: name, arguments, at: call.range)
      return expressions.checkMutatingCall(method, of: base, site, .view, keys: keys).map { .change($0) }
    }
    if case .call(let callee, let arguments) = call.kind, case .member(let base, let method) = callee.kind,
      expressions.isChangedCollection(base, method)
    {
      return expressions.checkCollectionChange(
        base, CallSite(of: method, arguments, at: call.range), .view, keys: keys
      ).map { .change($0) }
    }
    if case .call(let callee, let arguments) = call.kind, let type = typeOfFakeState(changedBy: callee) {
      return checkFakeChange(callee, arguments, of: type, at: call.range)
    }
    if let act = checkFakeCall(call) { return act.kind }
    guard case .call(let callee, let arguments) = call.kind, case .name(let name) = callee.kind else {
      if call.isMissing { return nil }
      if case .call(let callee, _) = call.kind, case .member(let base, let name) = callee.kind,
        expressions.isCompleted(name.text)
      {
        offerActs(named: name, on: base)
      }
      report(
        .notACommand(name: text(at: call.range)), at: call.range,
        suggestion: clockAdvance(call).map { .write("clock += \($0)", at: call.range) } ?? streamAnswer(call)
          ?? removalOfSubject(in: call))
      return nil
    }
    guard let commands = environment.members[name]?.commands else {
      if LifecycleEvent(rawValue: name) != nil {
        reportCalledEvent(Identifier(text: name, range: callee.range), call.range)
      } else if arguments.isEmpty, let event = foreignEvents[name], event != .firstAppear {
        report(.notACommand(name: name), at: callee.range, suggestion: .write(event.rawValue, at: call.range))
      } else {
        reportNoCommand(Identifier(text: name, range: callee.range))
      }
      return nil
    }
    if environment.ambiguous.contains(name) {
      _ = acts.inferUnused(arguments)
      return nil
    }
    let site = CallSite(of: Identifier(text: name, range: callee.range), arguments, at: call.range)
    guard let command = values.command(called: site, among: commands) else { return nil }
    expressions.refer(toMember: command.name, at: callee.range)
    return unwrappingArguments(of: site, command.parameters) { site in
      acts.checkArguments(of: site, command.parameters).map { .run(command: command.id, $0) }
    }
  }

  /// Returns `when isOn = !isOn` for `when isOn.toggle()`, also of a child or a row; nil for another act.
  private func toggle(_ act: ExampleStepSyntax.Kind) -> ExampleStepSyntax.Kind? {
    guard !isInChild, case .run(let call) = act, case .call(let callee, let arguments) = call.kind, arguments.isEmpty,
      case .member(let base, let name) = callee.kind, name.text == "toggle", base.isPlace
    else { return nil }
    let forms = [base, base.readForm].lazy.compactMap { form -> (value: Expression, type: Type)? in
      let (found, hasErrors) = acts.trying({ acts.infer(form) })
      return hasErrors ? nil : (form, found.type)
    }
    // What an element or an optional has is optional.
    guard let (value, type) = forms.first, type.unwrapped == .bool else { return nil }
    let sign = Identifier(text: type.isOptional ? "!=" : "!", range: base.range.start)
    let truth = Expression(.boolean(true), base.range)
    return .write(
      base, Expression(type.isOptional ? .binary(value, sign, truth) : .prefix(sign, value), base.range))
  }

  /// Returns the removal of the view model's name in `sut.load()`; nil for other calls.
  private func removalOfSubject(in call: Expression) -> Diagnostic.Suggestion? {
    guard case .call(let callee, _) = call.kind, case .member(let base, _) = callee.kind,
      case .name(let name) = base.kind,
      ExpressionChecker.namesOfSubjects.contains(name)
    else { return nil }
    return expressions.removalOfBase(base.range)
  }

  /// Returns the duration in `clock.advance(by: 1s)`.
  private func clockAdvance(_ call: Expression) -> String? {
    guard case .call(let callee, let arguments) = call.kind, case .member(let base, let method) = callee.kind,
      case .name("clock") = base.kind, method.text == "advance" || method.text == "run", arguments.count == 1
    else { return nil }
    return text(at: arguments[0].value.range)
  }

  /// Reports `when appear()`.
  private func reportCalledEvent(_ name: Identifier, _ call: SourceRange) {
    let parentheses = SourceRange(file: call.file, lower: Int(name.range.upper), upper: Int(call.upper))
    report(
      .notACommand(name: name.text), at: name.range,
      suggestion: Diagnostic.Suggestion(
        help: "remove the parentheses; it is an event in the life of a view",
        fixIt: Diagnostic.FixIt(range: parentheses, replacement: "")))
  }

  private func reportNoCommand(_ name: Identifier) {
    if expressions.reportsOverloads(of: name) { return }
    if groupFunction(named: name.text) != nil {
      let keyword = "when ".utf8.count
      let place = SourceRange(
        file: name.range.file, lower: Int(name.range.lower) - keyword, upper: Int(name.range.lower))
      let isAlone = text(at: place) == "when "
      return report(
        .notACommand(name: name.text), at: name.range, help: "it is a function of the group: call it without `when`",
        fixIt: isAlone ? Diagnostic.FixIt(range: place, replacement: "") : nil)
    }
    if expressions.isCompleted(name.text) { index?.offer(actors, of: model.name) }
    let known = model.commands.map(\.shownName)
    reportMissing(.notACommand(name: name.text), name, among: known, else: known.listed(after: "the commands are"))
  }

  /// The members that acts are about. Acts on a child are not about its services.
  private var actors: [String] {
    environment.writtenMembers.filter { name, member in
      let isActedOn =
        member.writing.writers.contains(.view) || member.writing.setter != nil || member.call == .command
        || member.isChild
      return isInChild ? isActedOn && !environment.privateNames.contains(name) : isActedOn || member.service != nil
    }.map(\.key)
  }

  /// Offers what can follow a member or another value in an act: its functions and texts, and the fields of a model.
  private func offerActs(named written: Identifier, on base: Expression) {
    if case .name(let name) = base.kind, let member = environment.members[name] {
      index?.offer(member.facets?.acts ?? [], of: name)
      if let service = member.service { return expressions.reportNoFunction(written, service) }
    }
    let type = expressions.infer(base).type
    index?.offer(expressions.model(type)?.fields.map(\.name) ?? [], of: type.ownerName)
  }

  private func checkReply(_ name: Identifier, _ reply: QuestionReply) -> ExampleStep.Kind? {
    guard isNameable(name) else { return nil }
    let shape = expressions.command(named: name)
    guard let shape, let command = model.commands.first(where: { $0.id == shape.id }) else {
      reportNoCommand(name)
      return nil
    }
    expressions.refer(toMember: shape.name, at: name.range)
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
      typed = .answers(acts.check(value, as: .string))
      hasQuestion = questions.prompts
    case .confirms: (typed, hasQuestion) = (.confirms, questions.confirms)
    case .chooses(let value):
      typed = .chooses(acts.check(value, as: .string))
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
      report(.notAsked(name: name.text), at: name.range, help: help)
    }
    return .reply(command: command.id, typed)
  }

  private func checkLifecycle(
    _ event: LifecycleEvent, _ range: SourceRange
  ) -> ExampleStep.Kind? {
    let isThere = model.reactions.contains { reaction in
      if case .lifecycle(let found) = reaction.event { found.method == event.method } else { false }
    }
    // Each view model has `appear()`, which also starts its timers, conditions and streams.
    if !isThere, event != .appear { report(.nothingOnEvent(event: event.rawValue), at: range) }
    return .lifecycle(event)
  }
}

extension Expression {
  /// The edit in `email.submit()`.
  fileprivate var submittedEdit: Identifier? {
    guard case .call(let callee, let arguments) = kind, arguments.isEmpty,
      case .member(let base, let method) = callee.kind,
      method.text == "submit", case .name(let name) = base.kind
    else { return nil }
    return Identifier(text: name, range: base.range)
  }
}

extension Type {
  /// The literal that changes nothing when it is added; nil for a type without one.
  fileprivate var neutralLiteral: Expression.Kind? { isNumber ? .integer("0") : nil }
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

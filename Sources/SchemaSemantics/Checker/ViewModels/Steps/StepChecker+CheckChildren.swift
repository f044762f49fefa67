import VmgenSchemaSyntax

/// Steps that concern children and events: `settings.apply()`, `emit removed(id: line.id)`.
extension StepChecker {
  func checkEmit(_ name: Identifier, _ arguments: [Argument], _ range: SourceRange) -> Step.Kind? {
    guard isNameable(name) else { return nil }
    if case .fake(let fake) = scope.owner { return checkSend(name, arguments, of: fake.service, range) }
    guard case .event(let event)? = expressions.environment.members[name.text]?.kind else {
      expressions.inferUnused(arguments)
      let events = expressions.environment.names { if case .event = $0 { true } else { false } }
      reportMissing(.notAnEvent(name: name.text), name, among: events, else: "declare it: `event \(name.text)`")
      return nil
    }
    expressions.noteUse(.emitted, name.text)
    expressions.refer(toMember: name.text, at: name.range)
    return expressions.checkArguments(of: CallSite(of: name, arguments, at: range), event.parameters).map {
      .emit(event: event.id, $0)
    }
  }

  /// Checks a call of a child's command. Returns nil for any other call.
  func checkChildCall(
    _ syntax: StepValueSyntax, _ callee: Expression, _ arguments: [Argument]
  ) -> (step: Step.Kind?, range: SourceRange)? {
    guard case .member(let base, let name) = callee.kind, let (child, owner, isChained) = child(named: base),
      let viewModel = child.viewModel
    else { return nil }
    let words = words(before: syntax)
    if words.contains("await") { note(isAsync: true, .never, callee.range) }
    checkEffectKeywords(syntax, isAsync: words.contains("await"), of: name.text, at: callee.range)
    expressions.noteUse(.read, child.id.name)
    expressions.refer(toMember: child.id.name, at: owner)
    if child.isOptional != isChained {
      report(
        child.isOptional ? .memberOfOptional(name: name.text, type: child.type) : .chainOnValue(type: child.type),
        at: name.range,
        fixIt: child.isOptional
          ? expressions.questionMark(after: base.range)
          : removal(
            of: SourceRange(file: owner.file, lower: Int(owner.upper), upper: Int(base.range.upper))))
    }
    let call = CallSite(of: name, arguments, at: syntax.value.range)
    guard let command = command(called: call, of: viewModel) else { return (nil, syntax.range) }
    let values = expressions.checkArguments(of: call, command.parameters)
    let called = ChildCommand(id: command.id, methodName: name.text)
    let step = values.map { Step.Kind.childCommand(child.id, command: called, $0, waits: words.contains("await")) }
    return (step, syntax.range)
  }

  /// Reports a call inside a child of a child, such as `first.rows.refresh()`. Returns false for any other call.
  func reportsCallInsideChild(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard case .member(let inner, let function) = callee.kind,
      case .member(let base, let name) = inner.outermostMember.kind,
      let viewModel = child(named: base)?.child.viewModel,
      viewModels[viewModel]?.interface.members?[name.text]?.isChild == true
    else { return false }
    expressions.inferUnused(arguments)
    report(
      .childOfChild(name: name.text, viewModel: viewModel), at: name.range,
      help: "add a command to `\(viewModel)` that calls `\(function.text)`, and call that")
    return true
  }

  /// Returns the child that `settings` or `settings?` names.
  private func child(named base: Expression) -> (child: ChildShape, range: SourceRange, isChained: Bool)? {
    switch base.kind {
    case .name(let name):
      guard expressions.environment.local(name) == nil,
        case .child(let child)? = expressions.environment.members[name]?.kind
      else { return nil }
      return (child, base.range, false)
    case .optionalChain(let inner): return child(named: inner).map { ($0.child, $0.range, true) }
    default: return nil
    }
  }

  private func command(called call: CallSite, of viewModel: String) -> CommandShape? {
    let name = call.name
    if isNameable(name), let commands = viewModels[viewModel]?.interface.members?[name.text]?.commands {
      let command = expressions.command(called: call, among: commands)
      if let command { index?.refer(to: .member(viewModel: viewModel, command.id), at: name.range) }
      return command
    }
    expressions.inferUnused(call.arguments)
    guard isNameable(name), let members = viewModels[viewModel]?.interface.members else { return nil }
    if reportsPrivate(name, of: viewModel) { return nil }
    let commands = members.filter { if case .command = $0.value.kind { true } else { false } }.map(\.key)
    reportMissing(
      .notACommand(name: name.text), name, among: commands, else: commands.sorted().listed(after: "the commands are"))
    return nil
  }
}

extension Expression {
  /// The `first.rows` of `first.rows[0]?`.
  fileprivate var outermostMember: Expression {
    switch kind {
    case .optionalChain(let base), .index(let base, _), .parenthesized(let base): base.outermostMember
    default: self
    }
  }
}

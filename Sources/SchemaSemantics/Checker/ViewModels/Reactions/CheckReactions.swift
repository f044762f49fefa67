import VmgenSchemaSyntax

/// The commands, streams and reactions of a view model.
extension MemberChecker {
  func checkActions(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) {
    var events: [String: SourceRange] = [:]
    for (id, member) in zip(model.ids, syntax.members) {
      switch member {
      case .command(let command): model.add(.command(checkCommand(command, id, named: syntax.name(of: id))))
      case .follow(let follow):
        if let follow = checkFollow(follow, id, target(of: follow, id, in: syntax)) { model.add(.follow(follow)) }
      case .reaction(let reaction):
        checkOnce(reaction, &events)
        model.add(.reaction(checkReaction(reaction, id)))
      default: break
      }
    }
    reportCommandCycles(model)
    reportAwaitCycles(model)
    reportOwnRuns(model)
    reportUncertainResults(model)
    reportExclusiveGroups(model, syntax)
    reportReactionCycles(model)
    reportAnswersOfOtherLoads(model)
  }

  private func checkFollow(_ syntax: FollowSyntax, _ id: MemberID, _ target: WritableTarget?) -> Follow? {
    if let target { expressions.noteUse(.written, target.path.root.name) }
    let (stream, conditions) = checkStream(of: syntax)
    if let target, let element = stream?.result, !expressions.converts(element, to: target.type) {
      report(
        .followedType(found: element, type: target.type), at: syntax.target.range,
        labels: [Diagnostic.Label(range: syntax.stream.range, text: "sends `\(element)`")])
    }
    if let stream, stream.result == nil, !syntax.ignoresValues {
      let fixIt = syntax.steps.map { _ in Diagnostic.FixIt(range: syntax.target.range, replacement: "_") }
      report(.followsNothing, at: syntax.target.range, fixIt: fixIt)
    }
    let thrown = stream.map { [($0.failure, syntax.stream.range)] } ?? [(.any, syntax.stream.range)]
    let steps = StepChecker(expressions, stepsOf: .follow)
    let catches = syntax.catches.map { clause in
      var clause = clause
      clause.steps = syntax.withNames(clause.steps)
      return clause
    }
    let (clauses, rest) = steps.checkCatches(catches, of: nil, thrown)
    let end = syntax.end.map { checkEnd($0, of: syntax) }
    guard let target, let stream else { return nil }
    let uncaught = rest + steps.scope.thrown.map(\.failure)
    return Follow(
      id: id, range: syntax.range, documentation: syntax.documentation, target: target.path, stream: stream,
      conditions: conditions, catches: clauses, end: end,
      usesErrorPolicy: declarations.errorPolicyMayCatch(uncaught) || end?.usesErrorPolicy == true)
  }

  /// Checks the steps that run when a stream has ended.
  private func checkEnd(_ end: EndSyntax, of follow: FollowSyntax) -> CommandBody {
    if end.steps.steps.isEmpty {
      let parts = [follow.stream.range] + follow.conditions.map(\.range) + follow.blocks.map(\.range)
      let start = parts.map(\.upper).filter { $0 <= end.range.lower }.max() ?? end.range.lower
      let removed = SourceRange(file: end.range.file, lower: Int(start), upper: Int(end.range.upper))
      let isEmpty = text(at: removed).allSatisfy { $0.isWhitespace || "end{}".contains($0) }
      report(
        .emptyEnd, at: end.range.head(3), fixIt: isEmpty ? Diagnostic.FixIt(range: removed, replacement: "") : nil)
    }
    var (body, _, uncaught) = StepChecker(expressions, stepsOf: .follow).checkBody(follow.withNames(end.steps), [])
    body.usesErrorPolicy = usesErrorPolicy(uncaught)
    if let first = firstUncaught(uncaught) {
      report(
        .uncaughtInReaction, at: first,
        help: "write `do { … } catch { … }` in `end`; the `catch` of a `follow` is for errors of its stream")
    }
    return body
  }

  private func target(of follow: FollowSyntax, _ id: MemberID, in syntax: ViewModelSyntax) -> WritableTarget? {
    if let name = syntax.storage(ofFollowAt: id.index), let state = environment.memberIDs[name],
      state.index >= syntax.writtenMembers.endIndex
    {
      return expressions.impliedTarget(named: name)
    }
    return watched.expressions.writableTarget(follow.target, .step)
  }

  /// Checks a stream, whose arguments read the names of its conditions.
  private func checkStream(of follow: FollowSyntax) -> (ServiceCall?, [TypedCondition]) {
    let checker = watched
    for case .expression(let condition) in follow.conditions.map(\.kind) {
      guard case .binary(let value, let sign, let none) = condition.kind, sign.text == "!=",
        case (.name(let name), .nilLiteral) = (value.kind, none.kind)
      else { continue }
      checker.expressions.environment.testedForNil[name] = condition.range
    }
    var (typed, bindings) = checker.expressions.inferConditions(follow.conditions)
    checker.expressions.environment.conditionOfStream = Diagnostic.FixIt(
      range: (follow.conditions.last?.range ?? follow.stream.range).end,
      replacement: follow.conditions.isEmpty ? " when " : ", ")
    let call = checker.checkStream(follow.stream)
    checker.expressions.environment.conditionOfStream = nil
    for index in typed.indices {
      checker.expressions.dropUnused(
        bindings[index], in: &typed[index], isReported: follow.isReadInSteps(follow.conditions[index]))
    }
    return (call, typed)
  }

  private func checkStream(_ expression: Expression) -> ServiceCall? {
    guard case .call(let callee, let arguments) = expression.kind,
      let function = expressions.serviceFunction(named: callee)
    else {
      if expression.isMissing { return nil }
      report(.followsNoStream(call: text(at: expression.range)), at: expression.range)
      return nil
    }
    guard let call = expressions.checkServiceCall(function, arguments, expression.range) else { return nil }
    if call.kind == .stream { return call }
    report(
      .followsNoStream(call: function.name.text), at: callee.range,
      help: "call `\(function.use).\(function.name.text)` in a command; it does not return a stream")
    return nil
  }

  /// Returns the steps of a reaction. Those of a `follow` run for nil, too, if its stream sends optional values.
  private func steps(of syntax: ReactionSyntax) -> StepsSyntax {
    guard let stream = syntax.followed, expressions.streamFunction(of: stream)?.result?.isOptional == true,
      case .conditional(let conditions, let then, else: nil)? = syntax.steps.steps.first?.kind,
      conditions.first?.namesFollowedValue == true
    else { return syntax.steps }
    var steps = then.steps
    if conditions.count > 1 {
      let tested = StepSyntax.Kind.conditional(Array(conditions.dropFirst()), then: then, else: nil)
      steps = [StepSyntax(range: then.range, kind: tested)]
    }
    if case .unwrap(let name, let stored) = conditions[0].kind, case .name(let storage) = stored.kind,
      storage != name.text, then.names.contains(name.text)
    {
      let value = StepValueSyntax(range: name.range, value: stored)
      steps.insert(StepSyntax(range: name.range, kind: .value(value, .constant(name, nil, isVariable: false))), at: 0)
    }
    return StepsSyntax(range: then.range, steps: steps)
  }

  private func checkOnce(_ reaction: ReactionSyntax, _ events: inout [String: SourceRange]) {
    let event: String
    switch reaction.event {
    case .condition, .change, .every, .received: return
    case .lifecycle(let lifecycle): event = lifecycle.rawValue
    case .start: event = "start"
    }
    if let first = events[event] {
      reportRepeated(
        .reactionTwice(event: event), at: reaction.range.head(3 + event.utf8.count), after: first, "written")
    } else {
      events[event] = reaction.range.head(3 + event.utf8.count)
    }
  }

  private func checkReaction(_ syntax: ReactionSyntax, _ id: MemberID) -> Reaction {
    var received: EventPattern?
    switch syntax.event {
    case .received(let pattern): received = receivedEvent(pattern)
    case .condition(let condition): received = receivedEvent(condition)
    default: break
    }
    var event = Reaction.Event.lifecycle(.appear)
    if received == nil {
      event = watched.checkEvent(syntax.event)
    }
    let steps = StepChecker(expressions, stepsOf: .reaction)
    steps.scope.keepsQueries = event.isChange
    var (body, scope, uncaught) = steps.checkBody(
      self.steps(of: syntax), syntax.catches,
      received: received?.bindings ?? syntax.event.bindings(of: event) ?? syntax.event.unknownBindings,
      removal: syntax.event.removalOfOldValue)
    if case .change(let values, let old?) = event, !body.mentions(old) { event = .change(values, from: nil) }
    if let received {
      let count = received.child.childViewModel.flatMap { viewModels[$0]?.interface.eventCount }
      event = received.event(reading: body, count: count ?? 0)
    }
    body.usesErrorPolicy = usesErrorPolicy(uncaught)
    if body.usesErrorPolicy { scope.isAsync = true }
    if let first = firstUncaught(uncaught) { report(.uncaughtInReaction, at: first) }
    if syntax.followed != nil, scope.isAsync, let range = body.firstSuspension { report(.suspendsInFollow, at: range) }
    return Reaction(
      id: id, range: syntax.range, documentation: syntax.documentation, event: event, body: body, isAsync: scope.isAsync
    )
  }
}

extension MemberChecker {
  /// A checker of values that the runtime observes.
  var watched: MemberChecker {
    var watched = environment
    watched.readsOutsideGraph = true
    return self.in(watched)
  }

  private func checkEvent(_ event: ReactionSyntax.Event) -> Reaction.Event {
    switch event {
    // The error of an event that is not known has been reported.
    case .received: .lifecycle(.appear)
    case .lifecycle(let event): .lifecycle(event)
    case .start(let range): .condition(TypedExpression(.boolean(true), .bool, range))
    case .condition(let condition): .condition(expressions.checkCondition(condition, as: .reaction))
    case .change(let values, let old): .change(values.map(checkObserved), from: old?.text)
    case .every(let interval, let condition):
      .every(checkInterval(interval), when: condition.map { expressions.checkCondition($0) })
    }
  }

  /// Checks one of the values after `on change of`.
  private func checkObserved(_ value: Expression) -> TypedExpression {
    let typed = expressions.infer(value)
    guard !typed.hasInvalid else { return typed }
    if !conforms(typed.type, to: .equatable) {
      report(.notEquatable(type: typed.type), at: value.range)
    } else if !typed.readsViewModel {
      report(.neverChanges, at: value.range)
    }
    return typed
  }

  private func checkInterval(_ interval: Expression) -> TypedExpression {
    let typed = expressions.check(interval, as: .duration)
    if case .duration(0, 0) = typed.kind { report(.emptyInterval, at: interval.range) }
    return typed
  }
}

extension TypedExpression {
  /// Whether the expression reads a value of the view model, the context or a service.
  var readsViewModel: Bool {
    containsExpression { expression in
      switch expression.kind {
      case .reference(.storage), .reference(.derived), .facet, .query: true
      case .builtIn(let call): !call.builtIn.reads.isEmpty
      default: false
      }
    }
  }
}

extension SourceRange {
  /// Returns the range of its first `count` bytes.
  func head(_ count: Int) -> SourceRange {
    SourceRange(file: file, lower: Int(lower), upper: min(Int(lower) + count, Int(upper)))
  }
}

extension ReactionSyntax.Event {
  /// The name of the value before a change, with its type; nil for other events.
  fileprivate func bindings(of event: Reaction.Event) -> [(name: Identifier, type: Type)]? {
    guard case .change(_, let name?) = self, case .change(let values, _) = event, let value = values.first else {
      return nil
    }
    return [(name, value.type)]
  }
}

extension ReactionSyntax.Event {
  fileprivate var removalOfOldValue: Diagnostic.Suggestion? {
    guard case .change(let values, let name?) = self, let value = values.last else { return nil }
    let range = SourceRange(file: name.range.file, lower: Int(value.range.upper), upper: Int(name.range.upper))
    return Diagnostic.Suggestion(
      help: "remove `from \(name.text)`", fixIt: Diagnostic.FixIt(range: range, replacement: ""))
  }
}

extension CommandBody {
  /// The first step that suspends the steps.
  package var firstSuspension: SourceRange? {
    var found: SourceRange?
    forEachStep { step in
      if found == nil, step.suspends { found = step.range }
    }
    return found
  }
}

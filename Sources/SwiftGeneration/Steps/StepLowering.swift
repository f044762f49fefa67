import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A lowering of the steps of a command or a reaction to Swift code.
///
/// All access to the view model goes through `run`, which throws if the run has ended. Values are read immediately
/// before the step that needs them, and all writes between two suspension points form one transaction. The steps do not
/// refer to the view model itself, so they do not keep it alive.
struct StepLowering {
  let names: ViewModelNames
  /// The name of the command; nil for a reaction.
  let command: String?
  var lowering: SwiftLowering
  var output: [SwiftStatement] = []
  /// The pending reads, which are appended before the next statement.
  var reads: [StepRead] = []
  /// Whether the run may have ended since the last check, because of a suspension point.
  var mayHaveEnded = false
  /// Whether the call that is being lowered runs while the steps continue.
  var startsCall = false
  /// Whether a call that a step has started may not have begun yet.
  var hasCallToBegin = false
  /// Whether no statement follows the steps that are being lowered, so that a `return` in a transaction ends them.
  var isTail = true
  /// Whether the steps return a page, so that those that end before throw.
  var returnsPage = false
  var thrown = ThrownErrors()

  /// The errors that the statements so far can throw. Swift infers a typed error if there is only one.
  struct ThrownErrors {
    var isCancellation = false
    var failures: Set<Failure> = []

    /// The declared type of all errors; nil if there can be several types.
    var only: String? {
      guard !isCancellation, failures.count == 1, case .declared(let error)? = failures.first else { return nil }
      return error
    }

    var isEmpty: Bool { !isCancellation && failures.isEmpty }
  }

  init(_ names: ViewModelNames, _ context: FileContext, command: String? = nil) {
    self.names = names
    self.command = command
    lowering = context.lowering(names.at(.step(values: .placeholder)))
  }

  /// Returns the closure of a command's steps.
  mutating func closure(_ body: CommandBody) -> SwiftClosure {
    let statements = statements(body)
    return SwiftClosure([statements.traits.contains(.readsRun) ? "run" : "_"], statements)
  }

  mutating func statements(_ body: CommandBody) -> [SwiftStatement] {
    thrown = ThrownErrors()
    return attempt(body) { $0.clause($1, of: $2) }.withoutUnusedNames()
  }

  /// Returns the statements of steps with their clauses. The errors of the steps are in ``thrown``.
  private mutating func attempt(
    _ body: CommandBody, _ clause: (inout StepLowering, Catch, ThrownErrors) -> SwiftCatch
  ) -> [SwiftStatement] {
    let steps = block(body.steps)
    let thrown = thrown
    // Swift warns about a `catch` clause that no error can reach, so such clauses are omitted.
    let catches =
      thrown.isEmpty
      ? []
      : body.catches.filter { clause in
        thrown.only == nil || clause.error == nil || clause.error == thrown.only
      }
    guard !catches.isEmpty else { return steps }
    let clauses = catches.map { clause(&self, $0, thrown) }
    // The clauses read members of the error's declared type, so the `do` statement has to declare the type.
    let isTyped = catches.contains { $0.patterns.isEmpty && $0.mentionsError } ? thrown.only : nil
    return [.attempt(steps, throwing: isTyped.map { swiftIdentifier($0) }, clauses)]
  }

  /// Appends `do { … } catch { … }`.
  private mutating func appendAttempt(_ body: CommandBody, uncaught: [Failure]) {
    flushReads()
    let outer = thrown
    thrown = ThrownErrors()
    var inner = ThrownErrors()
    let statements = attempt(body) { lowering, clause, thrown in
      if inner.isEmpty { (inner, lowering.thrown) = (thrown, ThrownErrors()) }
      return lowering.handler(clause, of: thrown)
    }
    if inner.isEmpty { (inner, thrown) = (thrown, ThrownErrors()) }
    thrown.isCancellation = thrown.isCancellation || inner.isCancellation || outer.isCancellation
    thrown.failures.formUnion(outer.failures.union(inner.failures.intersection(uncaught)))
    mayHaveEnded = true
    append(statements)
  }

  /// Returns the statements of steps in a scope of their own.
  mutating func block(_ steps: [Step]) -> [SwiftStatement] { block { $0.lower(steps) } }

  mutating func block(_ make: (inout StepLowering) -> Void) -> [SwiftStatement] {
    let outer = (output, hasCallToBegin)
    output = []
    let scope = SwiftLowering.Scope(lowering)
    let made = lowering.madeNames
    make(&self)
    flushReads()
    scope.restore(&lowering)
    lowering.madeNames = made
    defer { (output, hasCallToBegin) = outer }
    return output
  }

  mutating func lower(_ steps: [Step]) {
    let steps = steps.filter { step in
      if case .invalidate(let use) = step.kind { names.members.viewModel.readsQueries(of: use) } else { true }
    }
    var rest = steps[...]
    var changes: [StepChange] = []
    let isTail = isTail
    defer { self.isTail = isTail }
    while let step = rest.first {
      rest = rest.dropFirst()
      self.isTail = isTail && rest.isEmpty
      // A `return` ends a transaction with the steps only if no other step follows.
      // A `throw` needs no transaction if no value is written before it.
      let isChange = step.isChange && (!step.onlyThrows || changes.contains(where: \.step.writesValues))
      let canEnd = step.mayReturn || step.isBindingGuard
      if isChange, !step.isThrow, !canEnd || isTail && rest.allSatisfy(\.isChange) {
        changes.append(StepChange(step))
        continue
      }
      if isChange, step.mayReturn, !step.alwaysReturns, !step.bindsNames,
        step.isLoop || changes.contains(where: \.step.writesValues)
      {
        appendReturningChanges(&changes, step, &rest)
        continue
      }
      appendChanges(changes, before: steps[(rest.startIndex - 1)...])
      changes = appendEffect(of: step, before: rest).map { [$0] } ?? []
    }
    self.isTail = isTail
    appendChanges(changes, before: rest)
  }

  /// Appends consecutive changes. Constants before the first write and after the last write are read outside of the
  /// transaction.
  private mutating func appendChanges(_ changes: [StepChange], before rest: ArraySlice<Step>) {
    let first = changes.firstIndex { $0.step.constant == nil } ?? changes.endIndex
    let end = changes.lastIndex { $0.step.constant == nil }.map { $0 + 1 } ?? changes.endIndex
    for index in 0..<first { bindConstant(of: changes[index], before: changes[(index + 1)...], rest) }
    guard first < end else { return }
    // A choice that does not read the view model needs no transaction in a branch without changes.
    if changes.count == 1, case .conditional(let conditions, let then, let otherwise) = changes[0].step.kind,
      !conditions.contains(where: \.readsMembers)
    {
      return choose(
        conditions, { $0.appendChanges(then.map { StepChange($0) }, before: []) },
        { $0.appendChanges(otherwise.map { StepChange($0) }, before: []) })
    }
    let needed = changes[first..<end].compactMap(\.step.constant?.name).filter { name in
      changes[end...].contains { $0.mentions(name) } || rest.contains { $0.uses(name) }
    }
    appendTransaction(changes[first..<end], returning: needed, before: rest)
    for index in end..<changes.endIndex { bindConstant(of: changes[index], before: changes[(index + 1)...], rest) }
  }

  private mutating func bindConstant(
    of change: StepChange, before changes: ArraySlice<StepChange>, _ rest: ArraySlice<Step>
  ) {
    guard let (name, type, value) = change.step.constant else { return }
    let steps = changes.map(\.step) + rest
    let isVariable = steps.contains { $0.changes(variable: name) }
    bind(name, type, value, isVariable: isVariable)
  }

  /// Appends the changes as a single transaction.
  ///
  /// - Parameter needed: The constants of the changes that later steps read.
  private mutating func appendTransaction(
    _ changes: ArraySlice<StepChange>, returning needed: [String], before rest: ArraySlice<Step>
  ) {
    flushReads()
    var transaction = TransactionLowering(lowering, names, endingWith: exit)
    transaction.append(changes)
    lowering = transaction.lowering
    var statements = transaction.statements
    // Changes of variables alone need no transaction.
    if !statements.traits.contains(.readsPlaceholder), !changes.contains(where: \.step.mayThrowItself) {
      output += statements
      return
    }
    noteCancellationCheck()
    let locals = needed.map { swiftIdentifier(lowering.locals[$0] ?? $0) }
    let throwing = noteThrows(in: changes)
    guard let first = locals.first else {
      return appendCall(throwing ? "writeOrThrow" : "write", trailing: SwiftClosure(naming: "values", statements))
    }
    let isOne = locals.count == 1
    statements.append(.result(isOne ? .text(first) : .text("").call(locals.map { SwiftArgument(.text($0)) })))
    let call = SwiftExpression.run.member(throwing ? "writeOrThrow" : "writeAndRead").call(
      trailing: SwiftClosure(naming: "values", statements)
    ).marked(.try)
    let variables = zip(needed, locals).filter { name, _ in rest.contains { $0.changes(variable: name) } }.map(\.1)
    if isOne {
      output.append(variables.isEmpty ? .bind(first, type: nil, call) : .variable("var " + first, call))
      return
    }
    let names = locals.map { variables.contains($0) ? swiftIdentifier(lowering.freshName($0)) : $0 }
    output.append(.unpack(names, call))
    for (local, name) in zip(locals, names) where local != name {
      output.append(.variable("var " + local, .text(name)))
    }
  }

  /// Appends a change that may return, with the changes before and after it, as a single transaction, which returns
  /// whether the steps continue.
  private mutating func appendReturningChanges(
    _ changes: inout [StepChange], _ step: Step, _ rest: inout ArraySlice<Step>
  ) {
    let following = rest.prefix { $0.isChange && !$0.alwaysReturns && !$0.bindsNames }
    let later = rest.dropFirst(following.count)
    if changes.contains(where: { change in
      change.step.constant.map { constant in later.contains { $0.uses(constant.name) } } ?? false
    }) {
      appendChanges(changes, before: [step] + rest)
      changes = []
    }
    flushReads()
    var transaction = TransactionLowering(lowering, names, endingWith: .result(.text("false")))
    changes += ([step] + following).map { StepChange($0) }
    transaction.append(changes)
    lowering = transaction.lowering
    let throwing = noteThrows(in: changes[...])
    changes = []
    rest = later
    noteCancellationCheck()
    let body = transaction.statements + [.result(.text("true"))]
    let call = SwiftExpression.run.member(throwing ? "writeOrThrow" : "writeAndRead")
      .call(trailing: SwiftClosure(naming: "values", result: "Bool", body)).marked(.try)
    let continues = swiftIdentifier(lowering.freshName("continues"))
    output.append(.bind(continues, type: nil, call))
    output.append(.guarded([SwiftCondition(.text(continues))], else: [exit]))
  }

  /// Records the errors that changes throw. Returns whether there are any.
  private mutating func noteThrows(in changes: ArraySlice<StepChange>) -> Bool {
    var isFound = false
    for change in changes where change.step.mayThrowItself {
      change.step.forEachStep { step in
        guard case .throwing(_, let failure) = step.kind else { return }
        thrown.failures.insert(failure)
        isFound = true
      }
    }
    return isFound
  }

  /// Appends a step that is not only a change of the view model's values.
  ///
  /// - Returns: The change that remains to be written.
  private mutating func appendEffect(of step: Step, before rest: ArraySlice<Step>) -> StepChange? {
    switch step.kind {
    case .constant(let name, let type, let value): bind(name, type, call(value), before: rest)
    case .declaration(let name, let type): append(lowering.declaration(of: name, type, before: Array(rest)))
    case .initialize(let name, let value, _): initialize(name, value)
    case .start(let name, let value): start(name, value)
    case .assign(let path, let value):
      let call = call(value)
      if case .variable(let name) = path.root, path.steps.isEmpty {
        append(.assign(.text(swiftIdentifier(lowering.locals[name] ?? name)), call))
        break
      }
      let local = swiftIdentifier(lowering.freshName(path.suggestedName))
      append(.bind(local, type: nil, call))
      return StepChange(step, local: local)
    case .change(let change):
      guard let value = change.assignedValue else { break }
      let call = call(value)
      let local = swiftIdentifier(lowering.freshName(change.suggestedName))
      append(.bind(local, type: nil, call))
      return StepChange(step, local: local)
    case .call(let value):
      let call = call(value)
      append(value.hasResult ? .assign(.text("_"), call) : .value(call))
    case .command(let command, let arguments, let wait, let returned?):
      bind(returned, of: command, arguments, wait, before: rest)
    case .command(let command, let arguments, let wait, nil): runCommand(command, arguments, wait)
    case .childCommand(let child, let command, let arguments, let waits):
      runCommand(command.methodName, arguments, of: child, waits ? .end : .none)
    case .removal(let list, let id, let period, let steps): remove(id, of: list.name, undo: period, steps)
    case .list(let list, let command, let arguments): runCommand(command, arguments, of: list)
    case .emit(let event, let arguments): emit(event.name, arguments)
    case .navigate(let navigation): navigate(navigation)
    case .finish(let value): finish(value)
    case .confirm(nil, let question): append(.value(ask("confirm", question)))
    case .confirm(let name?, let question): bindAnswer(name, ask("isConfirmed", question))
    case .prompt(let name, let question): bindAnswer(name, ask("prompt", question))
    case .choose(let name, let question, let elements): bindAnswer(name, ask("choose", question, elements))
    case .conditional(let conditions, let then, let otherwise):
      choose(conditions, { $0.lower(then) }, { $0.lower(otherwise) })
    case .match(let subject, let cases): choose(subject, cases)
    case .guarded(let conditions, let otherwise): pass(conditions, else: otherwise)
    case .attempt(let body, let uncaught): appendAttempt(body, uncaught: uncaught)
    case .deferred(let deferred): enter(deferred)
    case .end: append(exit)
    case .nextTurn: append(.continue)
    case .endLoop: append(.break)
    case .throwing(let error, let failure):
      append(.throwing(outside(error, hint: "error", isTyped: false)))
      thrown.failures.insert(failure)
    case .forEach(let name, let elements, let body): loop(name, elements, body)
    case .wait(let duration):
      appendCall("wait", [SwiftArgument("for", inCall(duration))], [.try, .await])
    case .cancel(let command): cancel(command.name)
    case .leave, .progress, .commit, .revert, .invalidate, .result, .send, .answer: break
    }
    return nil
  }

  private mutating func bind(
    _ name: String, _ type: Type?, _ call: SwiftExpression, before rest: ArraySlice<Step>
  ) {
    if let type { lowering.use(type) }
    let local = swiftIdentifier(lowering.enter(name))
    let binding = SwiftStatement.bind(local, type: type?.swiftText, call)
    append(rest.contains { $0.changes(variable: name) } ? binding.asVariable(named: local) : binding)
  }

  /// Appends the assignment of a name that was declared without a value.
  private mutating func initialize(_ name: String, _ value: StepValue) {
    let isRead = lowering.locals[name] != SwiftLowering.unread
    if !isRead, value.expression != nil { return }
    let place = isRead ? swiftIdentifier(lowering.locals[name] ?? name) : SwiftLowering.unread
    append(.assign(.text(place), call(value, isTyped: true)))
  }

  /// The statement that ends the steps.
  private var exit: SwiftStatement { returnsPage ? .throwing(.text("CancellationError").call()) : .end }

  /// Appends a statement after the pending reads.
  mutating func append(_ statement: SwiftStatement) {
    flushReads()
    output.append(statement)
  }

  mutating func append(_ statements: [SwiftStatement]) {
    flushReads()
    output += statements
  }

  /// Appends a call of the run, `try run.emit(.saved)`, which throws if the run has ended.
  mutating func appendCall(
    _ name: String, _ arguments: [SwiftArgument] = [], trailing closure: SwiftClosure? = nil,
    _ effects: SwiftEffects = .try
  ) {
    append(.value(.run.member(name).call(arguments, trailing: closure).marked(effects)))
    noteCancellationCheck()
  }
}

extension StepValue {
  fileprivate var hasResult: Bool {
    switch self {
    case .expression: true
    case .screen(_, .end(let hasResult)): hasResult
    case .screen: true
    case .started(let call): call.result != nil
    case .resultOrNil(let call, _): call.hasResult
    case .service(let call): call.result != nil
    case .custom(_, _, _, _, let result): result != nil
    }
  }
}

extension StoragePath {
  /// A suitable name for a local constant of the path's value.
  var suggestedName: String { steps.last?.field ?? root.name }
}

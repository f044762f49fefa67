import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A lowering of consecutive changes to the statements of one transaction.
struct TransactionLowering {
  private(set) var lowering: SwiftLowering
  /// The statements so far. They refer to the view model's values by a placeholder.
  private(set) var statements: [SwiftStatement] = []
  /// The names of the values of a view model; nil for steps that only change their own variables.
  private let names: ViewModelNames?
  /// Whether values were written since the derived values were last invalidated.
  private var isDirty = false
  /// The statement for a `return` of the steps.
  private let end: SwiftStatement
  /// A fake, and the stubs of its streams; nil in a view model.
  private let sending: (fake: Fake, stub: (MemberID) -> SwiftExpression)?

  init(
    _ lowering: SwiftLowering, _ names: ViewModelNames?, endingWith end: SwiftStatement = .end,
    sending: (fake: Fake, stub: (MemberID) -> SwiftExpression)? = nil
  ) {
    self.sending = sending
    self.lowering = lowering
    self.end = end
    self.names = names?.at(.step(values: .placeholder))
  }

  mutating func append(_ changes: some Collection<StepChange>) {
    var rest = changes[...]
    while let change = rest.popFirst() {
      if case .declaration(let name, let type) = change.step.kind {
        statements += lowering.declaration(of: name, type, before: rest.map(\.step))
      }
      let isVariable = change.step.constant.map { constant in
        rest.contains { $0.step.changes(variable: constant.name) }
      }
      append(change, isVariable: isVariable ?? false)
    }
  }

  private mutating func append(_ change: StepChange, isVariable: Bool) {
    if isDirty, change.readsDerived, let names, !names.storesInMembers {
      statements.append(.value(names.value("invalidateDerived").call()))
      isDirty = false
    }
    switch change.step.kind {
    case .constant(let name, let type, let value):
      if let value = value.expression { bind(name, type, value, isVariable: isVariable) }
    case .initialize(let name, let value, _):
      guard let value = value.expression, lowering.locals[name] != SwiftLowering.unread else { break }
      assign(value, to: StoragePath(root: .variable(name), type: value.type))
    case .assign(let path, let value):
      if let local = change.local {
        assign(LoweredBlock(.text(local)), to: path)
      } else if let value = value.expression {
        assign(value, to: path)
      }
    case .change(let collection): append(collection, assigning: change.local)
    case .progress(let command, let done, let total): report(done, of: total, in: command)
    case .commit(let id): append("commit", of: id)
    case .revert(let id): append("revert", of: id)
    case .invalidate(let use):
      guard let names, names.members.viewModel.readsQueries(of: use) else { break }
      let count = names.stored(names.members.invalidationCount(of: use))
      statements.append(.value(.binary(count, "&+=", .text("1"))))
    case .conditional(let conditions, let then, let otherwise): choose(conditions, then, otherwise)
    case .match(let subject, let cases): choose(subject, cases)
    case .guarded(let conditions, let otherwise): pass(conditions, else: otherwise)
    case .leave(let deferred):
      guard let names, let block = lowering.locals[deferred.name] else { break }
      statements.append(.value(.run.member("leave").call(.text(block), names.writableValues)))
    case .end: statements.append(end)
    case .nextTurn: statements.append(.continue)
    case .endLoop: statements.append(.break)
    case .result(let value): statements += lowering.block(value, isTyped: true).statements(to: .result)
    case .send(let signal, to: let stream, let matching): send(signal, to: stream, matching)
    case .answer(of: let function, let arguments): call(function, arguments)
    case .throwing(let error, _):
      let error = thrown(error)
      statements.append(.throwing(error))
    case .forEach(let name, let elements, let body): loop(name, elements, body)
    default: break
    }
    if change.step.writesItself { isDirty = true }
  }

  /// Returns an error with its type, after the statements that it needs.
  private mutating func thrown(_ error: TypedExpression) -> SwiftExpression {
    let (prelude, value) = lowering.hoisting { $0.value(error) }
    statements += prelude
    return value
  }

  private mutating func call(_ function: ServiceFunction, _ arguments: [CallArgument]) {
    guard let fake = sending?.fake, let answer = fake.function(distinctlyNamed: function.distinctName) else { return }
    let arguments = arguments.map { SwiftArgument($0.label, operand($0.value, hint: $0.label ?? function.name)) }
    let call = SwiftExpression.text("self").member(swiftIdentifier(answer.methodName(in: fake))).call(arguments)
      .marked(SwiftEffects(throwing: function.failure, isAsync: false))
    statements.append(function.answer == nil ? .value(call) : .assign(.text("_"), call))
  }

  private mutating func send(_ signal: StreamSignal, to stream: MemberID, _ matching: [CallArgument]) {
    guard let sending else { return }
    let compared = matching.map { argument in
      let name = argument.label ?? stream.name
      // A value that waits for a stream is compared later, but with the values of this time.
      return (name, local(lowering.block(argument.value, isTyped: true), of: argument.value.type, hint: name))
    }
    let (function, argument): (String, SwiftExpression?) =
      switch signal {
      case .value(let value): ("sends", value.map { operand($0, hint: stream.name) } ?? .text("()"))
      case .end: ("ends", nil)
      case .failure(let error): ("throws", thrown(error))
      }
    let streams = compared.isEmpty ? nil : lowering.comparing(compared, of: stream.name, in: sending.fake.service)
    let arguments = argument.map { [SwiftArgument($0)] } ?? []
    statements.append(.value(sending.stub(stream).member(function).call(arguments, trailing: streams)))
  }

  /// Returns the statements of steps in a block of their own.
  private mutating func block(_ steps: [Step]) -> [SwiftStatement] {
    let outer = statements
    statements = []
    defer { statements = outer }
    append(steps.map { StepChange($0) })
    return statements
  }

  // MARK: Values

  /// Returns a value for an argument, after the statements that bind it to a local if needed.
  ///
  /// - Parameter root: The storage to which Swift has exclusive access while it evaluates the value, so that the reads of
  ///   the storage have to come first; nil if there is none.
  private mutating func operand(
    _ value: TypedExpression, hint: String, accessing root: StorageReference? = nil
  ) -> SwiftExpression {
    let block = lowering.block(value, isTyped: true)
    let overlaps =
      switch root {
      case nil: false
      case .variable(let name)?: value.mentions(name)
      default: block.value.traits.contains(.readsPlaceholder)
      }
    if block.isPlainValue, !overlaps { return block.value }
    return local(block, of: value.type, hint: hint)
  }

  /// Binds a value to a new local.
  private mutating func local(_ block: LoweredBlock, of type: Type, hint: String) -> SwiftExpression {
    lowering.use(type)
    let (binding, local) = lowering.hoisting {
      $0.bound(StoredBlock(block: block, type: type.swiftText), hint: hint)
    }
    statements += binding
    return local
  }

  private mutating func bind(_ name: String, _ type: Type?, _ value: TypedExpression, isVariable: Bool) {
    let value = lowering.stored(value, as: type)
    let local = swiftIdentifier(lowering.enter(name))
    statements += isVariable ? value.variable(local) : value.binding(local)
  }

  /// Returns the statements that `make` returns for the stored value or the variable at a path.
  private func change(
    _ path: StoragePath, _ make: (SwiftExpression) -> [SwiftStatement]
  ) -> [SwiftStatement] {
    if case .variable(let name) = path.root {
      let local = lowering.locals[name] ?? name
      return make(path.member(of: .text(local == "self" ? local : swiftIdentifier(local))))
    }
    return names.map { path.change($0, make) } ?? []
  }

  // MARK: Changes

  private mutating func assign(_ value: TypedExpression, to path: StoragePath) {
    if let added = value.addend(of: path) {
      // The variable keeps its storage, so that a loop takes linear time.
      let value = operand(added, hint: path.suggestedName)
      statements += change(path) { [.value(.binary($0, "+=", value))] }
      return
    }
    guard path.isWrittenExclusively else { return assign(lowering.block(value, isTyped: true), to: path) }
    let value = operand(value, hint: path.suggestedName, accessing: path.root)
    assign(LoweredBlock(value), to: path)
  }

  private mutating func assign(_ value: LoweredBlock, to path: StoragePath) {
    if path.root.isFocus, let names {
      statements += path.assignment(of: value, names)
    } else {
      statements += change(path, value.assignment)
    }
  }

  /// - Parameter local: The Swift name of the assigned value, if it is the result of a call.
  private mutating func append(_ change: CollectionChange, assigning local: String?) {
    let root = change.isWrittenExclusively ? change.path.root : nil
    var values: [SwiftExpression] = []
    for value in change.values {
      values.append(operand(value, hint: value.suggestedName ?? "value", accessing: root))
    }
    statements += self.change(change.path) { place in
      var rest = values[...]
      return [change.statement(in: place, local) { _ in rest.removeFirst() }]
    }
  }

  private mutating func report(_ done: TypedExpression, of total: TypedExpression?, in command: MemberID) {
    guard let names else { return }
    var arguments = [SwiftArgument(operand(done, hint: "progress"))]
    if let total { arguments.append(SwiftArgument("of", operand(total, hint: "progress"))) }
    statements.append(.value(names.stored(command.name).member("report").call(arguments)))
  }

  private mutating func append(_ method: String, of member: MemberID) {
    guard let names else { return }
    let rules = names.rules(of: member.name)
    statements.append(.value(rules.member(method).call(names.writableValues)))
  }

  // MARK: Choices

  private mutating func loop(_ name: String, _ elements: TypedExpression, _ body: [Step]) {
    let block = lowering.block(elements, isTyped: false)
    let sequence: SwiftExpression
    if case .value(let value) = block.tail {
      statements += block.prelude
      sequence = value
    } else {
      sequence = local(block, of: elements.type, hint: "elements")
    }
    let scope = SwiftLowering.Scope(lowering)
    let local = swiftIdentifier(lowering.enter(name))
    // Values may have been written in the turn before.
    isDirty = isDirty || body.contains { $0.constant == nil }
    let statements = self.block(body)
    scope.restore(&lowering)
    isDirty = true
    self.statements.append(.loop(SwiftLoop(local, in: sequence, statements)))
  }

  private mutating func choose(_ subject: TypedExpression, _ cases: [StepCase]) {
    let (prelude, value) = lowering.hoisting { $0.concealed($0.value(subject), subject) }
    let scope = SwiftLowering.Scope(lowering)
    let wasDirty = isDirty
    var isDirtyAfter = wasDirty
    var lowered: [SwiftCase] = []
    for each in cases {
      isDirty = wasDirty
      let patterns = lowering.bind(each.patterns, subject: subject.type)
      let condition = each.guardCondition.map { lowering.unhoisted($0) }
      lowered.append(SwiftCase(patterns, where: condition, block(each.steps).asCaseBody))
      scope.restore(&lowering)
      isDirtyAfter = isDirtyAfter || isDirty
    }
    isDirty = isDirtyAfter
    statements += prelude
    statements.append(.value(.match(SwiftSwitch(value, lowered))))
  }

  private mutating func pass(_ conditions: [TypedCondition], else otherwise: [Step]) {
    let outer = SwiftLowering.Scope(lowering)
    let (prelude, tests) = lowering.hoisting { $0.conditions(conditions) }
    let inner = SwiftLowering.Scope(lowering)
    outer.restore(&lowering)
    let wasDirty = isDirty
    let otherwise = block(otherwise)
    isDirty = wasDirty
    inner.restore(&lowering)
    statements += prelude
    statements.append(.guarded(tests, else: otherwise))
  }

  private mutating func choose(_ conditions: [TypedCondition], _ then: [Step], _ otherwise: [Step]) {
    let scope = SwiftLowering.Scope(lowering)
    let (prelude, tests) = lowering.hoisting { $0.conditions(conditions) }
    let wasDirty = isDirty
    let first = block(then)
    scope.restore(&lowering)
    let isDirtyAfterFirst = isDirty
    isDirty = wasDirty
    let second = block(otherwise)
    isDirty = isDirty || isDirtyAfterFirst
    statements += prelude
    statements.append(.choice(tests, first, second))
  }
}

extension TypedExpression {
  /// The `b` in the value `a + b` of a variable `a` that is a text or an array; nil for another value.
  fileprivate func addend(of path: StoragePath) -> TypedExpression? {
    guard case .variable(let name) = path.root, path.steps.isEmpty, case .builtIn(let call) = kind,
      call.builtIn.name == "+", case .reference(.local(name))? = call.receiver?.kind,
      case .value(let added)? = call.arguments.first
    else { return nil }
    switch type {
    case .string, .array: return added
    default: return nil
    }
  }
}

extension LoweredBlock {
  /// Returns the statements that assign the value.
  fileprivate func assignment(to place: SwiftExpression) -> [SwiftStatement] {
    isValue ? [.assign(place, value)] : statements(to: .assign(place))
  }
}

extension SwiftLowering {
  /// The Swift name of a declared name that nothing reads.
  static let unread = "_"

  /// Returns the declaration of a name whose value later steps assign, unless they do not use it.
  mutating func declaration(of name: String, _ type: Type, before steps: [Step]) -> [SwiftStatement] {
    guard steps.contains(where: { $0.uses(name) }) else {
      locals[name] = Self.unread
      return []
    }
    use(type)
    let isVariable = steps.contains { $0.changes(variable: name) }
    return [.declare(swiftIdentifier(enter(name)), type: type.swiftText, isVariable: isVariable)]
  }

  /// Returns the statements of a body, which only change their own variables.
  mutating func statements(of steps: [Step]) -> [SwiftStatement] {
    var transaction = TransactionLowering(self, nil)
    transaction.append(steps.map { StepChange($0) })
    madeNames = transaction.lowering.madeNames
    highestParameter = transaction.lowering.highestParameter
    needsParameterNames = transaction.lowering.needsParameterNames
    return transaction.statements
  }
}

extension StoragePath {
  /// Whether Swift accesses the storage before it evaluates the new value: with its rules or those of the focus, or after
  /// `?.`.
  var isWrittenExclusively: Bool {
    root.isInRules || root.isFocus || isChained
  }

  /// Returns the statements that assign a value to the path.
  func assignment(of value: LoweredBlock, _ names: ViewModelNames) -> [SwiftStatement] {
    if root.isFocus {
      let arguments = [SwiftArgument("to", value.value), SwiftArgument("in", names.writableValues)]
      return [.value(names.rules(of: root.name).member("move").call(arguments))]
    }
    return change(names, value.assignment)
  }

  /// Returns the statements that `make` returns for the path, in a closure if rules write it.
  func change(_ names: ViewModelNames, _ make: (SwiftExpression) -> [SwiftStatement]) -> [SwiftStatement] {
    guard root.isInRules else { return make(member(of: names.reference(.storage(root)))) }
    let write = SwiftClosure([], make(member(of: .parameter(0))))
    return [.value(names.rules(of: root.name).member("write").call(names.writableValues, trailing: write))]
  }

  /// Returns the value at the path, as a member of the value at its root: `base.address?.city`.
  func member(of base: SwiftExpression) -> SwiftExpression {
    links.reduce(base) { path, link in
      (link.isChained ? path.chained : path).member(swiftIdentifier(link.field, .member))
    }
  }

  /// The path as text, which begins with the name of its root: `person.address?.city`.
  var swiftText: String {
    links.reduce(swiftIdentifier(root.name, .member)) { $0 + $1.separator + swiftIdentifier($1.field, .member) }
  }
}

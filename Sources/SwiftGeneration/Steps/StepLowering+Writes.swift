import VmgenSchemaSemantics
import VmgenSchemaSyntax

// The values that steps write.
extension StepLowering {
  /// Appends the changes as a single transaction.
  ///
  /// - Parameter needed: The constants of the changes that later steps read.
  mutating func write(_ changes: ArraySlice<StepChange>, giving needed: [String]) {
    flushReads()
    let names = names.at(.step(values: .placeholder))
    var isDirty = false
    var statements = Self.statements(changes, &lowering, names, &isDirty)
    noteCancellationCheck()
    let locals = needed.map { swiftIdentifier(lowering.locals[$0] ?? $0) }
    guard let first = locals.first else {
      let call = SwiftExpression.run("try ").member("write")
      return output.append(.value(call.call(trailing: SwiftClosure(naming: "values", statements))))
    }
    let isOne = locals.count == 1
    statements.append(.result(isOne ? .text(first) : .text("").call(locals.map { SwiftArgument(nil, .text($0)) })))
    let call = SwiftExpression.run("try ").member("writeAndRead").call(
      trailing: SwiftClosure(naming: "values", statements))
    output.append(isOne ? .bind(first, type: nil, call) : .unpack(locals, call))
  }

  /// - Parameter isDirty: Whether values were written since the derived values were last invalidated.
  private static func statements(
    _ changes: some Sequence<StepChange>, _ lowering: inout SwiftLowering, _ names: ViewModelNames,
    _ isDirty: inout Bool
  ) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    for change in changes {
      if isDirty, change.readsDerived {
        result.append(.value(names.value("invalidateDerived").call()))
        isDirty = false
      }
      switch change {
      case .constant(let name, let type, let value): result += constant(name, type, value, &lowering)
      case .assign(let path, let value): result += assignment(to: path, value, &lowering, names)
      case .take(let path, let local):
        result += path.assignment(of: LoweredBlock(prelude: [], tail: .value(.text(local))), names)
      case .change(let change, let local): result += self.change(change, local, &lowering, names)
      case .progress(let command, let done, let total):
        result += progress(of: command, done, total, &lowering, names)
      case .commit(let draft): result.append(.value(ofDraft(draft, "commit", names)))
      case .revert(let draft): result.append(.value(ofDraft(draft, "revert", names)))
      case .invalidate(let use):
        let count = names.stored(names.members.invalidationCount(of: use))
        result.append(.value(.binary(count, "&+=", .text("1"))))
      case .conditional(let conditions, let then, let otherwise):
        result += choice(conditions, then, otherwise, &lowering, names, &isDirty)
      case .forEach(let name, let elements, let body):
        result += loop(name, elements, body, &lowering, names, &isDirty)
      }
      if change.writesItself { isDirty = true }
    }
    return result
  }

  private static func progress(
    of command: String, _ done: TypedExpression, _ total: TypedExpression?, _ lowering: inout SwiftLowering,
    _ names: ViewModelNames
  ) -> [SwiftStatement] {
    var bindings: [SwiftStatement] = []
    var arguments: [SwiftArgument] = []
    for (label, value) in [(nil, done), ("of", total)] {
      guard let value else { continue }
      let block = lowering.block(value, isTyped: true)
      if block.isPlainValue {
        arguments.append(SwiftArgument(label, block.value))
      } else {
        let (binding, settled) = settled(block, of: value.type, "progress", &lowering)
        bindings += binding
        arguments.append(SwiftArgument(label, settled))
      }
    }
    return bindings + [.value(names.stored(command).member("report").call(arguments))]
  }

  private static func ofDraft(_ draft: String, _ method: String, _ names: ViewModelNames) -> SwiftExpression {
    names.rules(of: draft).member(method).call([SwiftArgument(nil, names.writableValues)])
  }

  private static func constant(
    _ name: String, _ type: Type?, _ value: TypedExpression, _ lowering: inout SwiftLowering
  ) -> [SwiftStatement] {
    lowering.stored(value, as: type).binding(swiftIdentifier(lowering.enter(name)))
  }

  static func assignment(
    to path: StoragePath, _ value: TypedExpression, _ lowering: inout SwiftLowering, _ names: ViewModelNames
  ) -> [SwiftStatement] {
    let block = lowering.block(value, isTyped: true)
    guard path.isWrittenExclusively else { return path.assignment(of: block, names) }
    let (binding, settled) = settled(block, of: value.type, path.suggestedName, &lowering)
    return binding + path.assignment(of: LoweredBlock(prelude: [], tail: .value(settled)), names)
  }

  /// Returns a value that does not read the view model, after the statements that bind it to a local if it does. Swift
  /// has exclusive access to the storage while it evaluates a new value, so the reads of the value have to come first.
  static func settled(
    _ block: LoweredBlock, of type: Type, _ name: String, _ lowering: inout SwiftLowering
  ) -> (binding: [SwiftStatement], value: SwiftExpression) {
    if block.isPlainValue, !block.value.traits.contains(.readsPlaceholder) { return ([], block.value) }
    let local = swiftIdentifier(lowering.freshName(name))
    lowering.use(type)
    return (StoredBlock(block: block, type: type.swiftText).binding(local), .text(local))
  }

  private static func loop(
    _ name: String, _ elements: TypedExpression, _ body: [StepChange], _ lowering: inout SwiftLowering,
    _ names: ViewModelNames, _ isDirty: inout Bool
  ) -> [SwiftStatement] {
    let block = lowering.block(elements, isTyped: false)
    let sequence: (binding: [SwiftStatement], value: SwiftExpression)
    if case .value(let value) = block.tail {
      sequence = (block.prelude, value)
    } else {
      sequence = settled(block, of: elements.type, "elements", &lowering)
    }
    let scope = SwiftLowering.Scope(lowering)
    let local = swiftIdentifier(lowering.enter(name))
    // Values may have been written in the turn before.
    isDirty = isDirty || body.contains { $0.writes }
    let statements = statements(body, &lowering, names, &isDirty)
    scope.restore(&lowering)
    isDirty = true
    return sequence.binding + [.loop(SwiftLoop(local, in: sequence.value, statements))]
  }

  private static func choice(
    _ conditions: [TypedCondition], _ then: [StepChange], _ otherwise: [StepChange], _ lowering: inout SwiftLowering,
    _ names: ViewModelNames, _ isDirty: inout Bool
  ) -> [SwiftStatement] {
    let scope = SwiftLowering.Scope(lowering)
    let outer = lowering.prelude
    lowering.prelude = []
    let lowered = lowering.conditions(conditions)
    let prelude = lowering.prelude
    lowering.prelude = outer
    var (isDirtyThen, isDirtyElse) = (isDirty, isDirty)
    let first = statements(then, &lowering, names, &isDirtyThen)
    scope.restore(&lowering)
    let second = statements(otherwise, &lowering, names, &isDirtyElse)
    isDirty = isDirtyThen || isDirtyElse
    return prelude + [
      .value(.conditional(SwiftConditional(lowered, then: first, otherwise: second)))
    ]
  }
}

extension StepChange {
  /// Whether the change reads a derived value before its first nested change.
  fileprivate var readsDerived: Bool {
    switch self {
    case .constant(_, _, let value), .assign(_, let value): value.readsDerived
    case .change(let change, _): change.readsDerived
    case .conditional(let conditions, _, _): conditions.contains(where: \.readsDerived)
    case .forEach(_, let elements, _): elements.readsDerived
    case .progress(_, let done, let total): done.readsDerived || total.readsDerived
    case .take, .commit, .revert, .invalidate: false
    }
  }

  /// Whether the change itself writes, not counting nested changes.
  fileprivate var writesItself: Bool {
    switch self {
    case .constant, .conditional, .forEach: false
    case .assign, .take, .change, .progress, .commit, .revert, .invalidate: true
    }
  }
}

extension StoragePath {
  /// Whether Swift accesses the storage before it evaluates the new value: with the rules of a draft, or after `?.`.
  var isWrittenExclusively: Bool {
    root.isDraft || isChained
  }

  /// Returns the statements that assign a value to the path.
  func assignment(of value: LoweredBlock, _ names: ViewModelNames) -> [SwiftStatement] {
    change(names) { value.isValue ? [.assign($0, value.value)] : value.statements(to: .assign($0)) }
  }

  /// Returns the statements that `make` returns for the path, for a draft in a closure that writes it.
  func change(_ names: ViewModelNames, _ make: (SwiftExpression) -> [SwiftStatement]) -> [SwiftStatement] {
    guard case .draft(let id) = root else { return make(member(of: names.reference(.storage(root)))) }
    let write = SwiftClosure([], make(member(of: .text("$0"))))
    return [
      .value(
        names.rules(of: id.name).member("write").call([SwiftArgument(nil, names.writableValues)], trailing: write))
    ]
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

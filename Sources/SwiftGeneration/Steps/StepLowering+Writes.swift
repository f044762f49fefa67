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
    let call = SwiftExpression.run("try ").member("writeAndRead")
    output.append(
      .bind(
        isOne ? first : "(\(locals.joined(separator: ", ")))", type: nil,
        call.call(trailing: SwiftClosure(naming: "values", statements))))
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
      case .commit(let draft): result.append(.value(ofDraft(draft, "commit", names)))
      case .revert(let draft): result.append(.value(ofDraft(draft, "revert", names)))
      case .invalidate(let use):
        let count = names.stored(names.members.invalidationCount(of: use))
        result.append(.value(.binary(count, "&+=", .text("1"))))
      case .conditional(let conditions, let then, let otherwise):
        result += choice(conditions, then, otherwise, &lowering, names, &isDirty)
      }
      if change.writesItself { isDirty = true }
    }
    return result
  }

  private static func ofDraft(_ draft: String, _ method: String, _ names: ViewModelNames) -> SwiftExpression {
    names.rules(of: draft).member(method).call([SwiftArgument(nil, names.writableValues)])
  }

  private static func constant(
    _ name: String, _ type: Type?, _ value: TypedExpression, _ lowering: inout SwiftLowering
  ) -> [SwiftStatement] {
    let block = lowering.block(value, isTyped: type != nil)
    let local = swiftIdentifier(lowering.enter(name))
    if let type { lowering.use(type) }
    if block.tailIsValue { return block.prelude + [.bind(local, type: type?.swiftText, block.value)] }
    lowering.use(value.type)
    return [.declare(local, type: (type ?? value.type).swiftText)] + block.statements(to: .assign(.text(local)))
  }

  private static func assignment(
    to path: StoragePath, _ value: TypedExpression, _ lowering: inout SwiftLowering, _ names: ViewModelNames
  ) -> [SwiftStatement] {
    let block = lowering.block(value, isTyped: true)
    guard path.isWrittenExclusively else { return path.assignment(of: block, names) }
    // Swift has exclusive access to the storage while it evaluates the new value, so the value's reads have to come
    // first.
    let statements = block.statements(to: .result)
    guard !block.isValue || statements.traits.contains(.readsPlaceholder) else {
      return path.assignment(of: block, names)
    }
    let local = swiftIdentifier(lowering.freshName(path.suggestedName))
    let typeText = value.type.swiftText
    lowering.use(value.type)
    let binding: [SwiftStatement] =
      block.tailIsValue
      ? block.prelude + [.bind(local, type: typeText, block.value)]
      : [.declare(local, type: typeText)] + block.statements(to: .assign(.text(local)))
    return binding + path.assignment(of: LoweredBlock(prelude: [], tail: .value(.text(local))), names)
  }

  private static func choice(
    _ conditions: [TypedCondition], _ then: [StepChange], _ otherwise: [StepChange], _ lowering: inout SwiftLowering,
    _ names: ViewModelNames, _ isDirty: inout Bool
  ) -> [SwiftStatement] {
    let scope = SwiftLowering.Scope(lowering)
    let outer = lowering.prelude
    lowering.prelude = []
    var lowered = lowering.conditions(conditions)
    let prelude = lowering.prelude
    lowering.prelude = outer
    var (isDirtyThen, isDirtyElse) = (isDirty, isDirty)
    let first = statements(then, &lowering, names, &isDirtyThen)
    lowering.usedLocals.formUnion(lowering.locals.values)
    lowering.markUnused(conditions, &lowered)
    scope.restore(&lowering)
    let second = statements(otherwise, &lowering, names, &isDirtyElse)
    isDirty = isDirtyThen || isDirtyElse
    return prelude + [
      .value(.conditional(SwiftConditional(lowered.map(\.condition), then: first, otherwise: second)))
    ]
  }
}

extension StepChange {
  /// Whether the change reads a derived value before its first nested change.
  fileprivate var readsDerived: Bool {
    switch self {
    case .constant(_, _, let value), .assign(_, let value): value.readsDerived
    case .conditional(let conditions, _, _): conditions.contains(where: \.readsDerived)
    case .take, .commit, .revert, .invalidate: false
    }
  }

  /// Whether the change itself writes, not counting nested changes.
  fileprivate var writesItself: Bool {
    switch self {
    case .constant, .conditional: false
    case .assign, .take, .commit, .revert, .invalidate: true
    }
  }
}

extension StoragePath {
  /// Whether Swift accesses the storage before it evaluates the new value: with the rules of a draft, or after `?.`.
  fileprivate var isWrittenExclusively: Bool {
    if case .draft = root { return true }
    return steps.contains(where: \.isChained)
  }

  /// Returns the statements that assign a value to the path.
  func assignment(of value: LoweredBlock, _ names: ViewModelNames) -> [SwiftStatement] {
    switch root {
    case .input, .state, .command, .service, .context:
      assignment(of: value, in: names.reference(.storage(root)))
    case .edit(let id): assignment(of: value, in: names.stored(id.name).member("value"))
    case .draft(let id):
      [
        .value(
          names.rules(of: id.name).member("write").call(
            [SwiftArgument(nil, names.writableValues)],
            trailing: SwiftClosure([], assignment(of: value, in: .text("$0")))))
      ]
    }
  }

  private func assignment(of value: LoweredBlock, in base: SwiftExpression) -> [SwiftStatement] {
    let place = steps.member(of: base)
    return value.isValue ? [.assign(place, value.value)] : value.statements(to: .assign(place))
  }
}

extension [StoragePath.Step] {
  /// Returns the member at the end of the steps: `base.address?.city`.
  func member(of base: SwiftExpression) -> SwiftExpression {
    reduce(base) { path, step in (step.isChained ? path.chained : path).member(swiftIdentifier(step.field, .member)) }
  }
}

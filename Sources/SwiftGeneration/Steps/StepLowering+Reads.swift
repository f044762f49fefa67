import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A value that steps read from the view model, and the local constant that stores it.
struct StepRead {
  var local: String
  var value: ReadValue
}

/// The body of a closure that reads a value from the view model.
struct ReadValue {
  /// The type of the value, if Swift would have to search for it.
  var result: String?
  /// The statements that compute the value. They refer to the view model's values by a placeholder.
  var statements: [SwiftStatement]

  var closure: SwiftClosure { SwiftClosure(naming: "values", result: result, statements) }

  /// The call that reads the value: `try run.read { $0.stored.count }`.
  var call: SwiftExpression { .run.member("read").call(trailing: closure).marked(.try) }

  /// The value, if the closure can read it together with others, in a tuple.
  var joinedValue: SwiftExpression? {
    guard result == nil, statements.count == 1, case .value(let value) = statements[0],
      !value.traits.contains(.hasBraces)
    else { return nil }
    return value
  }
}

// The values that steps read.
extension StepLowering {
  /// The lowered form of an expression in a step.
  private enum Form {
    /// An expression that does not read the view model.
    case plain(StoredBlock)
    case read(ReadValue)
  }

  /// - Parameters:
  ///   - isTyped: Whether Swift can infer the type of a literal from its context.
  ///   - declared: The type that the schema declares for the value, if any.
  private mutating func form(_ expression: TypedExpression, isTyped: Bool, declared: Type? = nil) -> Form {
    if isTyped {
      var plain = lowering
      let block = plain.block(expression, isTyped: true)
      if !block.readsValues {
        lowering = plain
        return .plain(StoredBlock(block: block, type: nil))
      }
    }
    let stored = lowering.stored(expression, as: declared)
    return stored.block.readsValues
      ? .read(ReadValue(result: stored.type, statements: stored.block.body)) : .plain(stored)
  }

  /// Binds a value to its name in the schema, with the type that the schema declares, if any.
  mutating func bind(_ name: String, _ type: Type?, _ value: TypedExpression, isVariable: Bool = false) {
    flushReads(mentionedIn: value)
    switch form(value, isTyped: false, declared: type) {
    case .plain(let stored):
      let local = swiftIdentifier(lowering.enter(name))
      if !isVariable { lowering.noteKnown(local, value) }
      append(isVariable ? stored.variable(local) : stored.binding(local))
    case .read(let read) where isVariable:
      flushReads()
      noteCancellationCheck()
      let value = read.call
      let local = swiftIdentifier(lowering.enter(name))
      output.append(.bind(local, type: type?.swiftText, value).asVariable(named: local))
    case .read(let read): reads.append(StepRead(local: lowering.enter(name), value: read))
    }
  }

  /// Returns a value for use outside of the closures that receive the view model's values, such as an argument.
  ///
  /// - Parameter isTyped: Whether Swift can infer the type of a literal from the place.
  mutating func outside(_ value: TypedExpression, hint: String?, isTyped: Bool = true) -> SwiftExpression {
    flushReads(mentionedIn: value)
    let value = isTyped ? value.withoutPromotion : value
    let hint = value.suggestedName ?? hint ?? "value"
    switch form(value, isTyped: isTyped) {
    case .plain(let stored):
      if stored.block.isPlainValue, isTyped || value.hasExplicitType { return stored.block.value }
      lowering.use(value.type)
      let (binding, local) = lowering.hoisting {
        $0.bound(StoredBlock(block: stored.block, type: value.type.swiftText), hint: hint)
      }
      append(binding)
      return local
    case .read(let read):
      let local = lowering.freshName(hint)
      reads.append(StepRead(local: local, value: read))
      return .text(swiftIdentifier(local))
    }
  }

  /// Returns a value for use in a condition.
  mutating func inCondition(_ value: TypedExpression) -> SwiftExpression {
    switch form(value, isTyped: false) {
    case .plain: return lowering.unhoisted(value)
    case .read(var read):
      noteCancellationCheck()
      // A condition gives the type `Bool`.
      if value.type == .bool, !value.isChoice { read.result = nil }
      return .run.member("read").call(.closure(read.closure)).marked(.try)
    }
  }

  /// Returns the condition of a case, where Swift allows no `try`. Requires that the run has not ended.
  mutating func inCase(_ condition: TypedExpression) -> SwiftExpression {
    guard case .read(let read) = form(condition, isTyped: false) else { return lowering.unhoisted(condition) }
    let value = SwiftExpression.run.member("read").call([SwiftArgument(.closure(read.closure))])
    return .binary(SwiftExpression.prefix("try? ", value).parenthesized, "==", .text("true"))
  }

  /// Returns a value as an argument of a call that is marked with `try`, such as the text of a question. The call of
  /// `run.read` then needs no `try` of its own.
  ///
  /// - Parameter isTyped: Whether the call gives the type of the argument.
  mutating func inCall(_ value: TypedExpression, isTyped: Bool = true) -> SwiftExpression {
    guard case .read(let read) = form(value, isTyped: isTyped) else {
      return outside(value, hint: "text", isTyped: isTyped)
    }
    noteCancellationCheck()
    return .run.member("read").call(trailing: read.closure)
  }

  /// Appends the pending reads if a value mentions one of them. A read cannot refer to another one of its tuple.
  private mutating func flushReads(mentionedIn value: TypedExpression) {
    let isMentioned = reads.contains { read in
      lowering.locals.contains { $0.value == read.local && value.mentions($0.key) }
    }
    if isMentioned { flushReads() }
  }

  /// Appends the pending reads, as a single read where possible.
  mutating func flushReads() {
    guard !reads.isEmpty else { return }
    let pending = reads
    reads = []
    noteCancellationCheck()
    let joined = pending.compactMap { read in read.value.joinedValue.map { (local: read.local, value: $0) } }
    for read in pending where joined.count == 1 || read.value.joinedValue == nil {
      output.append(.bind(swiftIdentifier(read.local), type: nil, read.value.call))
    }
    guard joined.count > 1 else { return }
    let tuple = SwiftExpression.text("").call(joined.map { SwiftArgument($0.value) })
    output.append(
      .unpack(
        joined.map { swiftIdentifier($0.local) },
        ReadValue(result: nil, statements: [.value(tuple)]).call))
  }

  /// Records that the run has been checked for cancellation.
  mutating func noteCancellationCheck() {
    mayHaveEnded = false
    thrown.isCancellation = true
  }

  /// Appends a check for cancellation if the run may have ended, so that no external effect happens after the end of
  /// the run.
  mutating func ensureCurrent() {
    flushReads()
    guard mayHaveEnded else { return }
    noteCancellationCheck()
    output.append(.value(.run.member("proceed").call().marked(.try)))
  }
}

extension LoweredBlock {
  /// Whether the block reads the view model.
  fileprivate var readsValues: Bool { statements(to: .result).traits.contains(.readsPlaceholder) }
}

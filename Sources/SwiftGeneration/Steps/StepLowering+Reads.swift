import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A value that steps read from the view model, and the local constant that stores it.
struct StepRead {
  var local: String
  /// The statements that compute the value. They refer to the view model's values by a placeholder.
  var statements: [SwiftStatement]
}

// The values that steps read.
extension StepLowering {
  /// The lowered form of an expression in a step.
  private enum Form {
    /// An expression that does not read the view model.
    case plain(LoweredBlock)
    case read([SwiftStatement])
  }

  /// - Parameters:
  ///   - isTyped: Whether Swift can infer the type of a literal from its context.
  ///   - declared: The type that the schema declares for the value, if any.
  private mutating func form(_ expression: TypedExpression, isTyped: Bool, declared: Type? = nil) -> Form {
    var plain = lowering
    let block = plain.block(expression, isTyped: isTyped)
    if !block.statements(to: .result).traits.contains(.readsPlaceholder) {
      lowering = plain
      return .plain(block)
    }
    return .read(readStatements(expression, as: declared))
  }

  private mutating func readStatements(_ expression: TypedExpression, as declared: Type?) -> [SwiftStatement] {
    let block = lowering.block(expression, isTyped: declared != nil)
    if declared == nil, case .value = block.tail {
      return block.prelude.isEmpty ? [.value(block.value)] : block.statements(to: .result)
    }
    // Swift requires the branches of an `if` expression to have the same type independently of each other, so the type
    // is written explicitly.
    let name = lowering.freshName("result")
    let type = declared ?? expression.type
    lowering.use(type)
    return lowering.binding(name, type: type.swiftText, expression) + [.result(.text(name))]
  }

  /// Binds a value to its name in the schema, with the type that the schema declares, if any.
  mutating func bind(_ name: String, _ type: Type?, _ value: TypedExpression) {
    if reads.contains(where: { read in lowering.locals.contains { $0.value == read.local && value.mentions($0.key) } })
    {
      flushReads()
    }
    switch form(value, isTyped: type != nil, declared: type) {
    case .plain(let block):
      let local = swiftIdentifier(lowering.enter(name))
      if let type { lowering.use(type) }
      if block.tailIsValue {
        for statement in block.prelude + [.bind(local, type: type?.swiftText, block.value)] { append(statement) }
      } else {
        lowering.use(value.type)
        append(.declare(local, type: (type ?? value.type).swiftText))
        output += block.statements(to: .assign(.text(local)))
      }
    case .read(let statements):
      reads.append(StepRead(local: lowering.enter(name), statements: statements))
    }
  }

  /// Returns a value for use outside of the closures that receive the view model's values, such as an argument.
  mutating func outside(_ value: TypedExpression, hint: String?) -> SwiftExpression {
    switch form(value, isTyped: true) {
    case .plain(let block):
      if block.prelude.isEmpty, case .value(let value) = block.tail { return value }
      let local = lowering.freshName(value.suggestedName ?? hint ?? "value")
      lowering.use(value.type)
      if block.tailIsValue {
        let binding = SwiftStatement.bind(swiftIdentifier(local), type: value.type.swiftText, block.value)
        for statement in block.prelude + [binding] { append(statement) }
      } else {
        append(.declare(swiftIdentifier(local), type: value.type.swiftText))
        output += block.statements(to: .assign(.text(swiftIdentifier(local))))
      }
      return .text(swiftIdentifier(local))
    case .read(let statements):
      let local = lowering.freshName(value.suggestedName ?? hint ?? "value")
      reads.append(StepRead(local: local, statements: statements))
      return .text(swiftIdentifier(local))
    }
  }

  /// Returns a value for use in a condition.
  mutating func inCondition(_ value: TypedExpression) -> SwiftExpression {
    switch form(value, isTyped: false) {
    case .plain(let block):
      if block.prelude.isEmpty, case .value(let value) = block.tail { return value.standingInCondition }
      let couldHoist = lowering.canHoist
      lowering.canHoist = false
      defer { lowering.canHoist = couldHoist }
      return lowering.value(value).standingInCondition
    case .read(let statements):
      noteCancellationCheck()
      let closure = SwiftClosure(naming: "values", statements)
      return .run("try ").member("read").call([SwiftArgument(nil, .closure(closure))])
    }
  }

  /// Returns a value as an argument of a call that is marked with `try`, such as the text of a question. The call of
  /// `run.read` then needs no `try` of its own.
  mutating func inCall(_ value: TypedExpression) -> SwiftExpression {
    guard case .read(let statements) = form(value, isTyped: true) else {
      return outside(value, hint: "text")
    }
    noteCancellationCheck()
    return readCall("", statements)
  }

  private func readCall(_ effects: String, _ statements: [SwiftStatement]) -> SwiftExpression {
    .run(effects).member("read").call(trailing: SwiftClosure(naming: "values", statements))
  }

  /// Appends the pending reads, as a single read where possible.
  mutating func flushReads() {
    guard !reads.isEmpty else { return }
    let pending = reads
    reads = []
    noteCancellationCheck()
    var joined: [(local: String, value: SwiftExpression)] = []
    for read in pending {
      if read.statements.count == 1, case .value(let value) = read.statements[0], !value.traits.contains(.hasBraces) {
        joined.append((swiftIdentifier(read.local), value))
      } else {
        output.append(.bind(swiftIdentifier(read.local), type: nil, readCall("try ", read.statements)))
      }
    }
    if joined.isEmpty { return }
    let isOne = joined.count == 1
    let pattern = isOne ? joined[0].local : "(\(joined.map(\.local).joined(separator: ", ")))"
    let value =
      isOne ? joined[0].value : SwiftExpression.text("").call(joined.map { SwiftArgument(nil, $0.value) })
    output.append(.bind(pattern, type: nil, readCall("try ", [.value(value)])))
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
    output.append(.value(.run("try ").member("proceed").call()))
  }
}

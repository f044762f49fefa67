/// An expression that is lowered to statements: the statements before its value, and the value, which can be a choice
/// between blocks.
struct LoweredBlock {
  indirect enum Tail {
    case value(SwiftExpression)
    case conditional([SwiftCondition], LoweredBlock, LoweredBlock)
    case match(SwiftExpression, [Branch])
    /// A choice of which some branches return, and what follows the other branches.
    case sequence(LoweredBlock, LoweredBlock)
    /// The end of a branch that does not return.
    case passed
    /// Statements that return the value.
    case statements([SwiftStatement])
  }

  struct Branch {
    var patterns: [SwiftPattern]
    var guardCondition: SwiftExpression?
    var block: LoweredBlock
  }

  /// The destination of a block's value.
  enum Target {
    case result
    case assign(SwiftExpression)
  }

  var prelude: [SwiftStatement]
  var tail: Tail

  init(prelude: [SwiftStatement], tail: Tail) {
    self.prelude = prelude
    self.tail = tail
  }

  /// Creates a block that is a single expression.
  init(_ value: SwiftExpression) { self.init(prelude: [], tail: .value(value)) }

  /// The maximum number of cases in a `switch` expression. swiftc infers the types of all branches together, in a time
  /// that grows with the square of their number.
  static let largestSwitchValue = 64

  /// Whether the block is a single expression, without preceding statements at any depth.
  var isValue: Bool { prelude.isEmpty && tailIsValue }

  var tailIsValue: Bool {
    switch tail {
    case .value: true
    case .conditional(_, let then, let otherwise): then.isValue && otherwise.isValue
    case .match(_, let branches):
      branches.count <= Self.largestSwitchValue && branches.allSatisfy { $0.block.isValue }
    case .sequence, .passed, .statements: false
    }
  }

  /// Whether the value is known only where a branch returns, so that statements cannot assign it.
  var returnsEarly: Bool {
    switch tail {
    case .value: false
    case .conditional(_, let then, let otherwise): then.returnsEarly || otherwise.returnsEarly
    case .match(_, let branches): branches.contains { $0.block.returnsEarly }
    case .sequence, .passed, .statements: true
    }
  }

  /// The tail as a single expression. Requires that ``tailIsValue`` is true.
  var value: SwiftExpression {
    switch tail {
    case .value(let value): value
    case .conditional(let conditions, let then, let otherwise):
      .conditional(
        SwiftConditional(conditions, then: [.value(then.value)], otherwise: [.value(otherwise.value)]))
    case .match(let subject, let branches):
      .match(
        SwiftSwitch(
          subject,
          branches.map { SwiftCase($0.patterns, where: $0.guardCondition, [.value($0.block.value.asCaseBody)]) }))
    case .sequence, .passed, .statements: SwiftExpression.closure(SwiftClosure([], body)).call()
    }
  }

  /// The body of a function or closure that returns the value: a single expression, or statements.
  var body: [SwiftStatement] { isValue ? [.value(value)] : statements(to: .result) }

  /// Returns the statements that return the value, or assign it to the target.
  func statements(to target: Target) -> [SwiftStatement] {
    prelude + last(to: target)
  }

  private func last(to target: Target) -> [SwiftStatement] {
    switch (tail, target) {
    case (.value(let value), .result): [.result(value)]
    case (.value(let value), .assign(let name)): [.assign(name, value)]
    case (.conditional(let conditions, let then, let otherwise), _):
      [
        .value(
          .conditional(
            SwiftConditional(
              conditions, then: then.statements(to: target), otherwise: otherwise.statements(to: target))))
      ]
    case (.match(let subject, let branches), _):
      [
        .value(
          .match(
            SwiftSwitch(
              subject,
              branches.map {
                SwiftCase($0.patterns, where: $0.guardCondition, $0.block.statements(to: target).asCaseBody)
              })))
      ]
    case (.sequence(let choice, let rest), _): choice.statements(to: target) + rest.statements(to: target)
    case (.passed, _): []
    case (.statements(let statements), _): statements
    }
  }
}

/// The value of a local, with the type that the local states.
struct StoredBlock {
  let block: LoweredBlock
  let type: String?

  /// Returns the statements that bind the value to a name.
  func binding(_ name: String) -> [SwiftStatement] {
    if block.returnsEarly {
      let body = SwiftClosure(result: type, block.statements(to: .result))
      return [.bind(name, type: type, SwiftExpression.closure(body).call())]
    }
    guard let type, !block.tailIsValue else { return block.prelude + [.bind(name, type: type, block.value)] }
    return [.declare(name, type: type)] + block.statements(to: .assign(.text(name)))
  }

  /// Returns the statements that bind the value to the name of a variable.
  func variable(_ name: String) -> [SwiftStatement] { binding(name).map { $0.asVariable(named: name) } }
}

extension SwiftExpression {
  /// The expression as the whole body of a case. Swift would parse a name such as `required` before the next `case` as
  /// a modifier.
  fileprivate var asCaseBody: SwiftExpression {
    if case .text(let name) = kind, isDeclarationModifier(name) { return .text("`\(name)`") }
    return self
  }
}

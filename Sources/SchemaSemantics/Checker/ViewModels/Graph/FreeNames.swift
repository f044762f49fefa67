import VmgenSchemaSyntax

/// The free names of an expression: its dependencies, found before types are inferred.
struct FreeNames {
  private let numbers: [String: Int]
  private var bound: [String] = []
  private var found: [Int] = []

  /// Whether the names of called functions are included.
  private let includesCalled: Bool

  /// Returns the numbers of the free names, each once, in source order.
  ///
  /// - Parameter includesCalled: Whether `name(…)` counts as a use of `name`. Pass `true` for names of view models,
  ///   which are created by calls, and `false` for names of values.
  static func of(
    _ expression: Expression, among numbers: [String: Int], includesCalled: Bool = true
  ) -> [Int] {
    var walk = FreeNames(numbers: numbers, includesCalled: includesCalled)
    walk.visit(expression)
    return walk.found
  }

  private init(numbers: [String: Int], includesCalled: Bool) {
    self.numbers = numbers
    self.includesCalled = includesCalled
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name):
      if let number = numbers[name], !bound.contains(name), !found.contains(number) { found.append(number) }
    case .call(let callee, let arguments) where !includesCalled && callee.isName:
      for argument in arguments { visit(argument.value) }
    case .conditional(let conditions, let first, let second): visit(conditions, first, second)
    case .match(let subject, let cases):
      visit(subject)
      for item in cases { visit(item) }
    case .closure(let closure):
      let count = bound.count
      bound += closure.parameters.map(\.text)
      visit(closure.body)
      bound.removeLast(bound.count - count)
    case .block(let body): visit(body)
    default: expression.forEachChild { visit($0) }
    }
  }

  private mutating func visit(_ conditions: [Condition], _ first: Expression, _ second: Expression?) {
    let count = bound.count
    bind(conditions)
    visit(first)
    bound.removeLast(bound.count - count)
    if let second { visit(second) }
  }

  private mutating func bind(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition.kind {
      case .expression(let value): visit(value)
      case .unwrap(let name, let value):
        visit(value)
        bound.append(name.text)
      case .pattern(let pattern, let value):
        visit(value)
        visit(pattern)
      }
    }
  }

  private mutating func visit(_ body: BodySyntax) {
    let count = bound.count
    for statement in body.statements {
      switch statement.kind {
      case .constant(let name, _, let value):
        visit(value)
        bound.append(name.text)
      case .guarded(let conditions, let otherwise):
        visit(otherwise)
        bind(conditions)
      case .result(let value), .value(let value): visit(value)
      }
    }
    bound.removeLast(bound.count - count)
  }

  private mutating func visit(_ item: SwitchCase<Expression>) {
    let count = bound.count
    for pattern in item.patterns { visit(pattern) }
    if let condition = item.guardCondition { visit(condition) }
    visit(item.body)
    bound.removeLast(bound.count - count)
  }

  private mutating func visit(_ pattern: Pattern) {
    pattern.forEachValue { visit($0) }
    bound += pattern.names.map(\.text)
  }
}

extension Expression {
  /// Whether the expression is a name. A called name refers to a function, not to a value of the same name.
  fileprivate var isName: Bool { if case .name = kind { true } else { false } }
}

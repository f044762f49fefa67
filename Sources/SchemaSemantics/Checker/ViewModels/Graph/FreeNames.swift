import VmgenSchemaSyntax

/// The free names of an expression: its dependencies, found before types are inferred.
struct FreeNames {
  private let numbers: [String: Int]
  /// The names that count where they are called.
  private let called: [String: Int]
  private var bound: [String] = []
  private var found: [Int] = []

  /// Returns the numbers of the free names, each once, in source order.
  ///
  /// - Parameters:
  ///   - called: The names for which `name(…)` counts as a use, such as those of view models, which are created by calls,
  ///     and not those of values.
  ///   - bound: The names of the parameters, which are not free.
  static func of(
    _ expression: Expression, among numbers: [String: Int], called: [String: Int] = [:], bound: [String] = []
  ) -> [Int] {
    var walk = FreeNames(numbers: numbers, called: called, bound: bound)
    walk.visit(expression)
    return walk.found
  }

  private init(numbers: [String: Int], called: [String: Int], bound: [String]) {
    self.numbers = numbers
    self.called = called
    self.bound = bound
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name): note(name, among: numbers)
    case .ownMember(let name): add(numbers[name.text])
    case .call(let callee, let arguments):
      if case .name(let name) = callee.kind { note(name, among: called) } else { visit(callee) }
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
    case .steps(let steps): visit(steps)
    default: expression.forEachChild { visit($0) }
    }
  }

  private mutating func note(_ name: String, among numbers: [String: Int]) {
    if !bound.contains(name) { add(numbers[name]) }
  }

  private mutating func add(_ number: Int?) {
    if let number, !found.contains(number) { found.append(number) }
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

  private mutating func visit(_ steps: StepsSyntax) {
    let count = bound.count
    for step in steps.steps { visit(step) }
    bound.removeLast(bound.count - count)
  }

  /// Visits a step. The names that it declares are those of the steps after it.
  private mutating func visit(_ step: StepSyntax) {
    for expression in step.expressions { visit(expression) }
    for (names, body) in zip(step.namesOfBranches, step.branches.bodies) {
      let count = bound.count
      bound += names.map(\.text)
      visit(body)
      bound.removeLast(bound.count - count)
    }
    bound += step.names.map(\.text)
  }

  private mutating func visit(_ pattern: Pattern) {
    pattern.forEachValue { visit($0) }
    bound += pattern.names.map(\.text)
  }
}

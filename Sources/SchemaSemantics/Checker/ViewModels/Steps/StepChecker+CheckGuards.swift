import VmgenSchemaSyntax

/// The names that steps declare for the steps after them.
struct StepNames {
  typealias Binding = ExpressionChecker.Binding

  /// A checked `guard`, whose unused names are removed after the steps that can read them have been checked.
  struct Guard {
    /// The index of the step.
    var index: Int
    var conditions: [TypedCondition]
    let bindings: [[Binding]]
  }

  /// The names of constants and answers.
  var constants: [Binding] = []
  /// The names of variables, with their `var`.
  var variables: [(binding: Binding, keyword: SourceRange)] = []
  /// The names of the calls that `async let` starts.
  var startedCalls: [Binding] = []
  var guards: [Guard] = []

  func first(named name: String) -> Binding? {
    constants.first { $0.name.text == name } ?? variables.first { $0.binding.name.text == name }?.binding
      ?? startedCalls.first { $0.name.text == name }
      ?? guards.lazy.flatMap { $0.bindings.joined() }.first { $0.name.text == name }
  }
}

/// The step `guard … else { …  return }`.
extension StepChecker {
  /// Checks a `guard`, and adds the names that its conditions bind to the scope.
  ///
  /// - Parameter index: The index of the checked step.
  func checkGuard(
    _ conditions: [Condition], _ otherwise: StepsSyntax, at index: Int, _ names: inout StepNames
  ) -> [Step.Kind] {
    // The `else` cannot read the names.
    let uninitialized = expressions.session.uninitialized
    var returning = checkSteps(otherwise, isTail: false)
    expressions.session.uninitialized = uninitialized
    if returning.last?.alwaysReturns != true {
      let end = Int(otherwise.range.upper)
      let brace = SourceRange(file: otherwise.range.file, lower: end - 1, upper: end)
      let fixIt =
        scope.body != nil
        ? nil
        : otherwise.steps.last.map { Diagnostic.FixIt(range: $0.range.end, replacement: "; return") }
          ?? Diagnostic.FixIt(range: brace.start, replacement: "return ")
      // Missing braces have been reported.
      if text(at: otherwise.range).hasPrefix("{") {
        report(scope.body == nil ? .guardWithoutReturnStep : .guardWithoutReturn, at: brace, fixIt: fixIt)
      }
      returning.append(Step(kind: .end, range: otherwise.range.end))
    }
    if conditions.isEmpty { return [] }
    let (typed, bindings) = expressions.inferConditions(conditions)
    for (condition, binding) in zip(conditions, bindings).flatMap({ each in each.1.map { (each.0, $0) } }) {
      // As in Swift, `guard let data` can unwrap a constant of the same steps.
      if condition.unwrapsOwnName { continue }
      guard let first = names.first(named: binding.name.text) else { continue }
      reportRepeated(.namedTwice(name: binding.name.text), at: binding.name.range, after: first.name.range)
      expressions.session.usedLocals[first.number] = true
    }
    guard let undecided = expressions.constants.undecided(typed) else { return returning.map(\.kind) }
    if undecided.isEmpty { return [] }
    names.guards.append(StepNames.Guard(index: index, conditions: typed, bindings: bindings))
    return [.guarded(undecided, else: returning)]
  }

  /// Removes the names of a `guard` that no later step reads.
  func dropUnused(of checked: StepNames.Guard, in steps: inout [Step]) {
    var conditions = checked.conditions
    for index in conditions.indices { expressions.dropUnused(checked.bindings[index], in: &conditions[index]) }
    guard checked.index < steps.count, case .guarded(_, let otherwise) = steps[checked.index].kind,
      let undecided = expressions.constants.undecided(conditions)
    else { return }
    if undecided.isEmpty {
      steps.remove(at: checked.index)
    } else {
      steps[checked.index].kind = .guarded(undecided, else: otherwise)
    }
  }
}

extension Condition {
  /// Whether the condition is `let name` of a name.
  fileprivate var unwrapsOwnName: Bool {
    if case .unwrap(let name, let value) = kind, case .name(name.text) = value.kind { true } else { false }
  }
}

/// `guard let store else { … }` for a service, which is never nil.
extension StepChecker {
  /// Returns the conditions of a `guard` without those that unwrap a service, which are reported.
  func conditionsWithoutServices(of conditions: [Condition], in step: SourceRange) -> [Condition] {
    conditions.indices.compactMap { index in
      let condition = conditions[index]
      guard case .unwrap(let name, let value) = condition.kind, case .name(name.text) = value.kind,
        expressions.environment.local(name.text) == nil,
        case .use(let service?)? = expressions.environment.members[name.text]?.kind
      else { return condition }
      expressions.noteUse(.called, name.text)
      var removed = step
      if index + 1 < conditions.count {
        removed = SourceRange(
          file: step.file, lower: Int(condition.range.lower), upper: Int(conditions[index + 1].range.lower))
      } else if index > 0 {
        removed = SourceRange(
          file: step.file, lower: Int(conditions[index - 1].range.upper), upper: Int(condition.range.upper))
      }
      report(
        .neverNil(type: .declared(service)), at: condition.range, help: "remove it: a service is always there",
        fixIt: Diagnostic.FixIt(range: removed, replacement: ""))
      return nil
    }
  }
}

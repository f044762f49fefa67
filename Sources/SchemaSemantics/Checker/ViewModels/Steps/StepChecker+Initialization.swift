import VmgenSchemaSyntax

/// `let state: T`, whose value later steps assign on each path to its first use, as in Swift.
extension StepChecker {
  /// The names without a value at the current step.
  private var uninitialized: Uninitialized {
    get { expressions.session.uninitialized }
    set { expressions.session.uninitialized = newValue }
  }

  /// Returns the steps with the value of each `let label: String` that the step after it assigns as the only step of each
  /// branch.
  func initializing(_ steps: [StepSyntax]) -> [StepSyntax] {
    var rest = steps[...]
    var result: [StepSyntax] = []
    while let step = rest.popFirst() {
      guard case .declaration(let name, let type, var isVariable) = step.kind else {
        result.append(step)
        continue
      }
      var range = step.range
      let value: Expression
      if let next = rest.first, let assigned = next.value(assignedTo: name.text) {
        (range, value) = (range.union(next.range), assigned)
        for place in next.places(assigning: name.text) {
          index?.refer(to: .local(name.text, name.range), at: place)
        }
        rest.removeFirst()
      } else if StepsSyntax(range: step.range, steps: Array(rest)).assignedNames.contains(name.text) {
        result.append(step)
        continue
      } else {
        value = reportUnassigned(name, type, isVariable: isVariable)
        // Later assignments are no further mistakes.
        isVariable = true
      }
      let use = StepValueUse.constant(name, type, isVariable: isVariable)
      result.append(
        StepSyntax(range: range, kind: .value(StepValueSyntax(range: value.range, value: value), use)))
    }
    return result
  }

  /// Reports a constant whose value no step after it assigns.
  private func reportUnassigned(_ name: Identifier, _ type: TypeSyntax, isVariable: Bool) -> Expression {
    let keyword = isVariable ? "var" : "let"
    report(
      .unexpectedToken(expected: "`=` and a value after `\(name.text)`", found: "the end of the line"),
      at: type.range.end,
      help: "assign `\(name.text)` in the steps after it, or write the value: "
        + "`\(keyword) \(name.text) = if … { … } else { … }`")
    return Expression(.missing(()), type.range.end)
  }

  /// Checks `let state: T`.
  func checkDeclaration(
    _ name: Identifier, _ syntax: TypeSyntax, of step: StepSyntax, isVariable: Bool, _ names: inout StepNames
  ) -> Step.Kind {
    let type = resolve(syntax)
    expressions.checkStorable(type, at: syntax.range)
    bindStep(name, type, &names, keyword: keyword(of: step), isVariable: isVariable)
    if let local = expressions.environment.local(name.text), local.range == name.range {
      uninitialized.declare(local.number, name.text)
    }
    return .declaration(name.text, type)
  }

  /// Checks the assignment of a name that may have no value; returns nil for another target.
  func checkInitialization(of target: Expression, _ value: StepValueSyntax) -> Step.Kind? {
    guard case .name(let name) = target.kind, let local = expressions.environment.local(name), !local.isCaptured,
      local.closureDepth == expressions.environment.closures.count, uninitialized.contains(local.number)
    else { return nil }
    let typed = checkStepValue(value, local.type, isText: isTextName(name)).0
    expressions.refer(to: local, at: target.range)
    let isChange = uninitialized.assign(local.number)
    if isChange, local.isVariable {
      expressions.session.changedLocals.insert(local.number)
    } else if isChange {
      report(
        .notWritable(name: name, reason: "it is a constant, which may have a value already"), at: target.range,
        labels: [Diagnostic.Label(range: local.range, text: "declared here")],
        suggestion: local.letKeyword.map { .write("var", at: $0) })
    }
    return typed.map { .initialize(name, $0, isChange: isChange) }
  }

  // MARK: Paths

  /// Checks the branches of a step. After it, the names have a value that each branch assigns unless it ends the steps.
  func checkBranches<Result>(_ check: () -> Result) -> Result {
    let outer = scope.paths
    scope.paths = []
    let result = check()
    uninitialized = Uninitialized(joining: scope.paths)
    scope.paths = outer
    return result
  }

  /// Checks the steps of one branch.
  func checkBranch(_ syntax: StepsSyntax?, isTail: Bool) -> [Step] {
    let before = uninitialized
    let steps = syntax.map { checkSteps($0, isTail: isTail) } ?? []
    if steps.last?.alwaysReturns != true { scope.paths.append(uninitialized) }
    uninitialized = before
    return steps
  }

  /// Checks steps that may run several times, or not at all.
  func checkRepeated<Result>(_ syntax: StepsSyntax, _ check: () -> Result) -> Result {
    uninitialized.noteAssigned(syntax.outerAssignedNames)
    let before = uninitialized
    defer { uninitialized = before }
    return check()
  }

  /// Records what the steps of a `do` may have assigned before an error.
  func noteAssigned(beforeErrorsOf syntax: StepsSyntax) { uninitialized.noteAssigned(syntax.namesAssignedBeforeEnd) }
}

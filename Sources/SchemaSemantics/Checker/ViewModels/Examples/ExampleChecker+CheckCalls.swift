import VmgenSchemaSyntax

/// A function of a group of examples, with the names that its steps see.
struct ExampleFunction {
  var name: String
  var parameters: [Parameter]
  /// The names before the examples of the group, in expectations and in the values of `given`.
  var names: (all: [Environment.Local], given: [Environment.Local])
}

/// Calls of the functions of groups: `expectLocked(title: "A")` stands for the steps of the function.
extension ExampleChecker {
  /// Returns a checker of steps that can call the functions of a group.
  func declaringFunctions(of group: ExampleSyntax) -> ExampleChecker {
    if group.functions.isEmpty { return self }
    var checker = self
    let names = (expressions.environment.locals, values.environment.locals)
    for function in group.functions {
      let name = function.name
      let parameters = resolveParameters(function.parameters, of: name.text, hasDefaults: true)
      checker.groupFunctions[name.range] = ExampleFunction(
        name: name.text, parameters: values.checkDefaults(of: parameters, function.parameters), names: names)
      index?.define(.local(name.text, name.range), at: name)
    }
    return checker
  }

  /// Lets the functions of a group see the names that its steps have declared.
  mutating func showNames(toFunctionsOf group: ExampleSyntax) {
    let names = (expressions.environment.locals, values.environment.locals)
    for function in group.functions { groupFunctions[function.name.range]?.names = names }
  }

  func groupFunction(named name: String) -> ExampleFunction? { groupFunctions.values.first { $0.name == name } }

  /// Reports functions that have the same name, and those that no example calls.
  func checkCalled(_ group: ExampleSyntax) {
    if group.functions.isEmpty { return }
    checkUnique(group.functions.map(\.name), as: "function", of: text(at: group.title.range).replacing("\"", with: ""))
    let called = group.allSteps.reduce(into: Set<SourceRange>()) { $1.addCalled(to: &$0) }
    for function in group.functions where !called.contains(function.name.range) {
      report(.unusedConstant(name: function.name.text), at: function.name.range, help: "call it, or remove it")
    }
  }

  /// Returns the steps of a function, after a constant for each argument that reads the view model.
  func checkCall(
    of function: ExampleFunctionSyntax, _ call: Expression, _ body: [ExampleStepSyntax], _ prefix: inout ExamplePrefix
  ) -> [ExampleStep] {
    guard case .call(let callee, let arguments) = call.kind, let declared = groupFunctions[function.name.range] else {
      return []
    }
    index?.refer(to: .local(function.name.text, function.name.range), at: callee.range)
    if environment.isRepeated, let loop = body.first(where: \.kind.isLoop) {
      report(
        .loopInLoop(function: function.name.text), at: call.range,
        labels: [Diagnostic.Label(range: loop.range, text: "this is the loop")])
      return []
    }
    // The view model is created before the first argument that reads it.
    if !prefix.isGroup, prefix.firstAct == nil, arguments.contains(where: { readsMembers($0.value) }) {
      prefix.firstAct = call.range
    }
    let reader = prefix.firstAct == nil ? values : acts
    let site = CallSite(of: Identifier(text: function.name.text, range: callee.range), arguments, at: call.range)
    guard let passed = reader.checkArguments(of: site, declared.parameters, passesDefaults: true) else { return [] }
    let outer = (expressions.environment.locals, values.environment.locals)
    defer { (expressions.environment.locals, values.environment.locals) = outer }
    (expressions.environment.locals, values.environment.locals) = declared.names
    var inner = self
    inner.callerNames.formUnion(Set(outer.0.map(\.name)).subtracting(declared.names.all.map(\.name)))
    let (reported, recorded) = (declarations.sink.diagnostics.count, index?.counts)
    var steps: [ExampleStep] = []
    var bindings: [ExpressionChecker.Binding] = []
    for (written, value) in zip(function.parameters, passed) {
      guard let name = written.name, name.text != "_", isNameable(name) else { continue }
      bindings.append(bind(name, value.value, call.range, &steps))
    }
    steps += inner.checkSteps(body, &prefix)
    _ = expressions.unusedNames(bindings, help: "use it in the steps, or remove the parameter")
    if !names.functions.insert(function.range).inserted { dropRepeated(in: function.range, after: reported, recorded) }
    for index in steps.indices { steps[index].calls.append(call.range) }
    return steps
  }

  /// Binds a parameter to the value of an argument. A value that depends on the view model is that before the steps.
  private func bind(
    _ name: Identifier, _ value: TypedExpression, _ call: SourceRange, _ steps: inout [ExampleStep]
  ) -> ExpressionChecker.Binding {
    let isKnown = isKnownBefore(value)
    let constant = bind(name, value.type, isUsed: value.hasInvalid, isGiven: isKnown)
    if isKnown {
      expressions.environment.locals[expressions.environment.locals.count - 1].meaning = value
      values.environment.locals[values.environment.locals.count - 1].meaning = value
    } else {
      steps.append(ExampleStep(kind: .constant(constant.name, value.type, value, isGiven: false), range: call))
    }
    return constant.binding
  }

  /// Removes what an earlier call has reported and recorded of the steps of a function.
  private func dropRepeated(in function: SourceRange, after reported: Int, _ recorded: SymbolRecorder.Counts?) {
    let sink = declarations.sink
    sink.report(sink.take(after: reported).filter { !function.contains($0.range) || !isReported($0) })
    guard let recorded, var record = index?.take(after: recorded) else { return }
    record.occurrences.removeAll { function.contains($0.range) }
    record.conditions.removeAll { function.contains($0.range) }
    index?.add(record)
  }

  private func isReported(_ diagnostic: Diagnostic) -> Bool {
    declarations.sink.diagnostics.contains { $0.range == diagnostic.range && $0.kind.code == diagnostic.kind.code }
  }

  /// Reports the call of a function in its own steps, or of one that is declared in another group.
  func reportCall(_ call: Expression) {
    guard case .call(let callee, let arguments) = call.kind else { return }
    acts.inferUnused(arguments)
    let name = text(at: callee.range)
    report(.calledInItself(function: name), at: callee.range)
  }
}

extension ExampleSyntax {
  /// Returns the example with the steps of the functions that it calls.
  ///
  /// - Parameter functions: The functions of the groups around it, by name.
  func resolvingCalls(_ functions: [String: ExampleFunctionSyntax] = [:]) -> ExampleSyntax {
    let functions = self.functions.reduce(into: functions) { $0[$1.name.text] = $1 }
    if functions.isEmpty, nested == nil { return self }
    return ExampleSyntax(
      documentation: documentation, range: range, title: title, table: table,
      steps: steps.map { $0.resolvingCalls(functions) }, nested: nested?.map { $0.resolvingCalls(functions) },
      functions: self.functions)
  }
}

extension ExampleStepSyntax {
  fileprivate func resolvingCalls(_ functions: [String: ExampleFunctionSyntax]) -> ExampleStepSyntax {
    func resolved(_ steps: [ExampleStepSyntax]) -> [ExampleStepSyntax] { steps.map { $0.resolvingCalls(functions) } }
    var step = self
    switch kind {
    case .call(let call):
      guard case .call(let callee, _) = call.kind, case .name(let name) = callee.kind, let function = functions[name]
      else { return self }
      // A call of the function itself is no step of it.
      var others = functions
      others[name] = nil
      step.kind = .called(function, call, function.steps.map { $0.resolvingCalls(others) })
    case .loop(let names, let elements, let steps): step.kind = .loop(names, elements, resolved(steps))
    case .whileLoop(let condition, let steps): step.kind = .whileLoop(condition, resolved(steps))
    default: break
    }
    return step
  }

  /// Adds the names of the functions that the step calls.
  fileprivate func addCalled(to names: inout Set<SourceRange>) {
    switch kind {
    case .called(let function, _, let steps):
      names.insert(function.name.range)
      for step in steps { step.addCalled(to: &names) }
    case .loop(_, _, let steps), .whileLoop(_, let steps): for step in steps { step.addCalled(to: &names) }
    default: break
    }
  }
}

extension ExampleStepSyntax.Kind {
  /// Whether the step repeats others.
  fileprivate var isLoop: Bool {
    switch self {
    case .loop, .whileLoop: true
    case .called(_, _, let steps): steps.contains(where: \.kind.isLoop)
    default: false
    }
  }
}

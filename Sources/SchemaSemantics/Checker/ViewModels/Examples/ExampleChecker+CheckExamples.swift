import VmgenSchemaSyntax

/// Examples of view models.
extension ExampleChecker {
  func checkExamples(_ syntax: ViewModelSyntax) -> [Example] {
    // The services of view models that this one creates, and of the error policy, have doubles as well.
    for (name, service) in declarations.tables.serviceUses.servicesByUse(of: model.name) {
      expressions.environment.declare(.use(MemberID(index: MemberID.unknown.index, name: name), service: service))
    }
    let identified = syntax.identified { if case .example(let example) = $0 { example } else { nil } }
    let examples = checkTitled(identified.map { ($0.id, $0.syntax.resolvingCalls()) }, after: ExamplePrefix())
    reportIncomplete()
    return examples
  }

  /// Checks examples that follow the same steps. Their titles must differ.
  private func checkTitled(
    _ examples: [(id: MemberID, syntax: ExampleSyntax)], after prefix: ExamplePrefix
  ) -> [Example] {
    var titles: [String: SourceRange] = [:]
    return examples.map { id, example in
      let title = exampleTitle(example)
      if let title {
        if let first = titles[title] {
          reportRepeated(.duplicateExample(title: title), at: example.title.range, after: first, "used")
        } else {
          titles[title] = example.title.range
        }
      }
      return checkExample(example, id, title ?? "", after: prefix)
    }
  }

  private func exampleTitle(_ example: ExampleSyntax) -> String? {
    switch example.title.kind {
    case .missing: return nil
    case .string(let literal):
      if let text = literal.plainText, !text.utf8.allSatisfy({ $0 == 0x20 }) { return text }
    default: break
    }
    report(.exampleTitle, at: example.title.range)
    return nil
  }

  private func checkExample(
    _ syntax: ExampleSyntax, _ id: MemberID, _ title: String, after prefix: ExamplePrefix
  ) -> Example {
    let outer = (expressions.environment.locals, values.environment.locals, expressions.environment.fakes)
    let now = values.environment.knownNow
    let used = names.used
    defer {
      names.used = used
      (expressions.environment.locals, values.environment.locals, expressions.environment.fakes) = outer
      values.environment.knownNow = now
    }
    if syntax.steps.contains(where: \.kind.isTime) { values.environment.knownNow = nil }
    let table = syntax.table.map { checkTable($0, of: syntax.allSteps) }
    var prefix = prefix
    prefix.inherited.formUnion(prefix.given.keys)
    prefix.isGroup = syntax.nested != nil
    prefix.constants = []
    var checker = declaringFunctions(of: syntax)
    let steps = checker.checkSteps(syntax.steps, &prefix).withoutReplacedFakes
    prefix.steps += steps
    let constants = prefix.constants
    defer { _ = expressions.unusedNames(constants, help: "use it in a later step, or remove the step") }
    var nested: [Example]?
    if let examples = syntax.nested {
      if examples.isEmpty { report(.noNestedExample, at: syntax.title.range) }
      checkConstants(ofGroup: steps, examples)
      checker.showNames(toFunctionsOf: syntax)
      nested = checker.checkTitled(examples.map { (id, $0) }, after: prefix)
      checkCalled(syntax)
    } else {
      checkComplete(syntax, prefix.given)
      checkUnstubbedQueries(syntax, prefix.steps)
      reportAbsentCalls(steps, among: prefix.steps)
      if !syntax.steps.contains(where: \.kind.isExpectation) { report(.noExpectation, at: syntax.title.range) }
    }
    return Example(
      id: id, title: title, range: syntax.range, documentation: syntax.documentation, table: table, steps: steps,
      nested: nested)
  }

  func checkSteps(_ steps: [ExampleStepSyntax], _ prefix: inout ExamplePrefix) -> [ExampleStep] {
    steps.flatMap { step -> [ExampleStep] in
      if case .called(let function, let call, let body) = step.kind {
        return checkCall(of: function, call, body, &prefix)
      }
      if let divided = dividedTuples(step) { return checkSteps(divided, &prefix) }
      if let divided = dividedByCommand(step) { return checkSteps(divided, &prefix) }
      if let called = calledInside(step) {
        let steps = checkSteps([called.run], &prefix) + [checkResult(of: called, &prefix)]
        guard let rest = called.rest else { return steps }
        defer { expressions.environment.locals.removeAll { $0.name == called.name.text } }
        return steps + checkSteps([rest], &prefix)
      }
      if step.kind.isAct { prefix.firstAct = prefix.firstAct ?? step.range }
      defer { if step.kind.movesClock { values.environment.knownNow = nil } }
      if case .loop(let names, let elements, let body) = step.kind {
        if names.count > 1 || readsMembers(elements), let expectations = expectations(of: names, in: elements, body) {
          return checkTurns(elements) + checkSteps(expectations, &prefix)
        }
        return checkLoop(names[0], elements, prefix.values) { checkSteps(body, &prefix) }
      }
      if case .whileLoop(let condition, let body) = step.kind {
        return checkWhileLoop(condition, body) { checkSteps(body, &prefix) }
      }
      if case .matching(let conditions, let body) = step.kind {
        return checkMatching(conditions, body, step.range) { checkStep($0, &prefix) }
      }
      let kind = checkStep(step, &prefix)
      return [ExampleStep(kind: kind ?? .expect(expressions.invalid(step.range)), range: step.range)]
    }
  }

  /// Checks a step; returns nil after reporting an error.
  private func checkStep(_ step: ExampleStepSyntax, _ prefix: inout ExamplePrefix) -> ExampleStep.Kind? {
    switch step.kind {
    case .given(let name, let value):
      if let firstAct = prefix.firstAct, isSetOnce(name) {
        report(
          .lateGiven(name: name.text), at: name.range,
          labels: [Diagnostic.Label(range: firstAct, text: "the view model is created before this step")])
      }
      return answering(after: prefix).checkGiven(name, value, &prefix)
    case .givenPart(let place, let value): return answering(after: prefix).checkGivenPart(place, value, &prefix)
    case .constant(let name, let type, let value): return checkConstant(name, type, value, &prefix)
    case .when(let name, let value): return checkAssignment(name, value)
    case .expect(let condition):
      if let use = navigatorComparedToEmpty(condition) { return checkExpectedNavigation(use, []) }
      if let events = elements(of: "events", in: condition) { return checkExpectedEvents(events, condition.range) }
      if let event = lastElement(of: "events", in: condition) {
        return checkExpectedEvents([event], areLast: true, condition.range)
      }
      if let call = lastElement(of: "calls", in: condition) {
        return checkExpectedCalls([call], areLast: true, condition.range)
      }
      if comparesNoCalls(condition) { return hasCalls(at: condition.range) ? .expectCalls([], areLast: false) : nil }
      if let calls = elements(of: "calls", in: condition) { return checkExpectedCalls(calls, condition.range) }
      return .expect(checkExpectation(condition))
    case .expectNavigation(let use, let calls): return checkExpectedNavigation(use, calls)
    case .stub(isGiven: false, let function, .ends) where isChild(function.use):
      return checkAct(.inside(function.use.expression, .editing(function.function, begins: false)), step.range)
    case .stub(isGiven: false, let function, .declines) where isChild(function.use):
      // A child can have a command named `present`.
      return checkAct(.inside(function.use.expression, .reply(function.function, .declines)), step.range)
    case .stub(let isGiven, let function, let answer):
      return answering(after: prefix).checkStub(function, answer, isGiven: isGiven)
    case .call(let call):
      reportCall(call)
      return nil
    case .recreated:
      if prefix.isGroup { report(.recreatedInGroup, at: step.range) }
      return .recreate
    default: return checkAct(step.kind, step.range)
    }
  }

  /// Returns a checker of the answers of services after other steps, which can read the view model if it exists.
  private func answering(after prefix: ExamplePrefix) -> ExampleChecker {
    var checker = self
    checker.isCreated = prefix.firstAct != nil && !prefix.isGroup
    return checker
  }

  private func checkGiven(
    _ name: Identifier, _ value: Expression, _ prefix: inout ExamplePrefix
  ) -> ExampleStep.Kind? {
    guard isNameable(name) else { return nil }
    noteGiven(name, &prefix)
    if let input = model.input(named: name.text) {
      index?.refer(to: .member(viewModel: model.name, input.id), at: name.range, type: input.type)
      return .givenInput(
        input.id, values.check(value, as: input.type))
    }
    if let service = fakedService(ofUse: name) {
      refer(toUse: name)
      let fake = checkFake(name, of: service, value, isGiven: prefix.firstAct == nil)
      if case .fake(_, _, _, let arguments, _)? = fake { prefix.fakes[name.text] = arguments }
      return fake
    }
    if let part = ContextPart(rawValue: name.text) {
      index?.refer(to: .context(part), at: name.range, type: part.type)
      let typed = contextValue(part, value)
      if part == .now, !typed.hasInvalid { values.environment.knownNow = typed }
      return .givenContext(part, typed)
    }
    if name.text == "uuid" { return .nextID(checkNextID(value), isGiven: true) }
    reportNotGivable(name)
    return nil
  }

  /// Notes what a `given` sets, and reports it if the example has set it before.
  func noteGiven(_ name: Identifier, _ prefix: inout ExamplePrefix) {
    if let first = prefix.given[name.text], prefix.firstAct == nil, prefix.inherited.remove(name.text) == nil {
      reportRepeated(.duplicateGiven(name: name.text), at: name.range, after: first, "set")
    } else {
      prefix.given[name.text] = name.range
    }
  }

  /// Whether `given` sets what only the creation of the view model reads.
  private func isSetOnce(_ name: Identifier) -> Bool {
    model.input(named: name.text) != nil || ContextPart(rawValue: name.text) != nil || name.text == "uuid"
  }

  /// Returns the service of a `use` for which a fake can answer.
  private func fakedService(ofUse name: Identifier) -> String? {
    service(ofUse: name.text).flatMap { $0 == ServiceDeclaration.navigator ? nil : $0 }
  }

  private func checkNextID(_ value: Expression) -> TypedExpression {
    values.check(value, as: .uuid)
  }

  private func checkAssignment(
    _ name: Identifier, _ value: Expression
  ) -> ExampleStep.Kind? {
    guard isNameable(name) else { return nil }
    let writing = environment.members[name.text]?.writing
    switch writing?.storage {
    case .input?: break
    case nil where writing?.setter == nil: break
    default: return checkWrite(Expression(.name(name.text), name.range), value)
    }
    if let input = model.input(named: name.text) {
      index?.refer(to: .member(viewModel: model.name, input.id), at: name.range, type: input.type)
      if input.isConstant {
        report(
          .constantAssigned(name: name.text), at: name.range,
          labels: [Diagnostic.Label(range: input.range, text: "declared as a constant here")])
      }
      return .assign(input.id, acts.check(value, as: input.type))
    }
    if let part = ContextPart(rawValue: name.text) {
      index?.refer(to: .context(part), at: name.range, type: part.type)
      return .assignContext(part, contextValue(part, value))
    }
    if name.text == "uuid" { return .nextID(checkNextID(value), isGiven: false) }
    if name.text == "calls", case .array(let calls) = value.kind, calls.isEmpty {
      return hasCalls(at: name.range) ? .forgetCalls : nil
    }
    reportNotGivable(name)
    return nil
  }

  private func reportNotGivable(_ name: Identifier) {
    if expressions.reportsMissingFocus(name.text, name.range) { return }
    let known = model.inputs.map(\.name) + ContextPart.allCases.map(\.rawValue)
    let derived = model.derived.first { $0.name == name.text }
    if let help = name.text == "clock"
      ? "advance the clock: `when clock += 1s`" : environment.members[name.text]?.exampleHelp
    {
      report(.notGivable(name: name.text, model: model.name), at: name.range, help: help)
      return
    }
    reportMissing(
      .notGivable(name: name.text, model: model.name), name, among: derived == nil ? known : [],
      else: derived.map { derived in
        !derived.value.readsViewModel
          ? "write `input \(name.text) = …` in place of the declaration, so that each example can have another value"
          : "`\(name.text)` is computed; verify it with `expect`"
      }
        ?? model.inputs.map(\.name).listed(after: "the inputs are") ?? "it has no inputs")
  }

  private func checkComplete(_ syntax: ExampleSyntax, _ given: [String: SourceRange]) {
    let missing = model.inputs.filter { $0.defaultValue == nil && given[$0.name] == nil && !$0.name.isEmpty }
    if !missing.isEmpty { incomplete.add(syntax.title.range, without: missing) }
  }

  /// Reports the examples that do not set all inputs, once for the examples that miss the same inputs.
  private func reportIncomplete() {
    for group in incomplete.groups {
      let names = group.missing.map(\.name).quoted
      let added = "add " + group.missing.map { "`given \($0.name) = …`" }.joined(separator: ", ")
      let optional = group.missing.first { $0.type.isOptional }.map {
        "; or declare a default value: `input \($0.name): \($0.type) = nil`"
      }
      report(
        .missingGiven(names: names), at: group.titles[0],
        labels: Cycle.bounded(group.titles.dropFirst().map { Diagnostic.Label(range: $0, text: "nor does this one") }),
        help: added + (optional ?? ""))
    }
  }
}

/// The examples of a view model that do not set all inputs.
final class IncompleteExamples {
  private(set) var groups: [(missing: [Input], titles: [SourceRange])] = []

  func add(_ title: SourceRange, without missing: [Input]) {
    let names = missing.map(\.name)
    if let index = groups.firstIndex(where: { $0.missing.map(\.name) == names }) {
      groups[index].titles.append(title)
    } else {
      groups.append((missing, [title]))
    }
  }
}

/// The names of the values of an example.
final class ExampleNames {
  var used: Set<String> = []
  /// The functions of groups whose steps have been checked for a call.
  var functions: Set<SourceRange> = []

  /// Returns a name that was not made before: `count`, `count2`.
  func make(_ name: String) -> String {
    var made = name
    var number = 1
    while !used.insert(made).inserted {
      number += 1
      made = "\(name)\(number)"
    }
    return made
  }
}

/// The steps before those of an example: of the groups around it, and its own up to the current one.
struct ExamplePrefix {
  var steps: [ExampleStep] = []
  /// Where each input and part of the context was set last.
  var given: [String: SourceRange] = [:]
  /// The names that a group around the example has set, which it may set to another value.
  var inherited: Set<String> = []
  /// The first step that is not a `given`, after which the view model exists.
  var firstAct: SourceRange?
  /// Whether examples follow the steps.
  var isGroup = false
  /// The names that the steps declare.
  var constants: [ExpressionChecker.Binding] = []
  /// The arguments of the fakes, by the names of the uses that they answer.
  var fakes: [String: [CallArgument]] = [:]
  /// The values of the names.
  var values: [String: TypedExpression] = [:]
}

extension ExampleStepSyntax.Kind {
  /// Whether the step is `given now = …`.
  fileprivate var isTime: Bool {
    switch self {
    case .given(let name, _): name.text == ContextPart.now.rawValue
    case .called(_, _, let steps): steps.contains(where: \.kind.isTime)
    default: false
    }
  }

  /// Whether the time may be another one after the step.
  fileprivate var movesClock: Bool {
    switch self {
    case .clock: true
    case .when(let name, _): name.text == ContextPart.now.rawValue
    case .loop(_, _, let steps), .whileLoop(_, let steps), .called(_, _, let steps):
      steps.contains(where: \.kind.movesClock)
    default: false
    }
  }

  /// Whether the view model exists before the step.
  var isAct: Bool {
    switch self {
    case .given, .givenPart, .constant, .stub(isGiven: true, _, _): false
    case .called(_, _, let steps): steps.contains(where: \.kind.isAct)
    default: true
    }
  }

  var isExpectation: Bool {
    switch self {
    case .expect, .expectNavigation, .matching: true
    case .loop(_, _, let steps), .whileLoop(_, let steps), .called(_, _, let steps):
      steps.contains(where: \.kind.isExpectation)
    default: false
    }
  }
}

extension Identifier {
  fileprivate var expression: Expression { Expression(.name(text), range) }
}

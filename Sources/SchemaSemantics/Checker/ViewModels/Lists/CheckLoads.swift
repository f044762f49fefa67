import VmgenSchemaSyntax

/// Loads of lists: first the types that other members use, then the steps.
extension MemberChecker {
  /// Returns the types of a load, which are known before its steps are checked; nil after reporting an error.
  func loadShape(of list: ListSyntax) -> LoadShape? {
    guard let load = list.load, let call = load.call else {
      if let steps = list.load?.steps, steps.range.lower < steps.range.upper {
        report(.loadWithoutCall, at: steps.range.end)
      }
      return nil
    }
    guard let answer = answer(of: call), answer != .unknown else { return nil }
    let items = closure(.items, of: list, answer)
    if list.rule(.items) != nil, items == nil { return nil }
    let rows = items?.body.type ?? answer
    guard rows != .unknown else { return nil }
    guard case .array(let element) = rows, conforms(element, to: .identifiable),
      let id = identityType(of: element), conforms(id, to: .hashable)
    else {
      reportNotRows(rows, list, call)
      return nil
    }
    var cursor = closure(.next, of: list, answer)?.body.type
    if let type = cursor, type != .unknown {
      if !type.isOptional {
        report(.cursorNotOptional(type: type), at: list.rule(.next)?.range ?? list.range)
      }
      cursor = type.unwrapped
    }
    return LoadShape(
      answer: answer, element: element, elementID: id, cursor: cursor,
      failure: CommandFailures(expressions).failures(in: load.steps).reduce(.never) { $0.union($1) })
  }

  private func reportNotRows(_ rows: Type, _ list: ListSyntax, _ call: StepValueSyntax) {
    let arrays = model(rows)?.fields.filter { if case .array = $0.type { true } else { false } } ?? []
    var help = arrays.first.map { "name the rows in the answer: `items { $0.\($0.name) }`" }
    if case .array(let element) = rows, let model = model(element) {
      help = "declare it as `model \(model.name): Identifiable`, with a field `id`"
    }
    let items = list.rule(.items)
    report(
      .loadedNoRows(rule: items == nil ? "load" : "items", type: rows), at: items?.range ?? call.value.range,
      help: help)
  }

  /// Returns the type that the last step of a load returns; nil after reporting that it returns nothing.
  private func answer(of call: StepValueSyntax) -> Type? {
    guard case .call(let callee, let arguments) = call.value.kind else { return type(of: call) }
    if case .name(let name) = callee.kind, case .custom(let custom)? = environment.members[name]?.kind {
      return custom.result
    }
    let function = expressions.serviceFunction(named: callee)
    guard let function else { return type(of: call) }
    guard let service = function.service,
      let declaration = services[service]?.function(function.name.text, calledWith: arguments)
    else {
      if let service = function.service { expressions.reportNoFunction(function.name, service) }
      return nil
    }
    if declaration.kind == .stream {
      report(.streamInFormula(name: "\(function.use).\(function.name.text)"), at: callee.range)
      return nil
    }
    if declaration.result == nil {
      report(
        .noResult(name: "\(function.use).\(function.name.text)"), at: callee.range,
        help: "end the `load` with a call that returns the rows")
    }
    return declaration.result
  }

  /// Returns the type of a step's value; nil after reporting an error.
  private func type(of call: StepValueSyntax) -> Type? {
    let value = StepChecker(expressions, stepsOf: .load).expressions.infer(call.value)
    return value.hasInvalid ? nil : value.type
  }

  /// Returns the checked load of a list; nil after reporting an error.
  func resolveLoad(of list: ListSyntax, _ shape: LoadShape) -> ListLoad? {
    guard let load = list.load, let call = load.call else { return nil }
    let errors = declarations.sink.diagnostics.count
    let steps = checkLoadSteps(load, call, shape)
    let received = checkReceived(of: list, shape)
    let closures = LoadClosures(
      items: closure(.items, of: list, shape.answer)?.value,
      next: closure(.next, of: list, shape.answer)?.value,
      more: closure(.more, of: list, shape.answer)?.value)
    if let more = closures.more, case .closure(let closure) = more.kind, closure.body.type != .bool {
      report(.typeMismatch(expected: .bool, found: closure.body.type), at: closure.body.range)
    }
    if let next = list.rule(.next), let more = list.rule(.more) {
      report(
        .nextAndMore, at: more.keywordRange,
        labels: [Diagnostic.Label(range: next.keywordRange, text: "`next` is here")])
    }
    let values = LoadValues(
      local: localRows(of: list, shape),
      empty: value(.empty, of: list, as: .string, isText: true),
      searching: value(.searching, of: list, as: .bool))
    let pageSize = load.pageSize.flatMap(pageSize)
    let selection = selectionMode(of: list)
    let prefetch = list.rule(.prefetch)?.value.flatMap { number(of: $0, "prefetch") }
    guard declarations.sink.diagnostics[errors...].allSatisfy({ $0.kind.severity != .error }) else { return nil }
    return ListLoad(
      pageSize: pageSize, page: steps.page, steps: steps.steps, shape: shape, received: received,
      closures: closures, values: values, selection: selection, prefetch: prefetch)
  }

  private func pageSize(_ value: Expression) -> PageSize? {
    if case .name(let name) = value.kind, let id = environment.memberIDs[name],
      let input = viewModels[environment.viewModel ?? ""]?.interface.inputs.first(where: { $0.id == id }),
      input.isConstant
    {
      return checkInteger(value).map { _ in .constant(id) }
    }
    return number(of: value, "load pages of").map { .rows($0) }
  }

  private func checkLoadSteps(
    _ load: ListLoadSyntax, _ call: StepValueSyntax, _ shape: LoadShape
  ) -> (steps: [Step], page: String?) {
    var page: String?
    if let range = call.optionalTry {
      let help = "write `try`; the error of a `load` is the `error` of its list"
      let mark = SourceRange(file: range.file, lower: Int(range.upper) - 1, upper: Int(range.upper))
      report(.passedOverError(mark: "?"), at: range, help: help, fixIt: Diagnostic.FixIt(range: mark, replacement: ""))
    }
    var before = load.steps
    before.steps.removeLast()
    let steps = StepChecker(expressions, stepsOf: .load)
    steps.expressions.environment.unavailable["$0"] = .init(help: "name the page: `load pages of 30 { page in … }`")
    let number = load.page.map { steps.expressions.bind($0.text, shape.page, .local($0.text), at: $0.range) }
    let checked = steps.checkSteps(before, isTail: false) { () -> Step? in
      steps.checkStepValue(call, nil).0.map { Step(kind: .call($0), range: call.range) }
    }
    if let name = load.page, let number {
      if expressions.session.usedLocals[number] {
        page = name.text
      } else if name.text != "_" {
        report(.unusedPage(name: name.text), at: name.range)
      }
    }
    return (checked, page)
  }

  // MARK: Rules

  private typealias LoadClosure = (value: TypedExpression, body: TypedExpression)

  /// Returns the closure of a rule, which reads an answer of the service.
  private func closure(
    _ keyword: ListRuleKeyword, of list: ListSyntax, _ answer: Type
  ) -> LoadClosure? {
    guard case .closure(let value)? = list.rule(keyword)?.content, case .closure(let syntax) = value.kind else {
      return nil
    }
    var substitution = Substitution()
    let typed = expressions.inferClosure(
      syntax, from: [answer], to: .variable("Value"), at: value.range, &substitution)
    guard case .closure(let closure) = typed.kind, !closure.body.hasInvalid else { return nil }
    return (typed, closure.body)
  }

  private func localRows(of list: ListSyntax, _ shape: LoadShape) -> TypedExpression? {
    guard case .closure(let value)? = list.rule(.local)?.content, case .closure(let closure) = value.kind else {
      return nil
    }
    return watched.expressions.check(closure.body, as: .array(shape.element))
  }

  private func value(
    _ keyword: ListRuleKeyword, of list: ListSyntax, as type: Type, isText: Bool = false
  ) -> TypedExpression? {
    guard case .value(let value)? = list.rule(keyword)?.content else { return nil }
    return expressions.check(value, as: type, isText: isText)
  }
}

extension ListLoadSyntax {
  /// The last step, which returns the rows; nil if it is no value.
  fileprivate var call: StepValueSyntax? {
    if case .value(let value, .call)? = steps.steps.last?.kind { value } else { nil }
  }
}

extension ListRuleSyntax {
  fileprivate var value: Expression? {
    if case .value(let value) = content { value } else { nil }
  }
}

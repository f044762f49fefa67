import VmgenSchemaSyntax

/// Calls of services in expressions, which must be queries.
extension ExpressionChecker {
  /// Types `session.knownUser(login: …)`. Returns nil if the callee is not a function of a `use`.
  func inferServiceCall(
    _ callee: Expression, _ arguments: [Argument], _ range: SourceRange
  ) -> TypedExpression? {
    guard let function = serviceFunction(named: callee) else { return nil }
    let (_, service, name) = function
    guard let call = checkServiceCall(function, arguments, range) else {
      let result = services[service ?? ""]?.function(name.text, calledWith: arguments)?.result
      return TypedExpression(.invalid, result ?? .unknown, range)
    }
    guard call.kind == .query, call.failure == .never, let result = call.result else {
      reportEffect(call, name.range)
      return TypedExpression(.invalid, call.kind == .stream ? .unknown : call.result ?? .unknown, range)
    }
    return TypedExpression(.query(call), result, range)
  }

  /// A `use`, its service and the name of a function; the service is nil if it is not declared.
  typealias CalledServiceFunction = (use: String, service: String?, name: Identifier)

  /// Returns the function of a callee such as `session.signIn`.
  func serviceFunction(named callee: Expression) -> CalledServiceFunction? {
    guard case .member(let base, let name) = callee.kind, case .name(let use) = base.kind,
      environment.local(use) == nil, case .use(let service)? = environment.members[use]?.kind
    else { return nil }
    refer(toMember: use, at: base.range)
    return (use, service, name)
  }

  /// Returns the call with typed arguments; nil after reporting an unknown function or wrong arguments.
  func checkServiceCall(
    _ called: CalledServiceFunction, _ arguments: [Argument], _ range: SourceRange
  ) -> ServiceCall? {
    let (use, service, name) = called
    noteUse(.called, use)
    guard let service, isNameable(name) else {
      inferUnused(arguments)
      return nil
    }
    if service == ServiceDeclaration.navigator {
      inferUnused(arguments)
      report(.navigationInFormula(name: "\(use).\(name.text)"), at: range)
      return nil
    }
    guard let function = services[service]?.function(name.text, calledWith: arguments) else {
      inferUnused(arguments)
      reportNoFunction(name, service)
      return nil
    }
    refer(to: function, at: name.range)
    if function.accessor != nil, range.upper > name.range.upper {
      reportCall(of: function, called, arguments, range)
      return nil
    }
    // A function of a Swift protocol has no defaults, so the call passes every argument.
    guard
      let values = checkArguments(
        of: CallSite(of: name, arguments, at: range), function.parameters, passesDefaults: true, as: .data)
    else { return nil }
    return ServiceCall(
      use: environment.id(of: use), service: service, function: function, arguments: values, range: range)
  }

  /// Returns the property of a service that `settings.isOn` names; nil for any other expression.
  func serviceProperty(named expression: Expression) -> CalledServiceFunction? {
    guard let called = serviceFunction(named: expression), let service = called.service,
      services[service]?.functions(named: called.name.text).first?.accessor == .getter
    else { return nil }
    return called
  }

  /// Reports `settings.isOn()` and `settings.setIsOn(true)`.
  private func reportCall(
    of function: ServiceFunction, _ called: CalledServiceFunction, _ arguments: [Argument], _ range: SourceRange
  ) {
    let call = SourceRange(file: range.file, lower: Int(called.name.range.upper), upper: Int(range.upper))
    if case .setter(let property) = function.accessor {
      let value = arguments.first.map { text(at: $0.value.range) } ?? "…"
      let suggestion = Diagnostic.Suggestion.write("\(called.use).\(property) = \(value)", at: range)
      report(
        .noSuchFunction(service: function.service, name: function.name), at: called.name.range,
        suggestion: suggestion)
    } else {
      report(
        .notCallable(name: function.name), at: called.name.range, fixIt: Diagnostic.FixIt(range: call, replacement: ""))
    }
    inferUnused(arguments)
  }

  /// Records a reference to a function of a service.
  func refer(to function: ServiceFunction, at range: SourceRange) {
    var function = function
    // The accessors of a property have one symbol.
    if case .setter(let property)? = function.accessor,
      let getter = services[function.service]?.functions(named: property).first
    {
      function = getter
    }
    index?.refer(
      to: .serviceFunction(service: function.service, name: function.distinctName), at: range, type: function.result)
  }

  /// Reports an unknown function, or a call whose labels no function with the name has.
  ///
  /// - Parameter help: The help if no function of the service has a similar name; nil for the names of the functions.
  func reportNoFunction(_ name: Identifier, _ service: String, otherwise help: String? = nil) {
    let overloads = services[service]?.functions(named: name.text) ?? []
    if overloads.count > 1 {
      return report(
        .noFunctionWithLabels(service: service, name: name.text), at: name.range,
        help: overloads.map(\.shownName).listed(after: "the functions are"))
    }
    let known =
      service == ServiceDeclaration.navigator
      ? Navigation.Kind.allCases.map(\.rawValue)
      : (services[service]?.declaration.functions ?? []).reduce(into: []) { names, function in
        if !function.isSetter, !names.contains(function.name) { names.append(function.name) }
      }
    reportMissing(
      .noSuchFunction(service: service, name: name.text), name, among: known, of: service,
      else: help ?? known.prefix(8).listed(after: "the functions are") ?? "the service has no functions")
  }

  /// Reports a call with effects inside an expression.
  private func reportEffect(_ call: ServiceCall, _ range: SourceRange) {
    let name = "\(call.use.name).\(call.shownName)"
    if call.kind == .stream {
      report(.streamInFormula(name: name), at: range)
    } else if call.result == nil {
      let verified = "verify its calls: `expect \(name)(…).calls == 1`"
      report(.noResult(name: name), at: range, help: environment.position == .expectation ? verified : nil)
    } else if environment.position == .step {
      report(.effectInside(name: name), at: range)
    } else {
      let isFaked = environment.fakes[call.use.name] != nil
      report(
        .effectInFormula(name: name, effect: call.kind == .request ? "suspends" : "can throw"), at: range,
        help: isFaked ? "let the fake answer a call, `when \(name)(…)`, and read its states" : nil)
    }
  }

  /// Reports a custom with effects or without a result, which must be called in a step.
  func reportEffect(of custom: Custom, _ range: SourceRange) {
    if custom.result == nil {
      report(.noResult(name: custom.name), at: range)
    } else if environment.position == .step {
      report(.effectInside(name: custom.name), at: range)
    } else {
      let effect = custom.isAsync ? "suspends" : "can throw"
      report(.effectInFormula(name: custom.name, effect: effect), at: range)
    }
  }
}

/// The recorded calls of a service, which examples read.
extension ExpressionChecker {
  /// Types `session.signIn.calls` and `session.signIn.last.login`.
  func inferCalls(_ base: Expression, _ name: Identifier, _ range: SourceRange) -> TypedExpression? {
    if isCompleted(name.text), let function = namedFunction(base)?.function {
      index?.offer(["calls", "last", "arguments"], of: function.shownName)
    }
    if name.text == "calls", case .call(let callee, let arguments) = base.kind,
      let called = calledFunction(callee, selectedBy: arguments)
    {
      return matchedCalls(called, arguments, of: callee, at: name, range)
    }
    if name.text == "calls", let called = calledFunction(base) {
      return facetOfCalls(called, at: name, as: .int, range) { .calls(service: $0, function: $1.distinctName) }
    }
    guard case .member(let function, let last) = base.kind, last.text == "last", !isStateOfFake(function),
      let called = namedFunction(function)
    else { return nil }
    let parameter = called.function?.parameters.first { $0.name == name.text }
    if let function = called.function, parameter == nil {
      let known = function.parameters.map(\.name)
      let kind = DiagnosticKind.noSuchParameter(function: function.name, name: name.text)
      if let labeled = function.parameters.first(where: { $0.label == name.text }) {
        report(
          kind, at: name.range, suggestion: .write(labeled.name, at: name.range, note: ", the name after its label"))
      } else {
        reportMissing(
          kind, name, among: known, else: known.listed(after: "the parameters are") ?? "it has no parameters")
      }
    }
    guard let parameter else { return invalid(range) }
    referToName(name, of: parameter)
    return facetOfCalls(called, at: last, as: parameter.type.asOptional, range) {
      .lastArgument(service: $0, function: $1.distinctName, parameter: parameter.name)
    }
  }

  /// Types `api.page(number: 2).calls`.
  private func matchedCalls(
    _ called: CalledFunction, _ arguments: [Argument], of callee: Expression, at name: Identifier, _ range: SourceRange
  ) -> TypedExpression {
    let all = facetOfCalls(called, at: name, as: .int, range) { .calls(service: $0, function: $1.distinctName) }
    guard case .facet = all.kind, let function = called.function else {
      inferUnused(arguments)
      return all
    }
    let place = Identifier(text: function.name, range: callee.range)
    let matching = checkMatching(arguments, function.parameters, of: place)
    if matching.isEmpty { return all }
    return TypedExpression(
      .matchedCalls(service: called.service, function: function.distinctName, matching), .int, range)
  }

  /// Types `api.login.arguments.map { $0.email }`; returns nil for any other call of `map`.
  func inferArgumentsOfCalls(
    _ base: Expression, _ call: CallSite, passing arguments: [Argument], at range: SourceRange
  ) -> TypedExpression? {
    guard call.name.text == "map", case .member(let place, let name) = base.kind, name.text == "arguments" else {
      return nil
    }
    if let values = inferValuesOfEvents(place, arguments, at: range) { return values }
    guard let called = namedFunction(place)
    else { return nil }
    guard let function = called.function else { return invalid(range) }
    guard let part = arguments.first?.value.selectedMember, arguments.count == 1,
      let parameter = function.parameters.first(where: { $0.name == part.text })
    else {
      let first = function.parameters.first?.name ?? "name"
      reportArguments(of: place, first, at: range)
      return invalid(range)
    }
    referToName(part, of: parameter)
    return facetOfCalls(called, at: name, as: .array(parameter.type), range) {
      .arguments(service: $0, function: $1.distinctName, parameter: parameter.name)
    }
  }

  /// Reports a use of `session.signIn.arguments` or `submitted.arguments` other than `.map { $0.login }`.
  func reportArguments(of place: Expression, _ first: String, at range: SourceRange) {
    let shown = text(at: place.range)
    report(
      .argumentsOfCalls(place: shown), at: range,
      help: "write `\(shown).arguments.map { $0.\(first) }`, and another `.map { … }` after it for a part of the"
        + " argument")
  }

  /// The function in `session.signIn.calls`; nil after an error.
  private struct CalledFunction {
    var service: String
    var function: ServiceFunction?
    var use: Identifier
    var name: Identifier
  }

  /// Returns the function that `session.signIn` or `session.logIn(email:)` names.
  private func namedFunction(_ expression: Expression) -> CalledFunction? {
    guard case .call(let callee, let arguments) = expression.kind else { return calledFunction(expression) }
    guard arguments.allSatisfy(\.value.isAnyValue) else { return nil }
    let called = calledFunction(callee, selectedBy: arguments)
    for (label, parameter) in zip(arguments, called?.function?.parameters ?? []) {
      referToLabel(label.label, of: parameter)
    }
    return called
  }

  /// Returns the function that `session.signIn` names; nil if it is not a function of a service.
  ///
  /// - Parameter arguments: The arguments that select one of several functions with different labels.
  private func calledFunction(_ expression: Expression, selectedBy arguments: [Argument]? = nil) -> CalledFunction? {
    guard case .member(let owner, let function) = expression.kind, case .name(let use) = owner.kind,
      environment.local(use) == nil, case .use(let service)? = environment.members[use]?.kind
    else { return nil }
    let selected = service.flatMap { selectedFunction(function, of: $0, by: arguments) }
    return CalledFunction(
      service: service ?? "", function: selected, use: Identifier(text: use, range: owner.range), name: function)
  }

  /// Returns the function whose recorded calls an example means; nil after reporting an error.
  func selectedFunction(_ name: Identifier, of service: String, by arguments: [Argument]?) -> ServiceFunction? {
    let found = services[service]?.functions(named: name.text, selectedBy: arguments) ?? []
    if found.count == 1 { return found[0] }
    if found.isEmpty {
      reportNoFunction(name, service)
    } else {
      report(
        .ambiguousFunction(service: service, name: name.text), at: name.range,
        help: "write " + found.map { "`\($0.shownName)`" }.joined(separator: " or "))
    }
    return nil
  }

  private func facetOfCalls(
    _ called: CalledFunction, at name: Identifier, as type: Type, _ range: SourceRange,
    _ facet: (_ service: String, _ function: ServiceFunction) -> Facet
  ) -> TypedExpression {
    guard let function = called.function else { return invalid(range) }
    refer(toMember: called.use.text, at: called.use.range)
    refer(to: function, at: called.name.range)
    guard environment.position == .expectation else {
      report(.callsOutsideExample, at: name.range)
      return TypedExpression(.invalid, type, range)
    }
    return TypedExpression(.facet(facet(called.service, function)), type, range)
  }
}

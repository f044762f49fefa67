import VmgenSchemaSyntax

extension MemberFacts {
  /// Returns the facts of a use.
  ///
  /// - Parameter service: The service; nil if no such service is declared, which has been reported.
  static func use(_ id: MemberID, service: String?) -> MemberFacts {
    let help =
      service == ServiceDeclaration.navigator ? "compare its navigation: `\(id.name) == [push HomeViewModel]`" : nil
    return MemberFacts(
      id, kind: .use(service: service), type: nil,
      reading: .noValue(
        service.map { _ in Misuse { .serviceAsValue(name: $0) } },
        inExpectation: service.map { _ in Misuse(help: help) { .serviceAsValue(name: $0) } }),
      writing: Writing(reason: "it is a service", help: "call one of its functions: `\(id.name).…(…)`"),
      exampleHelp:
        "configure its functions, `given \(id.name).… returns …`, or let a fake answer, `given \(id.name) = …`",
      facets: UseFacets(use: id.name, service: service),
      property: .hidden, unused: [UnusedWarning(unless: .called) { .unusedUse(name: $0) }])
  }
}

/// The functions of a service, which are no values.
struct UseFacets: FacetTable {
  let use: String
  let service: String?

  var names: [String] { [] }

  /// Reports `session.signIn` without a call.
  func infer(_ name: Identifier, _ range: SourceRange, in checker: ExpressionChecker) -> TypedExpression? {
    guard let service else { return checker.invalid(range) }
    if checker.environment.position == .expectation, let (fake, state) = checker.stateOfFake(name, ofUse: use) {
      return TypedExpression(.facet(.fakeState(service: service, fake: fake.name, state.id)), state.type, range)
    }
    let functions = checker.services[service]?.functions(named: name.text) ?? []
    let declared = functions.first
    let isNavigation = service == ServiceDeclaration.navigator && Navigation.Kind(rawValue: name.text) != nil
    guard isNavigation || declared != nil else {
      checker.reportNoFunction(name, service)
      return checker.invalid(range)
    }
    checker.noteUse(.called, use)
    let function = "\(use).\(declared?.shownName ?? name.text)"
    let parameter = declared?.parameters.first.map {
      ", `\(function).last.\($0.name)`, `\(function).arguments.map { $0.\($0.name) }`"
    }
    if checker.environment.position == .expectation, !isNavigation,
      reportRecord(of: function, declared?.parameters.first?.name, range, in: checker)
    {
      return checker.invalid(range)
    }
    let help = "read its recorded calls: `\(function).calls`\(parameter ?? "")"
    let isExpected = checker.environment.position == .expectation && !isNavigation
    let isQuery = declared?.kind == .query && declared?.parameters.isEmpty == true
    checker.report(
      .serviceNotCalled(name: "\(use).\(name.text)"), at: range, help: isExpected ? help : nil,
      suggestion: isQuery && !isExpected ? .write("\(use).\(name.text)()", at: range) : nil)
    return checker.invalid(range)
  }
}

extension UseFacets {
  /// Reports what tests read of a function of a mock: `load.callCount`, `load.wasCalled`, and `load.last` without the name
  /// of an argument. Returns false for other members.
  private func reportRecord(
    of function: String, _ parameter: String?, _ range: SourceRange, in checker: ExpressionChecker
  ) -> Bool {
    let rest = checker.text(at: SourceRange(file: range.file, lower: Int(range.upper), upper: Int(range.upper) + 64))
    guard rest.hasPrefix(".") else { return false }
    let member = String(rest.dropFirst().prefix { $0.isLetter || $0.isNumber })
    let place = SourceRange(
      file: range.file, lower: Int(range.lower), upper: Int(range.upper) + member.utf8.count + 1)
    let kind = DiagnosticKind.noSuchMember(type: function, name: member)
    switch member {
    case "last":
      let help = parameter.map { "the call is no value: read one of its arguments, `\(function).last.\($0)`" }
      checker.report(kind, at: place, help: help ?? "it has no arguments: count the calls, `\(function).calls`")
    case _ where Self.counts.contains(member):
      checker.report(kind, at: place, suggestion: .write("\(function).calls", at: place))
    case _ where Self.flags.contains(member):
      let (condition, whole) = condition(after: rest.dropFirst(member.utf8.count + 1), at: place)
      let code = "\(function).calls \(condition)"
      checker.report(
        kind, at: place,
        suggestion: .write(checker.isWholeCondition(at: whole) ? code : "(\(code))", at: whole))
    default: return false
    }
    return true
  }

  /// Returns the condition on the number of calls in `called(2)`, and the range with the parentheses.
  private func condition(after rest: Substring, at member: SourceRange) -> (String, SourceRange) {
    let end = rest.firstIndex(where: \.isNewline) ?? rest.endIndex
    guard rest.hasPrefix("("), let close = rest[..<end].lastIndex(of: ")"),
      let condition = conditionOfCalls(String(rest[..<close].dropFirst()))
    else { return ("> 0", member) }
    let length = rest[...close].utf8.count
    return (condition, SourceRange(file: member.file, lower: Int(member.lower), upper: Int(member.upper) + length))
  }

  private static let counts: Set<String> = [
    "callCount", "callsCount", "count", "timesCalled", "numberOfCalls", "invocationCount",
  ]
  private static let flags: Set<String> = ["called", "wasCalled", "isCalled", "wasInvoked", "invoked"]
}

extension MemberChecker {
  /// Resolves the use of a service; returns nil after reporting an unknown service.
  ///
  /// - Parameter uses: The first use of each service.
  func resolveUse(_ use: UseSyntax, _ id: MemberID, _ uses: inout [String: Use]) -> Use? {
    let service = use.service.text
    guard isNameable(use.service), isService(use.service) else { return nil }
    let resolved = Use(id: id, range: use.range, documentation: use.documentation, service: service)
    if let first = uses[service] {
      reportRepeated(.usedTwice(service: service, first: first.name), at: use.service.range, after: first.range, "used")
    } else {
      uses[service] = resolved
    }
    return resolved
  }

  private func isService(_ name: Identifier) -> Bool {
    if name.text == ServiceDeclaration.navigator {
      index?.refer(to: .service(name.text), at: name.range)
      return true
    }
    let isType = types[name.text] != nil || Type.named[name.text] != nil
    let help = isType ? "declare an input of the type `\(name.text)`" : nil
    return service(named: name, or: [ServiceDeclaration.navigator], else: help) != nil
  }
}

extension StepChecker {
  /// Returns the use whose query results the step `invalidate` drops; nil after reporting an error.
  func checkInvalidate(_ name: Identifier) -> MemberID? {
    guard isNameable(name) else { return nil }
    guard let member = expressions.environment.members[name.text], case .use(let service) = member.kind,
      expressions.environment.local(name.text) == nil
    else {
      let uses = expressions.environment.names { if case .use = $0 { true } else { false } }
      reportMissing(.notAService(name: name.text), name, among: uses)
      return nil
    }
    expressions.noteUse(.called, name.text)
    expressions.refer(toMember: name.text, at: name.range)
    guard let service else { return nil }
    let queries = services[service]?.declaration.functions.filter { $0.kind == .query && $0.result != nil } ?? []
    if queries.isEmpty {
      report(.nothingToInvalidate(service: service), at: name.range)
      return nil
    }
    return member.id
  }
}

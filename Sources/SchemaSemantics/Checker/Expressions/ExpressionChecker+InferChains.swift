import VmgenSchemaSyntax

/// Postfix expressions: members, calls and indices, and the `?.` between them.
extension ExpressionChecker {
  /// The state of a chain: its current value, and the optionals before it.
  struct Link {
    var current: TypedExpression
    /// The optionals whose wrapped values `current` reads through `.chained`, outermost first.
    var pending: [TypedExpression] = []
  }

  func inferChain(_ expression: Expression, _ expected: Expected) -> TypedExpression {
    let link = inferLink(expression, expected)
    var result = link.current
    if result.type == .command, case .property(_, let property) = result.kind {
      report(.commandAsValue(name: property.name), at: expression.range)
      return invalid(expression.range)
    }
    for base in link.pending.reversed() {
      let type = result.type.asOptional
      result = TypedExpression(.optionalChain(base: base, chain: result), type, base.range.union(result.range))
    }
    return result
  }

  private func inferLink(_ expression: Expression, _ expected: Expected) -> Link {
    if let value = recordedArguments(in: expression) { return inferLink(value, expected) }
    switch expression.kind {
    case .member(let base, let name):
      if case .ownMember(let own) = base.kind {
        let member = Expression(.member(Expression(.name(own.text), own.range), name), expression.range)
        return outside(ofLocal: own, at: base.range)?.inferLink(member, expected)
          ?? Link(current: invalid(expression.range))
      }
      if let type = typeNamed(by: base) {
        return Link(
          current: inferStatic(
            CallSite(of: name, [], at: expression.range, expecting: expected), of: type, isCalled: false))
      }
      if serviceProperty(named: expression) != nil, let value = inferServiceCall(expression, [], expression.range) {
        return Link(current: value)
      }
      if let facet = inferFacet(base, name, expression.range) ?? inferCalls(base, name, expression.range)
        ?? inferLastEvent(base, name, expression.range)
      {
        return Link(current: facet)
      }
      if reportsNeedlessBase(base, name) { return Link(current: invalid(expression.range)) }
      var link = inferLink(base, implied(base, expected))
      unwrapElement(&link, base)
      link.current =
        inferHistory(of: link.current, name, expression.range) ?? inferProperty(link.current, name, expression.range)
        ?? inferMember(link.current, name, expression.range)
      return link
    case .optionalChain(let base):
      if reportChainOnService(base, expression) { return Link(current: invalid(expression.range)) }
      var link = inferLink(base, .anything)
      unwrap(&link, expression, base)
      return link
    case .call(let callee, let arguments):
      return inferCall(callee, arguments, at: expression.range, expecting: expected)
    case .index(let base, let arguments):
      var link = inferLink(base, .anything)
      link.current = inferIndex(link.current, arguments, expression.range)
      return link
    default:
      return Link(current: infer(expression, expected))
    }
  }

  /// Returns the expected type of the base. For `.percent.signed` it is the type of the whole chain.
  private func implied(_ base: Expression, _ expected: Expected) -> Expected {
    contextualLiteral(of: base) == .implicitMember ? Expected(type: expected.type) : .anything
  }

  /// Methods whose result has the type of the collection.
  private static let keepingMethods: Set<String> = [
    "reversed", "sorted", "filter", "prefix", "suffix", "dropFirst", "dropLast",
  ]

  /// Whether a method keeps the type of the collection that `map { .case($0) }` makes, which the context gives.
  private func keepsCases(_ name: String, of base: Expression) -> Bool {
    guard Self.keepingMethods.contains(name), case .call(let callee, let arguments) = base.kind,
      case .member(let inner, let method) = callee.kind
    else { return false }
    if Self.mappingMethods.contains(method.text) { return arguments.contains { returnsCase($0.value) } }
    return keepsCases(method.text, of: inner)
  }

  /// Unwraps an element or a recorded value in an example, where `rows[0].title` is `rows[0]?.title`, and
  /// `saved.last.note.title` is `saved.last.note?.title`: what does not exist has the title nil.
  private func unwrapElement(_ link: inout Link, _ base: Expression) {
    guard environment.position == .expectation, link.current.type.isOptional else { return }
    if case .index = base.kind { return unwrap(&link, base, base) }
    switch link.current.kind {
    case .facet(.lastArgument), .facet(.lastEventValue): unwrap(&link, base, base)
    default: break
    }
  }

  /// Unwraps the value before a `?`.
  private func unwrap(_ link: inout Link, _ expression: Expression, _ base: Expression) {
    let value = link.current
    guard value.type != .unknown else { return }
    guard case .optional(let wrapped) = value.type else {
      let mark = SourceRange(
        file: expression.range.file, lower: Int(base.range.upper), upper: Int(expression.range.upper))
      report(.chainOnValue(type: value.type), at: mark, fixIt: Diagnostic.FixIt(range: mark, replacement: ""))
      return
    }
    link.pending.append(value)
    link.current = TypedExpression(.chained(()), wrapped, value.range)
  }

  /// Reports the `?` of `speech?.speak()`, because a service is never nil. Returns false after another value.
  private func reportChainOnService(_ base: Expression, _ chain: Expression) -> Bool {
    guard case .name(let name) = base.kind, environment.local(name) == nil,
      case .use(let service?)? = environment.members[name]?.kind
    else { return false }
    noteUse(.called, name)
    let mark = SourceRange(file: chain.range.file, lower: Int(base.range.upper), upper: Int(chain.range.upper))
    report(
      .chainOnValue(type: .declared(service)), at: mark, fixIt: Diagnostic.FixIt(range: mark, replacement: ""))
    return true
  }

  /// Returns the type that an expression names, or nil if the expression is a value.
  func typeNamed(by expression: Expression) -> Type? {
    guard case .name(let name) = expression.kind, environment.local(name) == nil else { return nil }
    if let member = environment.members[name], member.call != .function { return nil }
    if let type = Type.named[name] {
      index?.refer(to: .builtInType(name), at: expression.range)
      return type
    }
    let declared = typeName(name)
    if let entry = types[declared], isVisible(entry.module, from: expression.range.file) {
      if declared == name { index?.refer(to: .type(name), at: expression.range) }
      return .declared(declared)
    }
    if Self.opaqueTypes.contains(name) { return .builtIn(name, []) }
    return nil
  }

  /// Returns the name of the type that a name means: that of the type around the expression for `Self`.
  func typeName(_ name: String) -> String { name == "Self" ? environment.owner ?? name : name }

  /// Types of the standard library that exist only as arguments of calls.
  static let opaqueTypes: Set<String> = [
    "NumberStyle", "DateStyle", "RelativeStyle", "DurationStyle", "TextListStyle", "RoundingRule", "CharacterSet",
    "UnitStyle", "MeasurementSystem",
  ]

  private func inferCall(
    _ callee: Expression, _ arguments: [Argument], at range: SourceRange, expecting expected: Expected
  ) -> Link {
    let call = { (name: Identifier) in CallSite(of: name, arguments, at: range, expecting: expected) }
    if arguments.isEmpty, let empty = inferEmptySet(callee, range, expected) { return Link(current: empty) }
    switch callee.kind {
    case .name(let name):
      return Link(current: inferNamedCall(call(Identifier(text: name, range: callee.range))))
    case .implicitMember(let name):
      return Link(current: inferImplicitMember(call(name), isCalled: true))
    case .member(let base, let name):
      if reportCalendarCall(of: base, name, arguments, at: range) { return Link(current: invalid(range)) }
      if let type = typeNamed(by: base) {
        return Link(current: inferStatic(call(name), of: type, isCalled: true))
      }
      if let call = inferServiceCall(callee, arguments, range) { return Link(current: call) }
      if isForeign(base) {
        for argument in arguments { noteNames(in: argument.value) }
        return Link(current: invalid(range))
      }
      if reportsNeedlessBase(base, name) {
        inferUnused(arguments)
        return Link(current: invalid(range))
      }
      if let call = inferContains(base, call(name)) { return Link(current: call) }
      if let all = inferArgumentsOfCalls(base, call(name), passing: arguments, at: range) { return Link(current: all) }
      let isText = expected.isText && Self.textMethods.contains(name.text)
      let implied = keepsCases(name.text, of: base) ? expected : implied(base, expected)
      var link = inferLink(base, Expected(type: implied.type, isText: isText))
      unwrapElement(&link, base)
      link.current =
        inferCommand(of: link.current, named: name, labels: arguments, range)
        ?? inferDisplayCall(of: link.current, call(name)) ?? inferMethod(of: link.current, call(name))
      return link
    default:
      let value = infer(callee)
      if value.type != .unknown {
        report(.notCallable(name: text(at: callee.range)), at: callee.range, help: "remove the arguments")
      }
      inferUnused(arguments)
      return Link(current: invalid(range))
    }
  }

  /// Text methods that keep a localized receiver localized.
  static let textMethods: Set<String> = ["joined", "formatted", "compacted"]

  /// Types the arguments of a call that has an error, to report errors in them.
  @discardableResult
  func inferUnused(_ arguments: [Argument]) -> [TypedExpression?] {
    arguments.map { argument in
      if let passed = createdViewModel(argument.value) {
        inferUnused(passed)
        return nil
      }
      if case .member(_, let name) = argument.value.kind, name.text == Self.initializer { return nil }
      if contextualLiteral(of: argument.value) == nil { return infer(argument.value) }
      _ = untyped(argument.value)
      return nil
    }
  }

  /// Returns the arguments of the view model that an expression names or creates, which only a valid call can pass; nil
  /// for any other expression.
  private func createdViewModel(_ expression: Expression) -> [Argument]? {
    var (named, passed) = (expression, [Argument]())
    if case .call(let callee, let arguments) = expression.kind { (named, passed) = (callee, arguments) }
    guard case .name(let name) = named.kind, environment.local(name) == nil, environment.members[name] == nil,
      case .viewModel? = types[name]?.declaration
    else { return nil }
    index?.refer(to: .viewModel(name), at: named.range)
    return passed
  }
}

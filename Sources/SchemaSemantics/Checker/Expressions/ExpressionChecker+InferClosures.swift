import VmgenSchemaSyntax

/// Closures: `{ $0.name }` and `{ line in … }`.
extension ExpressionChecker {
  func inferClosure(
    _ closure: Closure, from parameters: [Type], to result: Type, at range: SourceRange,
    _ substitution: inout Substitution, isText: Bool = false
  ) -> TypedExpression {
    guard !parameters.contains(where: \.hasVariables) else {
      report(.closureOutOfPlace(type: "a value whose type is known"), at: range)
      return untyped(Expression(.closure(closure), range))
    }
    let pair = pair(of: closure, parameters)
    if pair == nil, parameters.count == 1, let (key, isAscending, _) = comparison(by: closure) {
      let isElement = if case .closureParameter = key.kind { true } else { false }
      let order = isAscending ? "" : "; `sorted(descending: true)` has the greatest first"
      report(
        .closureArity(count: Self.counted(1, "parameter")), at: closure.body.range,
        help: isElement
          ? "the elements are compared without a closure: write `()` instead of it\(order)"
          : "write the value to compare by: `{ \(text(at: key.range)) }`\(order)")
      return untyped(Expression(.closure(closure), range))
    }
    if parameters.count == 1, case .binary(let left, _, let right) = closure.body.kind, left.isTuple, right.isTuple {
      report(
        .closureArity(count: Self.counted(1, "parameter")), at: closure.body.range,
        help: "sort by several values, and take the first or last element: `sorted { … }.first`")
      return untyped(Expression(.closure(closure), range))
    }
    if pair == nil, !closure.parameters.isEmpty, closure.parameters.count != parameters.count {
      let first = closure.parameters[0].range
      report(
        .closureArity(count: Self.counted(parameters.count, "parameter")),
        at: closure.parameters.last.map { first.union($0.range) } ?? first,
        help: "name \(Self.counted(parameters.count, "parameter")) before `in`")
      return untyped(Expression(.closure(closure), range))
    }
    checkUniqueBindings(closure.parameters)
    var wanted = substitution.applied(to: result)
    if wanted.hasVariables, closure.body.hasStatements {
      let found = inClosure(closure, parameters) { resultType(ofBody: closure.body) }
      if Self.accepts(wanted, found, &substitution) { wanted = substitution.applied(to: wanted) }
    }
    let hint = Expected(type: wanted, isText: isText)
    let names = pair != nil ? [nameOfPair(closure)].compactMap(\.self) : closure.parameters.map(\.text)
    let reported = declarations.sink.diagnostics.count
    let body = inClosure(closure, parameters) {
      wanted.hasVariables ? infer(closure.body, hint) : check(closure.body, as: wanted, isText: isText)
    }
    dropUnknownNil(after: reported)
    if wanted.hasVariables, body.type != .unknown {
      if !Self.accepts(wanted, body.type, &substitution) {
        reportMismatch(body, substitution.applied(to: wanted))
        return invalid(range)
      }
      wanted = substitution.applied(to: wanted)
      let converted = wanted.hasVariables ? body : convert(body, to: wanted)
      return TypedExpression(
        .closure(TypedClosure(parameters: names, body: converted)), .function(parameters, wanted), range)
    }
    return TypedExpression(
      .closure(TypedClosure(parameters: names, body: body)), .function(parameters, body.type), range)
  }

  /// Drops that the type of `nil` in a closure is unknown if another mistake is in the closure, which may be the reason.
  private func dropUnknownNil(after count: Int) {
    let found = declarations.sink.take(after: count)
    let others = found.filter { $0.kind.code != DiagnosticKind.nilNeedsType.code }
    declarations.sink.report(others.contains { $0.kind.severity == .error } ? others : found)
  }

  /// Returns `map { Row(line: $0) }` for `map(Row.init)`, with the initializer of a model with one field or of a built-in
  /// type, and `map { format($0) }` for `map(format)`.
  func passingClosures(_ call: CallSite) -> CallSite {
    var call = call
    for (index, argument) in call.arguments.enumerated() {
      if case .name(let name) = argument.value.kind, environment.local(name) == nil, let labels = labels(of: name) {
        let closure = closure(calling: name, labels, at: argument.value.range)
        call.arguments[index].value = Expression(.closure(closure), argument.value.range)
        continue
      }
      guard case .member(let base, let name) = argument.value.kind, name.text == "init",
        case .name(let type) = base.kind, environment.local(type) == nil
      else { continue }
      let fields = model(.declared(type))?.fields
      guard fields.map({ $0.count == 1 }) ?? (Type.named[type] != nil) else { continue }
      let range = argument.value.range
      let label = fields.map { Identifier(text: $0[0].name, range: range) }
      let value = Argument(label: label, value: Expression(.closureParameter(0), range))
      let closure = Closure(body: Expression(.call(base, [value]), range), range: range)
      call.arguments[index].value = Expression(.closure(closure), range)
    }
    return call
  }

  /// Returns the labels of the parameters of a function of the module or the view model; nil for other names.
  private func labels(of name: String) -> [String?]? {
    if case .formula(let parameters, _)? = environment.members[name]?.kind, !parameters.isEmpty {
      return parameters.map(\.label)
    }
    return environment.members[name] == nil ? functions[name]?.declaration.parameters.map(\.label) : nil
  }

  private func closure(calling name: String, _ labels: [String?], at range: SourceRange) -> Closure {
    let arguments = labels.enumerated().map { index, label in
      Argument(
        label: label.map { Identifier(text: $0, range: range) }, value: Expression(.closureParameter(index), range))
    }
    return Closure(body: Expression(.call(Expression(.name(name), range), arguments), range), range: range)
  }

  /// Returns the closure that calls a function with all its parameters, `{ format($0) }`.
  func closure(calling name: String, _ count: Int, at range: SourceRange) -> Closure {
    closure(calling: name, labels(of: name) ?? Array(repeating: nil, count: count), at: range)
  }

  /// Returns `sorted { $0.name }` for `sorted { $0.name < $1.name }`, as Swift compares two elements; other calls as they
  /// are.
  func comparingKeys(_ call: CallSite) -> CallSite {
    guard ["sorted", "min", "max"].contains(call.name.text), call.arguments.count == 1,
      case .closure(var closure) = call.arguments[0].value.kind,
      let (key, isAscending, hasOneKey) = comparison(by: closure), hasOneKey,
      isAscending || call.name.text == "sorted"
    else { return call }
    if case .binary(let left, _, let right) = closure.body.kind {
      index?.mirror(key.range, at: key.range == left.range ? right.range : left.range)
    }
    var call = call
    if closure.parameters.count == 2 { closure.parameters.removeLast() }
    if case .closureParameter = key.kind {
      // The elements themselves are compared.
      call.arguments = isAscending ? [] : [descending(closure.range)]
      return call
    }
    closure.body = key
    call.arguments[0].value = Expression(.closure(closure), call.arguments[0].value.range)
    if !isAscending { call.arguments.insert(descending(closure.range), at: 0) }
    return call
  }

  /// Returns `min { $0.age < $1.age }` for `max { $0.age > $1.age }`, and the reverse; nil for other calls.
  func opposite(of call: CallSite) -> CallSite? {
    guard let name = ["min": "max", "max": "min"][call.name.text], call.arguments.count == 1,
      case .closure(var closure) = call.arguments[0].value.kind,
      let (_, isAscending, hasOneKey) = comparison(by: closure), hasOneKey, !isAscending,
      case .binary(let left, let sign, let right) = closure.body.kind
    else { return nil }
    var call = call
    call.name = Identifier(text: name, range: call.name.range)
    closure.body = Expression(
      .binary(left, Identifier(text: sign.text.hasPrefix("<") ? ">" : "<", range: sign.range), right),
      closure.body.range)
    call.arguments[0].value = Expression(.closure(closure), call.arguments[0].value.range)
    return call
  }

  /// Returns `sorted { $0.name }` and `sorted { $0.age }` for `sorted { ($0.age, $0.name) < ($1.age, $1.name) }` and for
  /// `sorted { $0.age == $1.age ? $0.name < $1.name : $0.age < $1.age }`, because elements with equal keys keep their
  /// order; nil for other calls.
  func comparingTuples(_ call: CallSite) -> [CallSite]? {
    guard call.name.text == "sorted", call.arguments.count == 1,
      case .closure(let closure) = call.arguments[0].value.kind,
      let comparisons = comparisons(in: closure.body), comparisons.count > 1
    else { return nil }
    return comparisons.reversed().map { comparison in
      var (call, closure) = (call, closure)
      closure.body = comparison
      call.arguments[0].value = Expression(.closure(closure), call.arguments[0].value.range)
      return call
    }
  }

  /// Returns the comparisons of single keys in a comparison of two elements, the most important one first.
  private func comparisons(in body: Expression) -> [Expression]? {
    switch body.kind {
    case .parenthesized(let inner): return comparisons(in: inner)
    case .binary(let key, let symbol, let rest) where symbol.text == "||":
      guard case .binary(let same, let and, let next) = rest.withoutParentheses.kind, and.text == "&&",
        case .binary(let left, let equal, let right) = same.withoutParentheses.kind, equal.text == "==",
        hasSides(key.withoutParentheses, left, right)
      else { return nil }
      return comparisons(in: next).map { [key.withoutParentheses] + $0 }
    case .binary(let left, let symbol, let right):
      guard case .tuple(let first) = left.kind, case .tuple(let second) = right.kind else { return [body] }
      guard first.count == second.count else { return nil }
      return zip(first, second).map { Expression(.binary($0, symbol, $1), body.range) }
    case .ternary(let condition, let first, let second):
      guard case .binary(let left, let symbol, let right) = condition.kind, ["==", "!="].contains(symbol.text) else {
        return nil
      }
      let (rest, key) = symbol.text == "==" ? (first, second) : (second, first)
      guard hasSides(key, left, right) else { return nil }
      return comparisons(in: rest).map { [key] + $0 }
    default: return nil
    }
  }

  /// Whether a comparison has two sides, in any order.
  private func hasSides(_ comparison: Expression, _ left: Expression, _ right: Expression) -> Bool {
    guard case .binary(let first, _, let second) = comparison.kind else { return false }
    let texts = [first, second].map { text(at: $0.range) }
    let operands = [left, right].map { text(at: $0.range) }
    guard Set(texts) == Set(operands) else { return false }
    for (operand, text) in zip([left, right], operands) {
      index?.mirror((text == texts[0] ? first : second).range, at: operand.range)
    }
    return true
  }

  /// Reports an order of two elements that is no comparison of values. Returns false for other calls.
  func reportOrder(_ call: CallSite, of receiver: TypedExpression?) -> Bool {
    guard call.name.text == "sorted", call.arguments.count == 1, case .array(let element)? = receiver?.type,
      element.partNames == nil, case .closure(let closure) = call.arguments[0].value.kind,
      closure.parameters.count == 2 || closure.parameters.isEmpty && closure.body.readsSecondParameter,
      comparison(by: closure) == nil
    else { return false }
    if reportLocalizedOrder(call, closure) { return true }
    let help =
      closure.body.hasStatements
      ? "a comparison has no statements: write a property of the element for the value, and compare it: `{ $0.x > $1.x }`"
      : text(at: closure.body.range).contains("localized")
        ? "write the text to sort by: `sorted(localized: { … })`"
        : "compare values of the elements, `{ ($0.a, $0.b) < ($1.a, $1.b) }`, and a `Bool` as `$0.isOn ? 1 : 0`"
    report(.closureArity(count: Self.counted(1, "parameter")), at: closure.body.range, help: help)
    return true
  }

  /// Reports `$0.name.localizedCompare($1.name) == .orderedAscending`. Returns false for other orders.
  private func reportLocalizedOrder(_ call: CallSite, _ closure: Closure) -> Bool {
    guard case .binary(let left, let symbol, let right) = closure.body.kind, symbol.text == "==",
      case .implicitMember(let order) = right.kind, ["orderedAscending", "orderedDescending"].contains(order.text),
      case .call(let callee, let arguments) = left.kind, arguments.count == 1,
      case .member(let base, let method) = callee.kind, Self.localizedComparisons.contains(method.text)
    else { return false }
    let names = closure.parameters.count == 2 ? closure.parameters.map(\.text) : ["$0", "$1"]
    let (own, passed) = (
      NamedParts(text(at: base.range), names), NamedParts(text(at: arguments[0].value.range), names)
    )
    guard let first = own.name, let other = passed.name, first != other, own.others == passed.others,
      !text(at: call.range).contains("//"), !text(at: call.range).contains("/*")
    else { return false }
    let key = text(at: (first == names[0] ? base : arguments[0].value).range)
    let parameter = closure.parameters.isEmpty ? "" : "\(names[0]) in "
    let isAscending = (order.text == "orderedAscending") == (first == names[0])
    let place = SourceRange(
      file: call.range.file, lower: Int(call.name.range.lower), upper: Int(call.range.upper))
    let code = "sorted(\(isAscending ? "" : "descending: true, ")localized: { \(parameter)\(key) })"
    let isSame = method.text == "localizedStandardCompare"
    report(
      .noSuchMember(type: .string, name: method.text), at: method.range,
      suggestion: isSame
        ? .write(code, at: place)
        : Diagnostic.Suggestion(help: "write `\(code)`, which compares digits in texts as numbers", fixIt: nil))
    return true
  }

  private static let localizedComparisons: Set<String> = [
    "localizedCompare", "localizedStandardCompare", "localizedCaseInsensitiveCompare",
  ]

  private func descending(_ range: SourceRange) -> Argument {
    Argument(
      label: Identifier(text: "descending", range: range.start), value: Expression(.boolean(true), range.start))
  }

  /// Returns the `$0.name` of `{ $0.name < $1.name }`, a comparison of two elements as in Swift's `sorted(by:)`, whether
  /// the least element is first, and whether both have the same key.
  private func comparison(by closure: Closure) -> (key: Expression, isAscending: Bool, hasOneKey: Bool)? {
    guard case .binary(let left, let symbol, let right) = closure.body.kind,
      ["<", ">", "<=", ">="].contains(symbol.text), !left.isTuple
    else { return nil }
    let names = closure.parameters.count == 2 ? closure.parameters.map(\.text) : ["$0", "$1"]
    let sides = [left, right].map { NamedParts(text(at: $0.range), names) }
    let hasOneKey = sides[0].others == sides[1].others
    guard let first = sides[0].name, let second = sides[1].name, first != second,
      hasOneKey || left.isSelection && right.isSelection
    else { return nil }
    return (first == names[0] ? left : right, symbol.text.hasPrefix("<") == (first == names[0]), hasOneKey)
  }

  /// Calls `body` with the closure's parameters in scope.
  func inClosure<Result>(_ closure: Closure, _ parameters: [Type], _ body: () -> Result) -> Result {
    inScope {
      let isAnonymous = closure.parameters.isEmpty
      defer { environment.closures.removeLast() }
      if let pair = pair(of: closure, parameters) {
        environment.closures.append(isAnonymous ? .pair(pair) : .named)
        if let name = nameOfPair(closure) { bindParts(closure.parameters, of: pair, named: name) }
        return body()
      }
      environment.closures.append(isAnonymous ? .anonymous(parameters) : .named)
      for (name, type) in zip(closure.parameters, parameters) where name.text != "_" {
        checkNotKeyword(name, as: "parameter")
        bind(name.text, type, .local(name.text), at: name.range)
      }
      return body()
    }
  }
}

extension Expression {
  fileprivate var isTuple: Bool { if case .tuple = kind { true } else { false } }

  fileprivate var isSelection: Bool {
    switch kind {
    case .closureParameter, .name, .member, .optionalChain, .call, .index: true
    default: false
    }
  }
}

/// A text, divided at the places of a name.
private struct NamedParts {
  /// The only one of some names that the text has; nil if it has none or several.
  let name: String?
  /// The parts between its places.
  let others: [Substring]

  init(_ text: String, _ names: [String]) {
    var found: Set<String> = []
    var others: [Substring] = []
    var (rest, start) = (text[...], text.startIndex)
    var previous: Character?
    while let character = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
      if previous != ".", names.contains(String(word)) {
        found.insert(String(word))
        others.append(text[start..<word.startIndex])
        start = word.endIndex
      }
      previous = word.last ?? character
      rest = rest.dropFirst(max(1, word.count))
    }
    name = found.count == 1 ? found.first : nil
    self.others = others + [text[start...]]
  }
}

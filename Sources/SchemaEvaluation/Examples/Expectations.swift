import VmgenSchemaSemantics
import VmgenSchemaSyntax

// The expectations of examples, with the values that explain a failure.
extension ViewModelInstance {
  /// Returns the failure of a condition; nil if it holds.
  func failure(of condition: TypedExpression, at range: SourceRange, _ scope: Scope) throws -> ExampleFailure? {
    if case .equal(let left, let right, negated: false) = condition.unparenthesized.kind {
      let (actual, expected) = (try evaluateStep(left, scope), try evaluateStep(right, scope))
      if actual.readsLike(expected) { return nil }
      let difference = difference(of: actual, and: expected)
      let isCut = [actual, expected].contains { $0.shown != $0.literal }
      let message = "\(actual.shown) is not equal to \(expected.shown)"
      return ExampleFailure(
        range: range, message: isCut ? difference.map { "the values are not equal: \($0)" } ?? message : message,
        parts: parts(of: condition, scope),
        explanation: cause(readBy: condition) ?? (isCut ? nil : difference)
          ?? FailureReason(instance: self, scope: scope).text(of: condition))
    }
    if try evaluateStep(condition, scope).bool { return nil }
    if case .conditional(let conditions, let then, let otherwise) = condition.kind,
      case .boolean(false) = otherwise.kind
    {
      // An expectation about the parts of a value.
      if let inner = try stepEvaluator.bindings(of: conditions, scope) {
        return try failure(of: then, at: range, inner)
      }
      return ExampleFailure(
        range: range, message: "the condition of the `if` does not hold", parts: parts(of: conditions, scope),
        explanation: nil)
    }
    let message =
      condition.isAboutTurns ? "the loop has no element, so it expects nothing" : "the condition is false"
    return ExampleFailure(
      range: range, message: message, parts: parts(of: condition, scope),
      explanation: cause(readBy: condition)
        ?? FailureReason(instance: self, scope: scope).text(of: condition))
  }

  /// Returns that what a condition reads waits for another act of the example.
  private func cause(readBy condition: TypedExpression) -> String? {
    unloadedList(readBy: condition) ?? waitingEntry(readBy: condition) ?? refusedText(readBy: condition)
      ?? keptQuery(readBy: condition)
  }

  /// Returns that the entry of an edit whose value a condition reads has not been written.
  private func waitingEntry(readBy condition: TypedExpression) -> String? {
    guard let edit = edit(readBy: condition, where: { $0.isDebouncing }),
      let time = edit.debounce.flatMap({ try? evaluate($0) })
    else { return nil }
    return "the entry of `\(edit.name)` waits: add `when clock += \(time.literal)`, or read `\(edit.name).text`"
  }

  /// Returns that the text of an edit whose value a condition reads is not valid, so that the value is the one before.
  private func refusedText(readBy condition: TypedExpression) -> String? {
    let edit = edit(readBy: condition) { state in state.entry.map { $0.accepted == nil } ?? false }
    return edit.map {
      "the text of `\($0.name)` is not valid, so its value is the last one that was: read `\($0.name).text`"
    }
  }

  /// Returns the edit in a state whose value a condition reads.
  private func edit(readBy condition: TypedExpression, where isSuch: (EditState) -> Bool) -> Edit? {
    let found = viewModel.edits.filter { edits[$0.id].map(isSuch) == true }
    if found.isEmpty { return nil }
    let read = Set(viewModel.edits(readBy: condition).map(\.id))
    return found.first { read.contains($0.id) && !condition.readsProperty(of: $0.id) }
  }

  /// Returns that a list which a condition reads has no rows because nothing has begun to load them.
  private func unloadedList(readBy condition: TypedExpression) -> String? {
    var lists: [MemberID] = []
    condition.forEachExpression { part in
      switch part.kind {
      case .facet(.member(let id, .list)): lists.append(id)
      case .reference(.storage(let storage)): if let id = storage.member { lists.append(id) }
      default: break
      }
    }
    return lists.lazy.compactMap(reasonForNoRows).first
  }

  /// Returns that nothing has begun to load a list; nil for other lists.
  func reasonForNoRows(of id: MemberID) -> String? {
    guard case .list(let list)? = viewModel[id], list.load != nil, lists[id]?.loaded.isUnloaded == true else {
      return nil
    }
    return "`\(id.name)` has not been loaded: call `\(id.name).refresh()` in a step, such as in `on first appear`"
  }

  /// Returns the values of the parts of a condition.
  private func parts(of condition: TypedExpression, _ scope: Scope) -> [ExampleFailure.Part] {
    var parts: [ExampleFailure.Part] = []
    collectParts(of: condition, scope, &parts)
    return parts
  }

  private func parts(of conditions: [TypedCondition], _ scope: Scope) -> [ExampleFailure.Part] {
    var parts: [ExampleFailure.Part] = []
    for condition in conditions { condition.forEachChild { collectParts(of: $0, scope, &parts) } }
    return parts
  }

  /// - Parameter isGate: Whether the expression is a part of the condition of a command that cannot run.
  private func collectParts(
    of expression: TypedExpression, _ scope: Scope, _ parts: inout [ExampleFailure.Part], isGate: Bool = false
  ) {
    switch expression.kind {
    case .closure: return
    case .optionalChain(let base, _): collectParts(of: base, scope, &parts, isGate: isGate)
    case .conditional, .match, .ternary, .binding, .sequence, .steps: break
    default: expression.forEachChild { collectParts(of: $0, scope, &parts, isGate: isGate) }
    }
    guard expression.isShown, let value = try? evaluateStep(expression, scope) else { return }
    let isFalse = value == .bool(false)
    let cause = isFalse ? causeOfRefusal(expression) : nil
    let part = ExampleFailure.Part(range: expression.shownRange, value: value.shown + (cause.map { ": \($0)" } ?? ""))
    if !parts.contains(where: { $0.range == part.range }) { parts.append(part) }
    if isFalse, cause == nil { collectCauses(of: expression, scope, &parts, isGate: isGate) }
  }

  /// Returns why a command cannot run, regardless of its condition; nil for other expressions and reasons.
  private func causeOfRefusal(_ expression: TypedExpression) -> String? {
    guard case .facet(.member(let id, .command(.canRun))) = expression.kind, let command = try? command(id) else {
      return nil
    }
    return obstacle(to: command)
  }

  /// Collects the values that explain why a command cannot run: those of its condition, of the formulas that the condition
  /// reads, and the edits that are not valid.
  private func collectCauses(
    of expression: TypedExpression, _ scope: Scope, _ parts: inout [ExampleFailure.Part], isGate: Bool
  ) {
    switch expression.kind {
    case .facet(.member(let id, .command(.canRun))):
      guard let gate = (try? command(id))?.gate else { return }
      collectParts(of: gate, Scope(), &parts, isGate: true)
    case .facet(.isValid) where isGate:
      for edit in viewModel.edits {
        let isValid = TypedExpression(.facet(.member(edit.id, .edit(.isValid))), .bool, edit.range)
        guard let value = try? evaluate(isValid, scope), value == .bool(false) else { continue }
        parts.append(ExampleFailure.Part(range: edit.range, value: "`\(edit.name)` is not valid"))
      }
    case .reference(.derived(let id)) where isGate:
      guard case .derived(let derived)? = viewModel[id] else { return }
      collectParts(of: derived.value, Scope(), &parts, isGate: true)
    default: return
    }
  }

  func failure(
    ofMoves expected: [ExpectedMove], at range: SourceRange, _ scope: Scope
  ) throws -> ExampleFailure? {
    let actual = world.doubles.navigator.moves
    let wanted = try expected.map { move -> NavigatorRecord.Move in
      guard let compared = move.compared else { return .init(kind: move.kind, name: move.name, values: [:]) }
      if let name = move.name {
        return .init(kind: move.kind, name: name, values: try stepEvaluator.inputs(of: name, compared, scope))
      }
      let value = try compared.first.map { try evaluateStep($0.value, scope) } ?? .none
      return .init(kind: move.kind, values: ["": value])
    }
    let agrees =
      actual.count == wanted.count
      && zip(zip(actual, wanted), expected).allSatisfy { moves, move in
        let (actual, wanted) = moves
        return actual.kind == wanted.kind && actual.name == wanted.name
          && (move.compared == nil || actual.values == wanted.values)
      }
    if agrees { return nil }
    let shown = actual.enumerated().map { index, move in
      move.description(hasValues: !expected.indices.contains(index) || expected[index].compared != nil)
    }
    return ExampleFailure(range: range, message: "`navigator` is [\(shown.joined(separator: ", "))]")
  }

  func failure(
    ofEvents expected: [(event: MemberID, values: [CallArgument])], areLast: Bool, at range: SourceRange,
    _ scope: Scope
  ) throws -> ExampleFailure? {
    let wanted = try expected.map { event, arguments -> (event: MemberID, values: [String: Value]) in
      let parameters = viewModel.events.first { $0.id == event }?.parameters ?? []
      return (event, try stepEvaluator.named(arguments, parameters, scope))
    }
    let actual = areLast ? emissions.suffix(wanted.count) : emissions[...]
    let agrees =
      actual.count == wanted.count
      && zip(actual, wanted).allSatisfy { $0.event == $1.event && $0.values == $1.values }
    if agrees { return nil }
    let shown = emissions.map { NavigatorRecord.Move.description($0.event.name, $0.values) }
    if areLast { return ExampleFailure(range: range, message: "`events.last` is \(shown.last ?? "nil")") }
    return ExampleFailure(range: range, message: "`events` is [\(shown.joined(separator: ", "))]")
  }

  func failure(
    ofCalls expected: [ExpectedCall], areLast: Bool, at range: SourceRange, _ scope: Scope
  ) throws -> ExampleFailure? {
    let doubles = world.doubles
    let wanted = try expected.map { call -> (double: FunctionDouble, values: [String: Value]) in
      let declaration = try stepEvaluator.function(call.function, of: call.service)
      let values = try stepEvaluator.named(call.matching, declaration.parameters, scope, addsDefaults: false)
      return (doubles.function(call.function, of: call.service), values)
    }
    let recorded = doubles.calls.filter { call in
      if wanted.contains(where: { $0.double === call.double }) { return true }
      if wanted.isEmpty || areLast { return !call.double.isStream }
      let isOfNamed = wanted.contains { $0.double.service == call.double.service }
      return isOfNamed && !call.double.isStream && !call.double.isQuery
    }
    let actual = areLast ? recorded.suffix(wanted.count) : recorded[...]
    let agrees =
      actual.count == wanted.count
      && zip(actual, wanted).allSatisfy { actual, wanted in
        actual.double === wanted.double && actual.arguments.contain(wanted.values)
      }
    if agrees { return nil }
    let shown = actual.map { call in
      let isCompared = wanted.contains { $0.double === call.double && !$0.values.isEmpty }
      return isCompared ? call.double.description(of: call.arguments) : call.double.name
    }
    if areLast { return ExampleFailure(range: range, message: "`calls.last` is \(shown.last ?? "nil")") }
    return ExampleFailure(range: range, message: "`calls` is [\(shown.joined(separator: ", "))]")
  }
}

extension FunctionDouble {
  /// Returns a call with its arguments: `store.rename(id: 1, name: "A")`, or `store.save(1)` for a single one.
  fileprivate func description(of arguments: [String: Value]) -> String {
    let values = parameters.map { name in
      let value = arguments[name]?.shown ?? ""
      return parameters.count == 1 ? value : "\(name): \(value)"
    }
    return "\(name.prefix { $0 != "(" })(\(values.joined(separator: ", ")))"
  }
}

extension NavigatorRecord.Move {
  func description(hasValues: Bool) -> String {
    let text = kind.rawValue + (name.map { " " + $0 } ?? "")
    guard hasValues, !values.isEmpty else { return text }
    if name == nil { return "\(text) \(values.values.map(\.shown).joined())" }
    return Self.description(text, values)
  }

  static func description(_ name: String, _ values: [String: Value]) -> String {
    if values.isEmpty { return name }
    let arguments = values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.shown)" }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }
}

extension TypedExpression {
  /// Whether the expression reads a property of an edit, such as its text.
  fileprivate func readsProperty(of edit: MemberID) -> Bool {
    var isFound = false
    forEachExpression { part in
      if case .facet(.member(edit, .edit)) = part.kind { isFound = true }
    }
    return isFound
  }

  fileprivate var unparenthesized: TypedExpression {
    if case .parenthesized(let inner) = kind { inner.unparenthesized } else { self }
  }

  /// The range under which a failure shows the value: the operator or the name after the first operand.
  fileprivate var shownRange: SourceRange {
    let first: TypedExpression? =
      switch kind {
      case .field(let base, _), .label(let base), .property(let base, _): base
      case .builtIn(let call): call.receiver
      default: nil
      }
    guard let first, first.range.lower == range.lower, first.range.upper + 1 < range.upper else { return range }
    return SourceRange(file: range.file, lower: first.range.upper + 1, upper: range.upper)
  }

  /// Whether the condition is that the elements of a loop are not empty, which stands at the elements.
  fileprivate var isAboutTurns: Bool {
    if case .not(let isEmpty) = kind, case .builtIn(let call) = isEmpty.kind {
      call.receiver?.range == range
    } else {
      false
    }
  }

  /// Whether a failure shows the value of the expression: it is no literal, and no part of another one.
  fileprivate var isShown: Bool {
    switch kind {
    case .builtIn(let call): call.receiver?.range != range
    case .reference, .field, .label, .facet, .property, .query, .matchedCalls, .function, .optionalChain, .coalesce,
      .conditional, .match, .ternary:
      true
    default: false
    }
  }
}

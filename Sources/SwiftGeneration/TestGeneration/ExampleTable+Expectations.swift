import VmgenSchemaSemantics
import VmgenSchemaSyntax

// The expectations of an example, with the values that a failure shows.
extension ExampleTable {
  /// Returns the check of the navigator's moves: `check.moves(doubles.navigatorDouble.moves, ["pop"], at: 27)`.
  ///
  /// A move whose values are compared contains them:
  /// `check.moves(of: doubles.navigatorDouble, [.init("push DetailViewModel", DetailViewModel.ScreenRoute(id: 1))], at: 27)`.
  func expect(
    _ moves: [ExpectedMove], at range: SourceRange, _ lowering: inout SwiftLowering, _ check: SwiftExpression
  ) -> SwiftExpression {
    let expected = moves.map { move -> SwiftExpression in
      let text = SwiftExpression.literal(move.kind.rawValue + (move.name.map { " " + $0 } ?? ""))
      guard let values = move.compared else { return text }
      let value =
        if let name = move.name {
          SwiftExpression.text(swiftIdentifier(name)).member("ScreenRoute").call(lowering.arguments(values))
        } else {
          values.first.map { lowering.expression($0.value, isTyped: false) } ?? .nil
        }
      return .text(".init").call([SwiftArgument(text), SwiftArgument(value)])
    }
    let double = names.double(of: ServiceDeclaration.navigator)
    let actual =
      moves.contains { $0.compared != nil }
      ? SwiftArgument("of", double) : SwiftArgument(double.member("moves"))
    return check.member("moves").call([actual, SwiftArgument(.array(expected)), place(range)])
  }

  /// Returns the check of the emitted events: `check.events(of: viewModel, [.submitted(id: 1)], at: 27)`.
  ///
  /// - Parameter areLast: Whether other events can precede them: `check.lastEvent(of: viewModel, .closed, at: 27)`.
  func expect(
    _ events: [(event: MemberID, values: [CallArgument])], areLast: Bool, at range: SourceRange,
    _ lowering: inout SwiftLowering, _ check: SwiftExpression
  ) -> SwiftExpression {
    let expected = events.map { event, values -> SwiftExpression in
      let name = SwiftExpression.text("." + swiftIdentifier(event.name, .member))
      return values.isEmpty ? name : name.call(lowering.arguments(values))
    }
    let owner = SwiftArgument("of", .text("viewModel"))
    if areLast, let last = expected.last {
      return check.member("lastEvent").call([owner, SwiftArgument(last), place(range)])
    }
    return check.member("events").call([owner, SwiftArgument(.array(expected)), place(range)])
  }

  /// Returns the check of the order of calls: `check.calls(of: doubles, [.init("log.write", doubles.logDouble.writeStub)],
  /// at: 27)`.
  /// An empty list is compared with the calls of all functions: `check.noCalls(of: doubles, at: 27)`.
  ///
  /// A call whose arguments are compared contains them: `.init("store.save", doubles.storeDouble.saveStub) { $0 == 1 }`.
  ///
  /// - Parameter areLast: Whether other calls can precede them: `check.lastCall(of: doubles, .init(…), at: 27)`.
  func expect(
    _ calls: [ExpectedCall], areLast: Bool, at range: SourceRange, _ lowering: inout SwiftLowering,
    _ check: SwiftExpression
  ) -> SwiftExpression {
    let doubles = SwiftArgument("of", .text("doubles"))
    if calls.isEmpty { return check.member("noCalls").call([doubles, place(range)]) }
    let expected = calls.map { call -> SwiftExpression in
      let arguments = [
        SwiftArgument(.literal(names.schemaName(of: call.function, in: call.service))),
        SwiftArgument(names.stub(call.service, call.function)),
      ]
      if call.matching.isEmpty { return .text(".init").call(arguments) }
      let matching = lowering.matching(call.matching, of: call.function, in: call.service)
      return .text(".init").call(arguments, trailing: matching)
    }
    if areLast, let last = expected.last {
      return check.member("lastCall").call([doubles, SwiftArgument(last), place(range)])
    }
    return check.member("calls").call([doubles, SwiftArgument(.array(expected)), place(range)])
  }

  /// Returns the check of a condition.
  ///
  /// The check of two equal values contains the text of the first one, and of the second one if that is not constant:
  /// `check.equal(viewModel.nameText, "Ada", "nameText", at: 27)`. Another check contains the values on which the
  /// condition depends: `check.isTrue(viewModel.age > 3, "age > 3", at: 27) { [.init("age", viewModel.age)] }`.
  func expect(
    _ condition: TypedExpression, _ lowering: inout SwiftLowering, _ check: SwiftExpression
  ) -> SwiftExpression {
    let line = place(condition.range)
    if case .equal(let left, let right, negated: false) = condition.unparenthesized.kind, isEquatable(left.type),
      isEquatable(right.type)
    {
      let (actual, expected) = left.isConstant && !right.isConstant ? (right, left) : (left, right)
      var arguments = [
        SwiftArgument(lowering.argument(actual, comparedWith: expected, isTyped: false)),
        SwiftArgument(lowering.argument(expected, comparedWith: actual, isTyped: true)), name(of: actual),
      ]
      if !expected.isConstant { arguments.append(name(of: expected)) }
      return check.member("equal").call(arguments + [line])
    }
    if case .not(let value) = condition.kind, value.isOwnOperand {
      return expectFalse(value, at: condition.range, &lowering, check)
    }
    let values = operands(of: condition).map { operand -> SwiftExpression in
      let name = SwiftArgument(.literal(operand.name))
      return .text(".init").call([name, SwiftArgument(operand.value(&lowering))])
    }
    let arguments = [SwiftArgument(lowering.expression(condition)), name(of: condition), line]
    if values.isEmpty || condition.isOwnOperand && causes(of: condition).isEmpty {
      return check.member("isTrue").call(arguments)
    }
    return check.member("isTrue").call(arguments, trailing: SwiftClosure([], [.value(.array(values))]))
  }

  /// Returns the check that a condition is false.
  func expectFalse(
    _ condition: TypedExpression, at range: SourceRange, _ lowering: inout SwiftLowering, _ check: SwiftExpression
  ) -> SwiftExpression {
    check.member("isFalse").call([SwiftArgument(lowering.expression(condition)), name(of: condition), place(range)])
  }

  private func place(_ range: SourceRange) -> SwiftArgument { SwiftArgument("at", .text("\(line(of: range))")) }

  /// Returns the source text of an expression as an argument.
  private func name(of expression: TypedExpression) -> SwiftArgument {
    SwiftArgument(.literal(text(of: expression.range)))
  }

  /// A value on which a condition depends.
  private struct Operand {
    var name: String
    var value: (inout SwiftLowering) -> SwiftExpression
  }

  /// Returns the values on which a condition depends, each once.
  private func operands(of condition: TypedExpression) -> [Operand] {
    var seen: Set<String> = []
    return explained(condition).filter { !$0.1.isConstant && $0.1.type != .unknown }.compactMap { text, value in
      var name = text
      let isList = if case .array(let row) = value.type { isViewModel(row) } else { false }
      if isList { name += ".count" }
      guard seen.insert(name).inserted else { return nil }
      return Operand(name: name) { lowering in
        let lowered = lowering.expression(value, isTyped: false)
        return isList ? lowered.member("count") : lowered
      }
    }
  }

  /// Returns the operands of a condition with their names, or what explains their values.
  private func explained(_ condition: TypedExpression, isGate: Bool = false) -> [(String, TypedExpression)] {
    condition.operands.filter { !isGate || isReadable($0) }.flatMap { operand in
      let causes = causes(of: operand, isGate: isGate)
      return causes.isEmpty ? [(text(of: operand.range), operand)] : causes
    }
  }

  /// Returns the values that explain why a command cannot run, with their names: whether it is running, and the values of
  /// its condition and of the formulas that the condition reads.
  private func causes(of operand: TypedExpression, isGate: Bool = false) -> [(String, TypedExpression)] {
    func facet(_ id: MemberID, _ facet: MemberFacet, _ type: Type) -> (String, TypedExpression) {
      ("\(id.name).\(facet.name)", TypedExpression(.facet(.member(id, facet)), type, operand.range))
    }
    switch operand.kind {
    case .facet(.member(let id, .command(.canRun))):
      guard case .command(let command)? = viewModel[id] else { return [] }
      let running = command.isAsync && command.policy == .drop ? [facet(id, .command(.isRunning), .bool)] : []
      return running + (command.gate.map { explained($0, isGate: true) } ?? [])
    case .facet(.isValid) where isGate:
      return viewModel.edits.filter { !isPrivate($0.name) && !$0.requirements.isEmpty }
        .map { facet($0.id, .edit(.isValid), .bool) }
    case .reference(.derived(let id)) where isGate && operand.type == .bool:
      guard case .derived(let derived)? = viewModel[id] else { return [] }
      return explained(derived.value, isGate: true)
    default: return []
    }
  }

  /// Whether a test can read all members that an expression reads.
  private func isReadable(_ expression: TypedExpression) -> Bool {
    !expression.containsExpression { part in
      switch part.kind {
      case .reference(.derived(let id)), .facet(.member(let id, _)): isPrivate(id.name)
      case .reference(.storage(let storage)): isPrivate(storage.name)
      case .reference(.local), .reference(.closureParameter): true
      default: false
      }
    }
  }

  private func isPrivate(_ name: String) -> Bool { viewModel.privateMembers.contains { $0.name == name } }

  private func isViewModel(_ type: Type) -> Bool {
    if case .declared(let name) = type { names.declarations.viewModels[name] != nil } else { false }
  }

  /// Returns whether values of a type conform to `Equatable`, which those of any type need not to be compared with nil.
  private func isEquatable(_ type: Type) -> Bool {
    !type.contains {
      guard case .declared(let name) = $0 else { return $0 == .anyError }
      return names.declarations.types[name]?.conformances.contains(.equatable) != true
    }
  }

  /// Returns the source text in a range on one line, shortened if necessary.
  private func text(of range: SourceRange) -> String {
    let bytes = source.bytes[Int(range.lower)..<min(Int(range.upper), source.bytes.count)]
    let words = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let text = words.map { String(decoding: $0, as: UTF8.self).trimmingBlanks }.joined(separator: " ")
    return text.count <= Self.longestText ? text : text.prefix(Self.longestText - 1) + "…"
  }

  /// The maximum length of a text, so that it fits on a line.
  private static let longestText = 72
}

extension TypedExpression {
  fileprivate var unparenthesized: TypedExpression {
    switch kind {
    case .parenthesized(let inner): inner.unparenthesized
    default: self
    }
  }

  /// The parts of a condition whose values explain its result: the operands of its operators and calls.
  fileprivate var operands: [TypedExpression] {
    switch kind {
    case .parenthesized(let inner), .wrapped(let inner), .not(let inner): inner.operands
    case .and(let left, let right), .or(let left, let right): left.operands + right.operands
    case .equal(let left, let right, _): [left, right].flatMap { $0.type == .bool ? $0.operands : [$0] }
    case .builtIn(let call):
      ([call.receiver].compactMap { $0 } + call.arguments.flatMap(\.given)).filter { !$0.isClosure }
    case .function(_, let arguments), .custom(_, let arguments): arguments.map(\.value)
    case .conditional, .ternary, .match: []
    default: [self]
    }
  }

  /// Whether the value of the condition is explained by itself, such as that of a display.
  fileprivate var isOwnOperand: Bool {
    switch kind {
    case .reference, .field, .facet, .property, .derivedCall: true
    default: false
    }
  }

  private var isClosure: Bool { if case .closure = kind { true } else { false } }

  /// Whether the expression reads no value of a view model, its context or a test double.
  fileprivate var isConstant: Bool {
    !containsExpression { part in
      switch part.kind {
      case .reference(.storage), .reference(.derived), .reference(.pending), .facet, .property, .custom, .query: true
      default: false
      }
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var rest = utf8[...]
    while let first = rest.first, first == 0x20 || first == 0x09 { rest.removeFirst() }
    while let last = rest.last, last == 0x20 || last == 0x09 { rest.removeLast() }
    return String(Substring(rest))
  }
}

extension BuiltInArgument {
  /// The values that the schema passes.
  fileprivate var given: [TypedExpression] {
    switch self {
    case .value(let value): [value]
    case .variadic(let values): values
    case .defaulted: []
    }
  }
}

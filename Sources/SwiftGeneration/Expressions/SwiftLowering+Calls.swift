import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension SwiftLowering {
  mutating func builtIn(_ call: BuiltInCall) -> SwiftExpression {
    let library = call.library
    use(module: library)
    if let literal = negativeLiteral(call) { return literal }
    if let (list, id) = call.rowByID, let row = names.rowByID(of: list) { return row(value(id)) }
    if let plural = call.pluralText, let text = self.plural(plural) { return text }
    guard let form = environment.form(call.builtIn.swift) else { return .text(call.builtIn.swift) }
    if form.usesFoundation { use(module: ModuleUse.foundation) }
    // An integer literal needs no `Decimal(…)` if the type of the other operand is known.
    let isOperator = form.symbol != nil
    let isLiteral = call.receiver.map(isDecimalLiteral) ?? false
    var isKnown = false
    if isOperator, case .value(let operand)? = call.arguments.first { isKnown = !isDecimalLiteral(operand) }
    let receiver = call.receiver.map {
      moment($0, in: call) ?? orderedRange($0, form) ?? typedLiteral($0, in: call, form) ?? typedCollection(
        $0, in: call)
        ?? value($0, isTyped: isLiteral && isKnown)
    }
    var arguments: [TemplateArguments.Argument] = []
    for argument in call.arguments {
      switch argument {
      case .value(let expression):
        let isTyped = isOperator && !isLiteral && isDecimalLiteral(expression)
        arguments.append(.one(moment(expression, in: call) ?? value(expression, isTyped: isTyped)))
      case .variadic(let expressions): arguments.append(.many(expressions.map { value($0) }))
      case .defaulted: arguments.append(.omitted)
      }
    }
    var filling = TemplateArguments(receiver: receiver, arguments: arguments, context: names.context)
    let lowering = self
    filling.function = { lowering.isShadowed($0) ? .text(library).member($0) : .text($0) }
    return filling.filled(form.root)
  }

  /// Returns Swift's own range for the receiver in `(0...150).contains(age)`. The bounds are literals in ascending
  /// order, so the range cannot trap. Returns nil for other receivers.
  private mutating func orderedRange(_ receiver: TypedExpression, _ form: ExpressionTemplate) -> SwiftExpression? {
    guard knowsRangesInOrder, case .call(let callee, _, _) = form.root.kind,
      callee == .hole(.receiver).member("contains"),
      case .parenthesized(let inner) = receiver.kind, case .range(let lower, let upper, let closed) = inner.kind,
      areOrdered(lower, upper)
    else { return nil }
    return .binary(value(lower), closed ? "..." : "..<", value(upper)).parenthesized
  }

  /// Returns `Double(-1.5)` for the receiver in `-1.5 < 2.5`, which is ambiguous in Swift without a type.
  private mutating func typedLiteral(
    _ receiver: TypedExpression, in call: BuiltInCall, _ form: ExpressionTemplate
  ) -> SwiftExpression? {
    guard let symbol = form.symbol, symbol.isOrdering, receiver.type == .double, receiver.isMadeOfLiterals,
      case .value(let other)? = call.arguments.first, other.isMadeOfLiterals
    else { return nil }
    return .text("Double").call(value(receiver))
  }

  /// `([1.5, 2.5] as [Double])` before `.filter { $0 < 2.5 }`, whose `<` is ambiguous in Swift too.
  private mutating func typedCollection(_ receiver: TypedExpression, in call: BuiltInCall) -> SwiftExpression? {
    guard receiver.isMadeOfLiterals, receiver.type.holdsDoubles, call.arguments.contains(where: \.isClosure) else {
      return nil
    }
    return ascribed(value(receiver), receiver.type, unless: false)
  }

  private func isDecimalLiteral(_ expression: TypedExpression) -> Bool {
    if case .decimal = expression.kind { true } else { false }
  }

  /// Returns `-5` for the negation of the literal 5.
  private func negativeLiteral(_ call: BuiltInCall) -> SwiftExpression? {
    guard call.arguments.isEmpty, call.builtIn.name == "-" else { return nil }
    switch call.receiver?.kind {
    case .integer(let value)? where value > 0: return .text("-" + integerLiteral(value))
    case .double(let text)?: return .text("-" + doubleLiteral(text))
    default: return nil
    }
  }

  /// Whether a name without a base refers to something other than the runtime's function.
  private func isShadowed(_ name: String) -> Bool {
    names.hides(function: name) || locals[name] != nil || locals.contains(swiftName: name) || madeNames.contains(name)
      || environment.declarations.functions[name] != nil
  }

  /// Returns `base?.chain` if Swift can express the chain that way, otherwise `base.map { chain }`.
  mutating func optionalChain(_ base: TypedExpression, _ chain: TypedExpression, type: Type) -> SwiftExpression {
    let receiver = value(base)
    let wasInChain = isInChain
    defer { isInChain = wasInChain }
    isInChain = true
    let (prelude, madeNames) = (self.prelude, self.madeNames)
    if !chain.type.isDoublyOptional {
      let value = value(chain)
      if value.chainStart == .hole(.chainRoot) { return value.replacingChainRoot(with: receiver.chained).closedChain }
    }
    // Swift cannot express the chain, or its value is an optional of an optional, which swiftc 6.3 does not compile in
    // a mutating function. The chain becomes a closure of the wrapped value.
    (self.prelude, self.madeNames) = (prelude, madeNames)
    let name = freshName("value")
    let body = value(chain).replacingChainRoot(with: .text(name))
    nameParameters()
    let isOptional = if case .optional = chain.type { true } else { false }
    return receiver.member(isOptional ? "flatMap" : "map").call(trailing: SwiftClosure([name], [.value(body)]))
  }
}

extension TypedExpression {
  /// Whether Swift infers its type from literals of numbers alone.
  fileprivate var isMadeOfLiterals: Bool {
    switch kind {
    case .integer, .double, .chained, .closure: return true
    case .parenthesized(let inner), .wrapped(let inner): return inner.isMadeOfLiterals
    case .ternary(_, let first, let second), .coalesce(let first, let second), .range(let first, let second, _),
      .optionalChain(let first, let second):
      return first.isMadeOfLiterals && second.isMadeOfLiterals
    case .array(let elements): return !elements.isEmpty && elements.allSatisfy(\.isMadeOfLiterals)
    case .builtIn(let call):
      let arguments = call.arguments.flatMap { argument -> [TypedExpression] in
        switch argument {
        case .value(let value): [value]
        case .variadic(let values): values
        case .defaulted: []
        }
      }
      return (call.receiver?.isMadeOfLiterals ?? true) && arguments.allSatisfy(\.isMadeOfLiterals)
    default: return false
    }
  }
}

extension BuiltInArgument {
  fileprivate var isClosure: Bool {
    if case .value(let value) = self, case .closure = value.kind { true } else { false }
  }
}

extension Type {
  fileprivate var holdsDoubles: Bool {
    switch self {
    case .array(let element), .optional(let element): element == .double || element.holdsDoubles
    default: false
    }
  }

  fileprivate var isDoublyOptional: Bool {
    if case .optional(.optional) = self { true } else { false }
  }
}

extension BuiltInCall {
  /// The list and the identity of `rows[id: 3]`; nil for other calls.
  fileprivate var rowByID: (list: MemberID, id: TypedExpression)? {
    guard case .reference(.storage(.child(let list)))? = receiver?.kind, builtIn.swift == "{self}[id: {0}]",
      case .value(let id)? = arguments.first
    else { return nil }
    return (list, id)
  }
}

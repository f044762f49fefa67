extension SwiftExpression {
  /// Returns a name, a literal, or other text that never needs parentheses.
  package static func text(_ text: String) -> SwiftExpression { SwiftExpression(.text(text)) }

  /// Returns a string literal with a text.
  static func literal(_ text: String) -> SwiftExpression { .text(swiftString(text)) }

  package static let `nil` = SwiftExpression(.nilLiteral)

  var isNil: Bool {
    if case .nilLiteral = kind { true } else { false }
  }

  /// `run`, the parameter of the closure with a command's steps.
  static let run = SwiftExpression(.run)

  /// Returns a parameter of a closure that does not name its parameters: `$0`.
  package static func parameter(_ index: Int) -> SwiftExpression { SwiftExpression(.parameter(index)) }

  /// Returns a part of a tuple that a closure receives, `$1.0`, or the whole parameter if it is the only part.
  static func part(_ index: Int, ofParameter parameter: Int, isOnly: Bool) -> SwiftExpression {
    isOnly ? .parameter(parameter) : .parameter(parameter).member(String(index))
  }

  /// Returns `(a, b)`, which is printed like the arguments of a call.
  static func tuple(_ parts: [SwiftExpression]) -> SwiftExpression { .text("").call(parts.map { SwiftArgument($0) }) }

  /// Returns a closure that passes its parameters to a function with steps: `{ try await load($0, $1) }`.
  static func calling(_ function: String, parameters: Int) -> SwiftExpression {
    let arguments = (0..<parameters).map { SwiftArgument(.parameter($0)) }
    return .closure(SwiftClosure([], [.value(.text(function).call(arguments).marked([.try, .await]))]))
  }

  /// Returns a string literal.
  static func string(_ segments: [StringSegment]) -> SwiftExpression {
    let hasValues = segments.contains { if case .value = $0 { true } else { false } }
    return hasValues ? SwiftExpression(.string(segments)) : .text(segments.text)
  }

  /// Returns `self.name`.
  package func member(_ name: String) -> SwiftExpression { SwiftExpression(.member(postfixOperand, name)) }

  /// The name that the expression begins with, without backquotes: `title` in `title().count`.
  var firstName: String? {
    switch kind {
    case .text(let name): name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
    case .member(let base, _), .call(let base, _, trailing: _): base.firstName
    default: nil
    }
  }

  /// The expression as a member of `self`: `self.title().count`.
  var ofSelf: SwiftExpression {
    switch kind {
    case .text: .text("self").member(swiftIdentifier(firstName ?? "", .member))
    case .member(let base, let name): base.ofSelf.member(name)
    case .call(let base, let arguments, let trailing): base.ofSelf.call(arguments, trailing: trailing)
    default: self
    }
  }

  /// The expression as the start of an optional chain: `self?`.
  package var chained: SwiftExpression { SwiftExpression(.optional(postfixOperand)) }

  /// Returns `self(arguments) { … }`.
  package func call(_ arguments: [SwiftArgument] = [], trailing closure: SwiftClosure? = nil) -> SwiftExpression {
    SwiftExpression(.call(postfixOperand, arguments, trailing: closure))
  }

  /// Returns `self(first, rest)`.
  package func call(
    _ first: SwiftExpression, _ rest: SwiftExpression..., trailing closure: SwiftClosure? = nil
  ) -> SwiftExpression {
    call([SwiftArgument(first)] + rest.map { SwiftArgument($0) }, trailing: closure)
  }

  /// Returns `self(label: value)`. An argument with the label nil has none.
  package func call(
    _ arguments: KeyValuePairs<String?, SwiftExpression>, trailing closure: SwiftClosure? = nil
  ) -> SwiftExpression {
    call(arguments.map { SwiftArgument($0.key, $0.value) }, trailing: closure)
  }

  /// Returns `self[arguments]`.
  package func index(_ arguments: [SwiftArgument]) -> SwiftExpression {
    SwiftExpression(.index(postfixOperand, arguments))
  }

  /// Returns `self[label: value]`.
  package func index(_ label: String?, _ value: SwiftExpression) -> SwiftExpression {
    index([SwiftArgument(label, value)])
  }

  package static func array(_ elements: [SwiftExpression]) -> SwiftExpression {
    elements.isEmpty ? .text("[]") : SwiftExpression(.array(elements))
  }

  package static func dictionary(_ pairs: [SwiftPair]) -> SwiftExpression {
    pairs.isEmpty ? .text("[:]") : SwiftExpression(.dictionary(pairs))
  }

  package static func closure(_ closure: SwiftClosure) -> SwiftExpression { SwiftExpression(.closure(closure)) }

  package static func conditional(_ conditional: SwiftConditional) -> SwiftExpression {
    SwiftExpression(.conditional(conditional))
  }

  package static func match(_ match: SwiftSwitch) -> SwiftExpression { SwiftExpression(.match(match)) }

  /// Returns `-x` or `!x`.
  package static func prefix(_ text: String, _ operand: SwiftExpression) -> SwiftExpression {
    SwiftExpression(.prefix(text, operand.inParentheses(below: SwiftOperator.postfixPrecedence)))
  }

  /// Returns `try await self`. Without keywords, the call does something other than to return a value.
  package func marked(_ effects: SwiftEffects) -> SwiftExpression { SwiftExpression(.effect(effects, self)) }

  package static func binary(_ left: SwiftExpression, _ text: String, _ right: SwiftExpression) -> SwiftExpression {
    binary(left, SwiftOperator(text), right)
  }

  static func binary(
    _ left: SwiftExpression, _ symbol: SwiftOperator, _ right: SwiftExpression
  ) -> SwiftExpression {
    // `try` covers everything to its right.
    if case .effect(let effects, let value) = left.kind { return binary(value, symbol, right).marked(effects) }
    let level = symbol.precedence
    // Swift would read `1...-1` as one operator.
    let second =
      !symbol.isSpaced && right.startsWithOperator
      ? right.parenthesized : right.operand(of: symbol, below: symbol.associativity == .right ? level : level + 1)
    return SwiftExpression(
      .binary(left.operand(of: symbol, below: symbol.associativity == .left ? level : level + 1), symbol, second))
  }

  /// Returns an operand with the parentheses that it needs. `??` also gets parentheses between other operators, because
  /// its precedence is not well known.
  private func operand(of symbol: SwiftOperator, below level: Int) -> SwiftExpression {
    if case .binary(_, let own, _) = kind, own.text == "??", symbol.text != "??" { return parenthesized }
    return inParentheses(below: level)
  }

  /// Whether the first character is part of an operator, or the dot of an implicit member.
  private var startsWithOperator: Bool {
    switch first.kind {
    case .text(let text): text.utf8.first.map { "-+!~&.".utf8.contains($0) } ?? false
    case .prefix: true
    default: false
    }
  }

  package static func ternary(
    _ condition: SwiftExpression, _ then: SwiftExpression, _ otherwise: SwiftExpression
  ) -> SwiftExpression {
    let level = SwiftOperator.ternaryPrecedence
    return SwiftExpression(
      .ternary(
        condition.inParentheses(below: level + 1), then.inParentheses(below: level + 1),
        otherwise.inParentheses(below: level)))
  }

  /// The expression in a single pair of parentheses: `(self)`.
  package var parenthesized: SwiftExpression {
    if case .parenthesized = kind { return self }
    return SwiftExpression(.parenthesized(self))
  }

  /// Returns the expression, in parentheses if its precedence is lower than `level`.
  private func inParentheses(below level: Int) -> SwiftExpression { precedence < level ? parenthesized : self }

  var postfixOperand: SwiftExpression { inParentheses(below: SwiftOperator.postfixPrecedence) }

  /// The precedence of the outermost operator.
  var precedence: Int {
    if isClosedChain { return SwiftOperator.prefixPrecedence }
    return switch kind {
    case .text(let text): text.utf8.first == UInt8(ascii: "-") ? SwiftOperator.prefixPrecedence : 100
    case .prefix: SwiftOperator.prefixPrecedence
    case .effect: 0
    case .binary(_, let symbol, _): symbol.precedence
    case .ternary: SwiftOperator.ternaryPrecedence
    case .conditional, .match: 0
    default: 100
    }
  }
}

extension SwiftExpression.Kind {
  /// Whether the expression is a name or a literal without parts.
  var isLeaf: Bool {
    switch self {
    case .text, .nilLiteral, .parameter, .run, .hole: true
    default: false
    }
  }

  /// The text of an expression without children, apart from a string literal.
  var name: String {
    switch self {
    case .text(let text): text
    case .nilLiteral: "nil"
    case .parameter(let index): "$\(index)"
    case .run: "run"
    case .hole: "$0"
    default: ""
    }
  }
}

extension SwiftExpression {
  static func width(of kind: Kind) -> Int {
    let width =
      switch kind {
      case .text(let text): text.columns
      case .string(let segments): segments.text.columns
      case .nilLiteral, .run: 3
      case .parameter, .hole: kind.name.columns
      case .member(let base, let name): base.width + 1 + name.columns
      case .optional(let base): base.width + 1
      case .call(let callee, let arguments, let closure): width(callee, arguments, closure)
      case .index(let base, let arguments): base.width + 2 + width(of: arguments)
      case .prefix(let text, let operand): text.columns + operand.width
      case .effect(let effects, let value): effects.text.columns + value.width
      case .binary(let left, let symbol, let right):
        left.width + symbol.text.columns + (symbol.isSpaced ? 2 : 0) + right.width
      case .ternary(let condition, let then, let otherwise): condition.width + then.width + otherwise.width + 6
      case .parenthesized(let inner): inner.width + 2
      // The width includes one more column, because swift-format reserves space for a trailing comma.
      case .array(let elements): elements.reduce(2 * max(elements.count, 1) + 1) { $0 + $1.width }
      case .dictionary(let pairs): pairs.reduce(max(4 * pairs.count, 3) + 1) { $0 + $1.key.width + $1.value.width }
      case .closure(let closure): closure.width
      case .conditional(let conditional): conditional.compactWidth
      case .match: SwiftLayout.never
      }
    return min(width, SwiftLayout.never)
  }

  private static func width(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument], _ closure: SwiftClosure?
  ) -> Int {
    var width = callee.width
    if let closure { width += 1 + closure.width }
    if closure == nil || !arguments.isEmpty { width += 2 + self.width(of: arguments) }
    return width
  }

  static func width(of arguments: [SwiftArgument]) -> Int {
    var width = 2 * max(arguments.count - 1, 0)
    for argument in arguments { width += argument.width }
    return width
  }
}

extension [SwiftExpression.StringSegment] {
  /// The literal, in quotes.
  var text: String {
    var text = "\""
    for segment in self {
      switch segment {
      case .text(let part): text += part
      case .value(let value): text += "\\(\(value.flatText))"
      }
    }
    return text + "\""
  }
}

// The weight of an expression estimates the work of swiftc's type checker, which infers all types of an expression
// together. Closures and nested interpolations multiply that work.
extension SwiftExpression {
  /// An operand with more weight is assigned to a typed local.
  static let weightLimit = 32

  static func weight(of kind: Kind) -> Int {
    switch kind {
    case .text, .nilLiteral, .parameter, .run, .hole: 1
    case .string(let segments):
      segments.reduce(8) { if case .value(let value) = $1 { $0 + value.weight } else { $0 } }
    case .member(let base, _), .optional(let base), .parenthesized(let base), .effect(_, let base): base.weight
    case .prefix(_, let operand): operand.weight + 1
    case .call(let callee, let arguments, let closure):
      callee.weight + 1 + weight(of: arguments) + (closure?.weight ?? 0)
    case .index(let base, let arguments): base.weight + 1 + weight(of: arguments)
    case .binary(let left, _, let right): left.weight + 1 + right.weight
    case .ternary(let condition, let then, let otherwise): condition.weight + then.weight + otherwise.weight + 1
    case .array(let elements): elements.reduce(1) { $0 + $1.weight - 1 }
    case .dictionary(let pairs): pairs.reduce(1) { $0 + $1.key.weight + $1.value.weight - 2 }
    case .closure(let closure): closure.weight
    // The compiler checks the branches separately.
    case .conditional, .match: 1
    }
  }

  /// Returns the weight of arguments. Names and literals add no weight, however many there are.
  private static func weight(of arguments: [SwiftArgument]) -> Int {
    var weight = 0
    for argument in arguments { weight += argument.value.weight - 1 }
    return weight
  }
}

extension SwiftClosure {
  /// The weight of the closure. The compiler checks the statements of a longer body separately.
  fileprivate var weight: Int {
    guard body.count == 1, case .value(let value) = body[0] else { return 4 }
    return 4 + value.weight
  }
}

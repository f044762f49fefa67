/// A Swift expression without a layout. The lowering creates it, and ``SwiftLayout`` prints it.
///
/// The factory functions add the parentheses that precedence requires. Names are already escaped as Swift requires.
package final class SwiftExpression: Sendable {
  package enum Kind: Equatable, Sendable {
    /// Text that is never broken into lines: a name, a literal, or `.case`.
    case text(String)
    case nilLiteral
    /// A parameter of a closure that does not name its parameters: `$0`.
    case parameter(Int)
    /// `run`, the parameter of the closure with the steps of a command.
    case run
    /// An expression that is not known yet.
    case hole(SwiftHole)
    /// A string literal with interpolations.
    case string([StringSegment])
    /// `base.name`
    case member(SwiftExpression, String)
    /// `base?`, the start of an optional chain.
    case optional(SwiftExpression)
    /// `callee(arguments) { … }`; without arguments and with a closure, `callee { … }`.
    case call(SwiftExpression, [SwiftArgument], trailing: SwiftClosure?)
    /// `base[arguments]`
    case index(SwiftExpression, [SwiftArgument])
    /// `-x`, `!x`
    case prefix(String, SwiftExpression)
    /// `try await x`. Without keywords, a call that does something other than to return a value.
    case effect(SwiftEffects, SwiftExpression)
    /// `a + b`
    case binary(SwiftExpression, SwiftOperator, SwiftExpression)
    /// `condition ? a : b`
    case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
    case parenthesized(SwiftExpression)
    case array([SwiftExpression])
    case dictionary([SwiftPair])
    case closure(SwiftClosure)
    /// `if … { … } else { … }`, only as a whole value.
    case conditional(SwiftConditional)
    /// `switch … { … }`, only as a whole value.
    case match(SwiftSwitch)
  }

  package enum StringSegment: Equatable, Sendable {
    /// Escaped text.
    case text(String)
    case value(SwiftExpression)
  }

  package let kind: Kind
  /// The width on one line, or ``SwiftLayout/never`` if the expression needs several lines.
  let width: Int
  let traits: SwiftTraits
  /// The estimated work of the type checker for the expression.
  let weight: Int
  /// Whether the expression is a complete optional chain. A member of its optional result needs parentheses.
  let isClosedChain: Bool

  init(_ kind: Kind) {
    self.kind = kind
    traits = SwiftTraits(of: kind)
    width = Self.width(of: kind)
    weight = Self.weight(of: kind)
    isClosedChain = false
  }

  private init(closing chain: SwiftExpression) {
    kind = chain.kind
    traits = chain.traits
    width = chain.width
    weight = chain.weight
    isClosedChain = true
  }

  /// The expression as a complete optional chain, which is a single operand: `(base?.name)?.other`.
  var closedChain: SwiftExpression { SwiftExpression(closing: self) }
}

extension SwiftExpression: Equatable {
  package static func == (left: SwiftExpression, right: SwiftExpression) -> Bool {
    left === right || left.isClosedChain == right.isClosedChain && left.kind == right.kind
  }
}

/// An expression that another one replaces when it is known.
package enum SwiftHole: Hashable, Sendable {
  /// The first parameter of a closure, which has no name yet: `$0`, or a name where `$0` is not possible.
  case parameter
  /// The wrapped value of the innermost optional chain.
  case chainRoot
  /// The receiver of a template: `{self}`.
  case receiver
  /// An argument of a template: `{0}`.
  case argument(Int)
  /// An argument of a template behind a call, `map {0}`, which becomes a trailing closure if it is a closure.
  case trailing(Int)
  /// The display context of a template: `{context}`.
  case context
}

/// The keywords before an expression that can throw or suspend.
package struct SwiftEffects: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let `try` = SwiftEffects(rawValue: 1)
  package static let await = SwiftEffects(rawValue: 2)

  /// The keywords, each with a space after it: `try await `.
  var text: String {
    switch rawValue {
    case 0: ""
    case 1: "try "
    case 2: "await "
    default: "try await "
    }
  }
}

/// A key and its value in a dictionary literal.
package struct SwiftPair: Equatable, Sendable {
  package var key: SwiftExpression
  package var value: SwiftExpression

  package init(_ key: SwiftExpression, _ value: SwiftExpression) {
    self.key = key
    self.value = value
  }
}

/// An argument of a call, `label: value`.
package struct SwiftArgument: Equatable, Sendable {
  package var label: String?
  package var value: SwiftExpression

  package init(_ label: String?, _ value: SwiftExpression) {
    self.label = label
    self.value = value
  }

  /// Creates an argument without a label.
  package init(_ value: SwiftExpression) { self.init(nil, value) }

  var width: Int { (label.map { $0.columns + 2 } ?? 0) + value.width }
}

/// A closure: `{ a, b in … }`, or with the type of its result `{ a, b -> Int in … }`.
package struct SwiftClosure: Equatable, Sendable {
  /// The names of the parameters; empty if the body uses `$0`.
  package var parameters: [String]
  /// The type of the result, if Swift cannot infer it without a search.
  package var result: String?
  package var body: [SwiftStatement]

  package init(_ parameters: [String] = [], result: String? = nil, _ body: [SwiftStatement]) {
    self.parameters = parameters
    self.result = result
    self.body = body
  }

  /// The text between the opening brace and the body: `a, b -> Int in`; nil if the closure needs none.
  var head: String? {
    guard let result else { return parameters.isEmpty ? nil : parameters.joined(separator: ", ") + " in" }
    return (parameters.isEmpty ? "()" : parameters.joined(separator: ", ")) + " -> \(result) in"
  }

  var width: Int {
    guard body.count <= 1 else { return SwiftLayout.never }
    let head = head
    let width = body.first.map { $0.closureWidth + 4 } ?? (head == nil ? 2 : 3)
    return width + (head.map { $0.columns + 1 } ?? 0)
  }
}

/// A statement of a generated body.
package enum SwiftStatement: Equatable, Sendable {
  /// `let name: Type = value`
  case bind(String, type: String?, SwiftExpression)
  /// `let (a, b) = value`
  case unpack([String], SwiftExpression)
  /// `head = value`, with a head such as `var name` or `lazy var name`.
  case variable(String, SwiftExpression)
  /// `let name: Type` or `var name: Type`, which the following branches assign.
  case declare(String, type: String, isVariable: Bool = false)
  /// `place = value`
  case assign(SwiftExpression, SwiftExpression)
  /// `return value`
  case result(SwiftExpression)
  /// `throw error`
  case throwing(SwiftExpression)
  /// `value`: the whole body of a function, or an expression with an effect, including an `if` or `switch`.
  case value(SwiftExpression)
  /// `guard conditions else { … }`
  case guarded([SwiftCondition], else: [SwiftStatement])
  /// `return`
  case end
  case loop(SwiftLoop)
  /// `do { … } catch … { … }`, or `do throws(Error) { … } catch { … }` with a typed error.
  case attempt([SwiftStatement], throwing: String? = nil, [SwiftCatch])
}

extension SwiftStatement {
  /// `break`
  static let `break` = SwiftStatement.value(.text("break"))
  /// `continue`
  static let `continue` = SwiftStatement.value(.text("continue"))

  /// Returns the statement with `var` in place of `let`, if it binds or declares the name.
  func asVariable(named name: String) -> SwiftStatement {
    switch self {
    case .bind(name, let type, let value): .variable("var " + name + (type.map { ": " + $0 } ?? ""), value)
    case .declare(name, let type, _): .declare(name, type: type, isVariable: true)
    default: self
    }
  }
}

/// `for name in elements { … }`
package struct SwiftLoop: Equatable, Sendable {
  package var name: String
  package var elements: SwiftExpression
  package var body: [SwiftStatement]

  package init(_ name: String, in elements: SwiftExpression, _ body: [SwiftStatement]) {
    self.name = name
    self.elements = elements.standingInCondition
    self.body = body
  }
}

/// A `catch` clause: `catch pattern, pattern { … }`, `catch pattern where condition { … }`. A clause without patterns
/// matches every error.
package struct SwiftCatch: Equatable, Sendable {
  package var patterns: [SwiftPattern]
  package var guardCondition: SwiftExpression?
  package var body: [SwiftStatement]

  package init(_ patterns: [SwiftPattern], where guardCondition: SwiftExpression? = nil, _ body: [SwiftStatement]) {
    self.patterns = patterns
    self.guardCondition = guardCondition?.standingInCondition
    self.body = body
  }
}

/// An `if`: `if a, let b = c { … } else { … }`. An `else` branch that contains only another conditional becomes an
/// `else if`.
package struct SwiftConditional: Equatable, Sendable {
  package var conditions: [SwiftCondition]
  package var then: [SwiftStatement]
  package var otherwise: [SwiftStatement]
  /// Whether the conditional is on one line if it fits.
  var isCompact = false

  package init(_ conditions: [SwiftCondition], then: [SwiftStatement], otherwise: [SwiftStatement]) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
  }
}

/// A condition: `value`, `let name = value` or `case pattern = value`.
package struct SwiftCondition: Equatable, Sendable {
  package enum Binding: Equatable, Sendable {
    case unwrap(String)
    case match(SwiftPattern)
  }

  package var binding: Binding?
  package var value: SwiftExpression

  package init(_ value: SwiftExpression) { self.value = value.standingInCondition }

  package init(unwrapping name: String, _ value: SwiftExpression) {
    self.init(value)
    binding = .unwrap(name)
  }

  package init(matching pattern: SwiftPattern, _ value: SwiftExpression) {
    self.init(value)
    binding = .match(pattern)
  }

  /// `let name` or `case pattern`; nil for a condition without a binding.
  var head: String? {
    switch binding {
    case nil: nil
    case .unwrap(let name): "let " + name
    case .match(let pattern): "case " + pattern.text
    }
  }

  /// The value behind the `=`; nil in `if let age`, which stands for `if let age = age`.
  var writtenValue: SwiftExpression? {
    if case .unwrap(let name) = binding, case .text(name) = value.kind { nil } else { value }
  }

  var width: Int {
    guard let head else { return value.width }
    return head.columns + (writtenValue.map { $0.width + 3 } ?? 0)
  }
}

package struct SwiftSwitch: Equatable, Sendable {
  package var subject: SwiftExpression
  package var cases: [SwiftCase]

  package init(_ subject: SwiftExpression, _ cases: [SwiftCase]) {
    self.subject = subject.standingInCondition
    self.cases = cases
  }
}

/// A case of a `switch`: `case a, b where c:` with its body. A case without patterns is `default`.
package struct SwiftCase: Equatable, Sendable {
  package var patterns: [SwiftPattern]
  package var guardCondition: SwiftExpression?
  package var body: [SwiftStatement]

  package init(_ patterns: [SwiftPattern], where guardCondition: SwiftExpression? = nil, _ body: [SwiftStatement]) {
    self.patterns = patterns
    self.guardCondition = guardCondition?.standingInCondition
    self.body = body
  }
}

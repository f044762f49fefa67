/// A Swift expression without a layout. The lowering creates it, and ``SwiftLayout`` prints it.
///
/// The factory functions add the parentheses that precedence requires. Names are already escaped as Swift requires.
package final class SwiftExpression: Sendable {
  package enum Kind: Sendable {
    /// Text that is never broken into lines: a name, a literal, or `.case`.
    case text(String)
    /// A string literal with interpolations.
    case string([StringSegment])
    /// The first parameter of a closure, which has no name yet: `$0`, or a name where `$0` is not possible.
    case placeholder
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
    /// `a + b`
    case binary(SwiftExpression, SwiftOperator, SwiftExpression)
    /// `condition ? a : b`
    case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
    case parenthesized(SwiftExpression)
    case array([SwiftExpression])
    case dictionary([(key: SwiftExpression, value: SwiftExpression)])
    case closure(SwiftClosure)
    /// `if … { … } else { … }`, only as a whole value.
    case conditional(SwiftConditional)
    /// `switch … { … }`, only as a whole value.
    case match(SwiftSwitch)
  }

  package enum StringSegment: Sendable {
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

  init(_ kind: Kind, traits: SwiftTraits = SwiftTraits(), removing removed: SwiftTraits = SwiftTraits()) {
    self.kind = kind
    self.traits = traits.union(SwiftTraits(of: kind)).subtracting(removed)
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

/// An argument of a call, `label: value`.
package struct SwiftArgument: Sendable {
  package var label: String?
  package var value: SwiftExpression

  package init(_ label: String? = nil, _ value: SwiftExpression) {
    self.label = label
    self.value = value
  }

  var width: Int { (label.map { $0.columns + 2 } ?? 0) + value.width }
}

/// A closure: `{ a, b in … }`.
package struct SwiftClosure: Sendable {
  /// The names of the parameters; empty if the body uses `$0`.
  package var parameters: [String]
  package var body: [SwiftStatement]

  package init(_ parameters: [String] = [], _ body: [SwiftStatement]) {
    self.parameters = parameters
    self.body = body
  }

  var width: Int {
    guard body.count <= 1 else { return SwiftLayout.never }
    var width = body.first.map { $0.closureWidth + 4 } ?? (parameters.isEmpty ? 2 : 3)
    if !parameters.isEmpty { width += 2 * (parameters.count - 1) + 4 }
    for parameter in parameters { width += parameter.columns }
    return width
  }
}

/// A statement of a generated body.
package enum SwiftStatement: Sendable {
  /// `let name: Type = value`
  case bind(String, type: String?, SwiftExpression)
  /// `head = value`, with a head such as `var name` or `lazy var name`.
  case variable(String, SwiftExpression)
  /// `let name: Type`, which the following branches assign.
  case declare(String, type: String)
  /// `place = value`
  case assign(SwiftExpression, SwiftExpression)
  /// `return value`
  case result(SwiftExpression)
  /// `value`: the whole body of a function, or an expression with an effect, including an `if` or `switch`.
  case value(SwiftExpression)
  /// `for name in elements { … }`
  case loop(String, SwiftExpression, [SwiftStatement])
  /// `do { … } catch … { … }`, or `do throws(Error) { … } catch { … }` with a typed error.
  case attempt([SwiftStatement], throwing: String? = nil, [SwiftCatch])
}

/// A `catch` clause: `catch pattern { … }`. An empty pattern matches every error.
package struct SwiftCatch: Sendable {
  package var pattern: String
  package var body: [SwiftStatement]

  package init(_ pattern: String, _ body: [SwiftStatement]) {
    self.pattern = pattern
    self.body = body
  }
}

/// An `if`: `if a, let b = c { … } else { … }`. An `else` branch that contains only another conditional becomes an
/// `else if`.
package struct SwiftConditional: Sendable {
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

/// A condition: `value`, or with a head such as `let name` or `case pattern`, `let name = value` or `case pattern =
/// value`.
package struct SwiftCondition: Sendable {
  package var head: String?
  package var value: SwiftExpression?

  package init(head: String? = nil, _ value: SwiftExpression?) {
    self.head = head
    self.value = value
  }

  var width: Int { (head?.columns ?? 0) + (value?.width ?? 0) + (head != nil && value != nil ? 3 : 0) }
}

package struct SwiftSwitch: Sendable {
  package var subject: SwiftExpression
  package var cases: [SwiftCase]

  package init(_ subject: SwiftExpression, _ cases: [SwiftCase]) {
    self.subject = subject
    self.cases = cases
  }
}

/// A case of a `switch`: `case a, b where c:` with its body. A case without patterns is `default`.
package struct SwiftCase: Sendable {
  package var patterns: [String]
  package var guardCondition: SwiftExpression?
  package var body: [SwiftStatement]

  package init(_ patterns: [String], where guardCondition: SwiftExpression? = nil, _ body: [SwiftStatement]) {
    self.patterns = patterns
    self.guardCondition = guardCondition
    self.body = body
  }
}

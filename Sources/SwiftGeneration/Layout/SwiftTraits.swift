/// The traits of an expression or of statements, at any depth.
package struct SwiftTraits: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A closure, a conditional or a `switch`.
  static let hasBraces = SwiftTraits(rawValue: 1)
  /// The placeholder for a closure's parameter, which has no name yet.
  static let readsPlaceholder = SwiftTraits(rawValue: 2)
  /// The run of a command, as a closure's parameter `run`.
  static let readsRun = SwiftTraits(rawValue: 4)
  /// The wrapped value of an optional chain that is being lowered.
  static let readsChainRoot = SwiftTraits(rawValue: 8)
  /// A name that is declared inside.
  static let bindsNames = SwiftTraits(rawValue: 16)
  /// A call that does something other than to return a value.
  static let hasEffect = SwiftTraits(rawValue: 32)

  init(of kind: SwiftExpression.Kind) {
    switch kind {
    case .text: self = SwiftTraits()
    case .placeholder: self = .readsPlaceholder
    case .string(let segments):
      self = segments.reduce(into: SwiftTraits()) { if case .value(let value) = $1 { $0.formUnion(value.traits) } }
    case .member(let base, _), .optional(let base), .prefix(_, let base), .parenthesized(let base): self = base.traits
    case .call(let callee, let arguments, let closure):
      self = callee.traits
      for argument in arguments { formUnion(argument.value.traits) }
      if let closure { formUnion(closure.body.traits.union(.hasBraces)) }
    case .index(let base, let arguments):
      self = arguments.reduce(into: base.traits) { $0.formUnion($1.value.traits) }
    case .binary(let left, _, let right): self = left.traits.union(right.traits)
    case .ternary(let condition, let then, let otherwise):
      self = condition.traits.union(then.traits).union(otherwise.traits)
    case .array(let elements): self = elements.reduce(into: SwiftTraits()) { $0.formUnion($1.traits) }
    case .dictionary(let pairs):
      self = pairs.reduce(into: SwiftTraits()) { $0.formUnion($1.key.traits.union($1.value.traits)) }
    case .closure(let closure): self = closure.body.traits.union(.hasBraces)
    case .conditional(let conditional):
      self = conditional.then.traits.union(conditional.otherwise.traits).union(.hasBraces)
      for condition in conditional.conditions { formUnion(condition.traits) }
    case .match(let match):
      self = match.subject.traits.union(.hasBraces)
      for branch in match.cases {
        formUnion(branch.body.traits.union(branch.guardCondition?.traits ?? SwiftTraits()))
        for pattern in branch.patterns { formUnion(pattern.traits) }
      }
    }
  }
}

// The generator runs unoptimized in a plugin. There, the generic operations and literals of `OptionSet` take longer than
// everything else about an expression.
extension SwiftTraits {
  package init() { rawValue = 0 }

  package func contains(_ other: SwiftTraits) -> Bool { rawValue & other.rawValue == other.rawValue }

  package func union(_ other: SwiftTraits) -> SwiftTraits { SwiftTraits(rawValue: rawValue | other.rawValue) }

  package mutating func formUnion(_ other: SwiftTraits) { self = union(other) }

  package func subtracting(_ other: SwiftTraits) -> SwiftTraits { SwiftTraits(rawValue: rawValue & ~other.rawValue) }
}

extension [SwiftStatement] {
  var traits: SwiftTraits {
    var traits = SwiftTraits()
    for statement in self { traits.formUnion(statement.traits) }
    return traits
  }
}

extension SwiftStatement {
  fileprivate var traits: SwiftTraits {
    switch self {
    case .bind(_, _, let value), .unpack(_, let value): value.traits.union(.bindsNames)
    case .variable(_, let value), .result(let value), .value(let value): value.traits
    case .assign(let place, let value): place.traits.union(value.traits)
    case .declare: SwiftTraits()
    case .loop(let loop): loop.elements.traits.union(loop.body.traits).union(.hasBraces).union(.bindsNames)
    case .attempt(let body, _, let catches):
      catches.reduce(into: body.traits.union(.hasBraces)) { traits, clause in
        traits.formUnion(clause.body.traits)
        for pattern in clause.patterns { traits.formUnion(pattern.traits) }
      }
    }
  }
}

extension SwiftCondition {
  fileprivate var traits: SwiftTraits {
    switch binding {
    case nil: value.traits
    case .unwrap: value.traits.union(.bindsNames)
    case .match(let pattern): value.traits.union(pattern.traits)
    }
  }
}

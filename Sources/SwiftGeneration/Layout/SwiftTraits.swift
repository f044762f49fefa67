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
    self.init(own: kind)
    kind.forEachChild { formUnion($0.traits) }
  }

  /// Creates the traits that do not follow from the children.
  private init(own kind: SwiftExpression.Kind) {
    switch kind {
    case .run: self = .readsRun
    case .hole(.parameter): self = .readsPlaceholder
    case .hole(.chainRoot): self = .readsChainRoot
    case .effect: self = .hasEffect
    case .closure, .call(_, _, trailing: .some), .conditional, .match:
      self = .hasBraces
      kind.forEachOwnName { _ in formUnion(.bindsNames) }
    default: self = SwiftTraits()
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
}

extension [SwiftStatement] {
  var traits: SwiftTraits {
    var traits = SwiftTraits()
    for statement in self {
      switch statement {
      case .loop, .attempt, .guarded: traits.formUnion(.hasBraces)
      default: break
      }
      statement.forEachName { _ in traits.formUnion(.bindsNames) }
    }
    forEachChild { traits.formUnion($0.traits) }
    return traits
  }
}

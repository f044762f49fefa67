import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Turns checked expressions into Swift.
///
/// `if` and `switch` stand where Swift allows them, as the whole value of a body or of a `let`; elsewhere they become
/// typed locals before the statement, or a closure that is called at once where no statement can stand.
package struct SwiftLowering {
  let environment: LoweringEnvironment
  var names: any NameLookup
  /// What the Swift made so far needs from other modules.
  package internal(set) var modules = ModuleUse()

  /// How literals are written that Swift has no literal for.
  package enum Literals: Sendable {
    /// Readable, by initialisers of the runtime: `Decimal(literal: "0.10")`.
    case ofRuntime
    /// By Foundation alone, where it can: what needs no runtime stays so.
    case ofFoundation
  }

  /// How literals are written that Swift has no literal for.
  package var literals = Literals.ofRuntime

  /// Whether a range of literals that are in order is Swift's own where something is looked for in it.
  var knowsRangesInOrder = false

  /// Locals in scope, by their name in the schema, with their Swift names.
  var locals: [String: String] = [:]
  /// Swift names of locals that something reads.
  var usedLocals: Set<String> = []
  /// Those of ``usedLocals`` that inner locals of the same names took out of it.
  var hiddenUses: [String] = []
  /// Names given to locals of our own in this body.
  var madeNames: Set<String> = []
  /// The statements before the current expression.
  var prelude: [SwiftStatement] = []
  /// Whether statements can precede it in the same scope.
  var canHoist = true
  /// The Swift of the wrapped value of the innermost optional chain.
  var chainRoot: SwiftExpression?
  /// The highest `$n` that the innermost closure's body reads; -1 for none.
  var highestParameter = -1
  /// What `$n` is called in the innermost closure, where it has names.
  var parameterNames: [String] = []
  /// Whether a closure around a part reads `$n`, so that the innermost closure's parameters need names.
  var needsParameterNames = false

  package init(_ environment: LoweringEnvironment, names: any NameLookup) {
    self.environment = environment
    self.names = names
  }

  /// The body of a function that returns the expression's value: an expression alone, or statements.
  package mutating func body(_ expression: TypedExpression) -> [SwiftStatement] {
    madeNames = []
    let block = block(expression, isTyped: true)
    return block.isValue ? [.value(block.value)] : block.statements(to: .result)
  }

  /// Statements that bind the expression's value to a name.
  package mutating func binding(
    _ name: String, type: String?, _ expression: TypedExpression
  ) -> [SwiftStatement] {
    let block = block(expression, isTyped: type != nil)
    if block.tailIsValue { return block.prelude + [.bind(name, type: type, block.value)] }
    let type = type ?? expression.type.swiftText
    return [.declare(name, type: type)] + block.statements(to: .assign(.text(name)))
  }

  /// Returns an expression for a place that allows no statements before it: a default value, an argument or a static.
  ///
  /// - Parameter isTyped: Whether Swift can infer the type, so that `.case`, `[]` and `nil` need no type.
  package mutating func expression(_ expression: TypedExpression, isTyped: Bool = true) -> SwiftExpression {
    let outer = canHoist
    canHoist = false
    defer { canHoist = outer }
    return wholeValue(expression, isTyped: isTyped)
  }

  /// Notes the modules of a type that the text names.
  mutating func use(_ type: Type, inInterface: Bool = false) {
    type.forEachPart { part in
      if let module = part.module { modules.insert(module, inInterface: inInterface) }
    }
  }
}

extension Type {
  /// Whether Swift has a name for the type.
  var hasSwiftName: Bool {
    var result = true
    forEachPart { part in
      switch part {
      case .unknown, .variable, .function, .builtIn, .anyError: result = false
      default: break
      }
    }
    return result
  }

  /// The module that Swift has the type from, where it is not Swift's own.
  var module: String? {
    switch self {
    case .decimal, .date, .timeZone, .url, .uuid, .data, .locale, .calendar: ModuleUse.foundation
    // The styles of dates are cases of Foundation's own `DateFormatter.Style`.
    case .builtIn("DateStyle", _): ModuleUse.foundation
    case .day, .builtIn: ModuleUse.runtime
    default: nil
    }
  }

  /// That of the value in an optional or a list too: `Decimal(strict:)` gives a `Decimal?`.
  var moduleOfValues: String? {
    switch self {
    case .optional(let value), .array(let value): value.moduleOfValues
    default: module
    }
  }
}

import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A lowering of checked expressions to Swift code.
///
/// An `if` or `switch` remains an expression where Swift allows it: as the whole value of a body or of a `let`.
/// Elsewhere it becomes a typed local before the statement, or an immediately called closure if no statement can
/// precede the expression.
package struct SwiftLowering {
  let environment: LoweringEnvironment
  var names: any NameLookup
  /// The modules that the file's code uses.
  let modules: ModuleUse
  /// Whether the code is part of the interface of the file.
  let isInterface: Bool

  /// The spelling of literals for types without a Swift literal.
  package enum Literals: Sendable {
    /// Initializers of the runtime, which are readable: `Decimal(literal: "0.10")`.
    case ofRuntime
    /// Initializers of Foundation, where possible, so that code without other uses of the runtime does not depend on
    /// it.
    case ofFoundation
  }

  package var literals = Literals.ofRuntime

  /// Whether the receiver of `contains` can be Swift's own range if its bounds are literals in ascending order.
  var knowsRangesInOrder = false

  /// The Swift names of the locals in scope, by their names in the schema.
  var locals = LocalNames()
  /// The Swift names of the locals whose case or number Swift can infer.
  var knownLocals: Set<String> = []
  /// The names of generated locals in this body.
  var madeNames = MadeNames()
  /// The statements before the current expression.
  var prelude: [SwiftStatement] = []
  /// Whether statements can precede the current expression in the same scope.
  var canHoist = true
  /// Whether the parts of the current expression state types, because Swift would search too long for them; nil outside
  /// of an expression.
  var statesTypes: Bool?
  /// Whether the expression is a part of an optional chain, whose wrapped value is a hole.
  var isInChain = false
  /// The highest `$n` that the body of the innermost closure reads; -1 if it reads none.
  var highestParameter = -1
  /// The names of the innermost closure's parameters; empty if it uses `$n`.
  var parameterNames: [String] = []
  /// Whether a generated closure inside of the innermost closure reads its `$n`, so that the parameters need names.
  var needsParameterNames = false

  package init(
    _ environment: LoweringEnvironment, names: any NameLookup, modules: ModuleUse = ModuleUse(),
    isInterface: Bool = false
  ) {
    self.environment = environment
    self.names = names
    self.modules = modules
    self.isInterface = isInterface
  }

  /// Returns the body of a function that returns the expression's value: a single expression, or statements.
  package mutating func body(_ expression: TypedExpression) -> [SwiftStatement] {
    madeNames = MadeNames()
    knownLocals = []
    return block(expression, isTyped: true).body.withoutUnusedNames()
  }

  /// Returns the statements that bind the expression's value to a name.
  package mutating func binding(
    _ name: String, type: Type?, _ expression: TypedExpression
  ) -> [SwiftStatement] {
    stored(expression, as: type).binding(name)
  }

  /// Returns the value of a local, and the type that the local states: the type that the schema declares, or the type of
  /// a value for which Swift would have to search.
  mutating func stored(_ expression: TypedExpression, as declared: Type?) -> StoredBlock {
    let type = declared ?? (expression.hasExplicitType || !expression.type.hasSwiftName ? nil : expression.type)
    if let type { use(type) }
    return StoredBlock(block: block(expression, isTyped: type != nil), type: type?.swiftText)
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

  /// Records the modules of a type that the code uses.
  func use(_ type: Type) {
    type.forEachPart { part in
      if let module = part.module { use(module: module) }
    }
  }

  /// Records a module that the code uses.
  func use(module: String) { modules.insert(module, inInterface: isInterface) }
}

extension Type {
  /// Whether Swift has a name for the type.
  var hasSwiftName: Bool {
    !contains { part in
      switch part {
      case .unknown, .variable, .function, .builtIn, .anyError: true
      default: false
      }
    }
  }

  /// The module that declares the type; nil for types of the standard library and of schemas.
  var module: String? {
    switch self {
    case .decimal, .date, .timeZone, .url, .uuid, .data, .locale, .calendar: ModuleUse.foundation
    // Date styles are cases of Foundation's `DateFormatter.Style`.
    case .builtIn("DateStyle", _): ModuleUse.foundation
    case .day, .builtIn, .range, .closedRange: ModuleUse.core
    default: nil
    }
  }

  /// The module of the type or, for an optional or an array, of its element: `Decimal(strict:)` returns a `Decimal?`.
  var moduleOfValues: String? {
    switch self {
    case .optional(let value), .array(let value): value.moduleOfValues
    default: module
    }
  }
}

import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The comparisons that generated code uses to detect changes of values.
///
/// The runtime's `differs` is stricter than `==` for strings and numbers. The synthesized `==` of a model, or of an
/// enum with associated values, is not. Generated functions therefore compare such types part by part.
struct StrictComparison {
  let declarations: SchemaSet
  /// The models and enums that need a comparison function, in the order of their first use.
  private(set) var types: [String] = []
  private var noted: Set<String> = []

  init(_ declarations: SchemaSet) { self.declarations = declarations }

  /// Returns the condition that two values of a type differ.
  mutating func comparison(_ old: SwiftExpression, _ new: SwiftExpression, of type: Type) -> SwiftExpression {
    var arguments = [SwiftArgument(old), SwiftArgument(new)]
    if case .declared(let name) = type, needsFunction(type) {
      note(name)
    } else if let element = element(of: type), needsFunction(element) {
      arguments.append(SwiftArgument("by", function(for: element)))
    }
    return .text("differs").call(arguments)
  }

  /// Returns the condition that a cached value has been recomputed and differs: `differs(old.$derived?.value.age, if:
  /// nameDiffers, renewAge())`.
  ///
  /// - Parameters:
  ///   - isAffected: The condition that a change affects the value.
  ///   - node: The type of the value.
  mutating func renewal(
    of cached: SwiftExpression, if isAffected: SwiftExpression, _ renewed: SwiftExpression, _ node: NodeComparison
  ) -> SwiftExpression {
    var arguments = [SwiftArgument(cached), SwiftArgument("if", isAffected), SwiftArgument(renewed)]
    if let function = function(for: node) { arguments.append(SwiftArgument("by", function)) }
    return .text("differs").call(arguments)
  }

  /// Returns a function that compares two values of a node; nil for a type that has one strict comparison in the runtime.
  private mutating func function(for node: NodeComparison) -> SwiftExpression? {
    guard node.isEdited else {
      return differs(for: node.type) ?? (isEquatable(node.type) ? nil : .text("differs"))
    }
    guard let differs = differs(for: node.type) else { return nil }
    let sides = [SwiftArgument(.parameter(0)), SwiftArgument(.parameter(1)), SwiftArgument("by", differs)]
    return .closure(SwiftClosure([], [.value(.text("differs").call(sides))]))
  }

  /// Whether a type is known to have a `==`, and is not a class.
  private func isEquatable(_ type: Type) -> Bool {
    !type.contains {
      switch $0 {
      case .builtIn, .function, .tuple, .variable, .unknown: true
      case .declared(let name):
        switch declarations.types[name] {
        case .model(let model)?: model.isExtern || !model.conformances.contains(.equatable)
        case .enumeration(let enumeration)?:
          !enumeration.conformances.contains(.equatable) && enumeration.cases.contains { !$0.values.isEmpty }
        case .extern?, .viewModel?, nil: true
        }
      default: false
      }
    }
  }

  /// Returns a function that compares two values of a type; nil if `==` is strict enough.
  mutating func differs(for type: Type) -> SwiftExpression? { needsFunction(type) ? function(for: type) : nil }

  /// Returns the body of a type's comparison function, whose parameters are `old` and `new`.
  mutating func body(for type: String) -> [SwiftStatement] {
    switch declarations.types[type] {
    case .model(let model)?: body(for: model)
    case .enumeration(let enumeration)?: body(for: enumeration)
    default: []
    }
  }

  private mutating func body(for model: ModelDeclaration) -> [SwiftStatement] {
    let fields = model.fields.map { field in
      let name = swiftIdentifier(field.name, .member)
      return comparison(.text("old").member(name), .text("new").member(name), of: field.type)
    }
    let tests = fields.dropLast().map { field in
      SwiftStatement.when([SwiftCondition(field)], .result(.text("true")))
    }
    return tests + fields.suffix(1).map { .result($0) }
  }

  private mutating func function(for type: Type) -> SwiftExpression {
    if case .declared(let name) = type {
      note(name)
      return .text("differs")
    }
    let body = comparison(.parameter(0), .parameter(1), of: type)
    return .closure(SwiftClosure([], [.value(body)]))
  }

  private mutating func note(_ type: String) {
    if noted.insert(type).inserted { types.append(type) }
  }

  private func element(of type: Type) -> Type? {
    switch type {
    case .optional(let element), .array(let element), .dictionary(_, let element): element
    default: nil
    }
  }

  /// Whether a type needs a comparison function: it has no `==`, or its `==` is not strict enough.
  private func needsFunction(_ type: Type) -> Bool {
    if let element = element(of: type) { return needsFunction(element) }
    guard case .declared(let name) = type else { return false }
    switch declarations.types[name] {
    case .model(let model)?:
      guard !model.isExtern, !model.fields.isEmpty else { return false }
      return !model.conformances.contains(.equatable) || declarations.inexactTypes.contains(name)
    case .enumeration(let enumeration)?:
      guard enumeration.cases.contains(where: { !$0.values.isEmpty }) else { return false }
      return !enumeration.conformances.contains(.equatable) || declarations.inexactTypes.contains(name)
    default: return false
    }
  }
}

extension StrictComparison {
  /// Returns the body of an enum's comparison function. Two values are equal if they have the same case and equal
  /// associated values.
  mutating func body(for enumeration: EnumDeclaration) -> [SwiftStatement] {
    let cases = enumeration.cases.map { enumCase in
      let names = AssociatedValueNames(enumCase)
      let comparisons = enumCase.values.indices.map { index in
        comparison(.text(names.old[index]), .text(names.new[index]), of: enumCase.values[index].type)
      }
      let differs = comparisons.dropFirst().reduce(comparisons.first ?? .text("false")) { .binary($0, "||", $1) }
      let isSameCase = SwiftCondition(matching: names.pattern(names.new), .text("new"))
      return SwiftCase([names.pattern(names.old)], [.when([isSameCase], .result(differs))])
    }
    return [.value(.match(SwiftSwitch(.text("old"), cases))), .result(.text("true"))]
  }
}

/// The names of a case's associated values in the old value and in the new value.
private struct AssociatedValueNames {
  let name: String
  private(set) var old: [String]
  private(set) var new: [String]

  init(_ enumCase: EnumCase) {
    name = swiftIdentifier(enumCase.name, .member)
    let names = enumCase.values.map { capitalized($0.name) }
    old = names.map { "old" + $0 }
    new = names.map { "new" + $0 }
    // The layout does not break a pattern into lines, so a long pattern uses short names.
    if Set(names).union([""]).count <= names.count || pattern(old).text.columns > 60 {
      old = names.indices.map { "old\($0)" }
      new = names.indices.map { "new\($0)" }
    }
  }

  func pattern(_ names: [String]) -> SwiftPattern { .enumCase("." + name, names.map { .name($0) }) }
}

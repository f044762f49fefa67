import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// How generated code finds out whether a value changed.
///
/// The runtime's `differs` is stricter than `==` for strings and numbers. A model's `==` is not, nor that of an enum that
/// carries such values: they are compared part by part, by functions that are generated where a whole one is compared.
struct StrictComparison {
  let declarations: SchemaSet
  /// The models and enums that a function is needed for, in the order they were met.
  private(set) var types: [String] = []

  init(_ declarations: SchemaSet) { self.declarations = declarations }

  /// Whether `old` and `new`, of that type, differ.
  mutating func comparison(_ old: SwiftExpression, _ new: SwiftExpression, of type: Type) -> SwiftExpression {
    var arguments = [SwiftArgument(nil, old), SwiftArgument(nil, new)]
    if case .declared(let name) = type, needsFunction(type) {
      note(name)
    } else if let element = element(of: type), needsFunction(element) {
      arguments.append(SwiftArgument("by", function(for: element)))
    }
    return .text("differs").call(arguments)
  }

  /// Whether what a view shows of values of that type differs, in `old` and `new`: edits and drafts.
  mutating func comparison(_ old: SwiftExpression, _ new: SwiftExpression, ofEdited type: Type) -> SwiftExpression {
    let sides = [SwiftArgument(nil, old), SwiftArgument(nil, new)]
    return .text("differs").call(sides + (differs(for: type).map { [SwiftArgument("by", $0)] } ?? []))
  }

  /// A function of two values of that type, where `==` is not strict enough for it.
  mutating func differs(for type: Type) -> SwiftExpression? { needsFunction(type) ? function(for: type) : nil }

  /// The body of a type's function: whether `old` and `new` differ.
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
    let body = comparison(.text("$0"), .text("$1"), of: type)
    return .closure(SwiftClosure([], [.value(body)]))
  }

  private mutating func note(_ type: String) {
    if !types.contains(type) { types.append(type) }
  }

  private func element(of type: Type) -> Type? {
    switch type {
    case .optional(let element), .array(let element), .dictionary(_, let element): element
    default: nil
    }
  }

  /// Whether `==` is not strict enough for a type, or there is none.
  private func needsFunction(_ type: Type) -> Bool {
    if let element = element(of: type) { return needsFunction(element) }
    guard case .declared(let name) = type else { return false }
    switch declarations.types[name] {
    case .model(let model)?:
      guard !model.isExtern, !model.fields.isEmpty else { return false }
      return !model.conformances.contains(.equatable) || isInexact(type, visited: [])
    case .enumeration(let enumeration)?:
      guard enumeration.cases.contains(where: { !$0.values.isEmpty }) else { return false }
      return !enumeration.conformances.contains(.equatable) || isInexact(type, visited: [])
    default: return false
    }
  }

  /// Whether a type holds a string or a Double, at any depth.
  private func isInexact(_ type: Type, visited: Set<String>) -> Bool {
    if let element = element(of: type) { return isInexact(element, visited: visited) }
    switch type {
    case .string, .double: return true
    case .declared(let name) where !visited.contains(name):
      return parts(of: name).contains { isInexact($0, visited: visited.union([name])) }
    default: return false
    }
  }

  /// The types of what a model or an enum holds.
  private func parts(of name: String) -> [Type] {
    switch declarations.types[name] {
    case .model(let model)?: model.fields.map(\.type)
    case .enumeration(let enumeration)?: enumeration.cases.flatMap { $0.values.map(\.type) }
    default: []
    }
  }
}

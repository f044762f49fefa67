import VmgenSchemaLanguage

/// How generated code finds out whether a value changed.
///
/// The runtime's `differs` is stricter than `==` for strings and numbers. A model's `==` is not, so that models are compared
/// field by field, by functions that are generated where a whole model is compared.
struct StrictComparison {
  let declarations: SchemaSet
  /// The models that a function is needed for, in the order they were met.
  private(set) var models: [String] = []

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

  /// The fields of a model, each with the comparison of it in `old` and `new`.
  mutating func fieldComparisons(of model: String) -> [SwiftExpression] {
    guard case .model(let declaration)? = declarations.types[model] else { return [] }
    return declaration.fields.map { field in
      let name = swiftIdentifier(field.name, .member)
      return comparison(.text("old").member(name), .text("new").member(name), of: field.type)
    }
  }

  private mutating func function(for type: Type) -> SwiftExpression {
    if case .declared(let name) = type {
      note(name)
      return .text("differs")
    }
    let body = comparison(.text("$0"), .text("$1"), of: type)
    return .closure(SwiftClosure([], [.value(body)]))
  }

  private mutating func note(_ model: String) {
    if !models.contains(model) { models.append(model) }
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
    guard case .declared(let name) = type, case .model(let model)? = declarations.types[name], !model.isExtern,
      !model.fields.isEmpty
    else { return false }
    return !model.conformances.contains(.equatable) || holdsInexact(model, visited: [name])
  }

  /// Whether a model holds a string or a Double, at any depth.
  private func holdsInexact(_ model: ModelDeclaration, visited: Set<String>) -> Bool {
    model.fields.contains { isInexact($0.type, visited: visited) }
  }

  private func isInexact(_ type: Type, visited: Set<String>) -> Bool {
    if let element = element(of: type) { return isInexact(element, visited: visited) }
    switch type {
    case .string, .double: return true
    case .declared(let name):
      guard !visited.contains(name), case .model(let model)? = declarations.types[name] else { return false }
      return holdsInexact(model, visited: visited.union([name]))
    default: return false
    }
  }
}

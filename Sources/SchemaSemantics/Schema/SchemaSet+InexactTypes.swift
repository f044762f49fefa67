extension SchemaSet {
  /// Returns the models and enums that contain a string or a `Double`, at any depth. The search follows each part of a
  /// type once, because the number of paths through a chain of types can be exponential.
  static func inexactTypes(_ types: [String: DeclaredType]) -> Set<String> {
    var found: Set<String> = []
    var containers: [String: [String]] = [:]
    for (name, type) in types {
      for part in type.parts.map(\.innermostElement) {
        switch part {
        case .string, .double: found.insert(name)
        case .declared(let part): containers[part, default: []].append(name)
        default: break
        }
      }
    }
    var pending = Array(found)
    while let part = pending.popLast() {
      for container in containers[part] ?? [] where found.insert(container).inserted { pending.append(container) }
    }
    return found
  }
}

extension SchemaSet.DeclaredType {
  /// The types of a model's fields, or of an enum's associated values.
  fileprivate var parts: [Type] {
    switch self {
    case .model(let model): model.fields.map(\.type)
    case .enumeration(let enumeration): enumeration.cases.flatMap { $0.values.map(\.type) }
    case .extern, .viewModel: []
    }
  }
}

extension Type {
  /// The type without optionals, arrays and the keys of dictionaries.
  fileprivate var innermostElement: Type {
    switch self {
    case .optional(let element), .array(let element), .dictionary(_, let element): element.innermostElement
    default: self
    }
  }
}

import VmgenSchemaSyntax

extension Type {
  var isUnknown: Bool { self == .unknown }

  package var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }

  var isNumber: Bool { self == .int || self == .double || self == .decimal }

  /// The wrapped type of an optional, or the type itself.
  package var unwrapped: Type {
    if case .optional(let wrapped) = self { return wrapped }
    return self
  }

  /// The type of a chain's result: `T??` becomes `T?`.
  package var asOptional: Type { isOptional || isUnknown ? self : .optional(self) }

  /// Whether the type contains the unknown type, so that no more errors are reported for it.
  var hasUnknown: Bool { contains { $0 == .unknown } }

  /// Whether the type contains an unbound type variable.
  var hasVariables: Bool {
    contains {
      if case .variable = $0 { return true }
      return false
    }
  }

  private func contains(_ isFound: (Type) -> Bool) -> Bool {
    if isFound(self) { return true }
    switch self {
    case .optional(let type), .array(let type), .range(let type), .closedRange(let type):
      return type.contains(isFound)
    case .dictionary(let key, let value): return key.contains(isFound) || value.contains(isFound)
    case .builtIn(_, let arguments): return arguments.contains { $0.contains(isFound) }
    case .function(let parameters, let result):
      return result.contains(isFound) || parameters.contains { $0.contains(isFound) }
    default: return false
    }
  }
}

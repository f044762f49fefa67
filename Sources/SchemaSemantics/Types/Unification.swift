import VmgenSchemaSyntax

/// The bindings of the type variables of a signature.
struct Substitution {
  /// The bindings. There are only a few, so an array is faster than a dictionary.
  private var bound: [(variable: String, type: Type)] = []

  subscript(variable: String) -> Type? {
    for entry in bound where entry.variable == variable { return entry.type }
    return nil
  }

  mutating func bind(_ variable: String, to type: Type) {
    bound.append((variable, type))
  }

  /// Returns `type` with its bound variables replaced.
  func applied(to type: Type) -> Type {
    if bound.isEmpty { return type }
    switch type {
    case .variable(let name): return self[name] ?? type
    case .optional(let wrapped): return .optional(applied(to: wrapped))
    case .array(let element): return .array(applied(to: element))
    case .set(let element): return .set(applied(to: element))
    case .range(let bound): return .range(applied(to: bound))
    case .closedRange(let bound): return .closedRange(applied(to: bound))
    case .dictionary(let key, let value): return .dictionary(key: applied(to: key), value: applied(to: value))
    case .builtIn(let name, let arguments):
      return arguments.isEmpty ? type : .builtIn(name, arguments.map { applied(to: $0) })
    case .tuple(let parts): return .tuple(parts.map { applied(to: $0) })
    case .function(let parameters, let result):
      return .function(parameters.map { applied(to: $0) }, applied(to: result))
    default: return type
    }
  }

  /// Binds the variables of `pattern` so that it equals `type`. Returns false if that is impossible.
  ///
  /// The unknown type equals every type, because its error has been reported.
  mutating func unify(_ pattern: Type, with type: Type) -> Bool {
    if type == .unknown { return true }
    switch (pattern, type) {
    case (.variable(let name), _):
      if let known = self[name] { return known == type || known.hasUnknown || type.hasUnknown }
      bind(name, to: type)
      return true
    case (.optional(let a), .optional(let b)), (.array(let a), .array(let b)), (.set(let a), .set(let b)),
      (.range(let a), .range(let b)), (.closedRange(let a), .closedRange(let b)):
      return unify(a, with: b)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return unify(key, with: otherKey) && unify(value, with: otherValue)
    case (.builtIn(let name, let arguments), .builtIn(let otherName, let others)):
      return name == otherName && unify(arguments, with: others)
    case (.function(let parameters, let result), .function(let otherParameters, let otherResult)):
      return unify(parameters, with: otherParameters) && unify(result, with: otherResult)
    default:
      return pattern == type || pattern == .unknown
    }
  }

  private mutating func unify(_ patterns: [Type], with types: [Type]) -> Bool {
    guard patterns.count == types.count else { return false }
    for index in patterns.indices where !unify(patterns[index], with: types[index]) { return false }
    return true
  }
}

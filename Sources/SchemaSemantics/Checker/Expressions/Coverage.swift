import VmgenSchemaSyntax

/// The values that the cases of a `switch` match so far.
struct Coverage {
  /// The patterns that together match everything; nil if only `default` or a binding can.
  private let all: [String]?
  private var covered: Set<String> = []
  /// The number of patterns in `all` that are not covered yet.
  private var open: Int
  private var isComplete = false
  private(set) var hasDefault = false
  /// Whether earlier cases cover everything, so that `default` is never reached.
  private(set) var isDefaultUnreachable = false
  /// The combinations of several values; nil for one value.
  private var combinations: TupleCoverage?
  /// The associated values that are matched of each case.
  private var payloads: [String: TupleCoverage] = [:]

  init(of type: Type, enumeration: (Type) -> EnumDeclaration?) {
    all = Self.patterns(of: type, enumeration)
    open = Set(all ?? []).count
    if case .tuple(let parts) = type {
      combinations = TupleCoverage(forms: parts.map { Self.patterns(of: $0, enumeration) })
    }
    for item in enumeration(type.unwrapped)?.cases ?? [] where !item.values.isEmpty {
      payloads[item.name] = TupleCoverage(forms: item.values.map { Self.patterns(of: $0.type, enumeration) })
    }
  }

  private static func patterns(of type: Type, _ enumeration: (Type) -> EnumDeclaration?) -> [String]? {
    var patterns: [String]?
    if let declaration = enumeration(type.unwrapped) {
      patterns = declaration.cases.map { ".\($0.name)" }
    } else if type.unwrapped == .bool {
      patterns = ["true", "false"]
    } else if type.isOptional {
      patterns = [some]
    }
    if type.isOptional { patterns?.append("nil") }
    return patterns
  }

  /// The pattern of all values of an optional whose type has no cases.
  private static let some = ".some"

  private var isExhausted: Bool {
    isComplete || hasDefault || (all != nil && open == 0) || combinations.map { $0.missing == nil } == true
  }

  /// The patterns that are not matched; nil if all are.
  var missing: [String]? {
    if isExhausted { return nil }
    if let combinations { return combinations.missing.map { [$0] } }
    return all.map { $0.filter { !covered.contains($0) }.map { $0 + (rest(of: $0) ?? "") } } ?? ["default"]
  }

  /// Returns the associated values of a case that are not matched; nil if none is.
  private func rest(of key: String) -> String? {
    let rest = payloads[String(key.dropFirst())]?.missing
    return rest == "default" ? nil : rest
  }

  mutating func coverDefault() {
    isDefaultUnreachable = isExhausted
    hasDefault = true
  }

  /// Adds a pattern. Returns false if earlier patterns match everything that it matches.
  mutating func cover(_ pattern: TypedPattern, isGuarded: Bool) -> Bool {
    if case .tuple(let parts) = pattern {
      // The combinations know what is left.
      if isComplete || hasDefault { return false }
      let columns = parts.map { column(of: $0) }
      return combinations?.cover(columns, isGuarded: isGuarded) ?? true
    }
    if isExhausted { return false }
    if case .enumCase(let name, let parts) = pattern, !parts.allSatisfy(\.matchesEveryValue) {
      return cover(parts, of: name, isGuarded: isGuarded)
    }
    if case .some(let wrapped) = pattern { return coverValues(wrapped, isGuarded: isGuarded) }
    guard let key = Self.key(of: pattern) else {
      switch pattern {
      case .wildcard, .binding: if !isGuarded { isComplete = true }
      default: break
      }
      return true
    }
    if covered.contains(key) { return false }
    if !isGuarded {
      covered.insert(key)
      // For types such as numbers, whose values no `switch` can list, nothing is counted.
      if all != nil { open -= 1 }
    }
    return true
  }

  /// Adds the pattern of the value of an optional.
  private mutating func coverValues(_ wrapped: TypedPattern, isGuarded: Bool) -> Bool {
    guard let all else { return true }
    let rest = all.filter { $0 != "nil" && !covered.contains($0) }
    if rest.isEmpty { return false }
    if wrapped.matchesEveryValue, !isGuarded {
      covered.formUnion(rest)
      open -= rest.count
    }
    return true
  }

  /// Adds a case whose associated values are compared.
  private mutating func cover(_ parts: [TypedPattern], of name: String, isGuarded: Bool) -> Bool {
    guard var payload = payloads[name] else { return true }
    if covered.contains(".\(name)") { return false }
    let isUseful = payload.cover(parts.map { column(of: $0) }, isGuarded: isGuarded)
    if payload.missing == nil {
      covered.insert(".\(name)")
      open -= 1
    }
    payloads[name] = payload
    return isUseful
  }

  private func column(of pattern: TypedPattern) -> TupleCoverage.Column {
    Self.key(of: pattern).map { .form($0) } ?? (pattern.matchesEveryValue ? .any : .opaque)
  }

  /// Returns the key of a pattern that matches exactly one value or case.
  private static func key(of pattern: TypedPattern) -> String? {
    switch pattern {
    case .enumCase(let name, let parts): return parts.allSatisfy(\.matchesEveryValue) ? ".\(name)" : nil
    case .nilLiteral: return "nil"
    case .wildcard, .binding, .tuple, .oneSidedRange: return nil
    case .some(let wrapped): return wrapped.matchesEveryValue ? some : key(of: wrapped)
    case .value(var value):
      while case .wrapped(let inner) = value.kind { value = inner }
      switch value.kind {
      case .boolean(let isTrue): return "\(isTrue)"
      case .integer(let number): return "\(number)"
      case .string(let string): return string.plainText.map { "\"\($0)\"" }
      case .enumCase(_, let name, let arguments): return arguments.isEmpty ? ".\(name)" : nil
      default: return nil
      }
    }
  }
}

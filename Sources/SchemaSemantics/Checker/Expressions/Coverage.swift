import VmgenSchemaSyntax

/// The values that the cases of a `switch` match so far.
struct Coverage {
  private let isOptional: Bool
  /// The patterns that together match everything; nil if only `default` or a binding can.
  private let all: [String]?
  private var covered: Set<String> = []
  /// The number of patterns in `all` that are not covered yet.
  private var open: Int
  private var isComplete = false
  private(set) var hasDefault = false
  /// Whether earlier cases cover everything, so that `default` is never reached.
  private(set) var isDefaultUnreachable = false

  init(of type: Type, _ declaration: EnumDeclaration?) {
    isOptional = type.isOptional
    var patterns: [String]?
    if let declaration {
      patterns = declaration.cases.map { ".\($0.name)" }
    } else if type.unwrapped == .bool {
      patterns = ["true", "false"]
    }
    if isOptional { patterns?.append("nil") }
    all = patterns
    open = Set(patterns ?? []).count
  }

  private var isExhausted: Bool {
    isComplete || hasDefault || (all != nil && open == 0)
  }

  /// The patterns that are not matched; nil if all are.
  var missing: [String]? {
    if isExhausted { return nil }
    return all.map { $0.filter { !covered.contains($0) } } ?? ["default"]
  }

  mutating func coverDefault() {
    isDefaultUnreachable = isExhausted
    hasDefault = true
  }

  /// Adds a pattern. Returns false if earlier patterns match everything that it matches.
  mutating func cover(_ pattern: TypedPattern, isGuarded: Bool) -> Bool {
    if isExhausted { return false }
    guard let key = key(of: pattern) else {
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

  /// Returns the key of a pattern that matches exactly one value or case.
  private func key(of pattern: TypedPattern) -> String? {
    switch pattern {
    case .enumCase(let name, _): return ".\(name)"
    case .nilLiteral: return "nil"
    case .wildcard, .binding: return nil
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

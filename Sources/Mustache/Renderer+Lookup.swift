// The lookup of names.

extension Renderer {
  /// Returns the value of the expression with its filters applied, or nil for an unknown key. The code profile throws
  /// an error instead.
  mutating func value(of index: Int, at operation: Int) throws(TemplateError) -> MustacheValue? {
    let expression = program.expressions[index]
    guard var value = find(expression) else {
      if isStrict { throw unknownKey(expression, at: operation) }
      return nil
    }
    if !expression.filters.isEmpty {
      for use in program.filterUses[expression.filters] {
        do {
          value = try program.filters[use](value)
        } catch {
          throw self.error(.filterFailed(program.filterNames[use], reason: String(describing: error)), at: operation)
        }
      }
    }
    return value
  }

  private mutating func find(_ expression: Expression) -> MustacheValue? {
    switch expression.start {
    case .key:
      guard var value = findInContexts(expression.keys.lowerBound) else { return nil }
      var key = expression.keys.lowerBound + 1
      while key < expression.keys.upperBound {
        guard case .object(let object) = value, let found = find(key, in: object) else { return nil }
        value = found
        key += 1
      }
      return value
    case .current: return contexts.last
    case .first: return innermostList().map { .bool($0.index == 0) }
    case .last: return innermostList().map { .bool($0.index == $0.items.count - 1) }
    case .index: return innermostList().map { .int($0.index) }
    }
  }

  /// Returns the value of a key in the innermost context that contains it.
  private mutating func findInContexts(_ key: Int) -> MustacheValue? {
    var depth = contexts.count - 1
    while depth >= 0 {
      if case .object(let object) = contexts[depth], let found = find(key, in: object) { return found }
      depth -= 1
    }
    return nil
  }

  private mutating func find(_ key: Int, in object: MustacheObject) -> MustacheValue? {
    guard let slot = object.slot(of: program.keys[key], guess: guesses[key]) else { return nil }
    if guesses[key] != slot { guesses[key] = slot }
    return object.value(at: slot)
  }

  private func innermostList() -> Loop? {
    var index = loops.count
    while index > 0 {
      index -= 1
      if !loops[index].items.isEmpty { return loops[index] }
    }
    return nil
  }

  // MARK: Messages

  func name(of expression: Expression) -> String {
    switch expression.start {
    case .key: program.keys[expression.keys].joined(separator: ".")
    case .current: "."
    case .first: "-first"
    case .last: "-last"
    case .index: "-index"
    }
  }

  func name(of call: Call) -> String {
    switch call.target {
    case .named(let symbol): program.symbols[symbol]
    case .dynamic(let expression): "*" + name(of: program.expressions[expression])
    }
  }

  private mutating func unknownKey(_ expression: Expression, at operation: Int) -> TemplateError {
    let name = name(of: expression)
    guard expression.start == .key else { return error(.unknownKey(name, near: []), at: operation) }
    // The known part of the name, then the candidates for the next component.
    var prefix = ""
    var candidates = contexts.reversed().flatMap { $0.keys }
    var value = findInContexts(expression.keys.lowerBound)
    for key in expression.keys {
      let component = program.keys[key]
      guard let reached = value else {
        let near = nearNames(to: component, among: candidates).map { prefix + $0 }
        return error(.unknownKey(prefix + component, near: near), at: operation)
      }
      prefix += component + "."
      candidates = reached.keys
      value = key + 1 < expression.keys.upperBound ? reached[program.keys[key + 1]] : reached
    }
    return error(.unknownKey(name, near: []), at: operation)
  }
}

extension MustacheValue {
  fileprivate var keys: [String] {
    if case .object(let object) = self { object.keys } else { [] }
  }
}

// Conditionals on one line: `if a, let b = c { d }`.
extension SwiftConditional {
  /// The width on one line, or ``SwiftLayout/never`` if the conditional needs several lines.
  var compactWidth: Int {
    guard isCompact, otherwise.isEmpty, then.count == 1 else { return SwiftLayout.never }
    return conditions.reduce(2 * max(conditions.count - 1, 0) + 8) { $0 + $1.width } + then[0].flatWidth
  }
}

extension SwiftStatement {
  /// Returns `if conditions { body }`.
  static func when(_ conditions: [SwiftCondition], _ body: [SwiftStatement]) -> SwiftStatement {
    .value(.conditional(SwiftConditional(conditions, then: body, otherwise: [])))
  }

  /// Returns `if conditions { statement }`, on one line if it fits.
  static func when(_ conditions: [SwiftCondition], _ statement: SwiftStatement) -> SwiftStatement {
    var conditional = SwiftConditional(conditions, then: [statement], otherwise: [])
    conditional.isCompact = true
    return .value(.conditional(conditional))
  }

  /// Returns `if conditions { first } else { second }`. An `if` that only returns is on one line if it fits.
  static func choice(
    _ conditions: [SwiftCondition], _ first: [SwiftStatement], _ second: [SwiftStatement]
  ) -> SwiftStatement {
    if first == [.end], second.isEmpty { return .when(conditions, .end) }
    return .value(.conditional(SwiftConditional(conditions, then: first, otherwise: second)))
  }

  /// The width on one line, or ``SwiftLayout/never`` if the statement needs several lines.
  fileprivate var flatWidth: Int {
    switch self {
    case .value(let value): value.width
    case .result(let value): 7 + value.width
    case .throwing(let error): 6 + error.width
    case .assign(let place, let value): place.width + 3 + value.width
    case .variable(let head, let value): head.columns + 3 + value.width
    case .bind(let name, let type, let value): 7 + name.columns + (type.map { $0.columns + 2 } ?? 0) + value.width
    case .declare(let name, let type, _): 6 + name.columns + type.columns
    case .end: 6
    case .unpack, .loop, .attempt, .guarded: SwiftLayout.never
    }
  }
}

extension LinePrinter {
  mutating func writeCompact(_ conditional: SwiftConditional) {
    append("if ")
    for (index, condition) in conditional.conditions.enumerated() {
      if index > 0 { append(", ") }
      let value = condition.writtenValue
      if let head = condition.head { append(value == nil ? head : head + " = ") }
      if let value { writeFlat(value) }
    }
    append(" { ")
    writeFlat(conditional.then[0])
    append(" }")
  }

  private mutating func writeFlat(_ statement: SwiftStatement) {
    switch statement {
    case .value(let value): writeFlat(value)
    case .result(let value):
      append("return ")
      writeFlat(value)
    case .throwing(let error):
      append("throw ")
      writeFlat(error)
    case .assign(let place, let value):
      writeFlat(place)
      append(" = ")
      writeFlat(value)
    case .variable(let head, let value):
      append(head + " = ")
      writeFlat(value)
    case .bind(let name, let type, let value):
      append("let " + name + (type.map { ": " + $0 } ?? "") + " = ")
      writeFlat(value)
    case .declare(let name, let type, let isVariable): append("\(isVariable ? "var" : "let") \(name): \(type)")
    case .end: append("return")
    case .unpack, .loop, .attempt, .guarded: break
    }
  }
}

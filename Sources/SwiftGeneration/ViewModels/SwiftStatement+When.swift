extension SwiftStatement {
  /// `if conditions { body }`
  static func when(_ conditions: [SwiftCondition], _ body: [SwiftStatement]) -> SwiftStatement {
    .value(.conditional(SwiftConditional(conditions, then: body, otherwise: [])))
  }

  /// The same, on one line where it takes no more than `columns`.
  static func when(
    _ conditions: [SwiftCondition], _ body: [SwiftStatement], fitting columns: Int
  ) -> SwiftStatement {
    let tests = conditions.map { ($0.head.map { $0 + " = " } ?? "") + flat($0.value) }.joined(separator: ", ")
    let statements = body.map { statement in
      switch statement {
      case .value(let value): flat(value)
      case .result(let value): "return " + flat(value)
      case .assign(let name, let value): name + " = " + flat(value)
      case .bind(let name, let type, let value): "let \(name)\(type.map { ": " + $0 } ?? "") = " + flat(value)
      case .declare(let name, let type): "let \(name): \(type)"
      case .attempt: ""
      }
    }
    let line = "if \(tests) { \(statements.joined(separator: "; ")) }"
    return body.count == 1 && line.count <= columns ? .value(.text(line)) : when(conditions, body)
  }

  private static func flat(_ value: SwiftExpression?) -> String {
    guard let value else { return "" }
    var printer = LinePrinter(columns: SwiftLayout.never, base: 0)
    printer.writeFlat(value)
    return printer.output
  }
}

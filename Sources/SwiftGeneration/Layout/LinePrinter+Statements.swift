extension LinePrinter {
  mutating func write(_ statements: [SwiftStatement], indent: Int) {
    for (index, statement) in statements.enumerated() {
      if index > 0 { newline(indent) }
      write(statement, indent: indent)
    }
  }

  private mutating func write(_ statement: SwiftStatement, indent: Int) {
    switch statement {
    case .bind(let name, let type, let value):
      append("let " + name)
      if let type { append(": " + type) }
      writeValue(value, after: .assignment, indent: indent, rest: 0)
    case .unpack(let names, let value):
      append("let (\(names.joined(separator: ", ")))")
      writeValue(value, after: .assignment, indent: indent, rest: 0)
    case .variable(let head, let value):
      append(head)
      writeValue(value, after: .assignment, indent: indent, rest: 0)
    case .declare(let name, let type, let isVariable): append("\(isVariable ? "var" : "let") \(name): \(type)")
    case .assign(let place, let value):
      writeFlat(place)
      // swift-format does not recognize the runtime's operators, and parses `x = a +| b` as an assignment inside a sum.
      let value = value.hasRuntimeOperator ? value.parenthesized : value
      writeValue(value, after: .reassignment, indent: indent, rest: 0)
    case .result(let value):
      writeValue(value, after: .result, indent: indent, rest: 0)
    case .throwing(let error): writeValue(error, after: .error, indent: indent, rest: 0)
    case .value(let value): write(value, indent: indent, rest: 0)
    case .end: append("return")
    case .guarded(let conditions, let otherwise): writeGuard(conditions, otherwise, indent: indent)
    case .loop(let loop):
      append("for \(loop.name) in ")
      write(loop.elements, indent: indent, rest: 2)
      append(" {")
      writeBlock(loop.body, indent: indent)
    case .attempt(let body, let error, let catches):
      append(error.map { "do throws(\($0)) {" } ?? "do {")
      writeBlock(body, indent: indent)
      for clause in catches {
        append(" catch ")
        writeHead(of: clause, indent: indent)
        writeBlock(clause.body, indent: indent)
      }
    }
  }

  private mutating func writeHead(of clause: SwiftCatch, indent: Int) {
    if !clause.patterns.isEmpty { append(clause.patterns.map(\.text).joined(separator: ", ")) }
    guard let condition = clause.guardCondition else { return append(clause.patterns.isEmpty ? "{" : " {") }
    let isFlat = fits(condition.width, rest: 9)
    if isFlat { append(" ") } else { newline(indent + 2) }
    writeValue(condition, after: .guardCondition, indent: indent, rest: isFlat ? 2 : 0)
    appendBrace(isFlat: isFlat, indent: indent)
  }

  /// Writes statements after an opening brace, and the closing brace.
  private mutating func writeBlock(_ body: [SwiftStatement], indent: Int) {
    if !body.isEmpty {
      newline(indent + 2)
      write(body, indent: indent + 2)
    }
    newline(indent)
    append("}")
  }

  mutating func write(_ conditional: SwiftConditional, indent: Int) {
    append("if ")
    writeConditions(conditional.conditions, indent: indent)
    newline(indent + 2)
    write(conditional.then, indent: indent + 2)
    newline(indent)
    guard !conditional.otherwise.isEmpty else { return append("}") }
    append("} else ")
    if conditional.otherwise.count == 1, case .value(let value) = conditional.otherwise[0],
      case .conditional(let next) = value.kind
    {
      return write(next, indent: indent)
    }
    append("{")
    newline(indent + 2)
    write(conditional.otherwise, indent: indent + 2)
    newline(indent)
    append("}")
  }

  /// Writes the conditions and the `else` on one line or, if they do not fit, each condition and the `else` on its own
  /// line.
  private mutating func writeGuard(_ conditions: [SwiftCondition], _ otherwise: [SwiftStatement], indent: Int) {
    append("guard")
    let width = conditions.reduce(2 * conditions.count - 1) { $0 + $1.width }
    let isFlat = fits(width, rest: 0)
    for (index, condition) in conditions.enumerated() {
      if index > 0 { append(",") }
      if isFlat { append(" ") } else { newline(indent + 2) }
      let rest = index < conditions.count - 1 ? 1 : 0
      let head = condition.head
      if let head { append(head) }
      guard let value = condition.writtenValue else { continue }
      if head == nil {
        write(value, indent: indent + 2, rest: rest)
      } else {
        writeValue(value, after: .assignment, indent: indent + 2, rest: rest)
      }
    }
    let isShort = if case .end? = otherwise.first { true } else { false }
    if isFlat, fits(isShort ? 16 : 7, rest: 0) {
      append(" else {")
    } else {
      newline(indent)
      append("else {")
    }
    if isShort { append(" return }") } else { writeBlock(otherwise, indent: indent) }
  }

  /// Writes the conditions and the opening brace on one line or, if they do not fit, each condition and the brace on
  /// its own line.
  private mutating func writeConditions(_ conditions: [SwiftCondition], indent: Int) {
    let width = conditions.reduce(2 * conditions.count) { $0 + $1.width }
    let isFlat = fits(width, rest: 0)
    for (index, condition) in conditions.enumerated() {
      if index > 0 {
        append(",")
        if isFlat { append(" ") } else { newline(indent + 2) }
      }
      let rest = index < conditions.count - 1 ? 1 : 0
      let head = condition.head
      if let head { append(head) }
      guard let value = condition.writtenValue else { continue }
      if head == nil {
        write(value, indent: index == 0 ? indent : indent + 2, rest: rest)
      } else {
        writeValue(value, after: .assignment, indent: index == 0 ? indent : indent + 2, rest: rest)
      }
    }
    appendBrace(isFlat: isFlat, indent: indent)
  }

  mutating func write(_ match: SwiftSwitch, indent: Int) {
    append("switch ")
    let isFlat = fits(match.subject.width, rest: 2)
    write(match.subject, indent: indent, rest: 2)
    appendBrace(isFlat: isFlat, indent: indent)
    for branch in match.cases {
      let isCompact = indent + branch.lineWidth <= columns
      newline(indent)
      writeHead(of: branch, indent: indent)
      if isCompact, case .value(let value)? = branch.body.first {
        append(" ")
        writeFlat(value)
      } else {
        newline(indent + 2)
        write(branch.body, indent: indent + 2)
      }
    }
    newline(indent)
    append("}")
  }

  private mutating func writeHead(of branch: SwiftCase, indent: Int) {
    guard !branch.patterns.isEmpty else { return append("default:") }
    append("case ")
    let condition = branch.guardCondition
    let patterns = branch.patterns.map(\.text)
    let width = patterns.reduce(2 * patterns.count) { $0 + $1.columns }
    let isFlat = patterns.count == 1 || condition == nil && fits(width, rest: 0)
    for (index, pattern) in patterns.enumerated() {
      if index > 0 {
        append(",")
        if isFlat { append(" ") } else { newline(indent + 2) }
      }
      append(pattern)
    }
    if let condition {
      if fits(condition.width, rest: 8) { append(" ") } else { newline(indent) }
      writeValue(condition, after: .guardCondition, indent: indent, rest: 1)
    }
    append(":")
  }
}

extension SwiftCase {
  /// The width on one line, or ``SwiftLayout/never`` if the case needs several lines.
  fileprivate var lineWidth: Int {
    guard body.count == 1, case .value(let value) = body[0], guardCondition == nil || patterns.count == 1 else {
      return SwiftLayout.never
    }
    let head = patterns.reduce(7) { $0 + $1.text.columns + 2 }
    return head + (guardCondition.map { $0.width + 7 } ?? 0) + value.width + 2
  }
}

extension SwiftExpression {
  /// Whether the expression contains an operator of the runtime outside of brackets.
  var hasRuntimeOperator: Bool {
    switch kind {
    case .binary(let left, let symbol, let right):
      symbol.isOfRuntime || left.hasRuntimeOperator || right.hasRuntimeOperator
    case .ternary(let condition, let then, let otherwise):
      condition.hasRuntimeOperator || then.hasRuntimeOperator || otherwise.hasRuntimeOperator
    case .effect(_, let value): value.hasRuntimeOperator
    default: false
    }
  }
}

extension SwiftStatement {
  /// The width as the only statement of a closure on one line, or ``SwiftLayout/never`` if the closure needs several
  /// lines.
  var closureWidth: Int {
    switch self {
    case .value(let value): value.width
    case .assign(let place, let value): place.width + value.width + (value.hasRuntimeOperator ? 5 : 3)
    default: SwiftLayout.never
    }
  }
}

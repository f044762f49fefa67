extension LinePrinter {
  /// Writes an expression on the current line, even if it does not fit.
  mutating func writeFlat(_ expression: SwiftExpression) {
    switch expression.kind {
    case .text(let text): append(text)
    case .nilLiteral, .parameter, .run, .hole: append(expression.kind.name)
    case .string(let segments): append(segments.text)
    case .member(let base, let name):
      writeFlat(base)
      append(".")
      append(name)
    case .optional(let base):
      writeFlat(base)
      append("?")
    case .call(let callee, let arguments, let closure):
      writeFlat(callee)
      if closure == nil || !arguments.isEmpty { writeFlat("(", arguments, ")") }
      if let closure {
        append(" ")
        writeFlat(closure)
      }
    case .index(let base, let arguments):
      writeFlat(base)
      writeFlat("[", arguments, "]")
    case .prefix(let text, let operand):
      append(text)
      writeFlat(operand)
    case .effect(let effects, let value):
      append(effects.text)
      writeFlat(value)
    case .binary(let left, let symbol, let right):
      writeFlat(left)
      append(symbol.isSpaced ? " \(symbol.text) " : symbol.text)
      writeFlat(right)
    case .ternary(let condition, let then, let otherwise):
      writeFlat(condition)
      append(" ? ")
      writeFlat(then)
      append(" : ")
      writeFlat(otherwise)
    case .parenthesized(let inner):
      append("(")
      writeFlat(inner)
      append(")")
    case .array(let elements): writeFlat("[", elements.map { SwiftArgument($0) }, "]")
    case .dictionary(let pairs): writeFlat(pairs)
    case .closure(let closure): writeFlat(closure)
    case .conditional(let conditional) where expression.width < SwiftLayout.never: writeCompact(conditional)
    case .conditional(let conditional): write(conditional, indent: base)
    case .match(let match): write(match, indent: base)
    }
  }

  private mutating func writeFlat(_ open: String, _ arguments: [SwiftArgument], _ close: String) {
    append(open)
    var isFirst = true
    for argument in arguments {
      if !isFirst { append(", ") }
      isFirst = false
      if let label = argument.label {
        append(label)
        append(": ")
      }
      writeFlat(argument.value)
    }
    append(close)
  }

  private mutating func writeFlat(_ pairs: [SwiftPair]) {
    append("[")
    var isFirst = true
    for pair in pairs {
      if !isFirst { append(", ") }
      isFirst = false
      writeFlat(pair.key)
      append(": ")
      writeFlat(pair.value)
    }
    append("]")
  }

  /// Writes `if a { b } else { c }` on one line.
  mutating func writeFlat(_ choice: SwiftConditional) {
    guard let parts = choice.lineParts else { return }
    append("if ")
    writeFlat(parts.condition)
    append(" { ")
    writeFlat(parts.then)
    append(" } else { ")
    writeFlat(parts.otherwise)
    append(" }")
  }

  private mutating func writeFlat(_ closure: SwiftClosure) {
    guard closure.width < SwiftLayout.never else { return write(closure, indent: base) }
    append("{")
    let head = closure.head
    if let head { append(" " + head) }
    guard let statement = closure.body.first else { return append(head == nil ? "}" : " }") }
    append(" ")
    switch statement {
    case .value(let value): writeFlat(value)
    case .assign(let name, let value):
      writeFlat(name)
      append(" = ")
      writeFlat(value.hasRuntimeOperator ? value.parenthesized : value)
    default: break
    }
    append(" }")
  }
}

extension SwiftConditional {
  /// The three expressions of a simple choice that fits on a line; nil for other conditionals.
  fileprivate var lineParts: (condition: SwiftExpression, then: SwiftExpression, otherwise: SwiftExpression)? {
    guard conditions.count == 1, conditions[0].binding == nil, then.count == 1, otherwise.count == 1,
      case .value(let first) = then[0], case .value(let second) = otherwise[0],
      conditions[0].value.width + first.width + second.width < SwiftLayout.never
    else { return nil }
    return (conditions[0].value, first, second)
  }

  /// The width on one line; nil if the conditional needs several lines.
  var lineWidth: Int? { lineParts.map { $0.condition.width + $0.then.width + $0.otherwise.width + 18 } }
}

extension SwiftExpression {
  /// The expression on one line.
  var flatText: String {
    if case .text(let text) = kind { return text }
    var printer = LinePrinter(columns: SwiftLayout.never, base: 0)
    printer.writeFlat(self)
    return printer.output
  }
}

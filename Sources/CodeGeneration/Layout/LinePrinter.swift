/// Writes Swift at a column, breaking what does not fit.
struct LinePrinter {
  /// Where the parts of an expression go that stands at the beginning of a line or behind something.
  enum Position {
    /// Its continuations are indented by one step.
    case fresh
    /// After the break behind `=` or a label: the step has been taken already.
    case continued
    /// Behind an operator at the beginning of a line: operators line up with it, calls in a chain do not.
    case operand
  }

  let columns: Int
  /// The indentation that whoever places the text adds.
  let base: Int
  private(set) var output = ""
  private(set) var column: Int
  private(set) var lineCount = 1

  init(columns: Int, base: Int) {
    self.columns = columns
    self.base = base
    column = base
  }

  mutating func append(_ text: String) {
    output += text
    column += text.count
  }

  mutating func newline(_ indent: Int) {
    output += "\n"
    for _ in base..<max(indent, base) { output += " " }
    column = indent
    lineCount += 1
  }

  func fits(_ width: Int, rest: Int) -> Bool { column + width + rest <= columns }

  /// Writes an expression whose line begins at `indent`; `rest` columns have to follow it on its last line.
  mutating func write(_ expression: SwiftExpression, indent: Int, rest: Int, _ position: Position = .fresh) {
    if fits(expression.width, rest: rest) { return writeFlat(expression) }
    switch expression.kind {
    case .text(let text): append(text)
    case .member, .optional, .call, .index: writeChain(expression, indent: indent, rest: rest, position)
    case .prefix(let text, let operand):
      append(text)
      write(operand, indent: indent, rest: rest, position)
    case .binary: writeOperators(expression, indent: indent, rest: rest, position)
    case .ternary(let condition, let then, let otherwise):
      writeTernary(condition, then, otherwise, indent: indent, rest: rest, position)
    case .parenthesized(let inner):
      append("(")
      write(inner, indent: indent, rest: rest + 1)
      append(")")
    case .array(let elements): writeArray(elements, indent: indent)
    case .dictionary(let pairs): writeDictionary(pairs, indent: indent)
    case .closure(let closure): write(closure, indent: indent)
    case .conditional(let conditional): write(conditional, indent: indent)
    case .match(let match): write(match, indent: indent)
    }
  }

  /// Writes a value behind `=` or `label:`, on the same line where swift-format leaves it there.
  mutating func writeValue(_ value: SwiftExpression, after sign: String, indent: Int, rest: Int) {
    append(sign)
    if fits(value.width + 1, rest: rest) || hugs(value) {
      append(" ")
      write(value, indent: indent, rest: rest)
    } else {
      newline(indent + 2)
      write(value, indent: indent + 2, rest: rest, .continued)
    }
  }

  /// Whether a value that does not fit stays behind its `=`, because it breaks inside brackets that it ends with.
  private func hugs(_ value: SwiftExpression) -> Bool {
    switch value.kind {
    case .array, .dictionary, .closure: true
    case .call, .index, .member, .optional:
      CallChain(value).huggedHead.map { fits($0 + 1, rest: 0) } ?? false
    default: false
    }
  }

  private mutating func writeOperators(
    _ expression: SwiftExpression, indent: Int, rest: Int, _ position: Position
  ) {
    guard case .binary(let left, let symbol, let right) = expression.kind else { return }
    guard symbol.isSpaced else {
      write(left, indent: indent, rest: 0, position)
      append(symbol.text)
      return write(right, indent: indent, rest: rest, position)
    }
    let inner = position == .fresh ? indent + 2 : indent
    writeLeft(left, like: symbol, indent: indent, inner: inner, position)
    newline(inner)
    append(symbol.text + " ")
    write(right, indent: inner, rest: rest, .operand)
  }

  /// The operands before the last one of a row of operators that bind alike: each on a line of its own.
  private mutating func writeLeft(
    _ expression: SwiftExpression, like symbol: SwiftOperator, indent: Int, inner: Int, _ position: Position
  ) {
    var operands: [(SwiftOperator, SwiftExpression)] = []
    var first = expression
    while case .binary(let left, let other, let right) = first.kind, other.precedence == symbol.precedence {
      operands.append((other, right))
      first = left
    }
    write(first, indent: indent, rest: 0, position)
    for (other, operand) in operands.reversed() {
      newline(inner)
      append(other.text + " ")
      write(operand, indent: inner, rest: 0, .operand)
    }
  }

  private mutating func writeTernary(
    _ condition: SwiftExpression, _ then: SwiftExpression, _ otherwise: SwiftExpression, indent: Int, rest: Int,
    _ position: Position
  ) {
    let inner = position == .fresh ? indent + 2 : indent
    write(condition, indent: position == .fresh ? indent + 2 : indent, rest: 0, .fresh)
    newline(inner)
    append("? ")
    write(then, indent: inner, rest: 0)
    newline(inner)
    append(": ")
    write(otherwise, indent: inner, rest: rest)
  }

  private mutating func writeArray(_ elements: [SwiftExpression], indent: Int) {
    append("[")
    for element in elements {
      newline(indent + 2)
      write(element, indent: indent + 2, rest: 1)
      if elements.count > 1 { append(",") }
    }
    newline(indent)
    append("]")
  }

  private mutating func writeDictionary(_ pairs: [(key: SwiftExpression, value: SwiftExpression)], indent: Int) {
    append("[")
    for pair in pairs {
      newline(indent + 2)
      write(pair.key, indent: indent + 2, rest: 1)
      writeValue(pair.value, after: ":", indent: indent + 2, rest: 1)
      if pairs.count > 1 { append(",") }
    }
    newline(indent)
    append("]")
  }

  mutating func write(_ closure: SwiftClosure, indent: Int) {
    append("{")
    if !closure.parameters.isEmpty { append(" " + closure.parameters.joined(separator: ", ") + " in") }
    newline(indent + 2)
    write(closure.body, indent: indent + 2)
    newline(indent)
    append("}")
  }

  mutating func writeArguments(_ arguments: [SwiftArgument], indent: Int) {
    for (index, argument) in arguments.enumerated() {
      newline(indent + 2)
      let rest = index < arguments.count - 1 ? 1 : 0
      if let label = argument.label {
        append(label)
        writeValue(argument.value, after: ":", indent: indent + 2, rest: rest)
      } else {
        write(argument.value, indent: indent + 2, rest: rest)
      }
      if rest > 0 { append(",") }
    }
    newline(indent)
  }

  mutating func writeParameters(_ parameters: [SwiftParameter], _ tail: String, indent: Int) {
    let width = parameters.reduce(2 * parameters.count) { $0 + $1.width }
    let isFlat = parameters.isEmpty || fits(width, rest: tail.count)
    append("(")
    for (index, parameter) in parameters.enumerated() {
      if !isFlat { newline(indent + 2) } else if index > 0 { append(" ") }
      append(parameter.text)
      if let value = parameter.defaultValue {
        writeValue(value, after: " =", indent: indent + 2, rest: isFlat ? 0 : 1)
      }
      if index < parameters.count - 1 { append(",") }
    }
    if !isFlat { newline(indent) }
    append(")" + tail)
  }
}

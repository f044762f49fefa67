import VmgenMustache

/// A printer that writes Swift code from a column on and breaks the lines that do not fit.
struct LinePrinter: ~Copyable {
  let columns: Int
  /// The indentation that the caller adds to every line.
  let base: Int
  private var buffer = OutputBuffer(capacity: 512)
  private(set) var column: Int
  private(set) var lineCount = 1
  /// The number of bytes before the printed text.
  private var start = 0

  init(columns: Int, base: Int) {
    self.columns = columns
    self.base = base
    column = base
  }

  /// Creates a printer that continues after `text`, the start of a line.
  init(columns: Int, behind text: String) {
    self.init(columns: columns, base: 0)
    append(text)
    start = text.utf8.count
  }

  /// The text so far.
  var output: String { String(decoding: buffer.bytes, as: UTF8.self) }

  /// The printed text, without the text that was there before.
  var added: String { String(decoding: UnsafeRawBufferPointer(rebasing: buffer.bytes[start...]), as: UTF8.self) }

  mutating func append(_ text: String) {
    buffer.append(text)
    column += text.columns
  }

  mutating func newline(_ indent: Int) {
    var depth = max(indent - base, 0)
    buffer.append(Self.lineBreak, 0..<1 + min(depth, Self.blanks))
    while depth > Self.blanks {
      depth -= Self.blanks
      buffer.append(Self.lineBreak, 1..<1 + min(depth, Self.blanks))
    }
    column = indent
    lineCount += 1
  }

  /// A line break, followed by spaces.
  private static let lineBreak = [UInt8(ascii: "\n")] + Array(repeating: UInt8(ascii: " "), count: blanks)
  private static let blanks = 64

  /// The start of the current line: its column, and whether it is a closing bracket.
  var lineStart: (column: Int, isClosing: Bool) {
    let bytes = buffer.bytes
    var first: UInt8?
    var start = column
    var position = column
    var index = bytes.count
    while index > 0 {
      index -= 1
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") { break }
      // The column counts characters, so continuation bytes are ignored.
      if byte & 0xC0 != 0x80 { position -= 1 }
      if byte != UInt8(ascii: " ") { (first, start) = (byte, position) }
    }
    return (start, first.map(Self.isClosing) ?? false)
  }

  private static func isClosing(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }

  /// Appends ` {`. After text with several lines whose last line is indented further, the brace is on its own line, as it
  /// is if it does not fit.
  mutating func appendBrace(isFlat: Bool, indent: Int) {
    if isFlat || lineStart.column == indent && fits(2, rest: 0) { return append(" {") }
    newline(indent)
    append("{")
  }

  func fits(_ width: Int, rest: Int) -> Bool { column + width + rest <= columns }

  /// Separates two parts by a space, or by a line break if the next part does not fit on the line.
  mutating func separate(before width: Int, rest: Int, indent: Int) {
    if fits(1 + width, rest: rest) { append(" ") } else { newline(indent) }
  }

  /// Writes an expression at the start of a line at `indent`. On the last line, `rest` columns remain free.
  mutating func write(_ expression: SwiftExpression, indent: Int, rest: Int) {
    write(expression, .fresh(indent), rest: rest)
  }

  mutating func write(_ expression: SwiftExpression, _ place: ContinuationColumns, rest: Int) {
    if fits(expression.width, rest: rest) { return writeFlat(expression) }
    switch expression.kind {
    case .text, .nilLiteral, .parameter, .run, .hole: append(expression.kind.name)
    case .string(let segments): append(segments.text)
    case .member, .optional, .call, .index: writeChain(expression, place, rest: rest)
    case .prefix(let text, let operand):
      append(text)
      write(operand, place.afterPrefix, rest: rest)
    case .effect(let effects, let value):
      append(effects.text)
      write(value, place, rest: rest)
    case .binary: writeOperators(expression, place, rest: rest)
    case .ternary(let condition, let then, let otherwise):
      writeTernary(condition, then, otherwise, place, rest: rest)
    case .parenthesized(let inner):
      append("(")
      write(inner, place.inParentheses, rest: rest + 1)
      append(")")
    case .array(let elements): writeArray(elements, indent: place.line)
    case .dictionary(let pairs): writeDictionary(pairs, indent: place.line)
    case .closure(let closure): write(closure, indent: place.line)
    case .conditional(let conditional): write(conditional, indent: place.line)
    case .match(let match): write(match, indent: place.line)
    }
  }

  /// The text before a value.
  enum ValueSign {
    case assignment
    /// An assignment to an existing variable.
    case reassignment
    case label, key, result, error, guardCondition

    var text: String {
      switch self {
      case .assignment, .reassignment: " ="
      case .label, .key: ":"
      case .result: "return"
      case .error: "throw"
      case .guardCondition: "where"
      }
    }
  }

  /// Writes a sign and a value, on the same line if swift-format keeps them together.
  mutating func writeValue(_ value: SwiftExpression, after sign: ValueSign, indent: Int, rest: Int) {
    append(sign.text)
    writeValue(value, behind: sign, indent: indent, rest: rest)
  }

  /// Writes a value after a sign that is already written, without a space after it.
  mutating func writeValue(_ value: SwiftExpression, behind sign: ValueSign, indent: Int, rest: Int) {
    let isAssignment = sign == .assignment || sign == .reassignment
    if isAssignment, case .conditional(let choice) = value.kind, let width = choice.lineWidth,
      fits(width + 1, rest: rest)
    {
      append(" ")
      writeFlat(choice)
    } else if fits(value.width + 1, rest: rest) || hugs(value, at: 1) || sign == .label && value.beginsWithBracket {
      append(" ")
      write(value, indent: indent, rest: rest)
    } else {
      newline(indent + 2)
      var place = isAssignment ? ContinuationColumns.assigned(indent + 2) : .continued(indent + 2)
      if sign == .reassignment, case .parenthesized = value.kind { place.parentheses += 2 }
      write(value, place, rest: rest)
    }
  }

  /// Whether a value that does not fit stays on the line of its `=`, because it breaks inside the brackets at its end.
  ///
  /// - Parameter offset: The number of columns between the current column and the value.
  private func hugs(_ value: SwiftExpression, at offset: Int) -> Bool {
    switch value.kind {
    case .array, .dictionary, .closure: true
    case .call, .index, .member, .optional:
      CallChain(value).huggedHead.map { fits($0 + offset, rest: 0) } ?? false
    case .effect(let effects, let value): hugs(value, at: offset + effects.text.columns)
    default: false
    }
  }

  private mutating func writeOperators(_ expression: SwiftExpression, _ place: ContinuationColumns, rest: Int) {
    guard case .binary(let left, let symbol, let right) = expression.kind else { return }
    guard symbol.isSpaced else {
      write(left, place, rest: 0)
      append(symbol.text)
      return write(right, place, rest: rest)
    }
    writeLeft(left, like: symbol, place)
    begin(symbol, right, place)
    write(right, place.operand(of: symbol), rest: rest)
  }

  /// Writes the operands of consecutive operators with the same precedence, except for the last one, each on its own
  /// line.
  private mutating func writeLeft(
    _ expression: SwiftExpression, like symbol: SwiftOperator, _ place: ContinuationColumns
  ) {
    var operands: [(SwiftOperator, SwiftExpression)] = []
    var first = expression
    while case .binary(let left, let other, let right) = first.kind, other.precedence == symbol.precedence {
      operands.append((other, right))
      first = left
    }
    write(first, place.leading, rest: 0)
    for (other, operand) in operands.reversed() {
      begin(other, operand, place)
      write(operand, place.operand(of: other), rest: 0)
    }
  }

  /// Writes an operator on the next line. The protocols of a composition share lines.
  private mutating func begin(_ symbol: SwiftOperator, _ operand: SwiftExpression, _ place: ContinuationColumns) {
    if symbol.text == "&" {
      separate(before: 2 + operand.width, rest: 0, indent: place.continuation)
    } else {
      newline(place.continuation)
    }
    append(symbol.text + " ")
  }

  private mutating func writeTernary(
    _ condition: SwiftExpression, _ then: SwiftExpression, _ otherwise: SwiftExpression, _ place: ContinuationColumns,
    rest: Int
  ) {
    write(condition, place.condition, rest: 0)
    newline(place.continuation)
    append("? ")
    write(then, indent: place.continuation, rest: 0)
    newline(place.continuation)
    append(": ")
    // swift-format, which does not recognize the runtime's operators, reads an operation on the whole ternary.
    var last = ContinuationColumns.fresh(place.continuation)
    if case .binary(_, let symbol, _) = otherwise.kind, symbol.isOfRuntime { last.continuation = place.continuation }
    write(otherwise, last, rest: rest)
  }

  private mutating func writeArray(_ elements: [SwiftExpression], indent: Int) {
    append("[")
    let areNames = elements.allSatisfy { if case .text = $0.kind { indent + 3 + $0.width <= columns } else { false } }
    for (index, element) in elements.enumerated() {
      if areNames, index > 0 {
        separate(before: element.width, rest: 1, indent: indent + 2)
      } else {
        newline(indent + 2)
      }
      write(element, indent: indent + 2, rest: 1)
      if elements.count > 1 { append(",") }
    }
    newline(indent)
    append("]")
  }

  private mutating func writeDictionary(_ pairs: [SwiftPair], indent: Int) {
    append("[")
    for pair in pairs {
      newline(indent + 2)
      write(pair.key, indent: indent + 2, rest: 1)
      writeValue(pair.value, after: .key, indent: indent + 2, rest: 1)
      if pairs.count > 1 { append(",") }
    }
    newline(indent)
    append("]")
  }

  mutating func write(_ closure: SwiftClosure, indent: Int) {
    append("{")
    let head = closure.head
    if let head { append(" " + head) }
    if closure.body.isEmpty { return append(head == nil ? "}" : " }") }
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
        writeValue(argument.value, after: .label, indent: indent + 2, rest: rest)
      } else {
        write(argument.value, indent: indent + 2, rest: rest)
      }
      if rest > 0 { append(",") }
    }
    newline(indent)
  }

  /// Writes parameters on a line of their own, or each on one if they do not fit there, and starts the line after them.
  mutating func writeLines(_ parameters: [SwiftParameter], indent: Int) {
    let width = parameters.reduce(-2) { $0 + $1.width + 2 }
    let fitsOneLine = indent + 2 + width <= columns
    for (index, parameter) in parameters.enumerated() {
      if index > 0, fitsOneLine { append(" ") } else { newline(indent + 2) }
      append(parameter.text)
      if let value = parameter.defaultValue { writeValue(value, after: .assignment, indent: indent + 2, rest: 1) }
      if index < parameters.count - 1 { append(",") }
    }
    newline(indent)
  }
}

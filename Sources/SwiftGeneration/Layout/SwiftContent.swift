import VmgenMustache

/// Swift code that a template prints. Its layout depends on the column of its tag, and on the text around the tag.
///
/// | Before the tag | After it | Layout of a value that does not fit on the line |
/// | --- | --- | --- |
/// | nothing | | line breaks inside, as in a statement |
/// | `{ ` | ` }` | on separate lines between the braces |
/// | `= ` | | line breaks as in an assignment |
/// | `: ` | | line breaks as in a labeled argument |
indirect enum SwiftContent: Sendable {
  /// Statements, each on its own line.
  case statements([SwiftStatement])
  case expression(SwiftExpression)
  /// An expression in a list with one element on each line.
  case element(SwiftExpression)
  /// A string literal, on several lines if it does not fit on one.
  case string(String)
}

extension MustacheValue {
  /// Returns statements, whose names the template can read, without the names inside of them that nothing reads.
  static func statements(_ statements: [SwiftStatement]) -> MustacheValue {
    .swift(.statements(statements.withoutUnusedNames(keepsOwn: true)))
  }

  static func expression(_ expression: SwiftExpression) -> MustacheValue {
    .swift(.expression(expression.withoutUnusedNames))
  }

  /// Returns an expression in a list with one element on each line.
  static func element(_ expression: SwiftExpression) -> MustacheValue {
    .swift(.element(expression.withoutUnusedNames))
  }

  /// Returns a string literal.
  static func literal(_ text: String) -> MustacheValue { .swift(.string(text)) }

  /// Returns the expression, or null.
  static func optional(_ expression: SwiftExpression?) -> MustacheValue { expression.map { .expression($0) } ?? .null }

  private static func swift(_ content: SwiftContent) -> MustacheValue {
    .text(MustacheText(content: content) { SwiftLayout().text(content, in: $0) })
  }
}

extension SwiftLayout {
  func text(_ content: SwiftContent, in line: LineContext) -> String {
    switch content {
    case .statements(let statements): text(statements, in: line)
    case .expression(let expression): text([.value(expression)], in: line)
    case .element(let expression): text(expression, in: line, rest: max(line.after.columns, 1))
    case .string(let string): text(ofLiteral: string, in: line)
    }
  }

  private func text(_ statements: [SwiftStatement], in line: LineContext) -> String {
    if line.isBetweenBraces { return text(betweenBraces: statements, in: line) }
    if statements.count == 1, case .value(let value) = statements[0] {
      return text(value, in: line, rest: line.after.columns)
    }
    var printer = LinePrinter(columns: columns, behind: line.before)
    printer.write(statements, indent: line.indentation)
    return printer.added
  }

  /// Returns `{ value }`, or the statements on separate lines.
  private func text(betweenBraces statements: [SwiftStatement], in line: LineContext) -> String {
    if statements.count == 1, line.before.columns + statements[0].closureWidth + line.after.columns <= columns {
      var printer = LinePrinter(columns: Self.never, behind: line.before)
      printer.write(statements, indent: 0)
      return printer.added
    }
    let indent = line.indentation + 2
    var printer = LinePrinter(columns: columns, behind: "")
    printer.newline(indent)
    printer.write(statements, indent: indent)
    printer.newline(line.indentation)
    return printer.added
  }

  private func text(_ expression: SwiftExpression, in line: LineContext, rest: Int) -> String {
    let sign = line.sign
    var printer = LinePrinter(
      columns: columns, behind: sign == nil ? line.before : String(Substring(line.before.utf8.dropLast())))
    guard let sign else {
      printer.write(expression, indent: line.indentation, rest: rest)
      return printer.added
    }
    printer.writeValue(expression, behind: sign, indent: line.indentation, rest: rest)
    let text = printer.added
    return text.utf8.first == UInt8(ascii: " ") ? String(Substring(text.utf8.dropFirst())) : text
  }

  private func text(ofLiteral text: String, in line: LineContext) -> String {
    guard line.isAtStart else { return swiftString(text) }
    return wrappedString(text, indentation: line.indentation, rest: line.after.columns, columns: columns)
  }
}

extension LineContext {
  /// The number of spaces at the start of the line.
  var indentation: Int {
    var count = 0
    let bytes = before.utf8
    var index = bytes.startIndex
    while index != bytes.endIndex, bytes[index] == UInt8(ascii: " ") {
      count += 1
      index = bytes.index(after: index)
    }
    return count
  }

  /// Whether nothing precedes the tag.
  var isAtStart: Bool { indentation == before.utf8.count }

  var isBetweenBraces: Bool { before.hasSuffix("{ ") && after.hasPrefix(" }") }

  /// The text before a value at the tag.
  var sign: LinePrinter.ValueSign? {
    if before.hasSuffix(" = ") { return .assignment }
    if before.hasSuffix(": ") { return .label }
    if before.hasSuffix("return ") { return .result }
    return nil
  }
}

/// Lays Swift out in lines as swift-format does in its default configuration, so that formatting changes nothing.
///
/// The text begins at the place where it is put and has no line break at its end. Its further lines are indented in
/// relation to the indentation of the first, which whoever places the text adds to each.
package struct SwiftLayout: Sendable {
  /// The columns of a line.
  package var columns: Int
  /// A width that no line has.
  static let never = 1 << 20

  package init(columns: Int = 100) { self.columns = columns }

  /// Statements, one after the other, that stand at an indentation.
  package func text(_ statements: [SwiftStatement], indentation: Int = 0) -> String {
    var printer = LinePrinter(columns: columns, base: indentation)
    printer.write(statements, indent: indentation)
    return printer.output
  }

  /// `head = value` with its value, or `head` alone: `public var name: String = ""`.
  package func text(_ head: String, value: SwiftExpression?, indentation: Int = 0) -> String {
    guard let value else { return head }
    var printer = LinePrinter(columns: columns, base: indentation)
    printer.append(head)
    printer.writeValue(value, after: .assignment, indent: indentation, rest: 0)
    return printer.output
  }

  /// One expression behind `head`, with `rest` columns to follow it on its last line.
  package func text(
    _ head: String, expression: SwiftExpression, rest: Int = 0, indentation: Int = 0
  ) -> String {
    var printer = LinePrinter(columns: columns, base: indentation)
    printer.append(head)
    printer.write(expression, indent: indentation, rest: rest)
    return printer.output
  }

  /// `head(parameters)tail`, on one line or with a line for each parameter: `func f(a: Int) -> String {`.
  package func signature(
    _ head: String, _ parameters: [SwiftParameter], _ tail: String, indentation: Int = 0
  ) -> String {
    var printer = LinePrinter(columns: columns, base: indentation)
    printer.append(head)
    printer.writeParameters(parameters, tail, indent: indentation)
    return printer.output
  }
}

/// A parameter of a declaration: `label name: Type = default`.
package struct SwiftParameter: Sendable {
  /// What stands before `=`.
  package var text: String
  package var defaultValue: SwiftExpression?

  package init(_ text: String, default defaultValue: SwiftExpression? = nil) {
    self.text = text
    self.defaultValue = defaultValue
  }

  var width: Int { text.columns + (defaultValue.map { $0.width + 3 } ?? 0) }
}

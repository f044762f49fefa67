/// Lays Swift out in lines as swift-format does in its default configuration, so that formatting changes nothing.
///
/// The text has no line break at its end.
package struct SwiftLayout: Sendable {
  /// The columns of a line.
  package var columns: Int
  /// A width that no line has.
  static let never = 1 << 20

  package init(columns: Int = 100) { self.columns = columns }

  /// A sequence of statements with an indentation.
  package func text(_ statements: [SwiftStatement], indentation: Int = 0) -> String {
    var printer = LinePrinter(columns: columns, base: indentation)
    printer.write(statements, indent: indentation)
    return printer.output
  }
}

/// A parameter of a declaration: `label name: Type = default`.
package struct SwiftParameter: Sendable {
  /// The left side of the assignment.
  package var text: String
  package var defaultValue: SwiftExpression?

  package init(_ text: String, default defaultValue: SwiftExpression? = nil) {
    self.text = text
    self.defaultValue = defaultValue
  }
}

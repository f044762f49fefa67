/// A layout that breaks Swift code into lines as swift-format does in its default configuration, so that formatting the
/// code changes nothing.
///
/// The text does not end with a line break.
package struct SwiftLayout: Sendable {
  /// The maximum width of a line.
  package var columns: Int
  /// A width that is larger than that of any line.
  static let never = 1 << 20

  package init(columns: Int = 100) { self.columns = columns }

  /// Returns the text of statements with an indentation.
  package func text(_ statements: [SwiftStatement], indentation: Int = 0) -> String {
    var printer = LinePrinter(columns: columns, base: indentation)
    printer.write(statements, indent: indentation)
    return printer.output
  }
}

/// A parameter of a declaration: `label name: Type = default`.
package struct SwiftParameter: Sendable {
  /// The label, name and type.
  package var text: String
  package var defaultValue: SwiftExpression?

  package init(_ text: String, default defaultValue: SwiftExpression? = nil) {
    self.text = text
    self.defaultValue = defaultValue
  }

  /// The width on one line; at least ``SwiftLayout/never`` if it needs several.
  var width: Int {
    if text.utf8.contains(UInt8(ascii: "\n")) { return SwiftLayout.never }
    return text.columns + (defaultValue.map { 3 + $0.width } ?? 0)
  }
}

extension String {
  /// The width of the text: its number of characters.
  ///
  /// ASCII text has the same length in UTF-8 and UTF-16, and both lengths are known without iterating over the
  /// characters.
  var columns: Int {
    let length = utf8.count
    return length == utf16.count ? length : count
  }
}

@testable import VmgenSchemaSyntax

/// Returns the text of a syntax: indented by four spaces for each level, with one item on each line.
public func writeSchema(_ syntax: SchemaSyntax) -> String {
  var printer = SchemaWriter()
  printer.print(syntax)
  return printer.output
}

/// Builds the text of a schema. Parsing the text produces the same syntax.
struct SchemaWriter {
  var output = ""
  var level = 0
  /// Whether the writer is in an interpolation, which must stay on one line.
  var isInline = false
  /// Whether a closure can be written without parentheses, which is false where `{` would open a branch.
  var allowsTrailingClosure = true
  /// Names that need backquotes at their position.
  var quotedNames: Set<String> = []

  mutating func write(_ text: String) { output += text }

  /// Ends the line and indents the next one.
  mutating func newLine() {
    output += "\n"
    output += String(repeating: " ", count: 4 * level)
  }

  /// Writes parts with a separator between them.
  mutating func list<Item>(_ items: [Item], _ separator: String = ", ", _ print: (inout SchemaWriter, Item) -> Void) {
    for (number, item) in items.enumerated() {
      if number > 0 { write(separator) }
      print(&self, item)
    }
  }

  /// Writes an item on lines of its own.
  mutating func item(_ documentation: [String] = [], _ print: (inout SchemaWriter) -> Void) {
    for text in documentation {
      newLine()
      write(text.isEmpty ? "///" : "/// \(text)")
    }
    newLine()
    print(&self)
  }

  /// Writes ` { … }` with its items.
  mutating func body<Item>(_ items: [Item], _ print: (inout SchemaWriter, Item) -> Void) {
    guard !items.isEmpty else { return write(" {}") }
    write(" {")
    level += 1
    for item in items { print(&self, item) }
    level -= 1
    newLine()
    write("}")
  }

  // MARK: Names

  /// Returns a name, in backquotes if it would otherwise be read as a keyword.
  static func quoted(_ name: String) -> String { reservedNames.contains(name) ? "`\(name)`" : name }

  private static let reservedNames: Set<String> = [
    "if", "else", "switch", "case", "let", "in", "true", "false", "nil", "self",
  ]
}

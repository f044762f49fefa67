@testable import VmgenSchemaSyntax

/// Writes syntax as text: four spaces a level, one item a line.
public func writeSchema(_ syntax: SchemaSyntax) -> String {
  var printer = SchemaWriter()
  printer.print(syntax)
  return printer.output
}

/// Builds the text of a schema. What it writes parses to the same syntax again.
struct SchemaWriter {
  var output = ""
  var level = 0
  /// In an interpolation everything stays on one line.
  var isInline = false
  /// False where a `{` would open a branch, so that closures need parentheses.
  var allowsTrailingClosure = true
  /// Names that need backquotes at their position.
  var quotedNames: Set<String> = []

  mutating func write(_ text: String) { output += text }

  /// Ends the line and indents the next.
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

  /// A name in backquotes where the bare word would be read as something else.
  static func quoted(_ name: String) -> String { reservedNames.contains(name) ? "`\(name)`" : name }

  private static let reservedNames: Set<String> = [
    "if", "else", "switch", "case", "let", "in", "true", "false", "nil", "self",
  ]
}

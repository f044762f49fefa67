import VmgenSchemaSyntax

/// Writes a schema in its canonical form: four spaces a level, one item a line, comments and single blank lines kept.
package func printSchema(_ syntax: SchemaSyntax) -> String {
  var printer = Printer()
  printer.print(syntax)
  return printer.output
}

/// Builds the text of a schema. What it writes parses to the same syntax again.
struct Printer {
  var output = ""
  var level = 0
  /// In an interpolation everything stays on one line.
  var isInline = false
  /// False where a `{` would open a branch: there closures stand in parentheses.
  var allowsTrailingClosure = true
  /// Names that would be read as something else where they stand now, but for their backquotes.
  var quotedNames: Set<String> = []

  mutating func write(_ text: String) { output += text }

  /// Ends the line and indents the next.
  mutating func newLine() {
    output += "\n"
    output += String(repeating: " ", count: 4 * level)
  }

  /// Writes parts with a separator between them.
  mutating func list<Item>(_ items: [Item], _ separator: String = ", ", _ print: (inout Printer, Item) -> Void) {
    for (number, item) in items.enumerated() {
      if number > 0 { write(separator) }
      print(&self, item)
    }
  }

  // MARK: Trivia

  /// Writes an item on lines of its own, with its comments. The first in its body has no blank line before it.
  mutating func item(_ trivia: Trivia, isFirst: Bool, _ print: (inout Printer) -> Void) {
    var isFirst = isFirst
    for comment in trivia.leading { line(comment, &isFirst) }
    if trivia.blankLineBefore, !isFirst { output += "\n" }
    for text in trivia.documentation {
      newLine()
      write(text.isEmpty ? "///" : "/// \(text)")
    }
    newLine()
    print(&self)
    if let trailing = trivia.trailing { write(" \(trailing.text)") }
  }

  /// Writes a comment on a line of its own.
  private mutating func line(_ comment: Comment, _ isFirst: inout Bool) {
    if comment.blankLineBefore, !isFirst { output += "\n" }
    newLine()
    write(comment.text)
    isFirst = false
  }

  /// Writes an item's comments in its line, where there is no other.
  mutating func inlineComments(_ trivia: Trivia) {
    let comments = trivia.leading + (trivia.trailing.map { [$0] } ?? [])
    for text in trivia.documentation.map({ "// \($0)" }) + comments.map(\.text) {
      write(text.hasPrefix("//") ? "/*\(text.dropFirst(2)) */ " : "\(text) ")
    }
  }

  /// Writes ` { … }` with its items, and the comments before the `}`.
  mutating func body<Item>(_ items: [Item], _ comments: [Comment], _ print: (inout Printer, Item, Bool) -> Void) {
    guard !items.isEmpty || !comments.isEmpty else { return write(" {}") }
    write(" {")
    level += 1
    for (number, item) in items.enumerated() { print(&self, item, number == 0) }
    var isFirst = items.isEmpty
    for comment in comments { line(comment, &isFirst) }
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

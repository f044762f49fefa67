/// The tables of examples.
extension Parser {
  /// Parses `for (text, message) in [("", "Enter a name"), ("ab", "At least 3 letters")]`.
  mutating func parseExampleTable() -> ExampleTableSyntax? {
    let start = token
    advance()
    let columns = parseColumns()
    guard !isPanicking else { return nil }
    guard token.kind == .inKeyword, isOnLine else {
      failExpected("`in` and the rows of the table")
      return nil
    }
    advance()
    guard token.kind == .leftBracket, isOnLine else {
      let help = "write the rows in brackets: `[\(Self.exampleRow(columns.count))]`"
      failExpected("`[` and the rows of the table", help: help)
      return nil
    }
    let rows = parseList(until: .rightBracket, "]") { $0.parseRow(columns.count) }
    return ExampleTableSyntax(range: range(from: start), columns: columns, rows: rows)
  }

  /// Parses `text`, `text: String?` or `(text, message: String?)`.
  private mutating func parseColumns() -> [ExampleTableSyntax.Column] {
    guard token.kind == .leftParen, isOnLine else {
      let columns = [parseColumn()]
      if token.kind == .comma, !isPanicking {
        failExpected("`in`", help: "write the names in parentheses: `(\(columns[0].name.text), …)`")
      }
      return columns
    }
    let open = token
    let columns = parseList(until: .rightParen, ")") { $0.parseColumn() }
    if columns.isEmpty, !isPanicking {
      fail(.unexpectedToken(expected: "the names of the columns", found: "`()`"), at: range(from: open))
    }
    return columns
  }

  private mutating func parseColumn() -> ExampleTableSyntax.Column {
    // The parentheses continue the line.
    replaceToken { $0.flags.startsLine = false }
    let name = parseName("the name of a column") ?? Identifier(text: "", range: afterPrevious)
    return ExampleTableSyntax.Column(name: name, type: !isPanicking && take(.colon) ? parseType() : nil)
  }

  /// Parses `("", "Enter a name")`. The row of a single column is a value without parentheses.
  private mutating func parseRow(_ count: Int) -> ExampleTableSyntax.Row {
    let start = token
    if count == 1 {
      let value = parseExpression()
      return ExampleTableSyntax.Row(range: value.range, values: [value])
    }
    guard token.kind == .leftParen else {
      failExpected("a row in parentheses", help: "write `\(Self.exampleRow(count))`", isAtLineStart: true)
      return ExampleTableSyntax.Row(range: range(of: start), values: [])
    }
    let values = parseList(until: .rightParen, ")") { $0.parseRowValue() }
    return ExampleTableSyntax.Row(range: range(from: start), values: values)
  }

  /// Parses a value of a row. A label, as in a Swift tuple, is allowed.
  private mutating func parseRowValue() -> Expression {
    if isName(token), peek().kind == .colon {
      advance()
      advance()
    }
    return parseExpression()
  }

  private static func exampleRow(_ count: Int) -> String {
    count == 1 ? "a, b" : "(" + ["a", "b", "c", "d"].prefix(count).joined(separator: ", ") + (count > 4 ? ", …)" : ")")
  }
}

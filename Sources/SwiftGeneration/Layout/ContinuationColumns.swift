/// The indentation of the continuation lines of an expression, by its position.
///
/// The indentation is the same as swift-format's. The rules were determined by formatting every kind of expression in
/// every position, and a test checks them with random expressions.
struct ContinuationColumns {
  /// The indentation of a closing bracket.
  var line: Int
  /// The indentation of an operator, or of the dot of a call in a chain.
  var continuation: Int
  /// The indentation of an operator inside parentheses.
  var parentheses: Int
  /// The additional indentation if an operator follows the parentheses.
  var leadingStep = 0
  /// The additional indentation of the operators in the condition of a ternary.
  var conditionStep = 0

  /// Returns the columns at the start of a line, as a statement, an argument or an element, and after `? ` and `: `.
  static func fresh(_ indent: Int) -> ContinuationColumns {
    ContinuationColumns(line: indent, continuation: indent + 2, parentheses: indent + 2)
  }

  /// Returns the columns after the line break that follows `=`.
  static func assigned(_ indent: Int) -> ContinuationColumns {
    ContinuationColumns(line: indent, continuation: indent, parentheses: indent, leadingStep: 2, conditionStep: 2)
  }

  /// Returns the columns after the line break that follows `return`, a label or a key.
  static func continued(_ indent: Int) -> ContinuationColumns {
    ContinuationColumns(line: indent, continuation: indent, parentheses: indent)
  }

  /// Returns the columns after an operator at the start of a line.
  func operand(of symbol: SwiftOperator) -> ContinuationColumns {
    let step = symbol.isLogical ? 2 : 0
    return ContinuationColumns(line: continuation, continuation: continuation + step, parentheses: continuation + 2)
  }

  /// The columns before the first operator.
  var leading: ContinuationColumns {
    var place = self
    place.parentheses += leadingStep
    place.leadingStep = 0
    return place
  }

  /// The columns after `!` or `-`.
  var afterPrefix: ContinuationColumns {
    var place = self
    place.parentheses = continuation
    place.leadingStep = 0
    return place
  }

  var inParentheses: ContinuationColumns {
    ContinuationColumns(line: line, continuation: parentheses, parentheses: parentheses)
  }

  /// The columns before a `?`.
  var condition: ContinuationColumns {
    var place = leading
    place.continuation += conditionStep
    place.conditionStep = 0
    return place
  }
}

extension SwiftExpression {
  /// Whether the expression starts with a bracket.
  var beginsWithBracket: Bool {
    switch first.kind {
    case .parenthesized, .array, .dictionary, .closure: true
    default: false
    }
  }
}

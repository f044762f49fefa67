/// The indentation of the continuation lines of an expression, by its position.
///
/// They are what swift-format gives each place: found out by formatting every kind of expression in every place, and
/// held by a test over random ones.
struct ContinuationColumns {
  /// Of a closing bracket.
  var line: Int
  /// Of an operator or the dot of a call in a chain.
  var continuation: Int
  /// Of an operator inside parentheses.
  var parentheses: Int
  /// The additional indentation if an operator follows the parentheses.
  var leadingStep = 0
  /// The additional indentation of the operators in the condition of a ternary.
  var conditionStep = 0
  /// Of the dots of a chain that begins with a call, where that is not ``continuation``.
  var afterCall: Int?

  /// At the beginning of a line, as a statement, an argument or an element; also behind `? ` and `: `.
  static func fresh(_ indent: Int) -> ContinuationColumns {
    ContinuationColumns(line: indent, continuation: indent + 2, parentheses: indent + 2)
  }

  /// After the break behind `=`.
  static func assigned(_ indent: Int) -> ContinuationColumns {
    ContinuationColumns(line: indent, continuation: indent, parentheses: indent, leadingStep: 2, conditionStep: 2)
  }

  /// After the break behind `return`, a label or a key.
  static func continued(_ indent: Int) -> ContinuationColumns {
    ContinuationColumns(line: indent, continuation: indent, parentheses: indent)
  }

  /// Behind an operator at the beginning of a line.
  func operand(of symbol: SwiftOperator) -> ContinuationColumns {
    let step = symbol.isLogical ? 2 : 0
    return ContinuationColumns(line: continuation, continuation: continuation + step, parentheses: continuation + 2)
  }

  /// Before the first operator.
  var leading: ContinuationColumns {
    var place = self
    place.parentheses += leadingStep
    place.leadingStep = 0
    return place
  }

  /// Behind `!` or `-`.
  var afterPrefix: ContinuationColumns {
    var place = self
    place.parentheses = continuation
    place.leadingStep = 0
    return place
  }

  var inParentheses: ContinuationColumns {
    ContinuationColumns(line: line, continuation: parentheses, parentheses: parentheses)
  }

  /// Before a `?`.
  var condition: ContinuationColumns {
    var place = leading
    if conditionStep > 0 { place.afterCall = place.continuation }
    place.continuation += conditionStep
    place.conditionStep = 0
    return place
  }
}

extension SwiftExpression {
  /// Whether its first character is a bracket.
  var beginsWithBracket: Bool {
    switch kind {
    case .parenthesized, .array, .dictionary, .closure: true
    case .binary(let left, _, _): left.beginsWithBracket
    case .ternary(let condition, _, _): condition.beginsWithBracket
    case .member(let base, _), .optional(let base), .call(let base, _, _), .index(let base, _): base.beginsWithBracket
    case .text, .string, .placeholder, .prefix, .conditional, .match: false
    }
  }
}

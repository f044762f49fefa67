/// How tightly a binary operator binds: Swift's precedence groups, in Swift's order.
enum Precedence: Int {
  case disjunction = 1
  case conjunction, comparison, nilCoalescing, range, addition, multiplication

  /// Swift gives these no associativity: `a < b < c` is a mistake.
  var isNonAssociative: Bool { self == .comparison || self == .range }

  static func of(_ kind: Token.Kind) -> Precedence? {
    switch kind {
    case .orOr: .disjunction
    case .andAnd: .conjunction
    case .equalEqual, .notEqual, .less, .lessEqual, .greater, .greaterEqual: .comparison
    case .questionQuestion: .nilCoalescing
    case .closedRange, .halfOpenRange: .range
    case .plus, .minus: .addition
    case .star, .slash, .percent: .multiplication
    default: nil
    }
  }
}

/// An operator at hand: what it binds like, and how it is spelled in the language.
private struct BinaryOperator {
  var precedence: Precedence
  var identifier: Identifier
}

extension Parser {
  /// An expression, up to what cannot go on it.
  mutating func parseExpression() -> Expression {
    guard !isPanicking, enter() else { return missing }
    defer { depth -= 1 }
    let start = token
    let condition = parseBinary(from: 1)
    guard token.kind == .question, isTernaryMark, !isPanicking else { return condition }
    let highest = height
    advance()
    let closures = allowsTrailingClosure
    allowsTrailingClosure = true
    let first = parseExpression()
    allowsTrailingClosure = closures
    let middle = height
    guard expect(.colon, "':' and the value for when the condition is false") else { return missing }
    let second = parseExpression()
    height = max(highest, middle, height) + 1
    guard checkHeight(height) else { return missing }
    return Expression(.ternary(condition, first, second), range(from: start))
  }

  /// A `?` with white space before it asks; without, it belongs to what stands before it.
  private var isTernaryMark: Bool { isSpaceBefore(token) && (!token.startsLine || isSpaceAfter(token)) }

  /// Operands and operators that bind at least as tightly as `least`.
  private mutating func parseBinary(from least: Int) -> Expression {
    let start = token
    var left = parseUnary()
    var highest = height
    var last: BinaryOperator?
    while !isPanicking, let binary = binaryOperator(least) {
      if let last, last.precedence == binary.precedence, last.precedence.isNonAssociative {
        let label = Diagnostic.Label(range: last.identifier.range, text: "the first one")
        fail(.comparisonChain, at: binary.identifier.range, ["operator": binary.identifier.text], labels: [label])
        break
      }
      last = binary
      advance()
      if binary.precedence == .nilCoalescing {
        left = parseCoalescing(left, binary.identifier, from: start, &highest)
      } else {
        let right = parseBinary(from: binary.precedence.rawValue + 1)
        highest = max(highest, height) + 1
        left = Expression(.binary(left, binary.identifier, right), range(from: start))
      }
      guard checkHeight(highest) else { break }
    }
    height = highest
    return left
  }

  /// `a ?? b ?? c` groups to the right: read in a row and folded, or a long one would need a deep stack.
  private mutating func parseCoalescing(
    _ first: Expression, _ identifier: Identifier, from start: Token, _ highest: inout Int
  ) -> Expression {
    var operands = [first]
    var operators = [identifier]
    repeat {
      operands.append(parseBinary(from: Precedence.range.rawValue))
      highest = max(highest, height)
      guard !isPanicking, let next = binaryOperator(Precedence.nilCoalescing.rawValue),
        next.precedence == .nilCoalescing
      else { break }
      operators.append(next.identifier)
      advance()
    } while true
    highest += operators.count
    guard checkHeight(highest), var result = operands.popLast() else { return missing }
    while let operand = operands.popLast(), let identifier = operators.popLast() {
      result = Expression(.binary(operand, identifier, result), operand.range.union(result.range))
    }
    return result
  }

  /// The binary operator at this place, if it binds tightly enough. Other languages' operators are reported and read as ours.
  private mutating func binaryOperator(_ least: Int) -> BinaryOperator? {
    if let precedence = Precedence.of(token.kind) {
      guard precedence.rawValue >= least, !token.startsLine || isSpaceAfter(token) else { return nil }
      if token.kind == .minus, isSpaceBefore(token) != isSpaceAfter(token) {
        report(.unevenSpacing, at: range(of: token), ["operator": text(token)])
      }
      return BinaryOperator(precedence: precedence, identifier: Identifier(text: text(token), range: range(of: token)))
    }
    guard isOnLine, let (meant, precedence) = foreignBinaryOperator(), precedence.rawValue >= least else { return nil }
    let fixIt = Diagnostic.FixIt(range: range(of: token), replacement: meant)
    let advice = "write '\(meant)'"
    report(.foreignOperator, at: range(of: token), ["operator": text(token), "advice": advice], fixIt: fixIt)
    return BinaryOperator(precedence: precedence, identifier: Identifier(text: meant, range: range(of: token)))
  }

  /// `=`, `===`, `and` and the like, where the language has an operator for what is meant.
  private func foreignBinaryOperator() -> (String, Precedence)? {
    switch token.kind {
    case .equal: return readsEqualAsComparison ? ("==", .comparison) : nil
    case .identifier:
      guard !token.isQuoted, token.upper - token.lower <= 3 else { return nil }
      switch text(token) {
      case "and": return ("&&", .conjunction)
      case "or": return ("||", .disjunction)
      case "mod": return ("%", .multiplication)
      default: return nil
      }
    case .foreignOperator:
      switch text(token) {
      case "===": return ("==", .comparison)
      case "!==", "<>", "^": return ("!=", .comparison)
      case "&": return ("&&", .conjunction)
      case "|": return ("||", .disjunction)
      default: return nil
      }
    default: return nil
    }
  }

  /// `-x`, `!x`; a `-` at a number makes it negative.
  private mutating func parseUnary() -> Expression {
    guard token.kind == .minus || token.kind == .exclamation || token.kind == .plus || isWord("not") else {
      return parsePostfix()
    }
    guard !isPanicking else { return missing }
    if token.kind == .identifier, !isName(peek()) || peek().startsLine { return parsePostfix() }
    var operators: [Identifier] = []
    while token.kind == .minus || token.kind == .exclamation || token.kind == .plus || (isWord("not") && isName(peek()))
    {
      readPrefixOperator(&operators)
    }
    let isNegative = operators.last?.text == "-" && operators.last?.range.upper == token.lower
    var result = token.kind == .integer && isNegative ? parsePostfix(isNegative: true) : parsePostfix()
    height += operators.count
    guard checkHeight(height) else { return missing }
    for identifier in operators.reversed() {
      result = Expression(.prefix(identifier, result), identifier.range.union(result.range))
    }
    return result
  }

  private mutating func readPrefixOperator(_ operators: inout [Identifier]) {
    let written = text(token)
    switch token.kind {
    case .minus, .exclamation:
      if isSpaceAfter(token) { report(.unevenSpacing, at: range(of: token), ["operator": written]) }
      operators.append(Identifier(text: written, range: range(of: token)))
    case .plus:
      report(.foreignOperator, at: range(of: token), ["operator": "+", "advice": "a number is positive without it"])
    default:
      report(.foreignOperator, at: range(of: token), ["operator": written, "advice": "write '!'"])
      operators.append(Identifier(text: "!", range: range(of: token)))
    }
    advance()
  }
}

/// The precedence of a binary operator. The groups and their order are Swift's.
enum Precedence: Int {
  case disjunction = 1
  case conjunction, comparison, nilCoalescing, casting, range, addition, multiplication

  /// Whether the operator has no associativity, as in Swift: `a < b < c` is a mistake.
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

/// An operator in the source: its precedence and its spelling in the schema language.
struct BinaryOperator {
  var precedence: Precedence
  var identifier: Identifier
}

// Nesting is limited by the stack, and frames of debug builds are large. Functions that recurse are small here, and
// functions that report are separate from them.
extension Parser {
  /// The restrictions on an expression whose surrounding construct needs the same tokens.
  struct ExpressionContext {
    /// False before the `{` of an `if`, a `switch`, a gate or an edit.
    var allowsTrailingClosure = true
    /// False before `=`: in a pattern, and in the target of an assignment.
    var readsEqualAsComparison = true
    /// True in a pattern, where a `...` can end a range.
    var allowsOneSidedRange = false
    /// False in the value of an edit, before `as text`.
    var readsAsAsCast = true
    /// What begins with a `{`, if that is not a trailing closure.
    var body = "a body begins"

    static let beforeBrace = ExpressionContext(allowsTrailingClosure: false)
    static let beforeEqual = ExpressionContext(readsEqualAsComparison: false)
    static let beforeAs = ExpressionContext(
      allowsTrailingClosure: false, readsAsAsCast: false, body: "the rules of the edit begin")
    static let beforeListRules = ExpressionContext(allowsTrailingClosure: false, body: "the rules of the list begin")
  }

  /// Parses a part of an expression in a different context.
  mutating func parse<Part>(in inner: ExpressionContext, _ parsePart: (inout Parser) -> Part) -> Part {
    let outer = expressionContext
    expressionContext = inner
    let part = parsePart(&self)
    expressionContext = outer
    return part
  }

  mutating func parseExpression(in inner: ExpressionContext) -> Expression { parse(in: inner) { $0.parseExpression() } }

  /// Parses an expression.
  mutating func parseExpression() -> Expression {
    guard !isPanicking, enter() else { return missing }
    let start = token
    let condition = parseBinary()
    let result = isTernaryMark ? parseTernary(condition, from: start) : condition
    depth -= 1
    return result
  }

  /// Whether the current `?` belongs to a ternary: white space is before it.
  private var isTernaryMark: Bool {
    guard token.kind == .question, !isPanicking, isSpaceBefore(token) else { return false }
    return token.startsLine ? isSpaceAfter(token) : true
  }

  /// Parses `? first : second` after the condition.
  private mutating func parseTernary(_ condition: Expression, from start: Token) -> Expression {
    let highest = height
    advance()
    let closures = expressionContext.allowsTrailingClosure
    expressionContext.allowsTrailingClosure = true
    let first = parseExpression()
    expressionContext.allowsTrailingClosure = closures
    let middle = height
    guard expect(.colon, "`:` and the value for a false condition") else { return missing }
    let second = parseExpression()
    height = max(highest, middle, height) + 1
    guard checkHeight(height) else { return missing }
    return Expression(.ternary(condition, first, second), range(from: start))
  }

  /// Parses operands and binary operators, and groups them by precedence with an explicit stack.
  private mutating func parseBinary() -> Expression {
    let first = parseUnary()
    guard !isPanicking, let binary = readBinaryOperator(after: []) else { return first }
    var stack = OperatorStack(first, height: height)
    stack.operators.append(binary)
    repeat {
      let operand = parseUnary()
      stack.push(operand, height: height)
    } while readNextOperator(&stack)
    height = stack.finish()
    return checkHeight(height) ? stack.result : missing
  }

  /// Reads the next operator, after grouping operators of higher precedence.
  private mutating func readNextOperator(_ stack: inout OperatorStack) -> Bool {
    guard !isPanicking, let next = readBinaryOperator(after: stack.operators) else { return false }
    stack.group(before: next.precedence)
    if let last = stack.operators.last, last.precedence == next.precedence, next.precedence.isNonAssociative {
      let label = Diagnostic.Label(range: last.identifier.range, text: "first comparison")
      let isGeneric = last.identifier.text == "<" && next.identifier.text == ">"
      fail(
        .comparisonChain(symbol: next.identifier.text), at: next.identifier.range, labels: [label],
        help: isGeneric ? "for a generic type, declare it before the value, as in `ids: Set<Int> = []`" : nil)
      return false
    }
    stack.operators.append(next)
    // `??` is grouped at the end, so operators that are not grouped count too.
    return checkHeight(stack.height + stack.operators.count)
  }

  /// Reads a binary operator. An operator of another language is reported and read as the one to write.
  private mutating func readBinaryOperator(after open: [BinaryOperator]) -> BinaryOperator? {
    if let precedence = Precedence.of(token.kind), !beginsNilAssignment {
      guard !token.startsLine || isSpaceAfter(token), !endsOneSidedRange else { return nil }
      if token.kind == .minus, isSpaceBefore(token) != isSpaceAfter(token) { reportUnevenSpacing() }
      let identifier = Identifier(text: text(token), range: range(of: token))
      advance()
      return BinaryOperator(precedence: precedence, identifier: identifier)
    }
    guard isOnLine, token.kind == .equal || token.kind == .identifier || token.kind == .foreignOperator else {
      return nil
    }
    return readForeignOperator(after: open)
  }

  /// Whether the current token is the `...` of `case 90...:`.
  private var endsOneSidedRange: Bool {
    guard token.kind == .closedRange, expressionContext.allowsOneSidedRange else { return false }
    return !beginsValue(peek(), orSign: true) || isWord("where", peek()) || isWord("in", peek())
  }

  /// - Parameter open: The operators before it that are not grouped yet.
  private mutating func readForeignOperator(after open: [BinaryOperator]) -> BinaryOperator? {
    guard let (meant, precedence) = foreignBinaryOperator() else {
      if let cast = readCast() { return cast }
      if isWord("as"), !expressionContext.readsAsAsCast { return nil }
      if isWord("as"), position > 0, isWord("error", tokens[position - 1]) {
        failStatementWord("write a clause for the case: `catch .offline { … }`")
      }
      if isWord("as"), ["Int", "Double", "Decimal"].contains(text(peek())) {
        failStatementWord("convert the value: `\(text(peek()))(…)`")
      }
      if isWord("as") || isWord("is") { failStatementWord("use `switch` or `if case` instead of a cast") }
      return nil
    }
    if token.kind == .equal, readsSteps, closureDepth > 0 {
      let advice = "move the steps after this step; a closure contains only an expression"
      fail(.foreignOperator(symbol: "=", advice: advice), at: range(of: token))
      return nil
    }
    let chains = precedence.isNonAssociative && open.contains { $0.precedence == precedence }
    let fits = hasOperandNext && !chains
    report(
      .foreignOperator(
        symbol: text(token), advice: fits ? "write `\(meant)`" : "remove it, or write `\(meant)` and a value"),
      at: range(of: token),
      fixIt: fits ? Diagnostic.FixIt(range: range(of: token), replacement: meant) : nil)
    let identifier = Identifier(text: meant, range: range(of: token))
    advance()
    return BinaryOperator(precedence: precedence, identifier: identifier)
  }

  /// Reads the `as?` or `is` before the type of an error.
  private mutating func readCast() -> BinaryOperator? {
    let isTest = isWord("is")
    guard isTest || isWord("as") && expressionContext.readsAsAsCast && peek().kind == .question,
      isTypeName(peek(isTest ? 1 : 2))
    else { return nil }
    let start = token
    advance()
    if !isTest { advance() }
    return BinaryOperator(
      precedence: .casting, identifier: Identifier(text: isTest ? "is" : "as?", range: range(from: start)))
  }

  private var hasOperandNext: Bool {
    !peek().startsLine && beginsValue(peek(), orSign: true)
  }

  mutating func reportUnevenSpacing() {
    report(.unevenSpacing(symbol: text(token)), at: range(of: token))
  }

  /// Returns the operator to write for `=`, `===`, `and` and similar tokens.
  private func foreignBinaryOperator() -> (String, Precedence)? {
    switch token.kind {
    case .equal: return expressionContext.readsEqualAsComparison ? ("==", .comparison) : nil
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
      case "===", "====": return ("==", .comparison)
      case "!==", "<>": return ("!=", .comparison)
      default: return nil
      }
    default: return nil
    }
  }

  /// Parses `-x` or `!x`. A `-` directly before a number makes it negative.
  private mutating func parseUnary() -> Expression {
    guard isPrefixOperator else { return parsePostfix() }
    let operators = readPrefixOperators()
    let result = parsePostfix(isNegative: isNegativeNumber(operators))
    height += operators.count
    guard checkHeight(height) else { return missing }
    return Self.wrap(result, in: operators)
  }

  private var isPrefixOperator: Bool {
    switch token.kind {
    case .minus, .exclamation, .plus: !isPanicking && !isOperatorAlone
    case .identifier: !isPanicking && isWord("not") && isName(peek()) && !peek().startsLine
    default: false
    }
  }

  /// Whether the current operator is an argument, as in Swift's `reduce(0, +)`.
  var isOperatorAlone: Bool {
    switch token.kind {
    case .plus, .minus, .star, .slash, .percent, .less, .lessEqual, .greater, .greaterEqual, .equalEqual, .notEqual,
      .andAnd, .orOr:
      peek().kind == .rightParen || peek().kind == .comma
    default: false
    }
  }

  private func isNegativeNumber(_ operators: [Identifier]) -> Bool {
    guard token.kind == .integer, let last = operators.last else { return false }
    return last.text == "-" && last.range.upper == token.lower
  }

  private static func wrap(_ operand: Expression, in operators: [Identifier]) -> Expression {
    var result = operand
    for identifier in operators.reversed() {
      result = Expression(.prefix(identifier, result), identifier.range.union(result.range))
    }
    return result
  }

  private mutating func readPrefixOperators() -> [Identifier] {
    var operators: [Identifier] = []
    while isPrefixOperator, checkHeight(operators.count) {
      let written = text(token)
      switch token.kind {
      case .minus, .exclamation:
        if isSpaceAfter(token) { reportUnevenSpacing() }
        operators.append(Identifier(text: written, range: range(of: token)))
      case .plus:
        report(.foreignOperator(symbol: "+", advice: "remove it"), at: range(of: token))
      default:
        report(.foreignOperator(symbol: written, advice: "write `!`"), at: range(of: token))
        operators.append(Identifier(text: "!", range: range(of: token)))
      }
      advance()
    }
    return operators
  }
}

/// Operands and the operators between them that are not grouped yet.
private struct OperatorStack {
  private var operands: [(expression: Expression, height: Int)]
  var operators: [BinaryOperator] = []
  /// The height of the highest operand.
  private(set) var height: Int

  init(_ first: Expression, height: Int) {
    operands = [(first, height)]
    self.height = height
  }

  mutating func push(_ operand: Expression, height: Int) { operands.append((operand, height)) }

  /// Groups operators of higher precedence, and left-associative operators of the same precedence.
  mutating func group(before precedence: Precedence) {
    while let last = operators.last,
      last.precedence.rawValue > precedence.rawValue
        || (last.precedence == precedence && precedence != .nilCoalescing && !precedence.isNonAssociative)
    {
      groupLast()
    }
  }

  /// Groups all operators, and returns the height of the result.
  mutating func finish() -> Int {
    while !operators.isEmpty { groupLast() }
    return operands.first?.height ?? 0
  }

  var result: Expression { operands[0].expression }

  private mutating func groupLast() {
    guard let binary = operators.popLast(), operands.count > 1 else { return }
    let right = operands.removeLast()
    let left = operands.removeLast()
    let range = left.expression.range.union(right.expression.range)
    let grouped = Expression(.binary(left.expression, binary.identifier, right.expression), range)
    operands.append((grouped, max(left.height, right.height) + 1))
    height = max(height, max(left.height, right.height) + 1)
  }
}

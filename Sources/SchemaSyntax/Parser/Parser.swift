/// A recursive-descent parser over a file's tokens.
///
/// The first mistake in an item (a declaration, member, field, case or step) is reported and sets `isPanicking`. After
/// that, nothing is reported and no token is read until the loop over the items has skipped to the next item.
struct Parser {
  /// The limit for nested brackets, branches and interpolations. Each level uses stack of the parser.
  static let maximumNesting = 64
  /// The limit for the height of an expression or type, chains of operators and members included. Walks are recursive.
  static let maximumHeight = 128

  let file: SourceFile.ID
  let bytes: [UInt8]
  let tokens: [Token]
  var comments: [CommentToken]

  private(set) var position = 0
  /// The token at `position`, possibly read as another kind. The end of the file is never read as another kind.
  private(set) var token: Token
  /// The number of tokens read and of loop turns. It is proportional to the number of tokens.
  private(set) var stepCount = 0
  /// The end of the last token that was read.
  var previousUpper: Int32 = 0
  /// The offsets of the braces without a `}` so far.
  private(set) var unclosedBraces: Set<Int32> = []
  /// The number of open braces.
  var braceDepth = 0
  /// The index of the first comment that is not handled yet.
  var nextComment = 0
  var diagnostics: [Diagnostic] = []
  var isPanicking = false
  /// The nesting depth, and the height of the last expression.
  var depth = 0
  var height = 0
  var expressionContext = ExpressionContext()
  /// Whether the parser reads a step, where `try` and `await` are allowed.
  var readsSteps = false
  /// The `try` and `await` inside of the current step's value; nil outside of such a value.
  var innerEffects: (isTry: Bool, isAwait: Bool)?
  /// The index of the first token of an expression that the current step evaluates first, and exactly once.
  var headStart: Int?
  /// The index of the first token of the current case's value or steps.
  var caseStart: Int?
  /// Whether the parser reads an expression that the current step evaluates first, or the arguments of an `emit`.
  var readsHead = false
  /// The index of the first token of the current step.
  var stepStart = 0
  /// Whether the parser reads the steps of a list's load, which end with the call that returns the rows.
  var readsLoad = false
  /// The number of open loops.
  var loopDepth = 0
  /// The index of the first token of steps that can return a value; nil in other steps.
  var resultStart: Int?
  /// The values in the patterns of the current `case`, with the names that stand for them; nil where a pattern has none.
  var patternValues: [PatternValue]?
  /// The beginning of those names, which occurs nowhere in the file; nil before the first value.
  var patternNamePrefix: String?
  /// The number of open closures.
  var closureDepth = 0
  /// Whether the parser reads the steps of a fake.
  var readsFake = false
  /// Whether the parser reads the value of a `check`, where `try` and `await` are allowed.
  var readsCheck = false
  /// Whether the parser reads the value of an edit that is not only a path.
  var readsEditValue = false
  /// Whether the parser reads the value of a child, whose arguments can be paths with `$`.
  var readsSharedArguments = false
  /// Where the values in parentheses begin that an expectation compares.
  var comparedTuples: Set<Int32> = []
  /// The names of the functions of the groups around the example.
  var exampleFunctions: Set<String> = []
  /// Whether the parser reads a method or a computed property, where `self` is available.
  var readsMethod = false
  /// Whether the statements being read declare a variable or have a loop, so that they have to be read as steps.
  var changesVariables = false
  /// The offsets of the bodies whose statements are read as steps.
  var bodiesWithSteps: Set<Int32> = []
  /// Whether the parser reads the steps of a body, which only compute a value.
  var readsBody = false
  /// The regular expressions that were reported, whose characters the lexer has read as tokens.
  var regularExpressions: [SourceRange] = []
  /// The declarations that were read without errors.
  var parsedDeclarations = ParsedDeclarations()
  /// The `@allow(…)`s before items.
  var allowances: [AllowanceSyntax] = []
  /// Declarations inside other declarations, where they are not allowed.
  var misplacedDeclarations: [DeclarationSyntax] = []

  init(_ lexer: Lexer) {
    file = lexer.file
    bytes = lexer.bytes
    tokens = lexer.tokens
    comments = lexer.comments
    token = lexer.tokens[0]
  }

  // MARK: Tokens

  mutating func advance() {
    stepCount += 1
    previousUpper = token.upper
    if token.kind == .leftBrace {
      braceDepth += 1
    } else if token.kind == .rightBrace {
      braceDepth = max(braceDepth - 1, 0)
    }
    if position + 1 < tokens.count { position += 1 }
    token = tokens[position]
  }

  /// Changes how the current token is read, after a mistake was reported. The end of the file does not change, so
  /// that every loop that reads up to it ends.
  mutating func replaceToken(_ change: (inout Token) -> Void) {
    if token.kind != .endOfFile { change(&token) }
  }

  /// Returns whether the parser has read a token since the last turn of a loop. Loops whose bodies delegate reading
  /// check this.
  mutating func hasAdvanced(since turn: inout LoopTurn) -> Bool {
    stepCount += 1
    guard position > turn.position else { return false }
    turn.position = position
    return true
  }

  /// The position at which the last turn of a loop began.
  struct LoopTurn {
    fileprivate var position = -1
  }

  /// Skips tokens. Returns whether the next one begins at an offset; if not, then none are
  /// skipped.
  mutating func skip(_ count: Int, to offset: Int32) -> Bool {
    guard position + count < tokens.count, tokens[position + count].lower == offset else { return false }
    stepCount += 1
    position += count
    token = tokens[position]
    previousUpper = tokens[position - 1].upper
    return true
  }

  private mutating func skipToEnd() {
    position = tokens.count - 1
    token = tokens[position]
  }

  func peek(_ distance: Int = 1) -> Token { tokens[min(position + distance, tokens.count - 1)] }

  /// Reads the token if it is of this kind.
  mutating func take(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind, !isPanicking else { return false }
    advance()
    return true
  }

  /// Returns the index after the bracket that closes the one at an index, or the index of the next line.
  ///
  /// - Parameter acrossLines: Whether the brackets can be on several lines, up to the next brace.
  func indexAfterBrackets(from start: Int, acrossLines: Bool = false) -> Int {
    let open = tokens[start].kind
    let close: Token.Kind = open == .leftParen ? .rightParen : .rightBracket
    var index = start
    var level = 0
    repeat {
      if tokens[index].kind == open { level += 1 }
      if tokens[index].kind == close { level -= 1 }
      index += 1
    } while level > 0 && index < tokens.count - 1
      && (acrossLines ? ![.leftBrace, .rightBrace].contains(tokens[index].kind) : !tokens[index].startsLine)
    return index
  }

  func range(of token: Token) -> SourceRange { SourceRange(file: file, lower: token.lower, upper: token.upper) }

  /// Returns the range from a token to the last token that was read.
  func range(from start: Token) -> SourceRange {
    SourceRange(file: file, lower: start.lower, upper: max(previousUpper, start.lower))
  }

  /// The empty range after the last token that was read.
  var afterPrevious: SourceRange { SourceRange(file: file, lower: previousUpper, upper: previousUpper) }

  func text(_ token: Token) -> String {
    let inset: Int32 = token.isQuoted ? 1 : 0
    return String(decoding: bytes[Int(token.lower + inset)..<Int(token.upper - inset)], as: UTF8.self)
  }

  /// Returns whether a token can be a name in a declaration, as a label, or after a `.`.
  func isName(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .ifKeyword, .elseKeyword, .switchKeyword, .caseKeyword, .letKeyword, .inKeyword, .trueKeyword,
      .falseKeyword, .nilKeyword:
      true
    default: false
    }
  }

  /// Returns whether the current token is a word without backquotes.
  func isWord(_ word: String) -> Bool { isWord(word, token) }

  func isWord(_ word: String, _ token: Token) -> Bool {
    guard token.kind == .identifier, !token.isQuoted, Int(token.upper - token.lower) == word.utf8.count else {
      return false
    }
    return text(token) == word
  }

  /// Whether the current token is on the line of the token before it.
  var isOnLine: Bool { token.startsLine ? false : token.kind != .endOfFile }

  func isSpaceBefore(_ token: Token) -> Bool { token.hasSpaceBefore }

  func isSpaceAfter(_ token: Token) -> Bool {
    let byte = bytes[Int(token.upper)]
    guard byte == UInt8(ascii: "/") else { return byte <= 0x20 }
    let next = bytes[Int(token.upper) + 1]
    return next == UInt8(ascii: "/") ? true : next == UInt8(ascii: "*")
  }

  // MARK: Diagnostics

  /// Reports a mistake after which the parser can continue with the item.
  mutating func report(
    _ kind: DiagnosticKind, at range: SourceRange, labels: [Diagnostic.Label] = [], help: String? = nil,
    fixIt: Diagnostic.FixIt? = nil, suggestion: Diagnostic.Suggestion? = nil
  ) {
    guard !isPanicking, diagnostics.count <= maximumDiagnosticCount else { return }
    // Of several parts that are incomplete at one place, the innermost is reported.
    if let last = diagnostics.last, last.range == range, last.kind.code == kind.code { return }
    diagnostics.append(Diagnostic(kind, at: range, labels: labels, help: help, fixIt: fixIt, suggestion: suggestion))
    // No more diagnostics are reported, so the parser skips the rest of the file.
    if diagnostics.count > maximumDiagnosticCount { skipToEnd() }
  }

  // Most reports need no more, and swiftc passes each default argument in code of its own without optimization.
  mutating func report(_ kind: DiagnosticKind, at range: SourceRange, help: String? = nil) {
    report(kind, at: range, labels: [], help: help)
  }

  mutating func fail(_ kind: DiagnosticKind, at range: SourceRange, help: String? = nil) {
    report(kind, at: range, labels: [], help: help)
    isPanicking = true
  }

  /// Reports a mistake after which the parser skips the rest of the item.
  mutating func fail(
    _ kind: DiagnosticKind, at range: SourceRange, labels: [Diagnostic.Label] = [], help: String? = nil,
    fixIt: Diagnostic.FixIt? = nil, suggestion: Diagnostic.Suggestion? = nil
  ) {
    report(kind, at: range, labels: labels, help: help, fixIt: fixIt, suggestion: suggestion)
    isPanicking = true
  }

  /// Fails because `expected` is missing at the current token, unless the lexer has reported that token.
  mutating func failExpected(_ expected: String, help: String? = nil, isAtLineStart: Bool = false) {
    guard token.kind != .invalid else {
      isPanicking = true
      return
    }
    if failForeignOperator() { return }
    if token.kind == .dollar, isOnLine {
      let advice = "write `$0` for a closure's parameter"
      return fail(.unexpectedCharacter(character: "`$`", advice: advice), at: range(of: token))
    }
    let isAtToken = isOnLine || (isAtLineStart && token.kind != .endOfFile)
    let range = isAtToken ? range(of: token) : afterPrevious
    let found = isAtToken || token.kind == .endOfFile ? describe(token) : "the end of the line"
    fail(.unexpectedToken(expected: expected, found: found), at: range, help: help ?? genericAdvice)
  }

  /// Returns a token's text for a diagnostic.
  func describe(_ token: Token) -> String {
    switch token.kind {
    case .endOfFile: return "the end of the file"
    case .stringStart: return "a string"
    default:
      // A quoted name has its own backquotes.
      return token.isQuoted ? source(of: range(of: token)) : "`\(source(of: range(of: token)))`"
    }
  }

  /// Returns the text of a range.
  func code(in range: SourceRange) -> String {
    String(decoding: bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
  }

  /// Whether a comment is in a range. A fix that writes the code in the range again would lose it.
  func hasComment(in range: SourceRange) -> Bool {
    comments.contains { $0.lower >= range.lower && $0.upper <= range.upper }
  }

  /// Returns the text of a range, shortened to 40 bytes.
  func source(of range: SourceRange) -> String {
    guard range.upper - range.lower > 40 else { return code(in: range) }
    let text = code(in: SourceRange(file: range.file, lower: range.lower, upper: range.lower + 40))
    // The last character may be incomplete.
    return "\(text.prefix { $0 != "\u{FFFD}" })…"
  }

  /// Fails at an operator of another language, with advice. Returns false at other tokens.
  mutating func failForeignOperator() -> Bool {
    guard token.kind == .foreignOperator, isOnLine else { return false }
    let written = text(token)
    fail(.foreignOperator(symbol: written, advice: foreignOperators[written] ?? ""), at: range(of: token))
    return true
  }

  mutating func expect(_ kind: Token.Kind, _ expected: String) -> Bool {
    if take(kind) { return true }
    failExpected(expected)
    return false
  }

  /// Reads a closing bracket, or reports the opening bracket that has none.
  mutating func expectClosing(_ kind: Token.Kind, _ closing: String, of open: Token) {
    guard !isPanicking, !take(kind) else { return }
    defer { if kind == .rightBrace { unclosedBraces.insert(open.lower) } }
    guard token.kind != .invalid else {
      isPanicking = true
      return
    }
    let label = Diagnostic.Label(range: range(of: open), text: "opened here")
    if failForeignOperator() { return }
    // A missing `}` is reported at the next token, another bracket on the line that needs it.
    let isAtToken = isOnLine || kind == .rightBrace
    let found = isAtToken ? describe(token) : "the end of the line"
    let range = isAtToken && token.kind != .endOfFile ? range(of: token) : afterPrevious
    fail(
      .missingClosing(closing: closing, found: found), at: range, labels: [label],
      fixIt: kind == .rightBrace ? closingBraces : nil)
  }

  /// Reads a name. `what` describes it in a diagnostic: "a field's name".
  mutating func parseName(_ what: String) -> Identifier? {
    guard !isPanicking else { return nil }
    guard isName(token), isOnLine, bytes[Int(token.lower)] != UInt8(ascii: "_") || token.upper - token.lower > 1 else {
      failExpected(what)
      return nil
    }
    return takeIdentifier()
  }

  /// The current token as a name, shortened if it is too long.
  var identifier: Identifier {
    var text = text(token)
    if token.upper - token.lower > maximumNameLength { text = String(text.prefix(64)) }
    if token.isNonASCII { text = composedName(text) }
    return Identifier(text: text, range: range(of: token))
  }

  /// Reads a token as a name.
  mutating func takeIdentifier() -> Identifier {
    let name = identifier
    advance()
    return name
  }

  // MARK: Depth

  /// Increments the depth, or fails at the limit. The caller decrements it.
  mutating func enter() -> Bool {
    guard depth < Self.maximumNesting else {
      failTooDeep(Self.maximumNesting)
      return false
    }
    depth += 1
    return true
  }

  /// Fails if the height of an expression exceeds the limit.
  mutating func checkHeight(_ value: Int) -> Bool {
    if value <= Self.maximumHeight { return !isPanicking }
    failTooDeep(Self.maximumHeight)
    return false
  }

  private mutating func failTooDeep(_ limit: Int) {
    fail(.nestingTooDeep(limit: "\(limit)"), at: range(of: token))
  }

  /// The expression for a part that could not be read.
  var missing: Expression { Expression(.missing(()), afterPrevious) }
}

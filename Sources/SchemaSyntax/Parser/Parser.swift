/// A recursive-descent parser over a file's tokens.
///
/// The first mistake in an item (a declaration, member, field, case or step) is reported and sets `isPanicking`: from
/// then on nothing more is reported and no token is read, until the item's loop has skipped to the next one.
struct Parser {
  /// How deep brackets, branches and interpolations may stand in one another: each level takes stack of the parser.
  static let maximumNesting = 64
  /// How high an expression or type may be, operator and member chains included: everything walks trees recursively.
  static let maximumHeight = 128

  let file: SourceFile.ID
  let bytes: [UInt8]
  let tokens: [Token]
  let comments: [CommentToken]

  private(set) var position = 0
  /// The token at `position`, perhaps as another kind than the lexer's. The end of the file is never another.
  private(set) var token: Token
  /// How many tokens were read and how many loops repeated: proportional to the number of tokens.
  private(set) var stepCount = 0
  /// Where the last token that was read ends.
  var previousUpper: Int32 = 0
  /// Braces that are open here.
  var braceDepth = 0
  /// The first comment that belongs to nothing yet.
  var nextComment = 0
  var diagnostics: [Diagnostic] = []
  var isPanicking = false
  /// How deep the parser stands, and how high the last expression that it made is.
  var depth = 0
  var height = 0
  var expressionContext = ExpressionContext()
  /// Whether this is a step, where `try` and `await` have a place.
  var readsSteps = false
  /// Closures that are open here.
  var closureDepth = 0
  /// Whether this is what a `check` asks, where they have one too.
  var readsCheck = false
  /// Whether this is the value of an edit that is not a path alone.
  var readsEditValue = false
  /// Declarations that were found where none may stand.
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

  /// Returns whether a loop has read a token since its last turn. A loop whose body reads no token itself checks this.
  mutating func hasAdvanced(since turn: inout LoopTurn) -> Bool {
    stepCount += 1
    guard position > turn.position else { return false }
    turn.position = position
    return true
  }

  /// Where a loop's last turn began.
  struct LoopTurn {
    fileprivate var position = -1
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

  func range(of token: Token) -> SourceRange { SourceRange(file: file, lower: token.lower, upper: token.upper) }

  /// From a token to the last one read.
  func range(from start: Token) -> SourceRange {
    SourceRange(file: file, lower: start.lower, upper: max(previousUpper, start.lower))
  }

  /// Just after the last token that was read: where something is missing.
  var afterPrevious: SourceRange { SourceRange(file: file, lower: previousUpper, upper: previousUpper) }

  func text(_ token: Token) -> String {
    let inset: Int32 = token.isQuoted ? 1 : 0
    return String(decoding: bytes[Int(token.lower + inset)..<Int(token.upper - inset)], as: UTF8.self)
  }

  /// Whether a token can be a name where one is declared, labelled or follows a `.`.
  func isName(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .ifKeyword, .elseKeyword, .switchKeyword, .caseKeyword, .letKeyword, .inKeyword, .trueKeyword,
      .falseKeyword, .nilKeyword:
      true
    default: false
    }
  }

  /// Whether the token is this plain word.
  func isWord(_ word: String) -> Bool { isWord(word, token) }

  func isWord(_ word: String, _ token: Token) -> Bool {
    guard token.kind == .identifier, !token.isQuoted else { return false }
    return text(token) == word
  }

  /// Whether the token goes on in the line of the one before it.
  var isOnLine: Bool { token.startsLine ? false : token.kind != .endOfFile }

  func isSpaceBefore(_ token: Token) -> Bool { token.hasSpaceBefore }

  func isSpaceAfter(_ token: Token) -> Bool {
    let byte = bytes[Int(token.upper)]
    guard byte == UInt8(ascii: "/") else { return byte <= 0x20 }
    let next = bytes[Int(token.upper) + 1]
    return next == UInt8(ascii: "/") ? true : next == UInt8(ascii: "*")
  }

  // MARK: Diagnostics

  /// Reports a mistake after which the parser knows how to go on.
  mutating func report(
    _ kind: DiagnosticKind, at range: SourceRange, _ arguments: [String: String] = [:],
    labels: [Diagnostic.Label] = [], help: String? = nil, fixIt: Diagnostic.FixIt? = nil
  ) {
    guard !isPanicking, diagnostics.count <= maximumDiagnosticCount else { return }
    // Where one place leaves several things open, the innermost says it.
    if let last = diagnostics.last, last.range == range, last.kind.code == kind.code { return }
    diagnostics.append(Diagnostic(kind, at: range, arguments, labels: labels, help: help, fixIt: fixIt))
    // No more are shown, so the rest is not worth reading.
    if diagnostics.count > maximumDiagnosticCount { skipToEnd() }
  }

  /// Reports a mistake that ends the reading of this item.
  mutating func fail(
    _ kind: DiagnosticKind, at range: SourceRange, _ arguments: [String: String] = [:],
    labels: [Diagnostic.Label] = [], help: String? = nil, fixIt: Diagnostic.FixIt? = nil
  ) {
    report(kind, at: range, arguments, labels: labels, help: help, fixIt: fixIt)
    isPanicking = true
  }

  /// Fails because `expected` should stand here. What the lexer has reported is not reported again.
  mutating func failExpected(_ expected: String, help: String? = nil, isAtLineStart: Bool = false) {
    guard token.kind != .invalid else {
      isPanicking = true
      return
    }
    if failForeignOperator() { return }
    if token.kind == .dollar, isOnLine {
      let advice = "write `$0` for a closure's parameter"
      return fail(.unexpectedCharacter, at: range(of: token), ["character": "`$`", "advice": advice])
    }
    let isAtToken = isOnLine || (isAtLineStart && token.kind != .endOfFile)
    let range = isAtToken ? range(of: token) : afterPrevious
    let found = isAtToken || token.kind == .endOfFile ? describe(token) : "the end of the line"
    fail(.unexpectedToken, at: range, ["expected": expected, "found": found], help: help)
  }

  /// A token as a person calls it.
  func describe(_ token: Token) -> String {
    switch token.kind {
    case .endOfFile: return "the end of the file"
    case .stringStart: return "a string"
    default:
      // A quoted name has its own backquotes.
      return token.isQuoted ? source(of: range(of: token)) : "`\(source(of: range(of: token)))`"
    }
  }

  /// What stands in the file, cut where it is long.
  func source(of range: SourceRange) -> String {
    let text = String(decoding: bytes[Int(range.lower)..<Int(min(range.upper, range.lower + 40))], as: UTF8.self)
    guard range.upper - range.lower > 40 else { return text }
    // The cut may have halved a character.
    return "\(text.prefix { $0 != "\u{FFFD}" })…"
  }

  /// Fails at an operator of another language, with what to write for it.
  mutating func failForeignOperator() -> Bool {
    guard token.kind == .foreignOperator, isOnLine else { return false }
    let written = text(token)
    fail(.foreignOperator, at: range(of: token), ["operator": written, "advice": foreignOperators[written] ?? ""])
    return true
  }

  mutating func expect(_ kind: Token.Kind, _ expected: String) -> Bool {
    if take(kind) { return true }
    failExpected(expected)
    return false
  }

  /// Reads a closing bracket, or says which opening one lacks it.
  mutating func expectClosing(_ kind: Token.Kind, _ closing: String, of open: Token) {
    guard !isPanicking, !take(kind) else { return }
    guard token.kind != .invalid else {
      isPanicking = true
      return
    }
    let label = Diagnostic.Label(range: range(of: open), text: "opened here")
    if failForeignOperator() { return }
    // A `}` is missed at what begins there; other brackets close on the line where they are missed.
    let isAtToken = isOnLine || kind == .rightBrace
    let found = isAtToken ? describe(token) : "the end of the line"
    let range = isAtToken && token.kind != .endOfFile ? range(of: token) : afterPrevious
    fail(.missingClosing, at: range, ["closing": closing, "found": found], labels: [label])
  }

  /// Reads a name; `what` says whose: "a field's name".
  mutating func parseName(_ what: String) -> Identifier? {
    guard !isPanicking else { return nil }
    guard isName(token), isOnLine, bytes[Int(token.lower)] != UInt8(ascii: "_") || token.upper - token.lower > 1 else {
      failExpected(what)
      return nil
    }
    return takeIdentifier()
  }

  /// The current token as a name, cut off where it is too long.
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

  /// Goes one level deeper, or fails where that is too deep. The caller comes back with `depth -= 1`.
  mutating func enter() -> Bool {
    guard depth < Self.maximumNesting else {
      failTooDeep(Self.maximumNesting)
      return false
    }
    depth += 1
    return true
  }

  /// Fails where an expression would grow too high.
  mutating func checkHeight(_ value: Int) -> Bool {
    if value <= Self.maximumHeight { return !isPanicking }
    failTooDeep(Self.maximumHeight)
    return false
  }

  private mutating func failTooDeep(_ limit: Int) {
    fail(.nestingTooDeep, at: range(of: token), ["limit": "\(limit)"])
  }

  /// The expression that stands where none could be read.
  var missing: Expression { Expression(.missing, afterPrevious) }
}

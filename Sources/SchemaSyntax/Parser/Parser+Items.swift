/// The kind of the items in a file or a pair of braces.
package enum Body: CaseIterable {
  case file, fields, cases, functions, members, rules, listRules, serviceNames, errorPolicy, steps, exampleSteps, routes
  case exampleGroup, tabs, statements, fakeItems, accessors

  /// The keywords that begin an item.
  package var words: Set<String> {
    switch self {
    case .file: declarationKeywords
    case .fields: fieldKeywords
    case .cases: caseKeywords
    case .functions: functionKeywords
    case .members: memberKeywords
    case .rules: editRuleKeywords
    case .listRules: listRuleKeywords
    case .serviceNames: []
    case .errorPolicy: errorPolicyKeywords
    case .steps: stepKeywords.union(effectKeywords)
    case .exampleSteps: exampleKeywords
    case .exampleGroup: exampleKeywords.union(exampleDeclarationKeywords).union(functionKeywords)
    case .routes: routerKeywords
    case .tabs: []
    case .statements: statementKeywords
    case .fakeItems: fakeKeywords
    case .accessors: accessorKeywords
    }
  }

  /// The description of a missing keyword.
  var expected: String {
    switch self {
    case .cases: "`case` or `}`"
    case .functions: "`func` or `}`"
    case .fakeItems: "`state`, `func` or `}`"
    default: "`let`, `var` or `}`"
    }
  }

  /// Whether the items are parts of a member of a view model.
  var isInMember: Bool {
    [.rules, .listRules, .steps, .statements, .accessors].contains(self) || holdsExampleSteps
  }
  /// Whether the items are steps of an example.
  var holdsExampleSteps: Bool { self == .exampleSteps || self == .exampleGroup }
  /// Whether commas can separate the items.
  var takesComma: Bool { self == .cases || self == .serviceNames || self == .rules || self == .listRules }
}

extension Parser {
  /// Parses `{`, items and `}`.
  ///
  /// A missing `}` is detected at the next line that begins a declaration, or a member after an example, and is not
  /// indented more than the owner.
  mutating func parseBody(
    _ body: Body, of owner: Token, after expected: String = "`{`", _ parseItem: (inout Parser) -> Void
  ) {
    guard !isPanicking else { return }
    let open = token
    guard readOpening(of: body, expected) else { return }
    let depth = braceDepth
    var turn = LoopTurn()
    while token.kind != .rightBrace, token.kind != .endOfFile, !endsEarly(body, of: owner) {
      // If no token was read for an item, its first token is skipped.
      if !hasAdvanced(since: &turn) {
        advance()
        continue
      }
      let allowanceCount = allowances.count
      readAllowances()
      if token.kind == .rightBrace || token.kind == .endOfFile { break }
      let first = token
      parseItem(&self)
      endAllowances(from: allowanceCount)
      endItem(in: body, from: first, depth)
    }
    if token.kind == .rightBrace {
      advance()
    } else {
      expectClosing(.rightBrace, "}", of: open)
      isPanicking = false
      braceDepth = depth - 1
    }
  }

  private mutating func readOpening(of body: Body, _ expected: String) -> Bool {
    if take(.leftBrace) { return true }
    if token.startsLine, let end = unclosedString {
      // The `{` is part of an unterminated string, which has been reported.
      guard bytes[Int(end.upper) - 1] == UInt8(ascii: "{") else {
        isPanicking = true
        return false
      }
      braceDepth += 1
      return true
    }
    let help = body == .steps && isOnLine && token.kind != .leftParen ? "put the steps into braces: `{ … }`" : nil
    failExpected(expected, help: help)
    return false
  }

  /// The end of a string that the end of the previous line closed; nil at other tokens.
  private var unclosedString: Token? {
    guard position > 0 else { return nil }
    let end = tokens[position - 1]
    return end.kind == .stringEnd && end.lower == end.upper ? end : nil
  }

  private func endsEarly(_ body: Body, of owner: Token) -> Bool {
    guard token.startsLine, body != .file else { return false }
    let isForeign = startsItem(of: .file) || (body.isInMember && startsItem(of: .members))
    return isForeign && !startsItem(of: body) && column(of: token) <= column(of: owner)
  }

  /// A fix-it that adds each missing `}` before the current line: of the bodies that are not indented less than the line,
  /// or of all bodies at the end of the file. There is none if a string without an end may contain a `}`, or if a line
  /// begins with `{`, which opens no body.
  var closingBraces: Diagnostic.FixIt? {
    guard token.startsLine || token.kind == .endOfFile, position > 0 else { return nil }
    // A value is missing, too.
    if [.leftBracket, .leftParen, .comma, .equal].contains(tokens[position - 1].kind) { return nil }
    var open: [(brace: Token, line: Token)] = []
    var line = tokens[0]
    for token in tokens[..<position] {
      if token.startsLine { line = token }
      if token.kind == .stringEnd, token.lower == token.upper { return nil }
      if token.kind == .leftBrace, token.startsLine { return nil }
      if token.kind == .leftBrace, !unclosedBraces.contains(token.lower) { open.append((token, line)) }
      if token.kind == .rightBrace { _ = open.popLast() }
    }
    let limit = token.kind == .endOfFile ? 0 : column(of: token)
    var added = ""
    for (_, start) in open.reversed() {
      let indentation = column(of: start)
      if indentation < limit { break }
      let space = bytes[(Int(start.lower) - indentation)..<Int(start.lower)]
      added += added.isEmpty && start.lower == line.lower ? " }" : "\n" + String(decoding: space, as: UTF8.self) + "}"
    }
    return added.isEmpty ? nil : Diagnostic.FixIt(range: afterPrevious, replacement: added)
  }

  /// Returns whether the current token begins an item of `body`.
  func startsItem(of body: Body) -> Bool {
    guard isName(token), !token.isQuoted, body.words.contains(text(token)) else { return false }
    let next = peek()
    if body == .members, isWord(MemberKeyword.property.rawValue) { return beginsProperty }
    if body.holdsExampleSteps || body == .rules || body == .listRules || body == .errorPolicy || body == .accessors {
      return true
    }
    if body == .file, isWord(DeclarationKeyword.errors.rawValue), next.kind == .leftBrace { return true }
    return (isName(next) || next.kind == .stringStart) && !next.startsLine
  }

  /// Ends an item. Reports other tokens on its line; after a mistake, skips to the next item.
  mutating func endItem(in body: Body, from first: Token, _ depth: Int) {
    if !isPanicking {
      skipMisplacedEnd(in: body)
      _ = take(.semicolon)
      if body == .fields, token.kind == .comma, isOnLine, isName(peek()), peek(2).kind == .colon {
        fail(
          .separator(separator: ","), at: range(of: token), help: "write `let` for each field, on a line of its own",
          fixIt: Diagnostic.FixIt(range: range(of: token), replacement: "; let"))
        return recover(in: body, from: first, depth)
      }
      if body == .members, token.kind == .comma, isOnLine, isName(peek()),
        [.equal, .colon].contains(peek(2).kind)
      {
        failSecondName(after: first)
        return recover(in: body, from: first, depth)
      }
      if body.holdsExampleSteps, token.kind == .comma, isOnLine, isName(peek()), peek(2).kind == .equal {
        fail(
          .separator(separator: ","), at: range(of: token), help: "write `given` for each value, on a line of its own",
          fixIt: Diagnostic.FixIt(range: range(of: token), replacement: "; \(text(first))"))
        return recover(in: body, from: first, depth)
      }
      while token.kind == .semicolon || (token.kind == .comma && !body.takesComma) { readSeparator() }
      if token.kind == .comma { advance() }
      let wasSeparated = tokens[max(position - 1, 0)].kind == .semicolon || tokens[max(position - 1, 0)].kind == .comma
      if !isOnLine || token.kind == .rightBrace || body == .accessors && startsItem(of: body) { return }
      let isSeparable = body.takesComma && body != .cases || tokens[max(position - 1, 0)].kind == .semicolon
      if wasSeparated, isSeparable || startsItem(of: body) { return }
      if startsItem(of: body), !body.takesComma || body == .rules, body != .file, !isBareName(first, in: body),
        !beginsEffects
      {
        fail(
          .unexpectedRest(found: describe(token)), at: range(of: token),
          help: "begin a new line, or write `;` before `\(text(token))`",
          fixIt: Diagnostic.FixIt(range: afterPrevious, replacement: ";"))
      }
      reportRestOfLine()
      if startsItem(of: body) {
        isPanicking = false
        return
      }
    }
    recover(in: body, from: first, depth)
  }

  /// Fails at the `,` in `state a = 1, b = 2`.
  private mutating func failSecondName(after first: Token) {
    let index = tokens[..<position].lastIndex { $0.lower == first.lower } ?? position
    let isPrivate = isWord("private", first)
    let isAttribute = first.kind == .at
    let written = text(tokens[index + (isPrivate || isAttribute ? 1 : 0)])
    let word = isAttribute ? foreignAttributes[written] ?? MemberKeyword.state.rawValue : written
    fail(
      .separator(separator: ","), at: range(of: token), help: "write `\(word)` for each name, on a line of its own",
      fixIt: isAttribute && foreignAttributes[written] == nil
        ? nil : Diagnostic.FixIt(range: range(of: token), replacement: "; " + (isPrivate ? "private " : "") + word))
  }

  /// Whether the step that begins with a token is only a name, as in `rows.insert await …`, where a call lacks something.
  private func isBareName(_ first: Token, in body: Body) -> Bool {
    guard body == .steps, !body.words.contains(text(first)) else { return false }
    return tokens[..<position].reversed().prefix { $0.lower >= first.lower }
      .allSatisfy { $0.kind == .identifier || $0.kind == .dot }
  }

  /// Reports tokens after a complete item.
  mutating func reportRestOfLine() {
    if token.kind == .exclamation, !isSpaceBefore(token) { return failForcedUnwrap() }
    guard token.kind != .invalid else {
      isPanicking = true
      return
    }
    if failForeignOperator() { return }
    let delays = isWord("debounce") && peek().kind == .duration
    fail(
      .unexpectedRest(found: describe(token)), at: range(of: token),
      help: delays ? "store the value in a `state` later: `on change of … { wait \(text(peek())); … }`" : nil)
  }

  /// Skips to the probable beginning of the next item, or to the end of the body.
  mutating func recover(in body: Body, from first: Token, _ depth: Int) {
    isPanicking = false
    expressionContext = ExpressionContext()
    let itemColumn = column(of: first)
    while token.kind != .endOfFile {
      if token.kind == .rightBrace, body != .file {
        if braceDepth <= depth || (token.startsLine && column(of: token) < itemColumn) { break }
      }
      if token.startsLine, token.lower > first.lower, endsRecovery(in: body, itemColumn, depth) { break }
      advance()
    }
    skipComments()
    braceDepth = depth
  }

  private func endsRecovery(in body: Body, _ itemColumn: Int, _ depth: Int) -> Bool {
    switch token.kind {
    case .rightParen, .rightBracket, .rightBrace, .elseKeyword: return false
    default: break
    }
    let column = column(of: token)
    if braceDepth <= depth, column <= itemColumn || startsItem(of: body) { return true }
    guard column <= itemColumn else { return false }
    return startsItem(of: body) || startsItem(of: .file) || (body.isInMember && startsItem(of: .members))
  }

  /// Returns the number of bytes before a token on its line, at most 1000, which bounds the time.
  func column(of token: Token) -> Int {
    var place = Int(token.lower)
    let limit = max(place - 1000, 0)
    while place > limit, bytes[place - 1] != 0x0A, bytes[place - 1] != 0x0D { place -= 1 }
    return Int(token.lower) - place
  }
}

/// The keywords that begin a declaration.
package enum DeclarationKeyword: String, CaseIterable {
  case importModule = "import"
  case enumeration = "enum"
  case error, model, extern
  case function = "func"
  case service, services, fake, sample
  case viewModel = "viewmodel"
  case router, errors
}

/// The keywords that begin a rule of an edit.
enum EditRuleKeyword: String, CaseIterable {
  case trim, transform, debounce, require, check, next, submit
}

/// The keywords that begin a clause of a command. All except `when`, `busy`, `exclusive` and `throws` are policies.
package enum ClauseKeyword: String, CaseIterable {
  case when, busy, drop, queue, restart, parallel, exclusive, `throws`

  /// Whether the clause says what happens to a call while the command runs.
  package var isPolicy: Bool { [.drop, .queue, .restart, .parallel].contains(self) }
}

/// The keywords that begin a step of an example.
enum ExampleKeyword: String, CaseIterable {
  case given, when, expect
}

/// The behavior of a service's test double.
package enum StubKeyword: String, CaseIterable {
  case returns, `throws`, held, sends, ends, declines
}

/// The events of a field or a question.
package enum EventKeyword: String, CaseIterable {
  case begins, ends, answers, confirms, chooses, declines
}

/// The requests to a navigator.
package let navigationKeywords: Set<String> = [
  "push", "pop", "popToRoot", "present", "cover", "dismiss", "resetRoot", "open", "finish",
]

/// The requests to a navigator with a value that is no screen.
package let valueNavigations: Set<String> = ["open", "finish"]

/// The requests to a navigator that open a screen, which may return a result.
package let screenOpenings: Set<String> = ["push", "present", "cover"]

let declarationKeywords = Set(DeclarationKeyword.allCases.map(\.rawValue))
package let memberKeywords = Set(MemberKeyword.allCases.map(\.rawValue))
let exampleKeywords = Set(ExampleKeyword.allCases.map(\.rawValue))
/// The keywords that begin an example inside a group.
let exampleDeclarationKeywords: Set<String> = [MemberKeyword.example.rawValue, MemberKeyword.examples.rawValue]
let editRuleKeywords = Set(EditRuleKeyword.allCases.map(\.rawValue))
let listRuleKeywords = Set(ListRuleKeyword.allCases.map(\.rawValue))
let clauseKeywords = Set(ClauseKeyword.allCases.map(\.rawValue))
/// The keywords that begin a step. Calls and assignments have none.
let stepKeywords: Set<String> = [
  "let", "if", "for", "wait", "progress", "confirm", "commit", "revert", "invalidate", "emit",
  "finish", "guard", "return", "continue", "switch", "defer",
]
/// The keywords that begin a statement of a body.
let statementKeywords: Set<String> = ["let", "if", "switch", "guard", "return"]
/// The keywords before a value that is awaited or can fail.
package let effectKeywords: Set<String> = ["try", "await"]
let fieldKeywords: Set<String> = ["let", "var"]
let caseKeywords: Set<String> = ["case"]
let functionKeywords: Set<String> = ["func"]
let fakeKeywords: Set<String> = [MemberKeyword.state.rawValue, "func"]

/// Returns whether a line that begins with `word` probably begins an item.
func isItemKeyword(_ word: String) -> Bool { itemKeywords.contains(word) }

/// Returns whether a word is the keyword of a member of a view model, model, enum or service.
package func isMemberKeyword(_ word: String) -> Bool { declaringKeywords.contains(word) }

private let declaringKeywords = memberKeywords.union(fieldKeywords).union(caseKeywords).union(functionKeywords)

private let itemKeywords = [
  declarationKeywords, memberKeywords, exampleKeywords, editRuleKeywords, stepKeywords, fieldKeywords, caseKeywords,
  functionKeywords, routerKeywords,
].reduce(Set()) { $0.union($1) }

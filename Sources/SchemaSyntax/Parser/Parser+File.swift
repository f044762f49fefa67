/// The typed syntax and the diagnostics of a file.
package struct ParseResult: Sendable {
  package var syntax: SchemaSyntax
  /// The diagnostics, sorted by their positions in the file.
  package var diagnostics: [Diagnostic]
  let declarations: ParsedDeclarations
}

/// The number of diagnostics that are reported for one file.
let maximumDiagnosticCount = 100

/// Parses a schema file. A syntax error affects the line or member that contains it, not the rest of the file.
///
/// - Parameter earlier: The result for an earlier text of the file. Its declarations are parsed again if they have changed
///   or moved.
package func parseSchema(_ file: SourceFile, after earlier: ParseResult? = nil) -> ParseResult {
  let parsed = ParsedFile(file, after: earlier?.declarations)
  return ParseResult(syntax: parsed.syntax, diagnostics: parsed.diagnostics, declarations: parsed.declarations)
}

/// The tokens, comments, typed syntax and diagnostics of a file.
package struct ParsedFile {
  package private(set) var tokens: [Token]
  package private(set) var comments: [CommentToken] = []
  package private(set) var syntax: SchemaSyntax
  /// The diagnostics, sorted by their positions in the file.
  package private(set) var diagnostics: [Diagnostic]
  private(set) var declarations = ParsedDeclarations()

  package init(_ file: SourceFile) { self.init(file, after: nil) }

  fileprivate init(_ file: SourceFile, after earlier: ParsedDeclarations?) {
    let size = file.bytes.count
    tokens = [Token(kind: .endOfFile, flags: Token.Flags(), lower: Int32(clamping: size), upper: Int32(clamping: size))]
    syntax = SchemaSyntax(file: file.id, declarations: [])
    guard size <= maximumFileSize else {
      let start = SourceRange(file: file.id, lower: 0, upper: 0)
      diagnostics = [Diagnostic(.fileTooLarge(size: "\((size + 1 << 20 - 1) >> 20)"), at: start)]
      return
    }
    diagnostics = checkText(of: file)
    // A file with NUL bytes is not text. More diagnostics would not help.
    if diagnostics.contains(where: { $0.kind.code == DiagnosticKind.nulByte.code }) { return }
    var lexer = Lexer(file)
    lexer.run()
    var parser = Parser(lexer)
    syntax = parser.parseFile(after: earlier)
    declarations = parser.keptDeclarations
    tokens = lexer.tokens
    comments = lexer.comments
    diagnostics += lexer.diagnostics.filter { diagnostic in
      !parser.regularExpressions.contains { ($0.lower..<$0.upper).contains(diagnostic.range.lower) }
    }
    diagnostics += parser.diagnostics
    if syntax.declarations.isEmpty, diagnostics.isEmpty {
      diagnostics = [Diagnostic(.emptySchema, at: SourceRange(file: file.id, lower: 0, upper: 0))]
    }
    diagnostics = inOrder(diagnostics)
  }
}

/// Returns the diagnostics sorted by position, without those over the limit.
private func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  guard diagnostics.count > 1 else { return diagnostics }
  let order = diagnostics.indices.sorted { (diagnostics[$0].range.lower, $0) < (diagnostics[$1].range.lower, $1) }
  guard order.count > maximumDiagnosticCount else { return order.map { diagnostics[$0] } }
  let shown = order.prefix(maximumDiagnosticCount).map { diagnostics[$0] }
  return shown + [Diagnostic(.tooManyErrors, at: shown[maximumDiagnosticCount - 1].range)]
}

extension Parser {
  /// Parses a file. A declaration nested in another declaration follows it in the result.
  mutating func parseFile(after earlier: ParsedDeclarations? = nil) -> SchemaSyntax {
    var declarations: [DeclarationSyntax] = []
    let unchanged = earlier.flatMap { UnchangedDeclarations(of: $0, in: bytes) }
    patternNamePrefix = unchanged?.patternNamePrefix
    var turn = LoopTurn()
    while token.kind != .endOfFile {
      // If no token was read for a declaration, its first token is skipped.
      if !hasAdvanced(since: &turn) {
        advance()
        continue
      }
      if let known = unchanged?.declaration(at: token, after: previousUpper), take(known) {
        declarations.append(known.syntax)
        allowances += known.allowances
        continue
      }
      let (start, count) = (declarationStart, declarations.count)
      readAllowances()
      if token.kind == .endOfFile { break }
      let first = token
      if let declaration = parseDeclaration() { declarations.append(declaration) }
      endAllowances(from: start.allowanceCount)
      declarations += misplacedDeclarations
      misplacedDeclarations = []
      endItem(in: .file, from: first, 0)
      keep(declarations[count...], from: start)
    }
    reportUnusedDocumentation()
    return SchemaSyntax(file: file, declarations: declarations, allowances: allowances)
  }

  /// Parses a declaration. Returns nil if none could be read.
  mutating func parseDeclaration() -> DeclarationSyntax? {
    let documentation = takeDocumentation()
    skipModifiers()
    let start = token
    if beginsSharedConstant {
      return parseSharedConstant(documentation).map { .sample($0) }
    }
    guard token.kind == .identifier, let word = declarationKeyword() else {
      if !isPanicking { failDeclaration() }
      return nil
    }
    advance()
    switch word {
    case .importModule:
      guard let module = parseName("a module's name") else { return nil }
      return .importModule(ImportSyntax(range: range(from: start), module: module))
    case .enumeration, .error:
      return parseEnum(documentation, from: start, isError: word == .error).map { .enumeration($0) }
    case .model: return parseModel(documentation, from: start, isExtern: false).map { .model($0) }
    case .extern: return parseExtern(documentation, from: start)
    case .function: return parseFunction(documentation, from: start).map { .function($0) }
    case .service: return parseService(documentation, from: start).map { .service($0) }
    case .services: return parseServiceContainer(documentation, from: start).map { .serviceContainer($0) }
    case .fake: return parseFake(documentation, from: start).map { .fake($0) }
    case .sample: return parseSample(documentation, from: start).map { .sample($0) }
    case .router: return parseRouter(documentation, from: start).map { .router($0) }
    case .viewModel: return parseViewModel(documentation, from: start).map { .viewModel($0) }
    case .errors: return .errorPolicy(parseErrorPolicy(documentation, from: start))
    }
  }

  /// Reports and skips `public`, `@MainActor` and the like.
  ///
  /// - Parameter kept: The modifiers that the item can have.
  mutating func skipModifiers(except kept: Set<String> = []) {
    while !isPanicking {
      skipSetterAccess()
      if token.kind == .at {
        let start = token
        advance()
        if isName(token), isOnLine { advance() }
        let range = range(from: start)
        let place = SourceRange(file: file, lower: start.lower, upper: token.lower)
        report(
          .modifier(word: code(in: range)), at: range,
          help: "remove it; generated code has the attributes that it needs",
          fixIt: token.kind == .leftParen || hasComment(in: place)
            ? nil : Diagnostic.FixIt(range: place, replacement: ""))
      } else if token.kind == .identifier, isName(peek()), !peek().startsLine, modifiers.contains(text(token)),
        !kept.contains(text(token))
      {
        let isAccess = accessWords.contains(text(token))
        let place = SourceRange(file: file, lower: token.lower, upper: peek().lower)
        let isNeedless = isAccess || needlessModifiers.contains(text(token))
        report(
          .modifier(word: text(token)), at: range(of: token), help: isAccess ? nil : "remove it",
          fixIt: isNeedless && !hasComment(in: place) ? Diagnostic.FixIt(range: place, replacement: "") : nil)
        advance()
      } else {
        return
      }
    }
  }

  /// Returns the range of a word with the modifiers before it. One report of both replaces the reports of the modifiers.
  mutating func rangeWithModifiers(_ word: SourceRange) -> SourceRange {
    var range = word
    while let last = diagnostics.last, last.kind.code == DiagnosticKind.modifier(word: "").code, last.fixIt != nil,
      last.range.upper <= range.lower,
      code(in: SourceRange(file: file, lower: last.range.upper, upper: range.lower)).allSatisfy(\.isWhitespace)
    {
      range = last.range.union(range)
      diagnostics.removeLast()
    }
    return range
  }

  /// Returns the keyword of a declaration. A similar word is reported and read as the keyword.
  private mutating func declarationKeyword() -> DeclarationKeyword? {
    let written = text(token)
    if !token.isQuoted, let word = DeclarationKeyword(rawValue: written) { return word }
    guard isName(peek()), !peek().startsLine, !startsItem(of: .members),
      written == RouterKeyword.screen.rawValue || !startsItem(of: .routes)
    else {
      return nil
    }
    var meant = foreignDeclarations[written]
    if meant == "model", text(peek()).hasSuffix("ViewModel") || isObservable { meant = "viewmodel" }
    if meant == "model", failErrorType() { return nil }
    guard let meant = meant ?? nearNames(to: written, among: declarationKeywords).first else { return nil }
    // The place of the declaration has been reported.
    if diagnostics.last?.range == range(of: token) { return DeclarationKeyword(rawValue: meant) }
    guard foreignDeclarations[written] != nil else {
      reportWord(meant, unknownDeclaration)
      return DeclarationKeyword(rawValue: meant)
    }
    let place = rangeWithModifiers(range(of: token))
    let words = code(in: place).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // Two variables can have one object of a class.
    let isShared = meant == "model" && ["class", "actor"].contains(written)
    report(
      .foreignWord(word: "`\(words)`", meant: meant), at: place,
      help: isShared ? "write `model`, whose copies share nothing" : nil,
      fixIt: Diagnostic.FixIt(range: place, replacement: meant, changesMeaning: isShared))
    return DeclarationKeyword(rawValue: meant)
  }

  /// Whether the class at the current token is an `ObservableObject`, or `@Observable`.
  private var isObservable: Bool {
    if peek(2).kind == .colon, isWord("ObservableObject", peek(3)) { return true }
    return tokens[max(0, position - 6)..<position].contains { isWord("Observable", $0) }
  }

  /// Fails at a token that does not begin a declaration.
  private mutating func failDeclaration() {
    guard token.kind != .invalid else { return skipToDeclaration() }
    if token.kind == .rightBrace {
      fail(.strayBrace, at: range(of: token))
      return skipToDeclaration()
    }
    let written = text(token)
    if startsItem(of: .members) || startsItem(of: .fields) || startsItem(of: .cases) {
      fail(.misplacedMember(word: written), at: range(of: token))
      return skipToDeclaration()
    }
    if startsItem(of: .routes) {
      fail(.misplacedRouterItem(word: written), at: range(of: token))
      return skipToDeclaration()
    }
    let advice = [
      "extension": typesOfSwift.contains(text(peek()))
        ? "declare functions with a parameter: `\(functionOfExtension)`"
        : "write its properties and functions in the braces of the type",
      "typealias": "write the type itself, or declare a `model` with one field",
    ]
    fail(unknownDeclaration, at: range(of: token), help: advice[written])
  }

  /// The function with the meaning of the first property in `extension String { var isLong: Bool { … } }`.
  private var functionOfExtension: String {
    let isProperty = peek(2).kind == .leftBrace && isWord("var", peek(3)) && peek(5).kind == .colon
    let (name, type) = isProperty ? (text(peek(4)), text(peek(6))) : ("name", "Type")
    return "func \(name)(_ value: \(text(peek()))) -> \(type) { … }"
  }

  private var unknownDeclaration: DiagnosticKind {
    .unknownDeclaration(word: describe(token), list: Self.list(DeclarationKeyword.self))
  }

  /// Skips to the next line that begins a declaration. Diagnostics after a stray brace or member are rarely useful.
  private mutating func skipToDeclaration() {
    let column = column(of: token)
    advance()
    while token.kind != .endOfFile {
      let isDeclaration = startsItem(of: .file) || token.kind == .letKeyword
      if token.startsLine, isDeclaration, self.column(of: token) <= column { break }
      advance()
    }
    skipComments()
    isPanicking = false
    braceDepth = 0
  }

  static func list<Word: CaseIterable & RawRepresentable>(_ words: Word.Type) -> String where Word.RawValue == String {
    words.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }
}

/// Documentation comments. The parser ignores other comments, which are trivia of tokens.
extension Parser {
  /// Returns the lines of the documentation comments before the current token, where an item begins.
  mutating func takeDocumentation() -> [String] {
    guard nextComment < comments.count, comments[nextComment].nextToken <= position else { return [] }
    reportUnusedDocumentation()
    // A comment after the previous item, on the line of that item, does not document this item.
    let isFirst = position == 0 || tokens[position - 1].kind == .leftBrace
    var lines: [String] = []
    while nextComment < comments.count, comments[nextComment].nextToken == position {
      let comment = comments[nextComment]
      nextComment += 1
      guard comment.isDocumentation else { continue }
      if comment.isTrailing, !isFirst {
        reportUnused(comment)
      } else {
        lines += documentationLines(comment)
      }
    }
    return lines
  }

  /// Reports the documentation comments before a step, rule or case, which have no documentation.
  mutating func skipDocumentation() {
    guard nextComment < comments.count, comments[nextComment].nextToken <= position else { return }
    reportUnusedDocumentation()
    while nextComment < comments.count, comments[nextComment].nextToken == position {
      reportUnused(comments[nextComment])
      nextComment += 1
    }
  }

  /// Reports the documentation comments inside an item, which document nothing.
  mutating func reportUnusedDocumentation() {
    while nextComment < comments.count, comments[nextComment].nextToken < position {
      reportUnused(comments[nextComment])
      nextComment += 1
    }
  }

  /// Skips the comments in a part of the file that could not be read.
  mutating func skipComments() {
    while nextComment < comments.count, comments[nextComment].nextToken < position { nextComment += 1 }
  }

  private mutating func reportUnused(_ comment: CommentToken) {
    guard comment.isDocumentation else { return }
    report(.unusedDocumentation, at: SourceRange(file: file, lower: comment.lower, upper: comment.lower + 3))
  }

  /// Returns the lines of `///` or `/** */`, without the markers.
  private func documentationLines(_ comment: CommentToken) -> [String] {
    let isBlock = bytes[Int(comment.lower) + 1] == UInt8(ascii: "*")
    let content = bytes[Int(comment.lower) + 3..<Int(comment.upper) - (isBlock ? 2 : 0)]
    guard isBlock else { return [documentationLine(content)] }
    var lines = content.split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }.map { part in
      let text = part.drop { $0 == 0x20 || $0 == 0x09 }
      return documentationLine(text.first == UInt8(ascii: "*") ? text.dropFirst() : text)
    }
    while lines.first == "" { lines.removeFirst() }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Returns a line's text without one leading space and without trailing white space.
  private func documentationLine(_ bytes: ArraySlice<UInt8>) -> String {
    var text = bytes
    if text.first == 0x20 { text = text.dropFirst() }
    while let last = text.last, last == 0x20 || last == 0x09 { text = text.dropLast() }
    return String(decoding: text, as: UTF8.self)
  }
}

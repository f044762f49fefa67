extension Parser {
  /// Parses a file. A declaration nested in another declaration follows it in the result.
  mutating func parseFile() -> SchemaSyntax {
    var declarations: [DeclarationSyntax] = []
    var turn = LoopTurn()
    while token.kind != .endOfFile {
      // If no token was read for a declaration, its first token is skipped.
      if !hasAdvanced(since: &turn) {
        advance()
        continue
      }
      let first = token
      if let declaration = parseDeclaration() { declarations.append(declaration) }
      declarations += misplacedDeclarations
      misplacedDeclarations = []
      endItem(in: .file, from: first, 0)
    }
    reportUnusedDocumentation()
    return SchemaSyntax(file: file, declarations: declarations)
  }

  /// Parses a declaration. Returns nil if none could be read.
  mutating func parseDeclaration() -> DeclarationSyntax? {
    let documentation = takeDocumentation()
    skipModifiers()
    let start = token
    guard token.kind == .identifier, let word = declarationKeyword() else {
      failDeclaration()
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
    case .sample: return parseSample(documentation, from: start).map { .sample($0) }
    case .router: return parseRouter(documentation, from: start).map { .router($0) }
    case .viewModel: return parseViewModel(documentation, from: start).map { .viewModel($0) }
    case .errors: return .errorPolicy(parseErrorPolicy(documentation, from: start))
    }
  }

  /// Reports and skips `public`, `@MainActor` and the like.
  mutating func skipModifiers() {
    while !isPanicking {
      if token.kind == .at {
        let start = token
        advance()
        if isName(token), isOnLine { advance() }
        report(
          .modifier, at: range(from: start),
          ["word": String(decoding: bytes[Int(start.lower)..<Int(previousUpper)], as: UTF8.self)])
      } else if token.kind == .identifier, isName(peek()), !peek().startsLine, modifiers.contains(text(token)) {
        let help = accessWords.contains(text(token)) ? nil : "remove it"
        report(.modifier, at: range(of: token), ["word": text(token)], help: help)
        advance()
      } else {
        return
      }
    }
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
    if meant == "model", text(peek()).hasSuffix("ViewModel") { meant = "viewmodel" }
    guard let meant = meant ?? nearNames(to: written, among: declarationKeywords).first else { return nil }
    reportWord(meant, foreignDeclarations[written] == nil ? .unknownDeclaration : .foreignWord)
    return DeclarationKeyword(rawValue: meant)
  }

  /// Fails at a token that does not begin a declaration.
  private mutating func failDeclaration() {
    guard token.kind != .invalid else { return skipToDeclaration() }
    if token.kind == .rightBrace {
      fail(.strayBrace, at: range(of: token))
      return skipToDeclaration()
    }
    let written = text(token)
    let arguments = ["word": describe(token), "list": Self.list(DeclarationKeyword.self)]
    if startsItem(of: .members) || startsItem(of: .fields) || startsItem(of: .cases) {
      fail(.misplacedMember, at: range(of: token), ["word": written])
      return skipToDeclaration()
    }
    if startsItem(of: .routes) {
      fail(.misplacedRouterItem, at: range(of: token), ["word": written])
      return skipToDeclaration()
    }
    fail(.unknownDeclaration, at: range(of: token), arguments)
  }

  /// Skips to the next line that begins a declaration. Diagnostics after a stray brace or member are rarely useful.
  private mutating func skipToDeclaration() {
    let column = column(of: token)
    advance()
    while token.kind != .endOfFile {
      if token.startsLine, startsItem(of: .file), self.column(of: token) <= column { break }
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

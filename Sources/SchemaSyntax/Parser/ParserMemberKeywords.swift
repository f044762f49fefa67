/// The words that begin a member, with the slips that are likely at them.
extension Parser {
  /// The word that begins a member, read. A likely slip for one is reported and read as that word.
  mutating func readMemberKeyword() -> MemberKeyword? {
    guard isName(token), let word = memberKeyword() else { return nil }
    advance()
    // `state var x`: two words for one.
    if isOnLine, isWord("var") || token.kind == .letKeyword, isName(peek()), !peek().startsLine {
      if word != .reaction, word != .custom, word != .constant {
        report(.modifier, at: range(of: token), ["word": text(token)], help: "remove it")
        advance()
      }
    }
    return word
  }

  private mutating func memberKeyword() -> MemberKeyword? {
    let written = text(token)
    if !token.isQuoted, let word = MemberKeyword(rawValue: written) { return word }
    let next = peek()
    guard isName(next) || next.kind == .stringStart, !next.startsLine, !reservedMembers.contains(written),
      isMemberRather(written) || !startsItem(of: .file)
    else { return nil }
    if written == "async", foreignFunctions.contains(text(next)) { return readForeignWord("command", 2) }
    let known = written == "var" ? meantByVariable : foreignFunctions.contains(written) ? meantByFunction : nil
    if let known = known ?? foreignMembers[written] {
      // `computed var x`: two words for one.
      let isDouble = isWord("var", next) || next.kind == .letKeyword
      return readForeignWord(known, isDouble && isName(peek(2)) ? 2 : 1)
    }
    guard let meant = nearNames(to: written, among: memberKeywords).first else { return nil }
    reportWord(meant, .unknownMember)
    return MemberKeyword(rawValue: meant)
  }

  /// Whether a word that begins a declaration is more likely a member's here.
  private func isMemberRather(_ word: String) -> Bool {
    word == "func" || (word == "service" && peek(2).kind == .colon)
  }

  /// Reports one or two words of another language; of two, the second is left to be read.
  private mutating func readForeignWord(_ meant: String, _ count: Int) -> MemberKeyword? {
    let start = token
    if count > 1 { advance() }
    let range = range(of: start).union(range(of: token))
    let fixIt = Diagnostic.FixIt(range: range, replacement: meant)
    report(
      .foreignWord, at: range, ["word": "`\(source(of: range))`", "meant": meant], help: "write `\(meant)`",
      fixIt: fixIt)
    return MemberKeyword(rawValue: meant)
  }

  /// `var x: T` is given, `var x = value` is kept, and `var x: T { value }` is shown.
  private var meantByVariable: String {
    switch firstOnLine(of: [.equal, .leftBrace]) {
    case .equal: "state"
    case .leftBrace: "display"
    default: "input"
    }
  }

  /// A function with a result is a custom, one with steps a command.
  private var meantByFunction: String {
    switch firstOnLine(of: [.arrow, .leftBrace]) {
    case .leftBrace: "command"
    default: "custom"
    }
  }

  /// Whether a function with a result and a value begins here, which is a declaration.
  var declaresFunction: Bool {
    guard isWord("func"), let arrow = indexOnLine(of: [.arrow, .leftBrace]), tokens[arrow].kind == .arrow else {
      return false
    }
    return indexOnLine(of: [.equal, .leftBrace], after: arrow) != nil
  }

  private func firstOnLine(of kinds: [Token.Kind]) -> Token.Kind? {
    indexOnLine(of: kinds).map { tokens[$0].kind }
  }

  /// The index of the first token of one of these kinds on the rest of the line.
  private func indexOnLine(of kinds: [Token.Kind], after start: Int? = nil) -> Int? {
    var index = (start ?? position) + 1
    while index < tokens.count, index < position + 100, !tokens[index].startsLine {
      if kinds.contains(tokens[index].kind) { return index }
      index += 1
    }
    return nil
  }

  /// `@State private var x`: reported, and read as the member that it stands for.
  mutating func readAttribute() -> MemberKeyword? {
    guard token.kind == .at, let meant = foreignAttributes[text(peek())] else { return nil }
    let start = token
    let name = text(peek())
    advance()
    advance()
    if token.kind == .leftParen, !isSpaceBefore(token) { skipBrackets() }
    while token.kind == .identifier, modifiers.contains(text(token)) { advance() }
    if isWord("var") || token.kind == .letKeyword { advance() }
    let range = range(from: start)
    if isOnLine, isName(token), MemberKeyword(rawValue: text(token)) != nil, isName(peek()), !peek().startsLine {
      let space = SourceRange(file: file, lower: start.lower, upper: token.lower)
      let fixIt = Diagnostic.FixIt(range: space, replacement: "")
      report(.modifier, at: range, ["word": "@\(name)"], help: "remove it", fixIt: fixIt)
      return readMemberKeyword()
    }
    let fixIt = Diagnostic.FixIt(range: range, replacement: meant)
    report(.foreignWord, at: range, ["word": "`@\(name)`", "meant": meant], help: "write `\(meant)`", fixIt: fixIt)
    return MemberKeyword(rawValue: meant)
  }

  /// Skips from an opening bracket to behind the one that closes it, or to the end of the line.
  private mutating func skipBrackets() {
    var level = 0
    repeat {
      if token.kind == .leftParen { level += 1 }
      if token.kind == .rightParen { level -= 1 }
      advance()
    } while level > 0 && isOnLine
  }

  /// `onAppear { … }`: reported, and read as a reaction. Nil where no such word stands here.
  mutating func parseForeignReaction(_ documentation: [String]) -> MemberSyntax? {
    guard token.kind == .identifier, peek().kind == .leftBrace, !peek().startsLine else { return nil }
    let written = text(token)
    guard MemberKeyword(rawValue: written) == nil,
      let word = foreignEvents[written] == nil ? nearNames(to: written, among: foreignEvents.keys).first : written,
      let event = foreignEvents[word]
    else { return nil }
    let start = token
    reportWord("on \(event)", .foreignWord)
    advance()
    return parseReaction(documentation, from: start, event: event == "appear" ? .appear : .disappear)
  }
}

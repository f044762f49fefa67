// The kinds of members, as the parser knows them: a new kind has a case in each of the two enums.

/// A member of a view model.
package indirect enum MemberSyntax: Sendable {
  case input(InputSyntax)
  case use(UseSyntax)
  case state(StateSyntax)
  case derived(DerivedSyntax)
  case edit(EditSyntax)
  case draft(DraftSyntax)
  case command(CommandSyntax)
  case follow(FollowSyntax)
  case child(ChildSyntax)
  case list(ListSyntax)
  case event(EventSyntax)
  case restore(RestoreSyntax)
  case focus(FocusSyntax)
  case reaction(ReactionSyntax)
  case custom(CustomSyntax)
  case example(ExampleSyntax)

  /// What the member has in common with those of other kinds.
  package var node: any MemberNode {
    switch self {
    case .input(let member): member
    case .use(let member): member
    case .state(let member): member
    case .derived(let member): member
    case .edit(let member): member
    case .draft(let member): member
    case .command(let member): member
    case .follow(let member): member
    case .child(let member): member
    case .list(let member): member
    case .event(let member): member
    case .restore(let member): member
    case .focus(let member): member
    case .reaction(let member): member
    case .custom(let member): member
    case .example(let member): member
    }
  }
}

/// The keywords that begin a member of a view model.
enum MemberKeyword: String, CaseIterable {
  case input, use, state
  case constant = "let"
  case property = "var"
  case display, edit, draft, command, follow, child, list, event, leave, restore, focus
  case reaction = "on"
  case timer = "every"
  case custom, example, examples

  /// Whether a name follows the keyword.
  var precedesName: Bool {
    switch self {
    case .leave, .restore, .focus, .reaction, .timer, .example, .examples: false
    default: true
    }
  }
}

extension Parser {
  /// Parses a member after its keyword.
  mutating func parseMember(
    _ keyword: MemberKeyword, _ documentation: [String], from start: Token
  ) -> MemberSyntax? {
    switch keyword {
    case .input: parseInput(documentation, from: start)
    case .constant: parseConstant(documentation, from: start)
    case .use: parseUse(documentation, from: start)
    case .state: parseState(documentation, from: start)
    case .property: parseProperty(documentation, from: start)
    case .display: parseDisplay(documentation, from: start)
    case .edit: parseEdit(documentation, from: start)
    case .leave: parseLeave(documentation, from: start)
    case .restore: parseRestore(documentation, from: start)
    case .focus: parseFocus(documentation, from: start)
    case .draft: parseDraft(documentation, from: start)
    case .command: parseCommand(documentation, from: start)
    case .follow: parseFollow(documentation, from: start)
    case .child: parseChild(documentation, from: start)
    case .list: parseList(documentation, from: start)
    case .event: parseEventDeclaration(documentation, from: start)
    case .reaction: parseReaction(documentation, from: start)
    case .timer: parseTimer(documentation, from: start)
    case .custom: parseCustom(documentation, from: start)
    case .example, .examples:
      parseExample(documentation, from: start, isGroup: keyword == .examples).map(MemberSyntax.example)
    }
  }
}

/// The keywords of members, and the keywords of other languages that developers write instead of them.
extension Parser {
  /// Reads the keyword of a member. A similar word is reported and read as the keyword.
  mutating func readMemberKeyword() -> MemberKeyword? {
    guard isName(token), let word = memberKeyword() else { return nil }
    advance()
    // `state var x` has two keywords.
    if isOnLine, isWord("var") || token.kind == .letKeyword, isName(peek()), !peek().startsLine {
      if word != .reaction, word != .custom, word != .constant {
        report(.modifier(word: text(token)), at: range(of: token), help: "remove it")
        advance()
      }
    }
    // `follow follow from x` declares nothing twice.
    if isRepeated(word.rawValue), [.colon, .equal, .leftParen, .leftBrace].contains(peek(2).kind) {
      skipRepeatedWord()
    }
    return word
  }

  private mutating func memberKeyword() -> MemberKeyword? {
    let written = text(token)
    if !token.isQuoted, let word = MemberKeyword(rawValue: written), word != .property || beginsProperty {
      return word == .display && hasSetter ? readForeignWord("var", 1, shown: "`display` with `set`") : word
    }
    let next = peek()
    let isTimer = next.kind == .duration && foreignMembers[written] == MemberKeyword.timer.rawValue
    guard isName(next) || next.kind == .stringStart || isTimer, !next.startsLine, !routerKeywords.contains(written),
      isProbablyMember(written) || !startsItem(of: .file)
    else { return nil }
    if ["async", "mutating"].contains(written), foreignFunctions.contains(text(next)) {
      return readForeignWord("command", 2)
    }
    // The type is the mistake, and is reported.
    if declaresClosure { return .input }
    let known = written == "var" ? meantByVariable : foreignFunctions.contains(written) ? meantByFunction : nil
    if let known = known ?? foreignMembers[written] {
      // `computed var x` has two keywords.
      let isDouble = isWord("var", next) || next.kind == .letKeyword
      return readForeignWord(known, isDouble && isName(peek(2)) ? 2 : 1)
    }
    guard let meant = nearNames(to: written, among: memberKeywords).first else { return nil }
    reportWord(meant, .unknownMember(word: describe(token), list: Self.list(MemberKeyword.self)))
    return MemberKeyword(rawValue: meant)
  }

  /// Returns whether the keyword of a declaration is probably meant as the keyword of a member.
  private func isProbablyMember(_ word: String) -> Bool {
    word == "func" || (word == "service" && peek(2).kind == .colon)
  }

  /// Reports one or two words of another language. Of two words, the caller reads the second.
  private mutating func readForeignWord(_ meant: String, _ count: Int, shown: String? = nil) -> MemberKeyword? {
    let start = token
    if count > 1 { advance() }
    let range = rangeWithModifiers(range(of: start).union(range(of: token)))
    report(
      .foreignWord(word: shown ?? "`\(source(of: range))`", meant: meant), at: range,
      suggestion: .write(meant, at: range))
    return MemberKeyword(rawValue: meant)
  }

  /// The keyword for `var`: `var x: T` is an `input`, `var x = value`, `var x: T?` and a variable with observers a `state`,
  /// and `var x: T { value }` a `display`.
  fileprivate var meantByVariable: String {
    guard let index = indexOnLine(of: [.equal, .leftBrace]) else {
      let isWritten = position > 3 && tokens[position - 1].kind == .rightParen && isWord("set", tokens[position - 2])
      return endsOptional || isWritten ? "state" : "input"
    }
    return tokens[index].kind == .equal || beginsObserver(at: index) ? "state" : "display"
  }

  /// Whether the type at the end of the line is optional, so that a variable begins with nil.
  private var endsOptional: Bool {
    var index = position + 1
    while index < tokens.count - 1, !tokens[index].startsLine, tokens[index].kind != .rightBrace { index += 1 }
    return tokens[index - 1].kind == .question
  }

  /// Whether `var` declares a closure: `var onChange: (() -> Void)?`.
  private var declaresClosure: Bool { isWord("var") && firstOnLine(of: [.arrow, .equal, .leftBrace]) == .arrow }

  /// The keyword for a function: `display` with a value, `custom` with only a result, `command` with steps.
  fileprivate var meantByFunction: String {
    if let open = openingBodyOfFunction { return hasSteps(after: open) ? "command" : "display" }
    let next = indexOnLine(of: [.arrow, .leftBrace], after: endOfParameters)
    return next.map { tokens[$0].kind == .leftBrace } == true ? "command" : "custom"
  }

  /// The index of the `)` of a function's parameters, which can be on several lines; nil without parameters.
  private var endOfParameters: Int? {
    guard isName(peek()), peek(2).kind == .leftParen else { return nil }
    return indexAfterBrackets(from: position + 2, acrossLines: true) - 1
  }

  /// The index of the `=` or `{` of a function with a result and a value.
  private var openingBodyOfFunction: Int? {
    guard isWord("func"), let arrow = indexOnLine(of: [.arrow, .leftBrace], after: endOfParameters),
      tokens[arrow].kind == .arrow
    else { return nil }
    return indexOnLine(of: [.equal, .leftBrace], after: arrow)
  }

  /// Whether a function has effects, or a body that calls functions with effects or assigns a value of its owner.
  private func hasSteps(after open: Int) -> Bool {
    if tokens[position..<open].contains(where: { isWord("async", $0) || isWord("throws", $0) }) { return true }
    var (index, depth, statement) = (open, 0, open)
    var locals: Set<String> = []
    repeat {
      let token = tokens[index]
      if token.startsLine || tokens[max(index - 1, 0)].kind == .leftBrace { statement = index }
      switch token.kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .identifier where isWord("try", token) || isWord("await", token): return true
      case .letKeyword where index + 1 < tokens.count: locals.insert(text(tokens[index + 1]))
      case .identifier where isWord("var", token) && index + 1 < tokens.count: locals.insert(text(tokens[index + 1]))
      case .equal where index > open:
        let first = tokens[statement]
        let isLocal = isWord("var", first) || isWord("guard", first) || locals.contains(text(first))
        if first.kind == .identifier, !isLocal { return true }
      default: break
      }
      index += 1
    } while depth > 0 && index < tokens.count
    return false
  }

  /// The index of `get` or `set` after the `{` on the rest of the line; nil for another value.
  private var firstAccessor: Int? {
    guard let open = indexOnLine(of: [.equal, .leftBrace]), tokens[open].kind == .leftBrace else { return nil }
    return isAccessor(at: open + 1) ? open + 1 : nil
  }

  var beginsProperty: Bool { firstAccessor != nil }

  /// Whether one of the accessors is `set`.
  private var hasSetter: Bool {
    guard var index = firstAccessor else { return false }
    var depth = 0
    repeat {
      if depth == 0, isAccessor(at: index), isWord("set", tokens[index]) { return true }
      if tokens[index].kind == .leftBrace { depth += 1 }
      if tokens[index].kind == .rightBrace { depth -= 1 }
      index += 1
    } while depth >= 0 && index < tokens.count
    return false
  }

  private func firstOnLine(of kinds: [Token.Kind]) -> Token.Kind? {
    indexOnLine(of: kinds).map { tokens[$0].kind }
  }

  /// Returns the index of the first token of these kinds on the rest of the line.
  private func indexOnLine(of kinds: [Token.Kind], after start: Int? = nil) -> Int? {
    let start = start ?? position
    var index = start + 1
    while index < tokens.count, index < start + 100, !tokens[index].startsLine {
      if kinds.contains(tokens[index].kind) { return index }
      index += 1
    }
    return nil
  }

  /// Reads attributes that no member has, such as `@MainActor`, and returns their range.
  mutating func takeUnknownAttributes() -> SourceRange? {
    let start = token
    while token.kind == .at, isName(peek()), foreignAttributes[text(peek())] == nil, !isWord("allow", peek()) {
      advance()
      advance()
      if token.kind == .leftParen, !isSpaceBefore(token) { skipBrackets() }
    }
    return start.lower == token.lower ? nil : range(from: start)
  }

  /// Reports attributes, with the keyword that Swift has after them: `@MainActor private func`. Returns the keyword to
  /// read it as; nil if the keyword is one of the language, which the caller reads.
  mutating func reportAttributes(
    _ attributes: SourceRange, from start: Token, _ modifiers: inout MemberModifiers?
  ) -> MemberKeyword? {
    let isPrivate = isWord("private")
    var rest = self
    if isPrivate { rest.advance() }
    let isVariable = rest.isWord("var")
    guard isVariable || foreignFunctions.contains(rest.text(rest.token)), isName(rest.peek()) else {
      let place = SourceRange(file: file, lower: start.lower, upper: token.lower)
      let advice = ["state", "edit", "input"].contains(text(token)) ? adviceForWrapper(in: attributes) : nil
      report(
        .modifier(word: code(in: attributes)), at: attributes,
        help: advice ?? "remove it; generated code has the attributes that it needs",
        fixIt: advice == nil ? Diagnostic.FixIt(range: place, replacement: "") : nil)
      return nil
    }
    let meant = isVariable ? rest.meantByVariable : rest.meantByFunction
    let keyword = MemberKeyword(rawValue: meant)
    let staysPrivate = isPrivate && keyword != .input
    if isPrivate { advance() }
    if staysPrivate {
      modifiers = modifiers ?? MemberModifiers()
      modifiers?.privateRange = SourceRange(file: file, lower: previousUpper - 7, upper: previousUpper)
    }
    // The attribute can be on a line of its own.
    let words = "\(code(in: attributes)) \(isPrivate ? "private " : "")\(text(token))"
    let place = attributes.union(range(of: token))
    let written = (staysPrivate ? "private " : "") + meant
    let advice = isVariable ? adviceForWrapper(in: attributes) : nil
    report(
      .foreignWord(word: "`\(words)`", meant: written), at: place, help: advice,
      suggestion: advice == nil ? .write(written, at: place) : nil)
    advance()
    return keyword
  }

  /// What to do instead of a property wrapper, which stores or changes its value; nil for other attributes.
  private func adviceForWrapper(in attributes: SourceRange) -> String? {
    let read = tokens[..<position].indices.reversed().prefix { tokens[$0].lower > attributes.lower }
    let names = read.filter { tokens[$0 - 1].kind == .at }.map { text(tokens[$0]) }
    return names.first { !plainAttributes.contains($0) }.map { name in
      foreignWrappers[name] ?? "write what `@\(name)` does in the steps that change the value: `state … = …`"
    }
  }

  /// Reports `@State private var x` and reads it as a member.
  mutating func readAttribute() -> MemberKeyword? {
    guard token.kind == .at, var meant = foreignAttributes[text(peek())] else { return nil }
    let start = token
    let name = text(peek())
    advance()
    advance()
    if token.kind == .leftParen, !isSpaceBefore(token) { skipBrackets() }
    while token.kind == .identifier, modifiers.contains(text(token)) {
      advance()
      if token.kind == .leftParen, !isSpaceBefore(token) { skipBrackets() }
    }
    if isWord("var") || token.kind == .letKeyword { advance() }
    let range = range(from: start)
    if isOnLine, isName(token), MemberKeyword(rawValue: text(token)) != nil, isName(peek()), !peek().startsLine {
      let space = SourceRange(file: file, lower: start.lower, upper: token.lower)
      let fixIt = Diagnostic.FixIt(range: space, replacement: "")
      report(.modifier(word: "@\(name)"), at: range, help: "remove it", fixIt: fixIt)
      return readMemberKeyword()
    }
    if meant == "use", peek().kind != .colon {
      fail(
        .foreignWord(word: "`@\(name)`", meant: "use"), at: range,
        help: name == "Environment"
          ? "remove it; the view passes values of its environment as `input …: …`"
          : "write the name of the service: `use \(text(token)): …`")
      return nil
    }
    if meant == "edit", indexOnLine(of: [.equal]) == nil { meant = "input" }
    report(.foreignWord(word: "`@\(name)`", meant: meant), at: range, suggestion: .write(meant, at: range))
    return MemberKeyword(rawValue: meant)
  }

  /// Skips from an opening parenthesis to its closing one, or to the end of the line.
  private mutating func skipBrackets() {
    let end = indexAfterBrackets(from: position)
    while position < end { advance() }
  }

  /// Reports `init() { … }` and reads it as `on start { … }`.
  private mutating func parseInitializer(_ documentation: [String]) -> MemberSyntax? {
    let isCall = peek().kind == .leftParen && peek(2).kind == .rightParen
    guard isWord("init"), peek(isCall ? 3 : 1).kind == .leftBrace else { return nil }
    let start = token
    let place = range(of: token).union(range(of: isCall ? peek(2) : token))
    report(.foreignWord(word: "`init`", meant: "on start"), at: place, suggestion: .write("on start", at: place))
    for _ in 0..<(isCall ? 3 : 1) { advance() }
    return parseReaction(documentation, from: start, event: .start(place))
  }

  /// Reports `onAppear { … }` and reads it as a reaction. Returns nil at other tokens.
  mutating func parseForeignReaction(_ documentation: [String]) -> MemberSyntax? {
    if let start = parseInitializer(documentation) { return start }
    if token.kind == .dot, let event = foreignEvents[text(peek())], peek(2).kind == .leftBrace {
      let place = range(of: token).union(range(of: peek()))
      let code = "on \(event.rawValue)"
      report(
        .foreignWord(word: "`\(self.code(in: place))`", meant: code), at: place, suggestion: .write(code, at: place))
      let start = token
      advance()
      advance()
      return parseReaction(documentation, from: start, event: .lifecycle(event))
    }
    guard token.kind == .identifier, peek().kind == .leftBrace, !peek().startsLine else { return nil }
    let written = text(token)
    guard MemberKeyword(rawValue: written) == nil,
      let word = foreignEvents[written] == nil ? nearNames(to: written, among: foreignEvents.keys).first : written,
      let event = foreignEvents[word]
    else { return nil }
    let start = token
    reportWord("on \(event.rawValue)")
    advance()
    return parseReaction(documentation, from: start, event: .lifecycle(event))
  }
}

/// Members of Swift types that a schema does not have. Each is reported where it begins, with the way to write it.
extension Parser {
  /// Fails at `init(…)`, `weak var delegate`, `onChange(of: x) { … }` and the like in a view model. Returns false at other
  /// tokens.
  mutating func failSwiftMember() -> Bool {
    guard token.kind == .identifier || token.kind == .dot, !token.isQuoted else { return false }
    if let (word, advice) = adviceForLine {
      fail(.unsupportedMember(word: word, advice: advice), at: range(of: token))
      return true
    }
    if isWord("emit"), isName(peek()), !peek().startsLine, peek(2).startsLine || peek(2).kind == .leftParen {
      let advice = "move it into the steps of a command; the event is declared with `event`"
      fail(.unsupportedMember(word: "emit", advice: advice), at: range(of: token))
      return true
    }
    if let advice = Self.swiftMembers[text(token)] {
      guard beginsSwiftMember else { return false }
      fail(.unsupportedMember(word: text(token), advice: advice), at: range(of: token))
      return true
    }
    if failLifecycleMethod() { return true }
    guard isWord("onChange") || (token.kind == .dot && isWord("onChange", peek())) else { return false }
    return failOnChange()
  }

  /// The word in a member that Swift needs and a view model does not, with the advice; nil for other members.
  private var adviceForLine: (String, String)? {
    let isProperty = isWord("var") || isWord("let") || (accessWords.contains(text(token)) && isWord("var", peek()))
    guard isProperty else { return nil }
    var index = position + 1
    while index < tokens.count - 1, !tokens[index].startsLine, index < position + 12 {
      let word = text(tokens[index])
      if word == "AnyCancellable" { return (word, "remove it; a view model ends its tasks and streams") }
      if word == "Task", tokens[index + 1].kind == .less {
        return (word, "remove it; a command shows whether it runs, and `load.cancel()` ends its run")
      }
      if word == "some" { return ("some View", "remove it; views are written in Swift, and read the displays") }
      index += 1
    }
    return nil
  }

  /// Fails at `override func viewDidLoad() { … }`.
  private mutating func failLifecycleMethod() -> Bool {
    let start = token
    let offset = isWord("override") ? 1 : 0
    guard isWord("func", peek(offset)), let event = foreignEvents[text(peek(offset + 1))],
      text(peek(offset + 1)).hasPrefix("view"), peek(offset + 2).kind == .leftParen
    else { return false }
    let end = indexAfterBrackets(from: position + offset + 2)
    let name = text(peek(offset + 1))
    let place = SourceRange(file: file, lower: start.lower, upper: tokens[end - 1].upper)
    fail(
      .foreignWord(word: "`\(name)`", meant: "on \(event.rawValue)"), at: range(of: peek(offset + 1)),
      suggestion: .write("on \(event.rawValue)", at: place))
    return true
  }

  /// What to write instead of the members of Swift types that begin with these words.
  private static let swiftMembers: [String: String] = [
    "init":
      "remove it: the inputs and each `let` without a value are its parameters, members have initial values, and "
      + "`on start { … }` contains the steps",
    "weak": "declare an `event`: the owner of the view model reacts to it, without a delegate",
    "unowned": "declare an `event`: the owner of the view model reacts to it, without a delegate",
    "subscript": "declare a `func` outside the view model, or a `list` with a view model for each row",
    "typealias": "write the type itself",
    "static": "write `static let` for a value, or `static func name(…) -> T { … }`; a `state` has what changes",
    "deinit": "remove it; a view model ends its tasks, timers and streams",
  ]

  private var beginsSwiftMember: Bool {
    let next = peek()
    switch next.kind {
    case .leftParen, .question, .dot: return !next.startsLine
    case .leftBrace: return isWord("deinit")
    case .identifier, .letKeyword: return !next.startsLine && !isWord("init") && next.kind != .colon
    default: return false
    }
  }

  /// Fails at `onChange(of: x) { … }`.
  private mutating func failOnChange() -> Bool {
    let start = token
    var index = position + (token.kind == .dot ? 1 : 0)
    guard tokens[index + 1].kind == .leftParen, isWord("of", tokens[index + 2]), tokens[index + 3].kind == .colon else {
      return false
    }
    let first = index + 4
    let end = indexAfterBrackets(from: index + 1)
    guard end > first + 1, tokens[end - 1].kind == .rightParen, !tokens[end].startsLine else { return false }
    index = end
    let value = SourceRange(file: file, lower: tokens[first].lower, upper: tokens[end - 2].upper)
    let place = SourceRange(file: file, lower: start.lower, upper: tokens[end - 1].upper)
    let code = "on change of \(self.code(in: value))"
    let isComplete = tokens[end].kind == .leftBrace && closureParameterCount(at: end + 1) == nil
    let note = ", without the names of the values: the member has the new value"
    fail(
      .foreignWord(word: "`onChange`", meant: "on change of"), at: range(of: start),
      help: isComplete ? nil : "write `\(code) { … }`\(note)", suggestion: isComplete ? .write(code, at: place) : nil)
    return true
  }

  /// Reports `let api: any API`, and a property with the type of a service of this file, and reads it as a `use`. Returns nil
  /// at another member.
  mutating func parseForeignUse(_ documentation: [String], from start: Token) -> MemberSyntax? {
    guard isWord("var") || token.kind == .letKeyword, isName(peek()), peek(2).kind == .colon else { return nil }
    var index = position + 3
    let isParenthesized = tokens[index].kind == .leftParen
    if isParenthesized { index += 1 }
    let isProtocol = isWord("any", tokens[index])
    if isProtocol { index += 1 }
    let service = tokens[index]
    guard index + 2 < tokens.count, service.kind == .identifier, !service.startsLine, !isWord("Error", service),
      isProtocol || isWord("var") && declaresService(text(service))
    else { return nil }
    index += 1
    if isParenthesized, tokens[index].kind == .rightParen { index += 1 }
    if tokens[index].kind == .question || tokens[index].kind == .exclamation { index += 1 }
    guard tokens[index].startsLine || tokens[index].kind == .rightBrace else { return nil }
    let place = SourceRange(file: file, lower: start.lower, upper: tokens[index - 1].upper)
    let use = UseSyntax(
      documentation: documentation, range: place, name: Identifier(text: text(peek()), range: range(of: peek())),
      service: Identifier(text: text(service), range: range(of: service)))
    report(
      .foreignWord(word: describe(token), meant: "use"), at: range(of: token),
      suggestion: .write("use \(use.name.text): \(use.service.text)", at: place))
    while position < index { advance() }
    return .use(use)
  }

  private func declaresService(_ name: String) -> Bool {
    zip(tokens, tokens.dropFirst()).contains { isWord("service", $0) && $1.kind == .identifier && text($1) == name }
  }

  /// Reports `private(set)` and reads the member without it.
  mutating func skipSetterAccess() {
    guard token.kind == .identifier, accessWords.contains(text(token)), peek().kind == .leftParen,
      isWord("set", peek(2)), peek(3).kind == .rightParen
    else { return }
    let place = SourceRange(file: file, lower: token.lower, upper: peek(3).upper)
    report(
      .modifier(word: source(of: place)), at: place,
      help: "remove it; only steps write a `state`, and only edits and steps write a field",
      fixIt: Diagnostic.FixIt(
        range: SourceRange(file: file, lower: place.lower, upper: peek(4).lower), replacement: ""))
    for _ in 0..<4 { advance() }
  }

  /// Reports `let code: Int` and the fields after it, which are values of a case, or another property without a body.
  mutating func failFieldsOfEnum() {
    let start = token
    let kind = DiagnosticKind.unexpectedToken(expected: "`case` or `}`", found: describe(start))
    var fields: [String] = []
    while isWord("var") || token.kind == .letKeyword, isName(peek()), peek(2).kind == .colon, !isPanicking {
      advance()
      let name = takeIdentifier()
      advance()
      fields.append("\(name.text): \(code(in: parseType().range))")
      if token.kind == .semicolon { advance() }
    }
    guard !fields.isEmpty, !isOnLine || token.kind == .rightBrace else {
      return fail(
        kind, at: range(of: start),
        help: "write a text after the case, `case offline \"You are offline\"`, and compute other values in a property "
          + "with a body, `var name: Type { … }`")
    }
    report(
      kind, at: range(of: start),
      suggestion: .write(
        "case failed(\(fields.joined(separator: ", ")))", at: range(from: start), note: ", with a name"))
  }

  /// Fails at `init(…)` and `enum CodingKeys` in a type. Returns false at other tokens.
  mutating func failSwiftField(of body: Body) -> Bool {
    if isWord("init"), peek().kind == .leftParen || peek().kind == .question {
      let advice =
        body == .cases
        ? "remove it: a value is one of the cases. Write another way to choose a case as a `func` outside the type"
        : "remove it: the initializer takes all fields. Write a default value after a type, `let name: T = …`, "
          + "and another way to create a value as a `func` outside the type"
      fail(.unsupportedMember(word: "init", advice: advice), at: range(of: token))
      return true
    }
    if exampleDeclarationKeywords.contains(text(token)), peek().kind == .stringStart, !peek().startsLine {
      let advice = "move it into a view model, whose examples can create values of all types"
      fail(.unsupportedMember(word: text(token), advice: advice), at: range(of: token))
      return true
    }
    let word = accessWords.contains(text(token)) ? 1 : 0
    let keyword = peek(word + 1)
    let declares = keyword.kind == .letKeyword || isWord("var", keyword) || isWord("func", keyword)
    if isWord("static", peek(word)), !keyword.startsLine, declares {
      let isOperator = isWord("func", keyword) && !isName(peek(word + 2))
      let advice =
        isOperator
        ? "remove the operator: values are equal if all their parts are. Write another comparison as a `func`"
        : "write `static let` for a value; what changes is a `state` of a view model"
      fail(
        .unsupportedMember(word: "static", advice: advice),
        at: range(of: peek(word)))
      return true
    }
    guard isWord("enum"), isWord("CodingKeys", peek()) else { return false }
    fail(
      .unsupportedMember(
        word: "CodingKeys", advice: "write the key after its field: `let name: T key \"json_name\"`"),
      at: range(of: peek()))
    return true
  }

  /// Reports `: Error` and `: LocalizedError` after the name of an enum, and skips to its `{`, or to the `:` of a raw type.
  /// Returns whether the declaration is an error.
  mutating func skipErrorConformance(from start: Token, _ name: Identifier, isError: Bool) -> Bool {
    guard token.kind == .colon, isOnLine else { return isError }
    var index = position + 1
    while tokens[index].kind == .identifier || tokens[index].kind == .comma, !tokens[index].startsLine { index += 1 }
    let written = tokens[position + 1..<index].filter { $0.kind == .identifier }
    guard tokens[index].kind == .leftBrace, written.contains(where: isErrorProtocol) else { return isError }
    let names = written.map { text($0) }
    let rawType = names.first.flatMap { ["String", "Int"].contains($0) ? $0 : nil }
    // The protocols after a raw type are reported with it.
    if isError, rawType != nil { return true }
    let colon = range(of: token).union(range(of: tokens[index - 1]))
    let place = SourceRange(file: file, lower: start.lower, upper: tokens[index - 1].upper)
    let code = "error \(name.text)" + (rawType.map { ": \($0)" } ?? "")
    // The text of an error is what `LocalizedError` is for.
    let note = "; the text of a case follows it: `case offline \"You are offline\"`"
    report(
      .unexpectedToken(expected: "`{`", found: "`\(source(of: colon))`"), at: colon,
      help: "write `\(code)`" + (names.contains("LocalizedError") ? note : ""),
      fixIt: Diagnostic.FixIt(range: place, replacement: code))
    if rawType == nil { while token.kind != .leftBrace { advance() } }
    return true
  }

  /// Fails at `struct NetworkError: Error { … }`. Returns false at other declarations.
  mutating func failErrorType() -> Bool {
    let name = peek()
    guard peek(2).kind == .colon else { return false }
    var offset = 3
    while [.identifier, .comma].contains(peek(offset).kind), !isErrorProtocol(peek(offset)) { offset += 1 }
    guard isErrorProtocol(peek(offset)) else { return false }
    let form = "error \(text(name)) { case failed(message: String) \"\\(message)\" }"
    fail(
      .foreignWord(word: describe(token), meant: "error"), at: range(of: token),
      help: "declare an `error`, with a case for each reason: `\(form)`")
    return true
  }

  private func isErrorProtocol(_ token: Token) -> Bool {
    ["Error", "LocalizedError", "CustomNSError"].contains(text(token))
  }

  // MARK: Steps

  /// The removal of the step `await Task.yield()`; nil at other steps.
  var removalOfYield: Diagnostic.FixIt? {
    let first = endOfEffects(from: 0)
    let next = peek(first + 5)
    guard isWord("Task", peek(first)), isWord("yield", peek(first + 2)), peek(first + 4).kind == .rightParen,
      next.startsLine || next.kind == .rightBrace
    else { return nil }
    let lower = token.startsLine ? previousUpper : token.lower
    let place = SourceRange(file: file, lower: lower, upper: peek(first + 4).upper)
    return hasComment(in: place) ? nil : Diagnostic.FixIt(range: place, replacement: "")
  }

  /// Fails at `await Task.yield()`. Returns false at other steps.
  mutating func failYield() -> Bool {
    guard let fixIt = removalOfYield else { return false }
    fail(
      .statementStep(word: "Task.yield", advice: "remove it; each step ends when its call has ended"),
      at: range(of: peek(endOfEffects(from: 0))), fixIt: fixIt)
    return true
  }

  /// Fails at a step with a closure of steps, such as `xs.forEach { … }` and `DispatchQueue.main.async { … }`. Returns
  /// false at other steps.
  mutating func failClosureStep() -> Bool {
    guard token.kind == .identifier, !token.isQuoted else { return false }
    var index = position
    // The result of the call can be assigned.
    if isWord("self", tokens[index]), peek().kind == .dot { index += 2 }
    if tokens[index].kind == .identifier, tokens[index + 1].kind == .equal { index += 2 } else { index = position }
    while isWord("await", tokens[index]) || isWord("try", tokens[index]) { index += 1 }
    let first = index
    var method = index
    while index < tokens.count - 1, index == first || !tokens[index].startsLine {
      switch tokens[index].kind {
      case .identifier: (method, index) = (index, index + 1)
      case .dot, .question: index += 1
      case .leftParen: index = indexAfterBrackets(from: index)
      default:
        guard tokens[index].kind == .leftBrace || text(tokens[method]) == "forEach", method >= first,
          let advice = closureAdvice(tokens[first], method)
        else { return false }
        fail(.statementStep(word: text(tokens[method]), advice: advice), at: range(of: tokens[method]))
        skipClosure(from: index)
        return true
      }
    }
    return false
  }

  /// Skips a closure that ends on the line of its last step, whose braces the recovery would count for the command.
  private mutating func skipClosure(from open: Int) {
    guard let close = indexOfClosingBrace(from: open), !tokens[close].startsLine else { return }
    while position <= close { advance() }
  }

  private func closureAdvice(_ first: Token, _ method: Int) -> String? {
    let called = text(tokens[method])
    guard called != "forEach", called != "sink" else {
      guard tokens[method].lower > first.lower, method > 1 else { return nil }
      let base = source(of: SourceRange(file: file, lower: first.lower, upper: tokens[method - 2].upper))
      return called == "sink"
        ? "follow the stream beside the commands: `follow … from \(base)`, and `on change of …` for steps"
        : "write a loop: `for element in \(base) { … }`"
    }
    if isWord("DispatchQueue", first), called == "asyncAfter" { return "write `wait 2s` before the steps" }
    return foreignClosureCalls[text(first)]
  }
}

private let groupAdvice = "start a command for each element: `for element in … { load(element) }`"

/// Functions of Swift frameworks whose closure contains steps, and what to do instead.
private let foreignClosureCalls: [String: String] = [
  "DispatchQueue": "write the steps without it; they run on the main actor",
  "MainActor": "write the steps without it; they run on the main actor",
  "withAnimation": "write the steps without it; the view animates the change",
  "Timer": "write `every 1s { … }` beside the commands",
  "Task": "write a command with the steps: `load()` starts it, and the next steps do not wait for its end",
  "withTaskGroup": groupAdvice, "withThrowingTaskGroup": groupAdvice,
]

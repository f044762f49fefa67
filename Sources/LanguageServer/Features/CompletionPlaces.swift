import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// What can be written at a place.
struct CompletionPlace {
  /// Words of the language.
  var words: [String] = []
  /// Whether the words are more likely than names.
  var wordsAreFirst = false
  /// Names that are known without the checker.
  var names: [String] = []
  /// What an author can go on to write, with `?` for the name, or `^` for a capitalized name. Of the alternatives in one
  /// form, the first one counts that the checker accepts a name in.
  var forms: [[String]] = []
  /// What completes the line after the form and its closing brackets.
  var ending = ""
  /// The name that the line declares, which its value cannot read.
  var declaredName: String?
}

extension OpenSchema {
  /// What can follow the words at the beginning of a line. In a pattern, `*` is a name, and `*.*` a name and its member.
  private static let places: [String: @Sendable (OpenSchema, _ words: [String], _ offset: Int) -> CompletionPlace] = [
    "given": { _, _, _ in CompletionPlace(forms: [["? = 0"], ["?.x returns 0"]]) },
    "given *.": { _, _, _ in CompletionPlace(forms: [["? returns 0"]]) },
    "given *.*": { $0.answers(to: $1[1], at: $2) },
    "when": { _, _, _ in
      CompletionPlace(words: actWords, names: ContextPart.allCases.map(\.rawValue), forms: [["?()", "?"]])
    },
    "when *.": { $0.acts(on: $1[1], at: $2) }, "when *": { $0.events(of: $1[1], at: $2) },
    "when *.*": { $0.isService($1[1], at: $2) ? $0.answers(to: $1[1], at: $2) : $0.events(of: $1[1], at: $2) },
    "on": { _, _, _ in
      CompletionPlace(words: lifecycleWords + ["change of"], wordsAreFirst: true, forms: [["?", "?()"]])
    },
    "on *.": { _, _, _ in CompletionPlace(forms: [["?"], ["?(let x)"]]) },
    "on first": { _, _, _ in CompletionPlace(words: ["appear"], wordsAreFirst: true) },
    "on change": { _, _, _ in CompletionPlace(words: ["of"], wordsAreFirst: true) },
    "child * =": { _, _, _ in CompletionPlace(forms: [["^()"]]) },
    "list * of": { _, _, _ in CompletionPlace(forms: [["^()"]]) },
    "@": { _, _, _ in CompletionPlace(words: ["allow"], wordsAreFirst: true) },
  ]

  /// The words of the language that can follow a word or sign in a line.
  private static let followingWords = [
    "if": ["let"], "guard": ["let"], "else": ["if"], "=": ["if", "switch"], "try": ["await"], "try?": ["await"],
    "async": ["throws"], "load": ["pages"],
  ]

  private static let lifecycleWords = LifecycleEvent.allCases.map(\.rawValue)
  /// The words for what happens in an example beside acts on members.
  private static let actWords = lifecycleWords + ["clock", "commit", "revert", "recreated"]

  func completionPlace(at offset: Int) -> CompletionPlace {
    let (words, isInCall) = wordsOfLine(before: offset)
    if !isInCall, let place = Self.places[Self.pattern(of: words)] { return place(self, words, offset) }
    var place = CompletionPlace(forms: [["?", "?()"]])
    guard isAtLineStart(offset) else {
      if startsArgument(at: offset) { place.forms.append(["?: 0"]) }
      if words.first == "given", !words.contains("="), isInCall, endsLine(offset) { place.ending = " returns 0" }
      place.declaredName = Self.declaredName(in: words)
      let isPattern =
        isInCall && words.first == "on" || ["if", "guard"].contains(words.first) && words.last?.last == ","
      place.words = isPattern ? ["let"] : []
      if !isInCall {
        let clauses = CompletionClauses.words(after: words)
        place.words += (Self.followingWords[words.last ?? ""] ?? []) + clauses
        place.wordsAreFirst = !clauses.isEmpty
      }
      return place
    }
    let body = body(at: offset)
    place.words = body.words.sorted()
    if isInSwitch(at: offset) {
      place.words = ["case", "default"] + (body == .steps ? place.words : [])
      place.wordsAreFirst = true
      return place
    }
    switch body {
    case .steps: place.forms = [["?()"], ["? = 0"], ["?.x()"]]
    case .exampleSteps, .exampleGroup: (place.words, place.forms) = (place.words + ["for", "let"], [])
    case .statements, .rules, .listRules, .tabs, .serviceNames: break
    default: place.forms = []
    }
    if followsBlock(offset) { place.words += ["else", "catch"] }
    return place
  }

  // MARK: Examples

  /// The answers of a function, `returns` or `throws` after `given notes.save`.
  private func answers(to place: String, at offset: Int) -> CompletionPlace {
    let parts = place.split(separator: ".").map(String.init)
    let use = viewModel(at: offset)?.uses.first { $0.name == parts.first }
    let service = project.checked?.services[use?.service ?? ""]
    let function = service?.functions.first { $0.name == parts.last }
    let words =
      function.map { function in
        StubKeyword.allCases.filter { function.takes($0) }
      } ?? StubKeyword.allCases
    return CompletionPlace(words: words.map(\.rawValue), wordsAreFirst: true)
  }

  /// What happens to a field or a question, `begins` or `confirms` after its name.
  private func events(of place: String, at offset: Int) -> CompletionPlace {
    let member = viewModel(at: offset)?.members.first { $0.shownName == place }
    return CompletionPlace(words: EventKeyword.words(of: member), wordsAreFirst: true)
  }

  private func acts(on place: String, at offset: Int) -> CompletionPlace {
    let member = viewModel(at: offset)?.members.first { $0.shownName == place.dropLast() }
    let isChild = if case .child? = member { true } else { false }
    return CompletionPlace(words: isChild ? Self.lifecycleWords : [], forms: [["?()"]])
  }

  private func isService(_ place: String, at offset: Int) -> Bool {
    viewModel(at: offset)?.uses.contains { place.hasPrefix($0.name + ".") } == true
  }

  // MARK: Lines

  /// The words before an offset in its line, or in the braces of the line, without arguments in parentheses; and whether
  /// the offset is in parentheses.
  private func wordsOfLine(before offset: Int) -> (words: [String], isInCall: Bool) {
    let line = file.bytes[..<offset].reversed().prefix { $0 != 0x0A && $0 != 0x0D && $0 != UInt8(ascii: "{") }
    var code: [UInt8] = []
    var depth = 0
    for byte in line.reversed() {
      depth += byte == UInt8(ascii: "(") ? 1 : 0
      if depth == 0 { code.append(byte) }
      depth -= byte == UInt8(ascii: ")") ? 1 : 0
    }
    return (String(decoding: code, as: UTF8.self).split { $0 == " " || $0 == "\t" }.map(String.init), depth > 0)
  }

  /// The pattern of the words of a line, in which keywords stand for themselves.
  private static func pattern(of words: [String]) -> String {
    let keywords = Set(places.keys.flatMap { $0.split(separator: " ").map(String.init) })
    return words.enumerated().map { index, word in
      if index == 0 || !word.utf8.allSatisfy({ $0.isPartOfName || $0 == UInt8(ascii: ".") }) { return word }
      if index == words.count - 1, keywords.contains(word) { return word }
      return word.hasSuffix(".") ? "*." : word.contains(".") ? "*.*" : "*"
    }.joined(separator: " ")
  }

  private static func declaredName(in words: [String]) -> String? {
    guard words.contains("="), let keyword = words.firstIndex(where: ["display", "let", "state"].contains),
      keyword + 1 < words.count
    else { return nil }
    return words[keyword + 1].filter { $0 != ":" }
  }

  /// Whether no answer or other code follows the name at an offset in its line.
  private func endsLine(_ offset: Int) -> Bool {
    let rest = file.bytes[offset...].prefix { $0 != 0x0A && $0 != 0x0D }.drop { $0.isPartOfName }
    return rest.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: ")") }
  }

  /// Whether an argument of a call begins at an offset, which can have a label.
  private func startsArgument(at offset: Int) -> Bool {
    let before = file.bytes[..<offset].last { $0 != 0x20 && $0 != 0x0A }
    return (before == UInt8(ascii: "(") || before == UInt8(ascii: ",")) && openCall(before: offset) != nil
  }

  /// The closing brackets that are missing in the line of an offset.
  func missingBrackets(after offset: Int) -> String {
    let lines = LineTable(file.bytes)
    let line = lines.bounds(ofLine: lines.location(of: offset).line)
    var open: [String] = []
    for token in tree.tokens where line.contains(Int(token.range.lower)) {
      switch token.kind {
      case .leftParen: open.append(")")
      case .leftBracket: open.append("]")
      case .rightParen, .rightBracket: _ = open.popLast()
      default: break
      }
    }
    return open.reversed().joined()
  }

  private func isAtLineStart(_ offset: Int) -> Bool {
    let before = file.bytes[..<offset].reversed().first { $0 != 0x20 && $0 != 0x09 }
    return before.map { [0x0A, 0x0D, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";")].contains($0) } ?? true
  }

  /// Whether a block ends before an offset in its line.
  private func followsBlock(_ offset: Int) -> Bool {
    file.bytes[..<offset].last { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "}")
  }

  /// Whether the innermost braces around an offset are those of a `switch`, also in code with mistakes.
  private func isInSwitch(at offset: Int) -> Bool {
    var depth = 0
    var isBeforeBrace = false
    for token in tree.tokens.prefix(while: { Int($0.range.upper) <= offset }).reversed() {
      switch token.kind {
      case .rightBrace: if isBeforeBrace, depth == 0 { return false } else { depth += 1 }
      case .leftBrace where depth > 0: depth -= 1
      case .leftBrace: if isBeforeBrace { return false } else { isBeforeBrace = true }
      case .switchKeyword where isBeforeBrace && depth == 0: return true
      case .equal where isBeforeBrace && depth == 0: return false
      default: break
      }
    }
    return false
  }

  /// The kind of the items around an offset.
  private func body(at offset: Int) -> Body {
    var node: SyntaxNode? = tree.node(at: max(0, offset - 1))
    while let current = node {
      if Int(current.range.lower) < offset, let body = body(of: current) { return body }
      node = current.parent
    }
    return .file
  }

  private func body(of node: SyntaxNode) -> Body? {
    switch node.kind {
    case .viewModelDeclaration: .members
    case .modelDeclaration: .fields
    case .enumDeclaration: .cases
    case .serviceDeclaration: .functions
    case .fakeDeclaration: .fakeItems
    case .fakeFunction: .steps
    case .errorPolicyDeclaration: .errorPolicy
    case .routerDeclaration: .routes
    case .block: .steps
    case .body: .statements
    case .memberDeclarationWithBody: memberBody(of: node)
    default: nil
    }
  }

  private func memberBody(of node: SyntaxNode) -> Body? {
    let word = String(decoding: tree.token(at: node.tokenIndices.lowerBound).text, as: UTF8.self)
    switch word {
    case "edit": return .rules
    case "list": return .listRules
    case "example": return .exampleSteps
    case "examples": return .exampleGroup
    default: return .steps
    }
  }
}

extension ServiceFunction {
  /// Whether an example can answer the function with a word.
  fileprivate func takes(_ word: StubKeyword) -> Bool {
    switch word {
    case .sends, .ends: kind == .stream
    case .throws: kind != .stream && failure != .never
    case .held: kind == .request
    case .returns: kind != .stream
    case .declines: false
    }
  }
}

extension EventKeyword {
  /// The words for what happens to a member in an example.
  fileprivate static func words(of member: Member?) -> [String] {
    let words: [EventKeyword] =
      switch member {
      case .edit?: [.begins, .ends]
      case .command?: [.answers, .confirms, .chooses, .declines]
      case nil: allCases
      default: []
      }
    return words.map(\.rawValue)
  }
}

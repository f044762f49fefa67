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
  /// form, the first one counts that the checker accepts a name in. Names in a form with a dot have one.
  var forms: [[String]] = []
  /// What can complete the line. The first one counts that the checker accepts a name with.
  var endings = [""]
  /// The name that the line declares, which its value cannot read.
  var declaredName: String?
  /// The names that can stand here; nil for all.
  var accepted: AcceptedNames?
  /// Whether the line can change a value.
  var changesValues: Bool { forms.contains { $0.contains("? = 0") } }
}

/// Code that completes a line.
struct LineEnding {
  /// The code after the name.
  var closing: String
  /// The code at the end of the line, before its closing braces.
  var end = ""
}

extension CompletionPlace {
  /// The code after a name and the brackets that it lacks.
  func endings(_ closing: String) -> [LineEnding] {
    let parentheses = String(closing.prefix { $0 != "}" })
    let braces = String(closing.dropFirst(parentheses.count))
    let all = endings.map { ending in
      ending.isEmpty ? LineEnding(closing: closing) : LineEnding(closing: parentheses, end: ending + braces)
    }
    // The braces can be those of a value after `if`.
    return braces.isEmpty ? all : all + [LineEnding(closing: closing + " else { 0 }")]
  }
}

extension OpenSchema {
  /// What can follow the words at the beginning of a line. In a pattern, `*` is a name, and `*.*` a name and its member.
  private static let places: [String: @Sendable (OpenSchema, _ words: [String], _ offset: Int) -> CompletionPlace] = [
    "given": { _, _, _ in CompletionPlace(names: ["uuid"], forms: [["? = 0"], ["?.x returns 0"]]) },
    "given *.": { _, _, _ in CompletionPlace(forms: [["? returns 0"], ["? = 0"]]) },
    "given *.*": { $0.answers(to: $1[1], at: $2) },
    "when": { _, _, _ in
      CompletionPlace(words: actWords, names: ContextPart.allCases.map(\.rawValue) + ["uuid"], forms: [["?()", "?"]])
    },
    "when *.": { $0.acts(on: $1[1], at: $2) }, "when *": { $0.events(of: $1[1], at: $2) },
    "when *.*.": { $0.acts(on: $1[1], at: $2) },
    "when *.*": { $0.isService($1[1], at: $2) ? $0.answers(to: $1[1], at: $2) : $0.events(of: $1[1], at: $2) },
    "when clock": { _, _, _ in CompletionPlace(words: ["+="], wordsAreFirst: true) },
    "on": { _, _, _ in
      CompletionPlace(words: lifecycleWords + ["start", "change of"], wordsAreFirst: true, forms: [["?", "?()"]])
    },
    "on *.": { _, _, _ in CompletionPlace(forms: [["?"], ["?(let x)"]]) },
    "on first": { _, _, _ in CompletionPlace(words: ["appear"], wordsAreFirst: true) },
    "on change": { _, _, _ in CompletionPlace(words: ["of"], wordsAreFirst: true) },
    "on change of": { _, _, _ in CompletionPlace(forms: [["?"]], accepted: .values) },
    "child * =": { _, _, _ in CompletionPlace(forms: [["^()"]], accepted: .viewModels) },
    "list * of": { _, _, _ in CompletionPlace(forms: [["^()"]], accepted: .viewModels) },
    "screen": { _, _, _ in CompletionPlace(forms: [["^"]], accepted: .viewModels) },
    "follow * from": { document, _, offset in
      CompletionPlace(names: document.uses(at: offset) { $0.functions.contains { $0.kind == .stream } })
    },
    "follow * from *.": { _, _, _ in CompletionPlace(forms: [["?()"]], accepted: .streams) },
    "private": { _, _, _ in CompletionPlace(words: privateWords, wordsAreFirst: true) },
    "} catch": { document, _, _ in document.caughtErrors }, "catch": { document, _, _ in document.caughtErrors },
    "@": { _, _, _ in CompletionPlace(words: ["allow"], wordsAreFirst: true) },
  ]

  /// The words of the language that can follow a word or sign in a line.
  private static let followingWords = [
    "if": ["let", "case"], "guard": ["let", "case"], "else": ["if"], "=": ["if", "switch"], "try": ["await"],
    "try?": ["await"], "async": ["throws"], "load": ["pages"],
  ]

  static let lifecycleWords = LifecycleEvent.allCases.map(\.rawValue)
  /// The words for what happens in an example beside acts on members.
  private static let actWords = lifecycleWords + ["clock", "commit", "revert", "recreated"]
  /// The members that other view models cannot read.
  private static let privateWords = Body.members.words.subtracting([
    "input", "use", "example", "examples", "on", "every", "leave", "restore", "focus", "follow",
  ]).sorted()

  func completionPlace(at offset: Int) -> CompletionPlace {
    let (words, isInCall) = wordsOfLine(before: offset)
    let isContinued = openBrackets(at: offset).last.map { $0.kind != .leftBrace } == true
    let body = body(at: offset)
    if let place = placeInDeclaration(words, body, isInCall: isInCall, at: offset) { return place }
    if !isInCall, let place = Self.places[Self.pattern(of: words)] { return place(self, words, offset) }
    if !isContinued, !isInClosure(offset, body), isAtLineStart(offset) { return placeAtLineStart(offset, body) }
    return placeInLine(words, body, isInCall: isInCall, at: offset)
  }

  private func placeAtLineStart(_ offset: Int, _ body: Body) -> CompletionPlace {
    var place = CompletionPlace(words: body.words.sorted(), forms: [["?", "?()"]])
    if isInSwitch(at: offset) {
      place.words = ["case", "default"] + (body == .steps ? place.words : [])
      place.wordsAreFirst = true
      return place
    }
    switch body {
    case .steps: place.forms = [["?()"], ["? = 0"], ["?.x()"]]
    case .exampleSteps, .exampleGroup: (place.words, place.forms) = (place.words + ["for", "let", "while"], [])
    case .statements, .rules, .listRules, .tabs, .serviceNames: break
    case .fields: (place.words, place.forms) = (place.words + ["func", "mutating func"], [])
    case .cases: (place.words, place.forms) = (place.words + ["var", "func"], [])
    case .file: (place.words, place.forms) = (place.words + ["let"], [])
    default: place.forms = []
    }
    if followsBlock(offset) { place.words += ["else", "catch"] + (body == .members ? ["end"] : []) }
    return place
  }

  private func placeInLine(
    _ words: [String], _ body: Body, isInCall: Bool, at offset: Int
  ) -> CompletionPlace {
    var place = CompletionPlace(
      forms: [["?", "?()"]], endings: endings(of: words, body, isInCall: isInCall, at: offset))
    if startsArgument(at: offset) { place.forms.append(["?: 0"]) }
    place.declaredName = Self.declaredName(in: words)
    let isPattern = isInCall && words.first == "on" || ["if", "guard"].contains(words.first) && words.last?.last == ","
    place.words = isPattern ? ["let"] : []
    if !isInCall {
      let clauses = CompletionClauses.words(after: words, in: body)
      place.words += (Self.followingWords[words.last ?? ""] ?? []) + clauses
      place.wordsAreFirst = !clauses.isEmpty
      if words.last == "case", body != .cases { place.forms = [[".?"]] }
      // A step can call what changes a place, and assign to the place.
      if body == .steps, words.count == 1, words[0].hasSuffix("."), words[0].first != "$" {
        place.forms = [["?()"], ["? = 0"]]
      }
    }
    if let call = openCall(before: offset), isScreenOpening(endingAt: call.nameEnd) { place.accepted = .viewModels }
    return place
  }

  /// What can complete a line in which a name is written.
  private func endings(of words: [String], _ body: Body, isInCall: Bool, at offset: Int) -> [String] {
    let rest = restOfLine(after: offset).filter { $0 != " " }
    let answers = ["=", "returns", "throws", "sends"]
    if words.first == "given", isInCall, !words.contains(where: answers.contains), rest.allSatisfy({ $0 == ")" }) {
      return [" returns 0"]
    }
    if words.first == "case" || words.last == "case", body != .cases, !words.contains("if") { return ["", ": 0"] }
    var endings = [""]
    if words.contains("if") { endings += [" {}", " { 0 } else { 0 }"] }
    if words.contains("?"), !words.contains(":") { endings.append(" : 0") }
    if words.contains("catch") { endings.append(" {}") }
    return endings + (Self.endings[words.first ?? ""] ?? [])
  }

  /// What completes the line of a keyword.
  private static let endings = [
    "guard": [" else {}"], "leave": [" else confirm \"\""], "list": [" in [0]"], "switch": [" {}"], "for": [" {}"],
    "while": [" {}"], "defer": [" {}"],
  ]

  /// Whether a name is that of a function that opens a screen, and no tabs.
  private func isScreenOpening(endingAt end: Int) -> Bool {
    let name = String(decoding: file.bytes[writtenName(before: end)], as: UTF8.self)
    return ["push", "present", "cover"].contains(name)
  }

  // MARK: Declarations

  /// What can follow the first words of a declaration outside of view models, or of an attribute.
  private func placeInDeclaration(
    _ words: [String], _ body: Body, isInCall: Bool, at offset: Int
  ) -> CompletionPlace? {
    if isInCall {
      switch words.last {
      case "@allow": return CompletionPlace(words: Self.allowedCodes, wordsAreFirst: true)
      case "throws": return CompletionPlace(names: errorTypes)
      default: return nil
      }
    }
    if words.count == 2, words[0] == "enum", words[1].hasSuffix(":") {
      return CompletionPlace(names: ["Int", "String"])
    }
    if words.first == "edit", let path = words.last, path.hasPrefix("$") {
      return CompletionPlace(forms: [["?"]], accepted: path == "$" ? .bindable : .fields)
    }
    if body == .tabs, words.count == 1, words[0].hasSuffix(":") {
      return CompletionPlace(forms: [["^()"]], endings: ["", " \"\""], accepted: .viewModels)
    }
    if body == .routes, words.first == "link", words.contains("->") { return CompletionPlace(names: screens) }
    if words.count == 4, words[0] == "expect", words[2] == "==", words[3] == "[" {
      return expectedCalls(of: words[1], at: offset)
    }
    return nil
  }

  /// The view models of the module and the tabs of its routers.
  private var screens: [String] {
    project.definitionsByName.filter { _, definitions in
      definitions.contains { definition in
        switch definition.symbol {
        case .viewModel, .tabs: true
        default: false
        }
      }
    }.map(\.key)
  }

  /// The codes of the warnings that `@allow` can silence.
  private static let allowedCodes = DiagnosticExplanation.all.filter { $0.kind.severity == .warning }.map(\.kind.code)

  /// What `expect navigator == [` and `expect calls == [` list; nil for other arrays.
  private func expectedCalls(of name: String, at offset: Int) -> CompletionPlace? {
    let uses = viewModel(at: offset)?.uses ?? []
    if uses.contains(where: { $0.name == name && $0.service == ServiceDeclaration.navigator }) {
      return CompletionPlace(words: navigationKeywords.sorted(), wordsAreFirst: true)
    }
    return name == "calls" ? CompletionPlace(names: self.uses(at: offset) { _ in true }) : nil
  }

  /// The names by which a view model uses the services that fulfill a condition.
  private func uses(at offset: Int, where fits: (ServiceDeclaration) -> Bool) -> [String] {
    (viewModel(at: offset)?.uses ?? []).filter { project.checked?.services[$0.service].map(fits) == true }.map(\.name)
  }

  /// The errors that a `catch` clause can name.
  private var caughtErrors: CompletionPlace {
    CompletionPlace(words: ["let error as"], names: errorTypes, forms: [[".?"]], endings: ["", " {}"])
  }

  private var errorTypes: [String] {
    (project.checked?.types.byName ?? [:]).compactMap { name, type in
      if case .enumeration(let declaration) = type, declaration.isError { name } else { nil }
    }
  }

  // MARK: Patterns

  /// The pattern of the words of a line, in which keywords stand for themselves.
  private static func pattern(of words: [String]) -> String {
    let keywords = Set(places.keys.flatMap { $0.split(separator: " ").map(String.init) })
    return words.enumerated().map { index, word in
      if index == 0 || word.utf8.first?.isPartOfName != true { return word }
      if !word.utf8.allSatisfy({ $0.isPartOfName || ".[]?".utf8.contains($0) }) { return word }
      if ["of", "from"].contains(word) || index == words.count - 1 && keywords.contains(word) { return word }
      if words[0] == "on", index == 1, word == "change" { return word }
      let parts = word.split(separator: ".", omittingEmptySubsequences: false)
      return parts.map { $0.isEmpty ? "" : "*" }.joined(separator: ".")
    }.joined(separator: " ")
  }

  private static func declaredName(in words: [String]) -> String? {
    guard words.contains("="), let keyword = words.firstIndex(where: ["display", "let", "state"].contains),
      keyword + 1 < words.count
    else { return nil }
    return words[keyword + 1].filter { $0 != ":" }
  }
}

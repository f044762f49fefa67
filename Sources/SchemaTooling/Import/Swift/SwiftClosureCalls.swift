import VmgenSchemaSyntax

/// Writes the calls of a view model's services that take a closure with the next steps as tasks that wait for the result:
/// completion handlers, and subscriptions to publishers.
struct SwiftClosureCalls {
  /// The functions with a completion handler, by the names of the members with the services.
  private(set) var completions: [String: [String: SwiftCompletion]] = [:]
  /// The functions and properties with a publisher that never fails.
  private var publishers: [String: Set<String>] = [:]

  /// - Parameter services: The protocols of the members with services, by the names of the members.
  init(_ services: [String: [SwiftDeclaration]]) {
    for (name, protocols) in services {
      for member in protocols.flatMap(\.members) { read(member, of: name) }
    }
  }

  private mutating func read(_ member: SwiftMember, of service: String) {
    switch member.kind {
    case .function(let parameters, let effects, let result, _):
      if Self.isPublisher(result) { publishers[service, default: []].insert(member.name) }
      // Of several closures, it is not known which of them are called.
      guard let last = parameters.last, effects.isEmpty, result.isEmpty,
        parameters.count(where: { $0.type.contains { $0.isSymbol("->") } }) == 1
      else { return }
      completions[service, default: [:]][member.name] = SwiftCompletion(last, of: member.name)
    case .property(_, let type, _, _) where Self.isPublisher(type):
      publishers[service, default: []].insert(member.name)
    default: return
    }
  }

  private static func isPublisher(_ type: ArraySlice<SwiftToken>) -> Bool {
    type.first?.text == "AnyPublisher" && type.suffix(2).first?.text == "Never"
  }

  /// The beginning of a subscription, whose steps do not wait.
  fileprivate static let loop = "Task {\nfor await"

  /// The number of closures of a member that are written in another way.
  private static let mostCalls = 20

  /// Returns a member without the closures that a schema has in another form.
  func rewritten(_ member: SwiftMember) -> SwiftMember {
    if completions.isEmpty && publishers.isEmpty { return member }
    var result = member
    for _ in 0..<Self.mostCalls {
      guard let (range, text) = replacement(result) else { break }
      guard let first = result.tokens.first, let last = result.tokens.last else { break }
      // The comments around the statement stay.
      let before = result.source[first.lower..<result.tokens[range.lowerBound].lower]
      let after = result.source[result.tokens[range.upperBound - 1].upper..<last.upper]
      let whole = String(decoding: before + Array(text.utf8) + after, as: UTF8.self)
      guard var next = SwiftReader(SourceFile(imported: whole)).others.first else { break }
      next.documentation = member.documentation
      next.hasClosureCalls = result.hasClosureCalls || !text.hasPrefix(Self.loop)
      result = next
    }
    return result
  }

  /// Whether a call after the tokens is the stream of a loop: `for await count in`.
  private static func isLoop(_ tokens: ArraySlice<SwiftToken>) -> Bool {
    let words = tokens.suffix(4).map(\.text)
    return words.prefix(2) == ["for", "await"] && words.last == "in"
  }

  /// Returns the first statement with a closure that a schema has in another form, and its other text.
  private func replacement(_ member: SwiftMember) -> (range: Range<Int>, text: String)? {
    let tokens = member.tokens
    for index in tokens.indices.dropFirst() where tokens[index].kind == .word {
      let service = tokens[index].text
      let isOwn = tokens[index - 1].isSymbol(".") && tokens[..<(index - 1)].last?.isWord("self") == true
      let start = isOwn ? index - 2 : index
      guard completions[service] != nil || publishers[service] != nil, start > tokens.startIndex,
        tokens[start].startsLine || ["{", "}", ";", "in", ":"].contains(tokens[start - 1].text),
        let call = SwiftClosureCall(tokens[index...], member), !Self.isLoop(tokens[..<start])
      else { continue }
      let text: String? =
        switch completions[service]?[call.function] {
        case let answer?: call.task(answer)
        case nil: publishers[service]?.contains(call.function) == true ? call.loop : nil
        }
      if let text { return (start..<call.end, text) }
    }
    return nil
  }
}

/// A call of a service with closures behind it: `service.load(id) { … }`, or `service.users().sink { … }`.
private struct SwiftClosureCall {
  let function: String
  /// The index after the statement.
  private(set) var end: Int
  private let member: SwiftMember
  /// The call without closures.
  private var text: String
  /// The methods behind the call with their arguments or closure.
  private var methods: [(name: String, argument: ArraySlice<SwiftToken>)] = []
  private var closure: ArraySlice<SwiftToken>?

  init?(_ tokens: ArraySlice<SwiftToken>, _ member: SwiftMember) {
    self.member = member
    // A service is never nil.
    let name = tokens.dropFirst().drop { $0.isSymbol("?") }
    var place = name.startIndex + 2
    guard place < tokens.endIndex, name.first?.isSymbol(".") == true, tokens[place - 1].kind == .word else {
      return nil
    }
    function = tokens[place - 1].text
    text = "\(tokens.first?.text ?? "").\(function)"
    end = place
    if tokens[place].isSymbol("("), let closing = tokens[place].closing, closing < tokens.endIndex {
      readArguments(tokens[(place + 1)..<closing])
      place = closing + 1
    }
    if closure == nil, place < tokens.endIndex, let braces = Self.content(at: place, tokens, "{") {
      closure = braces
      place = braces.endIndex + 1
      if !text.hasSuffix(")") { text += "()" }
    }
    while place + 2 < tokens.endIndex, tokens[place].isSymbol("."),
      let argument = Self.content(at: place + 2, tokens, "(") ?? Self.content(at: place + 2, tokens, "{")
    {
      methods.append((tokens[place + 1].text, argument))
      place = argument.endIndex + 1
    }
    let isEnd = place >= tokens.endIndex || tokens[place].startsLine || ["}", ";"].contains(tokens[place].text)
    guard isEnd, closure != nil || !methods.isEmpty else { return nil }
    end = place
  }

  private static func content(
    at index: Int, _ tokens: ArraySlice<SwiftToken>, _ bracket: String
  ) -> ArraySlice<SwiftToken>? {
    guard tokens[index].isSymbol(bracket), let closing = tokens[index].closing, closing < tokens.endIndex else {
      return nil
    }
    return tokens[(index + 1)..<closing]
  }

  /// Reads the arguments in parentheses. The last one can be the closure.
  private mutating func readArguments(_ tokens: ArraySlice<SwiftToken>) {
    var arguments = split(tokens)
    if let last = arguments.last, let brace = last.firstIndex(where: { $0.isSymbol("{") }),
      brace <= last.startIndex + 2,
      last[brace].closing == last.endIndex - 1
    {
      closure = last[(brace + 1)..<(last.endIndex - 1)]
      arguments.removeLast()
    }
    text += "(\(arguments.map(member.text).joined(separator: ", ")))"
  }

  // MARK: Completion handlers

  /// Returns the task with the call and the steps of its completion handler, if these are known.
  func task(_ answer: SwiftCompletion) -> String? {
    guard methods.isEmpty, let closure, let body = Body(closure, member) else { return nil }
    if answer.isRepeated { return loop(body) }
    guard answer.effects.count > 1 else {
      let call = Self.assignment(answer.result.isEmpty ? nil : body.parameter ?? "_") + "await \(text)"
      return "Task {\n\(call)\n\(body.text)\n}"
    }
    guard answer.hasResult, let result = body.parameter, let branches = body.branches(of: result) else { return nil }
    let call = Self.assignment(answer.result.isEmpty ? nil : branches.success.name ?? "_") + "try await \(text)"
    let error = branches.failure.name.map { ["_", "error"].contains($0) ? "" : "let \($0) " } ?? ""
    let (before, after) = (branches.before, branches.after)
    return """
      Task {
      do {
      \(call)
      \(before)
      \(branches.success.text)
      \(after)
      } catch \(error){
      \(before)
      \(branches.failure.text)
      \(after)
      }
      }
      """
  }

  private static func assignment(_ name: String?) -> String {
    name.map { $0 == "_" ? "_ = " : "let \($0) = " } ?? ""
  }

  // MARK: Publishers

  private static let transparent: Set<String> = ["receive", "eraseToAnyPublisher", "store"]

  /// Returns the task with a loop over the values of a publisher, if the subscription does no more.
  var loop: String? {
    let others = methods.filter { !Self.transparent.contains($0.name) }
    guard closure == nil, others.count == 1 else { return nil }
    let argument = others[0].argument
    switch others[0].name {
    case "assign":
      let words = argument.filter { $0.kind == .word && $0.text != "to" }.map { $0.text.drop { $0 == "$" } }
      let isSelf = argument.contains { $0.isSymbol("&") } ? words.count == 1 : words.suffix(2) == ["on", "self"]
      guard isSelf, let name = words.first else { return nil }
      return "\(SwiftClosureCalls.loop) \(name) in \(text) {\nself.\(name) = \(name)\n}\n}"
    case "sink":
      let isLabeled = argument.prefix(3).map(\.text) == ["receiveValue", ":", "{"]
      guard let body = Body(isLabeled ? argument.dropFirst(3).dropLast() : argument, member) else { return nil }
      return loop(body)
    default: return nil
    }
  }

  private func loop(_ body: Body) -> String {
    "\(SwiftClosureCalls.loop) \(body.parameter ?? "_") in \(text) {\n\(body.text)\n}\n}"
  }
}

extension SwiftClosureCall {
  /// The content of a closure with at most one parameter.
  fileprivate struct Body {
    /// The name of the parameter; nil without one.
    var parameter: String?
    let text: String
    private let tokens: ArraySlice<SwiftToken>
    private let member: SwiftMember

    init?(_ closure: ArraySlice<SwiftToken>, _ member: SwiftMember) {
      var tokens = closure
      if let first = tokens.first, first.isSymbol("["), let closing = first.closing {
        tokens = tokens[(closing + 1)...]
      }
      let head = tokens.prefix { $0.kind == .word || ["(", ")", ":", "@", ",", "."].contains($0.text) }
      if let end = head.firstIndex(where: { $0.isWord("in") }), !head.contains(where: { $0.isWord("for") }) {
        let words = head[..<end].filter { $0.kind == .word && $0.text != "MainActor" }
        guard !head[..<end].contains(where: { $0.isSymbol(",") }) else { return nil }
        parameter = words.first?.text
        tokens = tokens[(end + 1)...]
      }
      (self.tokens, self.member) = (tokens, member)
      var text = Self.text(tokens, member)
      if parameter == nil, tokens.contains(where: { $0.text == "$0" || $0.kind == .text && $0.text.contains("$0") }) {
        // The closures in the closure have parameters with the same name.
        let isNested = tokens.contains { brace in
          brace.isSymbol("{")
            && tokens.prefix(brace.closing ?? 0).contains { $0.lower > brace.lower && $0.text == "$0" }
        }
        if isNested { return nil }
        parameter = "value"
        text = text.replacing("$0", with: "value")
      }
      self.text = text
    }

    /// Returns the text of tokens with the comments before them, and that behind them on their last line.
    private static func text(_ tokens: ArraySlice<SwiftToken>, _ member: SwiftMember) -> String {
      guard let first = tokens.first, let last = tokens.last else { return "" }
      let start = member.tokens[..<tokens.startIndex].last?.upper ?? first.lower
      let comments = member.comment(after: tokens).map { " " + $0 }.joined()
      return String(decoding: member.source[start..<last.upper], as: UTF8.self) + comments
    }

    /// The steps for a success and for a failure, with those before and after the `switch` between them.
    typealias Branch = (name: String?, text: String)
    typealias Branches = (before: String, success: Branch, failure: Branch, after: String)

    /// The number of steps around a `switch` that both branches can have.
    private static let mostRepeated = 3

    /// Returns the branches of the only statement that reads the result.
    func branches(of result: String) -> Branches? {
      let statements = SwiftFlow.unwrapped(SwiftStatementReader.statements(tokens))
      guard let index = statements.firstIndex(where: { $0.reads(result) }) else { return nil }
      let others = statements[..<index] + statements[(index + 1)...]
      guard others.count <= Self.mostRepeated, !others.contains(where: { $0.reads(result) || $0.changesFlow }),
        let (success, failure) = branches(statements[index], result)
      else { return nil }
      return (text(statements[..<index]), success, failure, text(statements[(index + 1)...]))
    }

    /// Returns the branches of `switch result { … }`, or of `if case .success(let value) = result { … } else { … }`.
    private func branches(_ statement: SwiftStatement, _ result: String) -> (success: Branch, failure: Branch)? {
      var found: [String: Branch] = [:]
      switch statement.keyword {
      case "switch" where statement.parts[0].head.map(\.text) == ["switch", result]:
        for part in statement.parts.dropFirst() {
          guard let (name, value) = Self.pattern(part.head.dropFirst().dropLast()) else { return nil }
          found[name] = (value, part.statements.first?.matches(["break"]) == true ? "" : text(part.statements[...]))
        }
      case "if" where statement.parts[0].head.suffix(2).map(\.text) == ["=", result]:
        guard statement.parts.count <= 2, statement.parts.dropFirst().allSatisfy({ $0.head.count == 1 }),
          let (name, value) = Self.pattern(statement.parts[0].head.dropFirst(2).dropLast(2))
        else { return nil }
        found[name] = (value, text(statement.parts[0].statements[...]))
        let other = name == "success" ? "failure" : "success"
        found[other] = (nil, statement.parts.dropFirst().first.map { text($0.statements[...]) } ?? "")
      default: return nil
      }
      guard found.count == 2, let success = found["success"], let failure = found["failure"] else { return nil }
      return (success, failure)
    }

    /// Returns the case and the name of the value in `.success(let value)`.
    private static func pattern(_ tokens: ArraySlice<SwiftToken>) -> (name: String, value: String?)? {
      let words = tokens.map(\.text).filter { !["let", ".", "(", ")"].contains($0) }
      guard let name = words.first, ["success", "failure"].contains(name), words.count <= 2 else { return nil }
      return (name, words.dropFirst().first)
    }

    private func text(_ statements: ArraySlice<SwiftStatement>) -> String {
      guard let first = statements.first, let last = statements.last else { return "" }
      return Self.text(member.tokens[first.tokens.startIndex..<last.tokens.endIndex], member)
    }
  }
}

extension SwiftStatement {
  fileprivate func reads(_ name: String) -> Bool { tokens.contains { $0.isWord(name) } }
}

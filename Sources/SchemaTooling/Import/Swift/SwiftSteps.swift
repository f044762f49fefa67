/// Translates the statements of a method into steps.
struct SwiftSteps {
  let member: SwiftMember
  var code: SwiftCode
  let roles: ViewModelRoles
  private(set) var steps = ImportedSteps()
  /// The variables that are true while the command runs.
  private var flags: [String] = []
  /// Whether the statements are those of a `for`.
  private(set) var isInLoop = false
  /// The command with the steps, and whether a call ends its run before.
  private var command: String?
  private var restarts = false

  private init(_ member: SwiftMember, _ code: SwiftCode, _ roles: ViewModelRoles) {
    (self.member, self.code, self.roles) = (member, code, roles)
  }

  /// Returns the steps of a declaration, such as `command load`. A `do` at the end becomes the `catch` of the command.
  static func steps(
    _ head: String, _ statements: [SwiftStatement], _ member: SwiftMember, _ code: SwiftCode, _ roles: ViewModelRoles
  ) -> ImportedSteps {
    var translation = SwiftSteps(member, code, roles)
    let statements = translation.withoutAliases(statements)
    // Another command reads a flag as the status of the command that sets it.
    let all = statements.flatMap(\.all)
    let words = head.split(separator: " ").drop { $0 == "private" }
    if words.first == "command" {
      translation.command = words.dropFirst().first.map { String($0.prefix { $0 != "(" }) }
    }
    translation.restarts = words.last == "restart"
    translation.flags = roles.busy.keys.filter { name in all.contains { SwiftFlow.assigned(name, $0) != nil } }
    translation.read(head, translation.withoutRoles(roles.observers.noted(statements, in: member)))
    return translation.steps
  }

  /// Returns statements without other names for a constant of the view model, such as `let service = files`. The code
  /// has the names of the constants.
  private mutating func withoutAliases(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    let all = statements.flatMap(\.all)
    var aliases: [SwiftStatement] = []
    for statement in all where statement.parts.isEmpty && statement.tokens.first?.isWord("let") == true {
      let words = statement.tokens.map(\.text)
      guard let constant = words.last, roles.constants.contains(constant),
        words.count > 3, words[2...] == ["=", constant] || words[2...] == ["=", "self", ".", constant],
        all.count(where: { $0.declaredName == words[1] }) == 1
      else { continue }
      aliases.append(statement)
      code.declared.remove(words[1])
      code.locals[words[1]] = code.members[constant] ?? constant
    }
    func rest(_ statements: [SwiftStatement]) -> [SwiftStatement] {
      statements.filter { !$0.isIn(aliases) }.map { $0.mapBlocks(rest) }
    }
    return aliases.isEmpty ? statements : rest(statements)
  }

  // MARK: Roles

  /// Returns statements without those that set what the status of a command is in a schema.
  private func withoutRoles(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    var notes: [String] = []
    return statements.compactMap { statement in
      guard !isRole(statement) else {
        notes += statement.notes
        return nil
      }
      var rest = statement.mapBlocks(withoutRoles)
      rest.notes.insert(contentsOf: notes, at: 0)
      notes = []
      return rest
    }
  }

  private func isRole(_ statement: SwiftStatement) -> Bool {
    for name in flags {
      if SwiftFlow.assigned(name, statement) != nil || ViewModelRoles.isGuard(of: name, statement) { return true }
      let inner = statement.parts.flatMap(\.statements)
      if statement.keyword == "defer", inner.count == 1, SwiftFlow.assigned(name, inner[0]) != nil { return true }
    }
    let setsError = roles.failures.keys.contains { name in
      SwiftFlow.assigns(name, "nil", statement) || SwiftFlow.assigns(name, "error", statement)
    }
    return setsError || isSubscription(statement) || restarts && otherCommands(cancelledBy: statement)?.isEmpty == true
  }

  /// Whether the statement only calls a method that subscribes: a schema follows and reacts without a call.
  private func isSubscription(_ statement: SwiftStatement) -> Bool {
    let words = statement.tokens.map(\.text).filter { !["self", "?", ".", "await"].contains($0) }
    return words.count == 3 && words.suffix(2) == ["(", ")"] && roles.subscriptions.contains(words[0])
  }

  // MARK: Blocks

  private mutating func read(_ head: String, _ statements: [SwiftStatement]) {
    guard let index = statements.lastIndex(where: { $0.keyword == "do" }), isCatchable(statements, index) else {
      steps.root = [.init(opening: head + " {", steps: nodes(statements))]
      return
    }
    let parts = statements[index].parts
    let rest = statements[(index + 1)...]
    let nodes = nodes(statements[..<index] + parts[0].statements + rest)
    if nodes.indices.contains(index) {
      let statement = statements[index]
      steps.note(
        nodes[index], comments(before: statement.tokens), remarks: statement.notes.map(importComment))
    }
    steps.root = [.init(opening: head + " {", steps: nodes)]
    for part in parts.dropFirst() { addCatch(part, rest) }
  }

  /// Whether the errors of a `do` can be those of the whole command: nothing before or after it fails.
  private func isCatchable(_ statements: [SwiftStatement], _ index: Int) -> Bool {
    let rest = statements[(index + 1)...]
    let others = statements[..<index] + rest
    let returns = statements[index].tokens.contains { $0.isWord("return") }
    // The clauses of the command do not see the names of its steps.
    let names = Set(statements[..<index].compactMap(\.declaredName))
    let clauses = statements[index].parts.dropFirst().flatMap(\.statements).flatMap(\.tokens)
    if clauses.contains(where: { names.contains($0.text) }) { return false }
    // A `defer` runs before the `catch` in Swift, and the steps of a task after the others.
    if statements[..<index].contains(where: { $0.keyword == "defer" }) || statements[index].isBeforeOthers {
      return false
    }
    // If the steps of another `catch` are omitted, it throws the error again.
    let catches = others.flatMap(\.all).filter { $0.keyword == "do" }.flatMap { $0.parts.dropFirst() }
    if catches.contains(where: { !$0.statements.allSatisfy(\.isLog) }) { return false }
    return !others.contains(where: Self.canFail) && (rest.isEmpty || (rest.count <= Self.repeatedSteps && !returns))
  }

  /// The number of steps after a `do` that can be in its `catch`, too.
  private static let repeatedSteps = 3

  private static func canFail(_ statement: SwiftStatement) -> Bool {
    if statement.keyword == "do", statement.parts.count > 1 { return false }
    let tokens = statement.tokens
    return tokens.indices.contains { index in
      tokens[index].isWord("throw")
        || (tokens[index].isWord("try") && !(index + 1 < tokens.endIndex && tokens[index + 1].isSymbol("?")))
    }
  }

  private mutating func addCatch(_ part: SwiftStatement.Part, _ rest: ArraySlice<SwiftStatement>) {
    // A cancellation ends a command without an error.
    let isCancellation = part.head.dropFirst().map(\.text) == ["is", "CancellationError"]
    if isCancellation, part.statements.allSatisfy({ $0.matches(["return"]) }) { return }
    let outer = code
    defer { code = outer }
    let opening = openingCatch(part)
    let source = SwiftStatementReader.statements(part.tokens(member))
    let lines = source.flatMap { member.lines($0.tokens) }.map { "    " + $0 }
    var clause = ImportedSteps.Step(code: [part.head.onOneLine + " {"] + lines + ["}"])
    if let reason = syntaxError(in: "command run {\n} \(opening)\n}", "viewmodel") {
      clause.fail(isCancellation ? "a command that is cancelled runs no `catch`" : reason)
      return steps.root[0].steps.append(steps.add(clause))
    }
    let stores = SwiftFlow.flattened(source).contains { statement in
      roles.failures.keys.contains { SwiftFlow.assigns($0, "error", statement) }
    }
    if stores, opening == "catch {", part.statements.isEmpty, rest.isEmpty { return }
    var inner = nodes(SwiftFlow.withoutCancellation(part.statements, member) + rest)
    if stores, opening == "catch {" {
      inner.append(steps.add(.init(forms: ["throw error"], code: [])))
    }
    steps.root.append(.init(opening: opening, steps: inner, clause: steps.add(clause)))
  }

  /// Returns the head of a `catch`, in whose steps the error is called `error`.
  private mutating func openingCatch(_ part: SwiftStatement.Part) -> String {
    let pattern = part.head.dropFirst()
    let words = pattern.map(\.text)
    let isNamed = words.first == "let" && (words.count == 2 || words.count == 4 && words[2] == "as")
    if isNamed, words[1] != "error" { code.locals[words[1]] = "error" }
    if words.isEmpty || words == ["_"] || (isNamed && words.count == 2) { return "catch {" }
    return isNamed ? "catch let error as \(words[3]) {" : "catch \(code.text(pattern)) {"
  }

  // MARK: Steps

  private mutating func nodes(_ statements: some Sequence<SwiftStatement>) -> [Int] { statements.map { node($0) } }

  private mutating func node(_ statement: SwiftStatement) -> Int {
    let declaration = statement.streamDeclaration.flatMap { member.lines($0.tokens) }
    var step = ImportedSteps.Step(code: declaration + member.lines(statement.tokens))
    step.notes = comments(before: statement.tokens)
    if statement.parts.isEmpty { step.notes += member.comment(after: statement.tokens) }
    step.remarks = statement.notes.map(importComment)
    step.declared = statement.declaredName
    if statement.parts.isEmpty { step.flags = flags(in: statement) }
    step.isRequired = statement.changesFlow || declaresMember(statement)
    if SwiftSubscription.publisher(statement) != nil {
      // A `return` in its closure is none of the method.
      step.isRequired = false
      let own = SwiftSubscription(statement).map { "a reaction is no step; write `on change of \($0.name) { … }`" }
      step.fail(own ?? SwiftSubscription.publisherReason)
      return steps.add(step)
    }
    step.isLog = statement.isLog
    if let reason = omission(statement) {
      step.isRequired = false
      step.fail(reason)
      return steps.add(step)
    }
    switch statement.keyword {
    case "if", "guard", "for", "defer":
      let outer = isInLoop
      defer { isInLoop = outer }
      if statement.keyword == "for" { isInLoop = true }
      step.parts = statement.parts.map { part in
        ImportedSteps.Part(opening: code.text(part.head) + " {", steps: nodes(part.statements))
      }
    case "switch":
      step.parts = statement.parts.enumerated().map { index, part in
        let lines = index == 0 ? [code.text(part.head) + " {"] : comments(before: part.head) + [code.text(part.head)]
        return ImportedSteps.Part(
          opening: lines.joined(separator: "\n"), steps: nodes(part.statements), isCase: index > 0)
      }
    case "do" where statement.parts.count > 1:
      step.parts = statement.parts.enumerated().map { index, part in
        let outer = code
        defer { code = outer }
        let opening = index == 0 ? "do {" : openingCatch(part)
        return ImportedSteps.Part(opening: opening, steps: nodes(part.statements))
      }
    default: step.forms = forms(statement)
    }
    let source = member.text(statement.tokens)
    let labels = ["error.label", "localizedDescription"].reduce(0) { $0 + source.ranges(of: $1).count }
    if let text = step.forms.first, !roles.errorTexts.contains(where: { SwiftFlow.assigns($0, "error", statement) }),
      text.ranges(of: "error.label").count > labels
    {
      step.notes.append(importComment("In Swift, `\\(error)` describes the value; it is not its label."))
    }
    step.failSyntaxErrors()
    return steps.add(step)
  }

  /// Returns the reason why a statement is no step, if it does not depend on its code.
  private func omission(_ statement: SwiftStatement) -> String? {
    if statement.keyword == "for", statement.parts.first?.head.contains(where: { $0.isWord("await") }) == true {
      return SwiftStream.reason
    }
    if statement.isLog { return "a schema writes no logs" }
    if let name = cancelled(statement.tokens), roles.tasks[name] != nil {
      guard let commands = otherCommands(cancelledBy: statement) else { return roles.reason(ofTask: name) }
      return commands.isEmpty ? "it would end these steps, too; write it as the last step" : nil
    }
    if callsClosure(statement) {
      return "its function waits in the schema; write `let value = try await …` and the steps of the closure after it"
    }
    if SwiftFlow.readsAvailability(statement) { return "a schema has no `#available`; write the steps of one branch" }
    let isTask = statement.isBeforeOthers && !(statement.parts.isEmpty && called(statement.tokens) != nil)
    guard isTask || statement.parts.isEmpty && SwiftFlow.later(statement) != nil else { return nil }
    let name = statement.tokens.first?.isWord("DispatchQueue") == true ? "DispatchQueue.main.async" : "Task"
    return "the next steps do not wait for a `\(name)`; declare a command with its steps, and call the command"
  }

  /// Whether the statement gives a completion handler to a function that is `async` in the schema.
  private func callsClosure(_ statement: SwiftStatement) -> Bool {
    let tokens = statement.tokens.drop { $0.isWord("self") || $0.isSymbol(".") }.prefix(3)
    guard statement.parts.isEmpty, statement.tokens.last?.isSymbol("}") == true || statement.tokens.last?.text == ")"
    else { return false }
    return code.completions[tokens.first?.text ?? ""]?.contains(tokens.last?.text ?? "") == true
  }

  /// Returns the name of the task in `task?.cancel()`.
  private func cancelled(_ tokens: ArraySlice<SwiftToken>) -> String? {
    let words = tokens.map(\.text).filter { $0 != "self" && $0 != "?" }.drop { $0 == "." }
    return words.dropFirst() == [".", "cancel", "(", ")"] ? words.first : nil
  }

  /// Returns the commands that `task?.cancel()` cancels, apart from that with the steps; nil for another statement.
  private func otherCommands(cancelledBy statement: SwiftStatement) -> [String]? {
    guard let name = cancelled(statement.tokens), case .commands(let commands) = roles.tasks[name] else { return nil }
    return commands.filter { command == nil || $0.prefix { $0 != "(" } != command.map { $0[...] } }
  }

  /// Whether the statement declares a name that otherwise is a member, so that the next statements read another value.
  private func declaresMember(_ statement: SwiftStatement) -> Bool {
    guard let first = statement.tokens.first, ["let", "var", "async"].contains(first.text) else { return false }
    return statement.tokens.prefix { !$0.isSymbol("=") }.prefix(4).contains { roles.names.contains($0.text) }
  }

  /// The members that a statement sets to true or false.
  private func flags(in statement: SwiftStatement) -> [ImportedSteps.Flag] {
    statement.all.compactMap { statement in
      guard let sign = statement.tokens.prefix(4).lastIndex(where: { $0.isSymbol("=") }), sign > 0,
        let name = statement.tokens[..<sign].last?.text, let value = SwiftFlow.assigned(name, statement),
        value.count == 1, let value = Bool(value.first?.text ?? "")
      else { return nil }
      return ImportedSteps.Flag(name: name, value: value)
    }
  }

  /// The comments on the lines before a statement.
  private func comments(before tokens: ArraySlice<SwiftToken>) -> [String] {
    guard var place = tokens.first?.lower else { return [] }
    var lines: [String] = []
    while place > 0 {
      let start = member.source[..<place].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
      let text = String(decoding: member.source[start..<place], as: UTF8.self).drop { $0.isWhitespace }
      let isFirst = place == tokens.first?.lower
      guard isFirst ? text.isEmpty : text.hasPrefix("//") else { break }
      if !isFirst { lines.insert(importComment(String(text.drop { $0 == "/" }.drop { $0 == " " })), at: 0) }
      place = start - 1
    }
    return lines
  }

  /// The texts of a step, the best one first.
  private func forms(_ statement: SwiftStatement) -> [String] {
    let tokens = statement.tokens
    let text = code.text(tokens)
    if let event = emitted(tokens) { return [event] }
    if let time = waited(tokens) { return ["wait \(time)"] }
    if let commands = otherCommands(cancelledBy: statement) {
      return [commands.map { "\($0).cancel()" }.joined(separator: "; "), text]
    }
    if statement.isAloneInTask, let call = called(tokens) { return [call] }
    if let element = element(tokens) { return [element, text] }
    if roles.errorTexts.contains(where: { SwiftFlow.assigns($0, "error", statement) }) { return ["\(text).label"] }
    var forms = [sorted(tokens), text].compactMap(\.self)
    if let filtered = filtered(tokens) ?? removed(tokens) { forms.append(filtered) }
    return forms
  }

  /// Returns the step for the call of a closure or subject that is an event.
  private func emitted(_ tokens: ArraySlice<SwiftToken>) -> String? {
    var tokens = tokens
    if tokens.first?.isWord("self") == true {
      tokens = tokens.drop { $0.isWord("self") || $0.isSymbol("?") || $0.isSymbol(".") }
    }
    guard let name = tokens.first?.text, let parameters = roles.events[name] else { return nil }
    tokens = tokens.dropFirst().drop { ["?", ".", "send"].contains($0.text) }
    guard let bracket = tokens.first, bracket.isSymbol("("), bracket.closing == tokens.endIndex - 1 else { return nil }
    let values = split(tokens.dropFirst().dropLast())
    guard values.count == parameters.count else { return parameters.isEmpty ? "emit \(name)" : nil }
    let list = zip(parameters, values).map { "\($0): \(code.text($1))" }
    return "emit \(name)" + (list.isEmpty ? "" : "(\(list.joined(separator: ", ")))")
  }

  /// Returns the duration of `Task.sleep`.
  private func waited(_ tokens: ArraySlice<SwiftToken>) -> String? {
    guard let name = tokens.firstIndex(where: { $0.isWord("sleep") }), name > tokens.startIndex + 1,
      tokens[name - 2].isWord("Task"), name + 1 < tokens.endIndex, tokens[name + 1].closing == tokens.endIndex - 1
    else { return nil }
    return duration(tokens[(name + 2)..<(tokens.endIndex - 1)])
  }

  /// Returns the call of a command without `await`, so that the next step does not wait for its end.
  private func called(_ tokens: ArraySlice<SwiftToken>) -> String? {
    let call = tokens.drop { ["_", "=", "try", "?", "await", "self", "."].contains($0.text) }
    guard let name = call.first, roles.commands.contains(name.text),
      call.dropFirst().first?.closing == tokens.endIndex - 1
    else { return nil }
    return code.text(call)
  }
}

extension SwiftStatement.Part {
  /// The tokens in the block, as they are in Swift.
  fileprivate func tokens(_ member: SwiftMember) -> ArraySlice<SwiftToken> {
    guard let last = head.last,
      let brace = member.tokens.firstIndex(where: { $0.lower > last.lower && $0.isSymbol("{") }),
      let closing = member.tokens[brace].closing, closing < member.tokens.endIndex
    else { return [] }
    return member.tokens[(brace + 1)..<closing]
  }
}

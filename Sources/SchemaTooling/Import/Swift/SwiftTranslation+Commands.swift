import VmgenSchemaSyntax

/// The methods of view models, and what reacts to their variables.
extension SwiftTranslation {
  /// Returns the steps of statements, without those that a schema does by itself.
  func steps(
    of statements: [SwiftStatement], _ member: SwiftMember, _ owner: SwiftDeclaration, _ roles: ViewModelRoles,
    _ head: String = "on start", locals: [String: String] = [:]
  ) -> ImportedSteps {
    var code = code(member, owner)
    code.locals = locals
    return SwiftSteps.steps(head, statements, member, code, roles)
  }

  mutating func method(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ parameters: [SwiftMember.Parameter], _ effects: [String],
    _ result: ArraySlice<SwiftToken>, _ body: SwiftMember.Body?, _ roles: ViewModelRoles
  ) -> [ImportedPiece] {
    let name = "\(member.name)(…)"
    if member.isGeneric { return [omitted(name, member, "a schema has no generic functions")] }
    guard result.isEmpty else {
      guard let body, member.isDisplay(roles) else {
        return [command(member, owner, parameters, effects, result, body, roles)]
      }
      var display = computed(member, member.isPrivate ? "let" : "display", owner, parameters: parameters, result, body)
      if parameters.isEmpty {
        for index in display.forms.indices { display.forms[index].note = "A method in Swift." }
      }
      return [display]
    }
    if roles.subscriptions.contains(member.name), let body { return subscriptions(member, owner, body, roles) }
    let statements = SwiftFlow.flattened(SwiftStatementReader.statements(body?.tokens ?? []))
    return [command(member, owner, parameters, effects, [], body, roles)]
      + statements.compactMap { follow($0, member, owner, roles) }
  }

  /// Returns the methods without parameters that become displays.
  static func getters(_ owner: SwiftDeclaration, _ roles: ViewModelRoles) -> Set<String> {
    let methods = owner.members.filter { member in
      guard case .function(let parameters, _, _, _) = member.kind, parameters.isEmpty else { return false }
      return !member.isStatic && !member.isGeneric && !member.isPureFunction(in: roles.names) && member.isDisplay(roles)
    }
    return Set(methods.map(\.name))
  }

  private mutating func command(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ parameters: [SwiftMember.Parameter], _ effects: [String],
    _ result: ArraySlice<SwiftToken>, _ body: SwiftMember.Body?, _ roles: ViewModelRoles
  ) -> ImportedPiece {
    do throws(SwiftTypeReader.Refusal) {
      let lists = try lists(parameters, member, owner, takesErrors: true)
      let name = owner.renamed[member.name] ?? member.name
      let takesError = parameters.contains(where: \.isAnyError)
      let note = joinedNotes(
        name == member.name ? nil : "In Swift: `\(member.name)`.",
        takesError && !member.isPrivate ? "Not private in Swift; only private commands take an `Error`." : nil,
        member.hasClosureCalls ? "The steps after an `await` are in a closure in Swift." : nil)
      var statements = SwiftStatementReader.statements(body?.tokens ?? [])
      let policy = (Self.restarts(&statements, roles) ? "restart" : roles.policy(of: member)).map { " \($0)" } ?? ""
      let arrow = result.isEmpty ? "" : " -> \(try types.type(result, in: owner.path).text)"
      let heads = lists.map { list in
        "\(member.isPrivate || takesError ? "private " : "")command \(name)"
          + (list.text.isEmpty && arrow.isEmpty ? "" : "(\(list.text))") + arrow
      }
      let flattened = SwiftFlow.flattened(statements, isMovable: !member.hasClosureCalls).filter {
        SwiftStream($0)?.isIndependent(of: member) != true
      }
      // With omitted steps, a command may not suspend, so that a policy has no effect.
      var forms = Set([policy, ""]).sorted(by: >).flatMap { policy in
        zip(heads, lists).map { head, list in
          let steps = steps(of: flattened, member, owner, roles, head + policy)
          return ImportedPiece.Form(note: joinedNotes(note, list.note), steps: steps)
        }
      }
      if result.isEmpty { forms += emptyCommands(heads, member, effects, body) }
      return piece("\(member.name)(…)", member, "viewmodel", forms)
    } catch {
      return omitted("\(member.name)(…)", member, error.reason)
    }
  }

  /// Returns commands without their steps, which a comment has.
  private func emptyCommands(
    _ heads: [String], _ member: SwiftMember, _ effects: [String], _ body: SwiftMember.Body?
  ) -> [ImportedPiece.Form] {
    let how = effects.isEmpty ? "" : " It is `\(effects.joined(separator: " "))`."
    return heads.enumerated().map { index, head in
      guard index == 0 else {
        let note = "The default values and the steps are omitted: {reason}. In Swift:"
        return ImportedPiece.Form(note: note, text: "\(head) {}", code: member.code)
      }
      return ImportedPiece.Form(
        note: "The steps are omitted: {reason}.\(how) In Swift:", text: "\(head) {}",
        code: body.map { member.lines($0.tokens) } ?? [])
    }
  }

  /// Removes `task?.cancel()` before `task = Task { … }`, and returns whether it was there. It stays if it cancels other
  /// commands, too.
  private static func restarts(_ statements: inout [SwiftStatement], _ roles: ViewModelRoles) -> Bool {
    guard let last = statements.last, SwiftFlow.task(last) != nil else { return false }
    let target = last.tokens.drop { $0.isWord("self") || $0.isSymbol(".") }
    guard let name = target.first, target.dropFirst().first?.isSymbol("=") == true else { return false }
    let index = statements.firstIndex { statement in
      statement.tokens.map(\.text).filter { $0 != "self" }.suffix(6) == [name.text, "?", ".", "cancel", "(", ")"]
    }
    guard let index else { return false }
    if case .commands(let commands) = roles.tasks[name.text], commands.count > 1 { return true }
    statements.remove(at: index)
    return true
  }

  // MARK: Subscriptions

  private mutating func subscriptions(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ body: SwiftMember.Body, _ roles: ViewModelRoles
  ) -> [ImportedPiece] {
    let statements = SwiftFlow.flattened(SwiftStatementReader.statements(body.tokens))
    return statements.map { statement in
      if let subscription = SwiftSubscription(statement) {
        return self.subscription(subscription, statement, member, owner, roles)
      }
      return follow(statement, member, owner, roles) ?? publisher(statement, member)
    }
  }

  /// Returns what follows the stream of a loop in a method or in `init`; nil for another statement.
  func follow(
    _ statement: SwiftStatement, _ member: SwiftMember, _ owner: SwiftDeclaration, _ roles: ViewModelRoles
  ) -> ImportedPiece? {
    guard let stream = SwiftStream(statement), stream.isIndependent(of: member) else { return nil }
    let text = "follow \(stream.target) from \(code(member, owner).text(stream.tokens))"
    let note = member.name == "init" ? "From `init`." : "From the start; in Swift, from `\(member.name)()` on."
    let name = "follow \(stream.target) in \(member.name)"
    if stream.statements.isEmpty { return piece(name, member, "viewmodel", [.init(note: note, text: text)]) }
    var statements = SwiftFlow.flattened(stream.statements)
    if !stream.catches.isEmpty {
      let parts = [SwiftStatement.Part(head: [], statements: statements)] + stream.catches
      statements = [SwiftStatement(kind: .block(keyword: "do", parts), tokens: statement.tokens)]
    }
    let steps = steps(of: statements, member, owner, roles, text)
    var piece = piece(name, member, "viewmodel", [.init(note: note, steps: steps)])
    piece.documentation = []
    return piece
  }

  /// Returns a comment for a subscription to a publisher that is no variable of the view model.
  func publisher(_ statement: SwiftStatement, _ member: SwiftMember) -> ImportedPiece {
    let tokens = SwiftSubscription.publisher(statement) ?? statement.tokens
    return ImportedPiece(
      "\(tokens.onOneLine) in \(member.name)", omittedBecause: SwiftSubscription.publisherReason,
      code: member.lines(statement.tokens))
  }

  /// Returns the reaction to the changes of a variable that Combine publishes.
  func subscription(
    _ subscription: SwiftSubscription, _ statement: SwiftStatement, _ member: SwiftMember, _ owner: SwiftDeclaration,
    _ roles: ViewModelRoles
  ) -> ImportedPiece {
    let locals = subscription.parameter.map { [$0: subscription.name] } ?? [:]
    var steps = steps(
      of: subscription.statements, member, owner, roles, "on change of \(subscription.name)", locals: locals)
    // A change ends the steps of the change before, and so their pause.
    if let time = subscription.debounce, !steps.isEmpty {
      steps.root[0].steps.insert(steps.add(.init(forms: ["wait \(time)"], code: [])), at: 0)
    }
    let start = subscription.dropsFirst ? "" : ", which also runs at the start"
    let note = "A subscription to `$\(subscription.name)` in `\(member.name)`\(start)."
    var piece = piece(subscription.name, member, "viewmodel", [.init(note: note, steps: steps)])
    piece.name = "$\(subscription.name) in \(member.name)"
    piece.documentation = []
    piece.code = member.lines(statement.tokens)
    return piece
  }

  private static let didSetNote =
    "`didSet` in Swift, which also runs if the value stays equal, and at once: a reaction runs after the steps."

  /// Returns the reaction to the changes of a variable with `didSet`.
  func observers(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ body: SwiftMember.Body, _ roles: ViewModelRoles
  ) -> [ImportedPiece] {
    let name = "\(member.name).didSet"
    guard body.tokens.first?.isWord("didSet") == true, let brace = body.tokens.dropFirst().first, brace.isSymbol("{"),
      brace.closing == body.tokens.endIndex - 1
    else { return [omitted(name, member, "a reaction runs after a change; write `on change of \(member.name) { … }`")] }
    let old = roles.names.union(member.declaredNames).contains("old") ? "oldValue" : "old"
    let head = body.tokens.contains { $0.isWord("oldValue") } ? " from \(old)" : ""
    let statements = SwiftFlow.flattened(SwiftStatementReader.statements(body.tokens.dropFirst(2).dropLast()))
    let shown = owner.renamed[member.name] ?? member.name
    let steps = steps(
      of: statements, member, owner, roles, "on change of \(shown)\(head)", locals: ["oldValue": old])
    guard !steps.isEmpty else { return [omitted(name, member, "a reaction has steps")] }
    let waits = body.tokens.contains { $0.isWord("await") }
    let note = Self.didSetNote + (waits ? " A change ends the steps of the change before." : "")
    var piece = piece(name, member, "viewmodel", [.init(note: note, steps: steps)])
    piece.documentation = []
    return [piece]
  }
}

extension SwiftMember {
  /// Whether it is a method with a result that only reads.
  fileprivate func isDisplay(_ roles: ViewModelRoles) -> Bool {
    guard case .function(let parameters, [], let result, let body?) = kind, !result.isEmpty else { return false }
    return !SwiftChanges(roles, parameters, body.tokens).isChange
  }
}

/// Returns the first syntax error of a member or of a declaration of a file, or nil.
func syntaxError(in text: String, _ container: String?) -> String? {
  // The parser reports a declaration that is not indented as the next one after a missing brace.
  let schema = container.map { "\($0) Sample {\n    \(text)\n}\n" } ?? text + "\n"
  return parseSchema(SourceFile(imported: schema)).diagnostics.first?.kind.message
}

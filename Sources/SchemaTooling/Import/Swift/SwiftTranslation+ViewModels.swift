import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The members of view models.
extension SwiftTranslation {
  mutating func viewModelMembers(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ roles: ViewModelRoles
  ) -> [ImportedPiece] {
    switch member.kind {
    case .enumCase: return [omitted("case \(member.name)", member, "a view model has none")]
    case .other(let keyword): return [other(keyword, member)]
    case .initializer(let parameters, _, let body):
      return initializer(member, owner, parameters, body, roles)
    case .property(let isLet, let type, let value, let body):
      if let body, !body.hasObservers {
        return [computed(member, member.isPrivate ? "let" : "display", owner, type, body)]
      }
      let type = type.isEmpty ? roles.type(of: member.name, value) : type
      var stored = stored(member, owner, isLet, type, roles.values[member.name] ?? value, roles)
      let initializer = owner.members.first { if case .initializer = $0.kind { true } else { false } }
      stored.code += roles.code(of: member.name, in: initializer)
      return [stored] + (body.map { observers(member, owner, $0, roles) } ?? [])
    case .function(let parameters, let effects, let result, let body):
      return method(member, owner, parameters, effects, result, body, roles)
    }
  }

  // MARK: Initializers

  private mutating func initializer(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ parameters: [SwiftMember.Parameter], _ body: SwiftMember.Body?,
    _ roles: ViewModelRoles
  ) -> [ImportedPiece] {
    let isFirst = owner.members.first { if case .initializer = $0.kind { true } else { false } }?.code == member.code
    guard isFirst else { return [omitted("init", member, "a view model has one initializer")] }
    let inputs = parameters.compactMap { input($0, member, owner) }
    let statements = SwiftFlow.flattened(SwiftStatementReader.statements(body?.tokens ?? [])).filter { statement in
      let isSuper = statement.isSuperclassInitialization
      let isInherited = !owner.superclasses.isEmpty || !owner.superclassArguments.isEmpty
      return !roles.isImplied(statement) && !(isSuper && (statement.tokens.count == 5 || isInherited))
    }
    let streams = statements.filter { SwiftStream($0)?.isIndependent(of: member) == true }
    var steps = statements.filter { SwiftSubscription.publisher($0) == nil && !$0.isIn(streams) }
    steps.removeAll { statement in self.steps(of: [statement], member, owner, roles).isEmpty }
    let reactions =
      statements.filter { SwiftSubscription.publisher($0) != nil }.map { statement in
        SwiftSubscription(statement).map { subscription($0, statement, member, owner, roles) }
          ?? publisher(statement, member)
      } + streams.compactMap { follow($0, member, owner, roles) }
    guard !steps.isEmpty else { return inputs + reactions }
    let form = ImportedPiece.Form(
      note: "The steps of `init`.",
      steps: self.steps(of: steps, member, owner, roles, "on start"))
    return inputs + reactions + [piece("init", member, "viewmodel", [form])]
  }

  /// Returns the input of a parameter of an initializer that no stored property has the name of.
  private mutating func input(
    _ parameter: SwiftMember.Parameter, _ member: SwiftMember, _ owner: SwiftDeclaration
  ) -> ImportedPiece? {
    let code = [member.text(parameter.tokens)]
    guard !owner.members.contains(where: { $0.name == parameter.name }) else {
      guard isService(parameter.type), !parameter.value.isEmpty else { return nil }
      return ImportedPiece(code[0], omittedBecause: "the app passes the services", code: [])
    }
    do throws(SwiftTypeReader.Refusal) {
      let text = "input \(parameter.name): \(try known(parameter.type, owner).text)"
      var undocumented = member
      undocumented.documentation = []
      let form = ImportedPiece.Form(note: "A parameter of `init`.", text: text)
      guard !parameter.value.isEmpty else { return piece(parameter.name, undocumented, "viewmodel", [form]) }
      let value = self.code(member, owner).text(parameter.value)
      let forms = [.init(note: form.note, text: "\(text) = \(value)"), withoutValue(form, member, parameter.value)]
      return piece(parameter.name, undocumented, "viewmodel", forms)
    } catch {
      return ImportedPiece(parameter.name, omittedBecause: error.reason, code: code)
    }
  }

  // MARK: Stored properties

  /// The types that have no values in a schema, although their names are not known, with the reasons.
  private static let machinery = [
    "AnyCancellable": "a schema ends subscriptions by itself",
    "Task": "a schema stores no tasks; a command is its own task",
    "Timer": "a schema stores no timers; write `every 1s { … }`",
    "NSObject": "a schema has no values of the type `NSObject`",
    "ModelContext": "a schema has no `ModelContext`; declare a service that reads and stores the models",
  ]

  /// Returns a type. A type that is not in the imported files is that of data only in a variable that begins empty.
  private mutating func known(
    _ type: ArraySlice<SwiftToken>, _ owner: SwiftDeclaration, beginsEmpty: Bool = false
  ) throws(SwiftTypeReader.Refusal) -> ImportedType {
    let reasons = type.filter { types.names[[$0.text]] == nil }.compactMap { Self.machinery[$0.text] }
    if let reason = reasons.first { throw SwiftTypeReader.Refusal(reason: reason) }
    if beginsEmpty { return try types.type(type, in: owner.path) }
    // Each unknown type of this type is found.
    var reader = types.withoutUnknown
    _ = try reader.type(type, in: owner.path)
    guard let name = reader.unknown.first(where: { FrameworkTypes.module(of: $0) == nil }) else {
      return try types.type(type, in: owner.path)
    }
    throw SwiftTypeReader.Refusal(
      reason: "the imported files do not declare `\(name)`; a protocol becomes a service, and a struct a model")
  }

  private mutating func stored(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ isLet: Bool, _ type: ArraySlice<SwiftToken>,
    _ value: ArraySlice<SwiftToken>, _ roles: ViewModelRoles
  ) -> ImportedPiece {
    if let code = owner.providers[member.name] {
      return omitted(member.name, member, "a schema has `\(code)` by itself")
    }
    if isService(type), type.contains(where: { $0.isSymbol("&") }) {
      return omitted(member.name, member, SwiftTypeReader.compositions)
    }
    if isService(type) {
      let name = type.filter { $0.kind == .word && !["any", "some"].contains($0.text) }.map(\.text)
      let form = ImportedPiece.Form(text: "use \(member.name): \(types.names[name] ?? name.joined())")
      return piece(member.name, member, "viewmodel", [value.isEmpty ? form : withValue(form, member, value)])
    }
    if let event = event(member, owner, type, value) { return event }
    do throws(SwiftTypeReader.Refusal) {
      if let failed = roles.failures[member.name] { return failure(member, failed) }
      if roles.errorTexts.contains(member.name) {
        let note = "The text of the error that the variable has in Swift."
        return piece(member.name, member, "viewmodel", forms(member, owner, isLet, "String?", value, note, roles))
      }
      if type.first?.isWord("Task") == true { return omitted(member.name, member, roles.reason(ofTask: member.name)) }
      let tokens = type
      let isOptional = tokens.last?.isSymbol("?") == true && value.isEmpty
      let beginsEmpty =
        !isLet
        && (isOptional || value.first?.isWord("nil") == true || SwiftTypeReader.isEmptyCollection(value))
      let imported = try known(tokens, owner, beginsEmpty: beginsEmpty)
      let note = joinedNotes(imported.guess.map { "A guess: `\($0)` in Swift." }, wrapperNote(member))
      var others = forms(member, owner, isLet, imported.text, value, note, roles)
      if case .property(_, let written, _, _) = member.kind, written.isEmpty, SwiftTypeReader.isStaticMember(value),
        others.count > 1
      {
        // Without its value, its type would be a guess.
        others.removeLast()
      }
      guard let running = roles.busy[member.name] else { return piece(member.name, member, "viewmodel", others) }
      for index in others.indices {
        others[index].note = "In Swift, it is true while \(running.joined(separator: ", ")) runs, but: {reason}."
      }
      let text = "display \(member.name) = " + running.map { "\($0).isRunning" }.joined(separator: " || ")
      return piece(member.name, member, "viewmodel", [.init(note: note, text: text)] + others)
    } catch {
      return omitted(member.name, member, error.reason)
    }
  }

  private func withValue(
    _ form: ImportedPiece.Form, _ member: SwiftMember, _ value: ArraySlice<SwiftToken>
  ) -> ImportedPiece.Form {
    var form = form
    form.note = "In Swift, it is `\(member.text(value))`."
    return form
  }

  /// Returns the display of the error of commands, which a variable has in Swift.
  private func failure(_ member: SwiftMember, _ commands: [String]) -> ImportedPiece {
    let note = "The text of the error that the variable has in Swift. A new run resets it."
    // A command whose steps are omitted never fails.
    let forms = ([commands] + (commands.count > 1 ? commands.map { [$0] } : [])).map { commands in
      let text = commands.map { "\($0).errorText" }.joined(separator: " ?? ")
      return ImportedPiece.Form(note: note, text: "display \(member.name) = \(text)")
    }
    return piece(member.name, member, "viewmodel", forms)
  }

  private mutating func event(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ type: ArraySlice<SwiftToken>, _ value: ArraySlice<SwiftToken>
  ) -> ImportedPiece? {
    guard let event = SwiftEvent(type, value) else { return nil }
    do throws(SwiftTypeReader.Refusal) {
      var parts: [String] = []
      for parameter in event.parameters { parts.append("\(parameter.name): \(try known(parameter.type, owner).text)") }
      let text = "event \(member.name)" + (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")
      let note = type.contains { $0.text == "->" } ? "A closure in Swift." : "A subject in Swift."
      return piece(member.name, member, "viewmodel", [.init(note: note, text: text)])
    } catch {
      return omitted(member.name, member, error.reason)
    }
  }

  private func forms(
    _ member: SwiftMember, _ owner: SwiftDeclaration, _ isLet: Bool, _ type: String, _ value: ArraySlice<SwiftToken>,
    _ note: String?, _ roles: ViewModelRoles
  ) -> [ImportedPiece.Form] {
    let name = owner.renamed[member.name] ?? member.name
    let note = joinedNotes(note, name == member.name ? nil : "In Swift: `\(member.name)`.")
    let hidden = member.isPrivate ? "private " : ""
    let input = "\(isLet ? hidden + "let" : "input") \(name): \(type)"
    if let given = roles.parameters[member.name], roles.values[member.name] == nil,
      value.isEmpty || roles.isAssigned(member.name)
    {
      guard !given.isEmpty else { return [.init(note: note, text: input)] }
      let plain = ImportedPiece.Form(note: note, text: input)
      return [
        .init(note: note, text: "input \(name): \(type) = \(code(member, owner).text(given))"),
        withoutValue(plain, member, given),
      ]
    }
    guard !value.isEmpty || (type.hasSuffix("?") && !isLet) else { return [.init(note: note, text: input)] }
    let empty = SwiftTypeReader.isEmptyCollection(value) ? type.contains(":") ? "[:]" : "[]" : nil
    let text = value.isEmpty ? "nil" : empty ?? code(member, owner).text(value)
    var last = ImportedPiece.Form(note: note, text: input)
    if !value.isEmpty { last = withoutValue(last, member, value) }
    if isLet { return [.init(note: note, text: "let \(name): \(type) = \(text)"), last] }
    let state = ImportedPiece.Form(note: note, text: "\(hidden)state \(name): \(type) = \(text)")
    // Views write properties that are not private.
    let isWritten = !member.isPrivate && !member.isReadOnly && !hidesStatus(type)
    return (isWritten ? [.init(note: note, text: "edit \(name): \(type) = \(text)")] : []) + [state, last]
  }
}

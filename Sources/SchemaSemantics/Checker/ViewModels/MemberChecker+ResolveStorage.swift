import VmgenSchemaSyntax

/// The states, drafts and edits of a view model, and the signatures of its commands: everything that derived values can
/// read.
extension MemberChecker {
  func resolveStates(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers, _ place: inout Environment) {
    var start = initialValueEnvironment(syntax, place, of: "initial value")
    start.createsIDs = true
    for (id, state) in syntax.identified({ if case .state(let state) = $0 { state } else { nil } }) {
      start.initialValueHelp = assignmentHelp(of: state.value, to: state.name)
      let (type, value) = startValue(state.value, state.type, start)
      expressions.checkStorable(type, at: state.value.range)
      // The identifier is another one in each view model, so the state is not a constant.
      if value.createsIDs { expressions.memberUse.written.insert(state.name.text) }
      model.add(
        .state(StateMember(id: id, range: state.range, documentation: state.documentation, type: type, value: value)))
      place.declare(state.name, .state(type))
    }
  }

  func declareCommands(_ syntax: ViewModelSyntax, _ place: inout Environment) {
    for (id, command) in syntax.identified({ if case .command(let command) = $0 { command } else { nil } }) {
      let parameters = resolveParameters(command.parameters, of: command.name.text, hasDefaults: true)
      let (failure, handler) = failure(of: command, place)
      let shape = CommandShape(
        id: id, parameters: expressions.checkDefaults(of: parameters, command.parameters), failure: failure,
        range: command.name.range, errorHandler: handler)
      place.declare(command.name, .command(shape))
      if place.ambiguous.contains(command.name.text) { place.hiddenCommands[id] = shape }
    }
  }

  /// Declares drafts and edits before their paths are checked, so that a path can refer to another draft or edit by
  /// mistake.
  func resolveDraftsAndEdits(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers, _ place: inout Environment) {
    for case .draft(let draft) in syntax.members { place.declare(draft.name, .draft(.unknown)) }
    var writing = place
    var editStart = initialValueEnvironment(syntax, place, of: "initial value")
    let defaultStart = initialValueEnvironment(syntax, place, of: "default value")
    let edits = syntax.identified { if case .edit(let edit) = $0 { edit } else { nil } }
    for (id, edit) in edits where writing.members[edit.name.text] == nil {
      writing.declare(edit.name, .edit(EditShape(id: id, type: .unknown, hasText: true, isOwn: false)))
    }
    for (id, draft) in syntax.identified({ if case .draft(let draft) = $0 { draft } else { nil } }) {
      let result = resolveDraft(draft, id, writing)
      if case .draft? = place.members[draft.name.text] {
        place.members[draft.name.text] = .draft(result.type)
        writing.members[draft.name.text] = .draft(result.type)
      }
      model.add(.draft(result))
    }
    for (id, edit) in edits {
      let isBound = if case .path = edit.value { true } else { false }
      if case .own(let value) = edit.value {
        editStart.initialValueHelp = initialValueHelp(value, of: edit.name, place)
      }
      let result = resolveEdit(edit, id, writing, isBound ? defaultStart : editStart)
      var isOwn = false
      if case .own = result.storage { isOwn = true }
      var path: String?
      if case .path(let written, _) = edit.value, !isOwn { path = text(at: written.range) }
      place.declare(
        edit.name,
        .edit(
          EditShape(
            id: id, type: result.type, hasText: result.text != nil, isOwn: isOwn,
            path: path)))
      model.add(.edit(result))
    }
  }

  /// Returns the help if the initial value of an edit reads another member: an edit of a path is bound to it.
  private func initialValueHelp(_ value: Expression, of name: Identifier, _ place: Environment) -> String {
    guard value.isPath, let root = value.pathRoot, place.members[root]?.isStoredMember == true,
      !place.constants.contains(root)
    else { return assignmentHelp(of: value, to: name) }
    return "to edit this value, bind it: `edit \(name.text) = $\(text(at: value.range))`"
  }

  private func assignmentHelp(of value: Expression, to name: Identifier) -> String {
    expressions.filled(
      "write a constant here, and assign this value in a step: `on first appear { \(name.text) = … }`", value.range)
  }

  /// Checks an initial value, which cannot read members, and returns it with its type.
  func startValue(
    _ value: Expression, _ type: TypeSyntax?, _ start: Environment
  ) -> (Type, TypedExpression) {
    guard let type else {
      let typed = expressions.inEnvironment(start) { expressions.infer(value) }
      return (typed.type, typed)
    }
    let declared = resolve(type)
    checkKeys()
    return (declared, expressions.inEnvironment(start) { expressions.check(value, as: declared) })
  }

  private func resolveDraft(_ syntax: DraftSyntax, _ id: MemberID, _ place: Environment) -> Draft {
    let target = expressions.inEnvironment(place) { expressions.writableTarget(syntax.source, .draft) }
    let type = target?.path.type ?? .unknown
    if let target { expressions.memberUse.written.insert(target.path.root.name) }
    if !conforms(type, to: .equatable) {
      report(.notEquatable, at: syntax.source.range, ["type": "\(type)"], help: equatableHelp(type))
    }
    return Draft(
      id: id, range: syntax.range, documentation: syntax.documentation,
      source: target?.path ?? .unknown, type: type)
  }

  private func resolveEdit(
    _ syntax: EditSyntax, _ id: MemberID, _ place: Environment, _ start: Environment
  ) -> Edit {
    var edit = Edit(
      id: id, range: syntax.range, documentation: syntax.documentation,
      storage: .path(.unknown, default: nil), type: .unknown, trims: false, requirements: [])
    switch syntax.value {
    case .own(let value):
      let (type, typed) = startValue(value, syntax.type, start)
      expressions.checkStorable(type, at: value.range)
      (edit.storage, edit.type) = (.own(typed), type)
      edit.text = editText(syntax.text, of: type, isChained: false, at: syntax.value.range)
    case .path(let path, let fallback):
      guard let target = expressions.inEnvironment(place, { expressions.writableTarget(path, .edit) }) else { break }
      expressions.memberUse.written.insert(target.path.root.name)
      expressions.memberUse.called.insert(target.path.root.name)
      resolveBound(syntax, target, fallback, start, &edit)
      checkWrittenType(syntax, edit.type)
    }
    if !conforms(edit.type, to: .equatable) {
      report(.notEquatable, at: syntax.value.range, ["type": "\(edit.type)"], help: equatableHelp(edit.type))
    }
    return edit
  }

  private func resolveBound(
    _ syntax: EditSyntax, _ target: WritableTarget, _ fallback: Expression?, _ start: Environment, _ edit: inout Edit
  ) {
    var value: TypedExpression?
    var type = target.type
    if let fallback {
      value = expressions.inEnvironment(start) { expressions.check(fallback, as: type.unwrapped) }
      if target.isChained {
        report(
          .defaultOnTheWay, at: fallback.range, ["path": text(at: syntax.value.pathRange)],
          labels: [
            Diagnostic.Label(
              range: target.chain ?? syntax.value.pathRange, text: "there is no value to write if this is nil")
          ])
      } else if type.isOptional {
        type = type.unwrapped
      } else if type != .unknown {
        report(
          .neverNilDefault, at: fallback.range, ["type": "\(type)"],
          fixIt: Diagnostic.FixIt(
            range: SourceRange(
              file: fallback.range.file, lower: Int(syntax.value.pathRange.upper), upper: Int(fallback.range.upper)),
            replacement: ""))
        value = nil
      }
    }
    edit.storage = .path(target.path, default: value)
    edit.type = target.isChained ? type.asOptional : type
    edit.text = editText(syntax.text, of: type, isChained: target.isChained, at: syntax.value.range)
  }

  /// Reports a declared type that differs from the type of the path.
  private func checkWrittenType(_ syntax: EditSyntax, _ type: Type) {
    guard let written = syntax.type else { return }
    let declared = resolve(written)
    guard !declared.hasUnknown, !type.hasUnknown, declared != type else { return }
    report(
      .typeMismatch, at: written.range, ["found": "\(type)", "expected": "\(declared)"],
      help: "remove the type; it follows from the path")
  }

  private func equatableHelp(_ type: Type) -> String? {
    extern(in: type, lacking: .equatable).map { "declare it: `extern \($0): Equatable`" }
  }
}

extension EditValueSyntax {
  var range: SourceRange {
    switch self {
    case .path(let path, let fallback): fallback.map { path.range.union($0.range) } ?? path.range
    case .own(let value): value.range
    }
  }

  /// The range of the path, without the default.
  var pathRange: SourceRange {
    switch self {
    case .path(let path, _): path.range
    case .own(let value): value.range
    }
  }
}

extension Expression {
  /// The name that a path begins with: `user` of `user.address?.street`.
  fileprivate var pathRoot: String? {
    switch kind {
    case .name(let name): name
    case .member(let base, _), .optionalChain(let base): base.pathRoot
    default: nil
    }
  }
}

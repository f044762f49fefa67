import VmgenSchemaSyntax

extension MemberFacts {
  static func focus(_ id: MemberID, _ type: Type) -> MemberFacts {
    MemberFacts(
      id, type: type, reading: .value(.storage(.focus(id))),
      writing: Writing(
        storage: .focus(id), writers: [.step, .view], reason: "it is the focus of the edits",
        help: "move it in a step: `focus = .…`"),
      exampleHelp: "move it as a view does: `when focus = .…`",
      restoring: .refused("remove it; a restored screen begins without a focus"), property: .value(type))
  }
}

/// The focus: `next password`, `submit logIn`, `focus email on first appear`.
extension MemberChecker {
  /// Declares `focus` in a view model that mentions it, so that the values of edits can be reported that read it.
  func declareFocus(_ syntax: ViewModelSyntax) {
    guard let word = syntax.focusWord, !reportTakenNames(syntax, word) else { return }
    let id = syntax.focusID
    expressions.environment.memberIDs[id.name] = id
    expressions.environment.declare(.focus(id, .optional(.focusField(of: syntax.name.text))))
  }

  /// Adds the focus, after the edits have been typed.
  func resolveFocus(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) {
    guard let word = syntax.focusWord else { return }
    let starts = syntax.identified { if case .focus(let focus) = $0 { focus } else { nil } }.map(\.syntax)
    for start in starts.dropFirst() {
      reportRepeated(.ruleTwice(rule: FocusMember.name), at: start.range, after: starts[0].range, "written")
    }
    // An edit whose type has an error may have a text.
    let fields = model.edits.filter { $0.text != nil || $0.type.hasUnknown }
    let first = starts.first.flatMap { focusedEdit($0.edit) }
    model.add(
      .focus(
        FocusMember(
          id: syntax.focusID, range: word, type: declareFields(fields, of: syntax, word), fields: fields.map(\.id),
          first: first)))
  }

  /// Declares the enum of the edits, and returns the type of the focus.
  private func declareFields(_ fields: [Edit], of syntax: ViewModelSyntax, _ word: SourceRange) -> Type {
    let field = Type.focusField(of: syntax.name.text)
    guard case .declared(let name) = field, isFirst(syntax) else { return .optional(field) }
    for edit in syntax.edits where ["none", "some"].contains(edit.name.text) {
      guard fields.contains(where: { $0.name == edit.name.text }) else { continue }
      let label = Diagnostic.Label(range: word, text: "each edit with a text is a case of the type of `focus`")
      report(.caseLikeNil(name: edit.name.text), at: edit.name.range, labels: [label])
    }
    let cases = fields.map { EnumCase(name: $0.name, range: $0.range, documentation: [], values: []) }
    let declaration = EnumDeclaration(
      name: name, range: word, documentation: [], isError: false, rawType: nil, cases: cases,
      conformances: [.equatable, .hashable, .sendable, .caseIterable])
    declarations.declareMade(name, TypeEntry(declaration: .enumeration(declaration), range: word, module: nil))
    return .optional(field)
  }

  /// Reports members and types whose names the focus needs. Returns whether a member has the name of the focus.
  private func reportTakenNames(_ syntax: ViewModelSyntax, _ word: SourceRange) -> Bool {
    let label = Diagnostic.Label(range: word, text: "this declares `focus`")
    if let entry = types["Field"], isVisible(entry.module, from: word.file) {
      // The type of another module is not reported at its declaration, which has no mistake.
      let isOwn = entry.module == nil
      let text = "generated code uses it for the edits that can have the focus"
      report(
        .companionName(name: "Field"), at: isOwn ? entry.range : word,
        labels: isOwn ? [Diagnostic.Label(range: word, text: text)] : [])
    }
    guard let name = syntax.memberNames.first(where: { $0.text == FocusMember.name }) else { return false }
    report(.focusIsTaken, at: name.range, labels: [label])
    return true
  }

  /// Returns an edit that can have the focus.
  private func focusedEdit(_ name: Identifier) -> MemberID? {
    guard isNameable(name) else { return nil }
    let known = environment.names(where: \.isTextEdit).sorted()
    guard let edit = environment.members[name.text], case .edit(let shape) = edit.kind else {
      reportMissing(
        .notAnEdit(name: name.text), name, among: known, else: known.listed(after: "the edits with a text are"))
      return nil
    }
    expressions.refer(toMember: name.text, at: name.range, type: shape.type)
    if !shape.hasText, shape.type != .unknown { report(.focusWithoutText(name: name.text), at: name.range) }
    return shape.id
  }
}

// The rules of edits.
extension MemberChecker {
  /// Adds a rule for Return, of which an edit has at most one.
  func addReturn(_ found: EditReturn?, _ rule: EditRuleSyntax, _ edit: inout Edit) {
    if edit.text == nil, edit.type != .unknown { report(.focusWithoutText(name: edit.name), at: rule.range) }
    if edit.onReturn == nil { edit.onReturn = found }
  }

  /// Returns the edit that `next` names.
  func checkNext(_ name: Identifier, of edit: Edit) -> MemberID? {
    if name.text == edit.name {
      report(.nextItself(name: name.text), at: name.range)
      return nil
    }
    return focusedEdit(name)
  }

  /// Returns the command that `submit` names.
  func checkSubmit(_ name: Identifier) -> MemberID? {
    guard isNameable(name) else { return nil }
    guard let command = expressions.command(named: name) else {
      if expressions.reportsOverloads(of: name) { return nil }
      let known = environment.names { if case .command = $0 { true } else { false } }.sorted()
      reportMissing(.notACommand(name: name.text), name, among: known, else: known.listed(after: "the commands are"))
      return nil
    }
    expressions.refer(toMember: command.name, at: name.range)
    if let parameter = command.parameters.first(where: { $0.defaultValue == nil }) {
      report(.submitWithParameters(name: name.text, parameter: parameter.name), at: name.range)
    }
    return command.id
  }
}

extension MemberFacts.Kind {
  fileprivate var isTextEdit: Bool {
    if case .edit(let edit) = self { edit.hasText } else { false }
  }
}

extension ViewModelSyntax {
  fileprivate var edits: [EditSyntax] { members.compactMap { if case .edit(let edit) = $0 { edit } else { nil } } }

  /// The identity of the focus: that of the member that begins it, or one after all members.
  fileprivate var focusID: MemberID {
    let index = members.firstIndex { if case .focus = $0 { true } else { false } }
    return MemberID(index: index ?? members.count, name: FocusMember.name)
  }

  /// The first place that declares the focus; nil for a view model without focus.
  var focusWord: SourceRange? {
    for member in members {
      switch member {
      case .focus(let focus): return focus.range
      case .edit(let edit): if let rule = edit.rules.first(where: \.isReturn) { return rule.range }
      default: break
      }
    }
    return nil
  }
}

extension EditRuleSyntax {
  /// Whether the rule says what Return does.
  fileprivate var isReturn: Bool {
    switch kind {
    case .next, .submit: true
    case .trim, .transform, .debounce, .require, .check: false
    }
  }
}

import VmgenSchemaSyntax

extension MemberFacts {
  static func draft(_ id: MemberID, _ type: Type) -> MemberFacts {
    MemberFacts(
      id, kind: .draft, type: type, reading: .value(.storage(.draft(id))),
      writing: Writing(
        storage: .draft(id), writers: [.binding, .step, .view], reason: "it is a draft",
        help: "use the source of the draft"),
      exampleHelp: "write it as a view does: `when \(id.name) = …`",
      facets: DraftFacets(id: id, type: type), property: .value(type, facet: "value"),
      unused: [UnusedWarning(unless: [.called, .read]) { .neverEdited(name: $0) }])
  }
}

/// `form.isDirty`, `form.hasConflict`
struct DraftFacets: FacetTable {
  let id: MemberID
  let type: Type

  var names: [String] { DraftFacet.allCases.map(\.rawValue) }

  func infer(_ name: Identifier, _ range: SourceRange, in checker: ExpressionChecker) -> TypedExpression? {
    guard let facet = DraftFacet(rawValue: name.text) else {
      return checker.reportNoFacet(name, of: id, self, valueType: type, range)
    }
    return TypedExpression(.facet(.member(id, .draft(facet))), .bool, range)
  }
}

extension MemberChecker {
  /// Returns a draft. The source is a path to a stored value.
  func resolveDraft(_ syntax: DraftSyntax, _ id: MemberID) -> Draft {
    let target = expressions.writableTarget(syntax.source, .copy)
    let type = target?.path.type ?? .unknown
    if let target { expressions.noteUse(.written, target.path.root.name) }
    if !conforms(type, to: .equatable) {
      report(.notEquatable(type: type), at: syntax.source.range, help: equatableHelp(type))
    }
    return Draft(
      id: id, range: syntax.range, documentation: syntax.documentation,
      source: target?.path ?? .unknown, type: type)
  }

  func equatableHelp(_ type: Type) -> String? {
    extern(in: type, lacking: .equatable).map { "declare it: `extern \($0): Equatable`" }
  }
}

/// The steps `commit` and `revert`.
extension StepChecker {
  func checkTransaction(of name: Identifier) -> MemberID? {
    guard isNameable(name) else { return nil }
    if let draft = draft(named: name.text), expressions.environment.local(name.text) == nil {
      expressions.noteUse([.called, .read], name.text)
      expressions.refer(toMember: name.text, at: name.range)
      return draft
    }
    reportNoDraft(name)
    return nil
  }

  /// Returns the draft that `when commit form` of an example commits, or nil after reporting another member.
  func checkTransaction(inExampleOf name: Identifier) -> MemberID? {
    guard isNameable(name) else { return nil }
    guard let draft = draft(named: name.text) else {
      reportNoDraft(name)
      return nil
    }
    expressions.refer(toMember: name.text, at: name.range)
    return draft
  }

  private func draft(named name: String) -> MemberID? {
    guard let member = expressions.environment.members[name], case .draft = member.kind else { return nil }
    return member.id
  }

  private func reportNoDraft(_ name: Identifier) {
    let drafts = expressions.environment.names { if case .draft = $0 { true } else { false } }
    let isMember = expressions.environment.members[name.text] != nil
    reportMissing(
      .notADraft(name: name.text), name, among: isMember ? [] : drafts,
      else: isMember ? "declare a draft: `draft form = \(name.text)`" : nil)
  }

  /// Reports `form.commit()` and `commit(form)`, which are steps of their own. Returns false for any other call.
  func reportTransactionCall(_ callee: Expression, _ arguments: [Argument], _ range: SourceRange) -> Bool {
    switch callee.kind {
    case .member(let base, let word):
      guard Self.transactions.contains(word.text), case .name(let name) = base.kind, draft(named: name) != nil else {
        return false
      }
      report(
        .noSuchMember(type: name, name: word.text), at: word.range,
        suggestion: .write("\(word.text) \(name)", at: range))
    case .name(let word):
      guard Self.transactions.contains(word), expressions.environment.local(word) == nil,
        expressions.environment.members[word] == nil, functions[word] == nil, arguments.count == 1,
        case .name(let name) = arguments[0].value.kind
      else { return false }
      report(.unknownName(name: word), at: callee.range, suggestion: .write("\(word) \(name)", at: range))
    default: return false
    }
    return true
  }

  private static let transactions = ["commit", "revert"]
}

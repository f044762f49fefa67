import VmgenSchemaSyntax

/// The properties of an edit that other members use.
struct EditShape: Sendable {
  var id: MemberID
  var name: String { id.name }
  /// The type of the edited value.
  var type: Type
  var hasText: Bool
  var isOwn: Bool
  /// The path that the edit is bound to, as it is written; nil for an edit with storage of its own.
  var path: String?
}

extension MemberFacts {
  static func edit(_ edit: EditShape) -> MemberFacts {
    MemberFacts(
      edit.id, kind: .edit(edit), type: edit.type,
      reading: .value(.storage(.edit(edit.id)), inRules: .pending(edit.id)), writing: edit.writing,
      exampleHelp: "write it as a view does: `when \(edit.name) = …`",
      facets: EditFacets(edit: edit),
      restoring: .value(
        Restore.Value(
          id: edit.id, type: edit.hasText ? .string : edit.type, part: edit.hasText ? .text : .value)),
      property: .value(edit.type, facet: "value"))
  }
}

extension EditShape {
  /// Steps write the value of an edit only if no path stores it.
  fileprivate var writing: MemberFacts.Writing {
    let storage = StorageReference.edit(id)
    guard !isOwn else {
      return MemberFacts.Writing(
        storage: storage, writers: [.step, .view], reason: "it is an edit, which only a view and steps write",
        help: "declare `\(name)` as a `state`")
    }
    return MemberFacts.Writing(
      storage: storage, writers: [.view], reason: "it is an edit",
      help: "use the path that it is bound to" + (path.map { ": `$\($0)`" } ?? ""), stepHelp: helpForBound)
  }

  /// The help for a step that writes an edit of a path.
  var helpForBound: String { "write to the path that the edit is bound to" + (path.map { ": `\($0)`" } ?? "") }
}

/// `age.text`, `age.error`, `age.isValid`
struct EditFacets: FacetTable {
  let edit: EditShape

  var names: [String] { EditFacet.allCases.map(\.rawValue) }
  var acts: [String] { edit.hasText ? [EditFacet.text.rawValue, "submit"] : [] }

  func contains(_ name: String) -> Bool {
    EditFacet(rawValue: name).map { $0 != .text || edit.hasText } ?? false
  }

  func infer(_ name: Identifier, _ range: SourceRange, in checker: ExpressionChecker) -> TypedExpression? {
    guard let facet = EditFacet(rawValue: name.text) else {
      return checker.reportNoFacet(name, of: edit.id, self, valueType: edit.type, range)
    }
    if facet == .text, !edit.hasText {
      checker.report(.editWithoutText(name: edit.name), at: name.range)
      return TypedExpression(.invalid, .string, range)
    }
    return TypedExpression(.facet(.member(edit.id, .edit(facet))), facet.type, range)
  }
}

extension EditFacet {
  fileprivate var type: Type {
    switch self {
    case .text: .string
    case .error: .optional(.string)
    case .isValid, .touched, .isChecking, .isPending, .isEnabled: .bool
    }
  }
}

extension MemberChecker {
  /// Returns the declared edit.
  ///
  /// - Parameter start: The environment of the initial value, or of the default for nil.
  func resolve(_ syntax: EditSyntax, _ id: MemberID, in start: Environment) -> (Edit, EditShape) {
    let result = resolveEdit(syntax, id, start)
    var isOwn = false
    if case .own = result.storage { isOwn = true }
    var path: String?
    if case .path(let written, _) = syntax.value, !isOwn { path = text(at: written.range) }
    return (result, EditShape(id: id, type: result.type, hasText: result.text != nil, isOwn: isOwn, path: path))
  }

  private func resolveEdit(
    _ syntax: EditSyntax, _ id: MemberID, _ start: Environment
  ) -> Edit {
    var edit = Edit(
      id: id, range: syntax.range, documentation: syntax.documentation,
      storage: .path(.unknown, default: nil), type: .unknown, trims: false, requirements: [])
    switch syntax.value {
    case .own(let value):
      let (type, typed) = initialValue(value, syntax.type, start)
      expressions.checkStorable(type, at: value.range)
      (edit.storage, edit.type) = (.own(typed), type)
      edit.text = editText(syntax.text, of: type, isChained: false, at: syntax.value.range)
    case .path(let path, let fallback):
      guard let target = expressions.writableTarget(path, .binding) else { break }
      expressions.noteUse([.written, .called], target.path.root.name)
      bind(&edit, to: target, syntax, fallback, in: start)
      checkWrittenType(syntax, edit.type)
    }
    if !conforms(edit.type, to: .equatable) {
      report(.notEquatable(type: edit.type), at: syntax.value.range, help: equatableHelp(edit.type))
    }
    return edit
  }

  /// Binds an edit to a path.
  ///
  /// - Parameters:
  ///   - fallback: The default for nil.
  ///   - start: The environment of the default.
  private func bind(
    _ edit: inout Edit, to target: WritableTarget, _ syntax: EditSyntax, _ fallback: Expression?, in start: Environment
  ) {
    var value: TypedExpression?
    var type = target.type
    if let fallback {
      value = expressions.in(start).check(fallback, as: type.unwrapped)
      if target.isChained {
        report(
          .defaultOnTheWay(path: text(at: syntax.value.pathRange)), at: fallback.range,
          labels: [
            Diagnostic.Label(
              range: target.chain ?? syntax.value.pathRange, text: "there is no value to write if this is nil")
          ])
      } else if type.isOptional {
        type = type.unwrapped
      } else if type != .unknown {
        report(
          .neverNilDefault(type: type), at: fallback.range,
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
      .typeMismatch(expected: declared, found: type), at: written.range,
      help: "remove the type; it follows from the path")
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

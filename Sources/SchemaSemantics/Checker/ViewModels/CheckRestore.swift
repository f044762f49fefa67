import VmgenSchemaSyntax

/// The values that are stored with a screen.
extension MemberChecker {
  func resolveRestoredValues(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) {
    let restores = syntax.identified { if case .restore(let restore) = $0 { restore } else { nil } }
    checkUnique(restores.flatMap(\.syntax.values), as: "restored value", of: syntax.name.text)
    for (id, restore) in restores {
      let keyword = SourceRange(
        file: restore.range.file, lower: Int(restore.range.lower), upper: Int(restore.range.lower) + 7)
      steps.checkRoute(syntax.name.text, at: keyword)
      let values = restore.values.compactMap { restoredValue($0) }
      model.add(.restore(Restore(id: id, range: restore.range, values: values)))
    }
  }

  private func restoredValue(_ name: Identifier) -> Restore.Value? {
    guard isNameable(name) else { return nil }
    guard let member = environment.members[name.text] else {
      let known = environment.members.filter { $0.value.isRestorable }.map(\.key)
      reportMissing(.restoresNoValue(name: name.text), name, among: known, else: "declare it: `state \(name.text) = …`")
      return nil
    }
    expressions.refer(toMember: name.text, at: name.range)
    expressions.noteUse(.read, name.text)
    guard case .value(let value) = member.restoring else {
      report(.restoresNoValue(name: name.text), at: name.range, help: member.restoreHelp)
      return nil
    }
    if value.type != .unknown, !conforms(value.type, to: [.codable, .sendable]) {
      report(.restoredType(name: name.text, type: value.type), at: name.range)
    }
    return value
  }
}

extension MemberFacts {
  fileprivate var isRestorable: Bool {
    if case .value = restoring { true } else { false }
  }

  /// The help for a `restore` of a member that it cannot store.
  fileprivate var restoreHelp: String {
    if case .refused(let help?) = restoring { help } else { "restore the states and edits that it reads" }
  }
}

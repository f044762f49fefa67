import VmgenSchemaSyntax

/// The exclusive groups of commands, of which at most one runs at a time.
extension MemberChecker {
  func reportExclusiveGroups(_ model: CheckedMembers, _ syntax: ViewModelSyntax) {
    let groups = Dictionary(grouping: model.commands.filter { $0.group != nil }, by: { $0.group ?? "" })
    for case .command(let command) in syntax.members {
      guard let exclusive = command.exclusive else { continue }
      let members = groups[exclusive.group?.text ?? ""] ?? []
      if members.count < 2 { report(.idleExclusive, at: exclusive.range, ["name": command.name.text]) }
    }
    for command in model.commands where command.group != nil && command.isAsync {
      let others = model.commands.filter { $0.group == command.group && $0.id != command.id }
      command.body.forEachStep { step in
        guard case .command(let called, _) = step.kind, others.contains(where: { $0.id == called }) else { return }
        report(.excludedCall, at: step.range, ["name": called.name, "caller": command.name])
      }
    }
  }
}

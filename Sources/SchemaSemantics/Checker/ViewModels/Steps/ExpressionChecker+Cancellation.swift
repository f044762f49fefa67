import VmgenSchemaSyntax

extension ExpressionChecker {
  /// Returns the command that `load.cancel()` cancels; nil for any other call.
  func cancelledCommand(_ callee: Expression, _ arguments: [Argument]) -> MemberID? {
    guard case .member(let base, let method) = callee.kind, method.text == "cancel", arguments.isEmpty,
      case .name(let name) = base.kind, environment.local(name) == nil,
      case .command(let command)? = environment.members[name]?.kind
    else { return nil }
    environment.memberUse.note(.read, name)
    refer(toMember: name, at: base.range)
    return command.id
  }
}

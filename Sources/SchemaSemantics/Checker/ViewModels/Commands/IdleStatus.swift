import VmgenSchemaSyntax

/// The status of commands that never suspend, which never changes.
extension MemberChecker {
  /// Reports each read of a status that never changes, outside of examples.
  func checkIdleStatus(of viewModels: [CheckedBodies]) {
    let idle = viewModels.map { ($0.syntax.name.text, $0.members.commands.filter { !$0.isAsync }) }
    let commands = Dictionary(idle, uniquingKeysWith: { first, _ in first })
    for model in viewModels where model.hasNoErrors {
      for member in model.members.members {
        member.forEachExpression { read in
          guard let (owner, name, facet) = read.commandStatus(in: model.syntax.name.text),
            let value = facet.valueWithoutSuspension,
            let command = commands[owner]?.first(where: { $0.id.name == name })
          else { return }
          report(
            .idleStatus(command: command.shownName, facet: facet.rawValue, value: value), at: read.range)
        }
      }
    }
  }
}

extension TypedExpression {
  /// The view model, the property in Swift and the facet of `save.isRunning` or `form.save.isRunning`; nil for other
  /// expressions.
  fileprivate func commandStatus(in viewModel: String) -> (viewModel: String, property: String, CommandFacet)? {
    switch kind {
    case .facet(.member(let id, .command(let facet))): return (viewModel, id.name, facet)
    case .property(let base, let property):
      guard case .declared(let owner) = base.type.unwrapped, let facet = property.facet.flatMap(CommandFacet.init)
      else {
        return nil
      }
      return (owner, property.name, facet)
    default: return nil
    }
  }
}

extension CommandFacet {
  /// The value for a command that never suspends; nil if it varies.
  fileprivate var valueWithoutSuspension: String? {
    switch self {
    case .isRunning, .canCancel: "false"
    case .progress, .busyText: "nil"
    case .successCount: "0"
    default: nil
    }
  }
}

import VmgenSchemaSyntax

/// Commands that call each other endlessly: no step before the call is asynchronous, conditional, or a question.
extension MemberChecker {
  func reportCommandCycles(_ model: CheckedMembers) {
    let endless = model.commands.filter { $0.gate == nil && !$0.isAsync }
    let numbers = Dictionary(zip(endless.map(\.id), endless.indices), uniquingKeysWith: { first, _ in first })
    let links = endless.map { $0.body.alwaysRun.compactMap { numbers[$0.command] } }
    for cycle in orderAndCycles(count: endless.count, successors: { links[$0] }).cycles.map(\.path) {
      let names = cycle.map { endless[$0].name }
      let ids = cycle.map { endless[$0].id }
      let calls = zip(cycle, ids.dropFirst() + [ids[0]]).compactMap { index, next in
        endless[index].body.alwaysRun.first { $0.command == next }?.range
      }
      guard let first = calls.first else { continue }
      let labels = calls.dropFirst().map { Diagnostic.Label(range: $0, text: "calls the next command") }
      report(.endlessCommands, at: first, ["path": Cycle.text(names)], labels: Cycle.bounded(labels))
    }
  }
}

extension CommandBody {
  /// The commands that the steps call unconditionally, and the ranges of the calls.
  fileprivate var alwaysRun: [(command: MemberID, range: SourceRange)] {
    steps.compactMap { step in
      if case .command(let id, _) = step.kind { (id, step.range) } else { nil }
    }
  }
}

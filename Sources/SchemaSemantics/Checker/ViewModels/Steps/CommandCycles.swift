import VmgenSchemaSyntax

/// Commands that run each other without end: none of them waits, has a gate, or asks first.
extension SchemaChecker {
  func reportCommandCycles(_ model: ViewModel) {
    let endless = model.commands.filter { $0.gate == nil && !$0.isAsync }
    let numbers = Dictionary(zip(endless.map(\.name), endless.indices), uniquingKeysWith: { first, _ in first })
    let links = endless.map { $0.body.alwaysRun.compactMap { numbers[$0.command] } }
    for cycle in orderAndCycles(count: endless.count, successors: { links[$0] }).cycles.map(\.path) {
      let names = cycle.map { endless[$0].name }
      let calls = zip(cycle, names.dropFirst() + [names[0]]).compactMap { index, next in
        endless[index].body.alwaysRun.first { $0.command == next }?.range
      }
      guard let first = calls.first else { continue }
      let labels = calls.dropFirst().map { Diagnostic.Label(range: $0, text: "calls the next command") }
      report(.endlessCommands, at: first, ["path": Cycle.text(names)], labels: Cycle.bounded(labels))
    }
  }
}

extension CommandBody {
  /// The commands that its steps run whatever happens, and where.
  fileprivate var alwaysRun: [(command: String, range: SourceRange)] {
    steps.compactMap { step in
      if case .command(let name, _) = step.kind { (name, step.range) } else { nil }
    }
  }
}

import VmgenSchemaSyntax

/// Reactions that set each other off: one assigns what the next one's condition reads, and the last what the first
/// reads.
extension SchemaChecker {
  func reportReactionCycles(_ model: ViewModel) {
    let conditions = model.reactions.filter { if case .condition = $0.event { true } else { false } }
    guard conditions.count > 1 else { return }
    let reads = conditions.map { reaction -> Set<Reads.Path> in
      guard case .condition(let condition) = reaction.event else { return [] }
      return everythingRead(condition, model)
    }
    let links = conditions.map { reaction -> [Int] in
      let written = reaction.body.assigned.map(readsPath)
      return reads.indices.filter { index in written.contains { path in reads[index].contains { $0.overlaps(path) } } }
    }
    for cycle in orderAndCycles(count: conditions.count, successors: { links[$0] }).cycles where cycle.count > 1 {
      let labels = cycle.dropFirst().map {
        Diagnostic.Label(range: head(conditions[$0]), text: "triggers the previous reaction")
      }
      report(.reactionCycle, at: head(conditions[cycle[0]]), labels: labels)
    }
  }

  private func head(_ reaction: Reaction) -> SourceRange {
    guard case .condition(let condition) = reaction.event else { return reaction.range }
    return condition.range
  }

  /// The paths that a condition reads, itself and through derived values.
  private func everythingRead(_ condition: TypedExpression, _ model: ViewModel) -> Set<Reads.Path> {
    let empty = ReadsCollector(self, in: model)
    var paths: Set<Reads.Path> = []
    var seen: Set<String> = []
    var work = [condition]
    while let expression = work.popLast() {
      var collector = empty
      collector.collect(expression)
      let reads = collector.minimized
      paths.formUnion(reads.paths)
      for name in reads.nodes where seen.insert(name).inserted {
        if let derived = model.derived.first(where: { $0.name == name }) { work.append(derived.value) }
      }
    }
    return paths
  }
}

extension Reads.Path {
  /// Whether writing one may change the other.
  fileprivate func overlaps(_ other: Reads.Path) -> Bool {
    let (a, b) = (steps.map(\.field), other.steps.map(\.field))
    return root == other.root && (a.starts(with: b) || b.starts(with: a))
  }
}

extension CommandBody {
  /// Every path that its steps assign, those inside `if` and `catch` among them.
  var assigned: [WritablePath] { steps.flatMap(\.assigned) + catches.flatMap(\.steps).flatMap(\.assigned) }
}

extension Step {
  fileprivate var assigned: [WritablePath] {
    switch kind {
    case .assign(let path, _): [path]
    case .conditional(_, let first, let second): (first + second).flatMap(\.assigned)
    default: []
    }
  }
}

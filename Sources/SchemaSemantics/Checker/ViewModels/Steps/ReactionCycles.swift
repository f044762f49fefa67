import VmgenSchemaSyntax

/// Reactions that set each other off: one assigns what the next one's condition reads, and the last what the first
/// reads.
extension SchemaChecker {
  func reportReactionCycles(_ model: ViewModel) {
    let conditions = model.reactions.compactMap { reaction -> (condition: TypedExpression, body: CommandBody)? in
      guard case .condition(let condition) = reaction.event else { return nil }
      return (condition, reaction.body)
    }
    guard conditions.count > 1 else { return }
    var triggers = TriggerGraph(reactions: conditions.count)
    let reader = ConditionReader(self, model)
    for (index, reaction) in conditions.enumerated() {
      for path in reader.paths(of: reaction.condition) { triggers.add(reader: index, of: path) }
      for path in reaction.body.assigned { triggers.add(writer: index, of: readsPath(of: path)) }
    }
    for cycle in triggers.cycles {
      let labels = cycle.dropFirst().map {
        Diagnostic.Label(range: conditions[$0].condition.range, text: "triggers the previous reaction")
      }
      report(.reactionCycle, at: conditions[cycle[0]].condition.range, labels: Cycle.bounded(labels))
    }
  }
}

/// The paths that conditions read, directly and through derived values.
private struct ConditionReader {
  private let empty: ReadsCollector
  private let derived: [String: TypedExpression]

  init(_ checker: SchemaChecker, _ model: ViewModel) {
    empty = ReadsCollector(checker, in: model)
    derived = Dictionary(model.derived.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  func paths(of condition: TypedExpression) -> Set<Reads.Path> {
    var paths: Set<Reads.Path> = []
    var seen: Set<String> = []
    var work = [condition]
    while let expression = work.popLast() {
      var collector = empty
      collector.collect(expression)
      let reads = collector.minimized
      paths.formUnion(reads.paths)
      for name in reads.nodes where seen.insert(name).inserted {
        if let value = derived[name] { work.append(value) }
      }
    }
    return paths
  }
}

/// Which reaction triggers which. Between a writer and a reader stand the parts of the paths that they share, so that the
/// graph grows with the number of paths and not with the number of pairs.
private struct TriggerGraph {
  /// A written path triggers what reads it or a part of it (`below`), and what reads a value that it is a part of
  /// (`above`).
  private enum Node: Hashable {
    case below(String)
    case above(String)
  }

  private let reactions: Int
  private var links: [[Int]]
  private var numbers: [Node: Int] = [:]

  init(reactions: Int) {
    self.reactions = reactions
    links = [[Int]](repeating: [], count: reactions)
  }

  mutating func add(reader: Int, of path: Reads.Path) {
    let prefixes = path.prefixes
    let end = numbers(of: prefixes)
    links[end.below].append(reader)
    links[end.above].append(reader)
  }

  mutating func add(writer: Int, of path: Reads.Path) {
    let end = numbers(of: path.prefixes)
    links[writer] += [end.below, end.above]
  }

  /// The nodes of the last prefix, linked with those before it.
  private mutating func numbers(of prefixes: [String]) -> (below: Int, above: Int) {
    var last: (below: Int, above: Int)?
    for prefix in prefixes {
      let isNew = numbers[.below(prefix)] == nil
      let next = (below: number(.below(prefix)), above: number(.above(prefix)))
      if let last, isNew {
        links[last.below].append(next.below)
        links[next.above].append(last.above)
      }
      last = next
    }
    return last ?? (number(.below("")), number(.above("")))
  }

  private mutating func number(_ node: Node) -> Int {
    if let number = numbers[node] { return number }
    numbers[node] = links.count
    links.append([])
    return links.count - 1
  }

  /// The reactions that trigger each other, where there is more than one.
  var cycles: [[Int]] {
    orderAndCycles(count: links.count, successors: { links[$0] }).cycles.compactMap { cycle in
      let members = cycle.nodes.filter { $0 < reactions }
      return members.count > 1 ? members : nil
    }
  }
}

extension Reads.Path {
  /// The path's root, and then each longer part of it, as text that tells them apart.
  fileprivate var prefixes: [String] {
    var text = Reads.Path(root: root, type: type).key
    return [text]
      + steps.map { step in
        text += "." + step.field
        return text
      }
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

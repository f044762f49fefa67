import VmgenSchemaSyntax

/// Reactions that trigger each other: each assigns a value that the condition of the next one reads.
extension MemberChecker {
  func reportReactionCycles(_ model: CheckedMembers) {
    let conditions = model.reactions.compactMap { reaction -> (condition: TypedExpression, body: CommandBody)? in
      guard case .condition(let condition) = reaction.event else { return nil }
      return (condition, reaction.body)
    }
    guard conditions.count > 1 else { return }
    var triggers = TriggerGraph(reactions: conditions.count)
    let reader = StoredReads(declarations, model)
    for (index, reaction) in conditions.enumerated() {
      for path in reader.paths(of: [reaction.condition]) { triggers.add(reader: index, of: path) }
      for path in reaction.body.assigned { triggers.add(writer: index, of: path) }
    }
    for cycle in triggers.cycles {
      let labels = cycle.dropFirst().map {
        Diagnostic.Label(range: conditions[$0].condition.range, text: "triggers the previous reaction")
      }
      report(.reactionCycle, at: conditions[cycle[0]].condition.range, labels: Cycle.bounded(labels))
    }
  }
}

/// Collects the paths of the stored values that expressions read, directly and through derived values.
struct StoredReads {
  private let empty: ReadsCollector
  private let derived: [DependencyGraph.NodeID: TypedExpression]

  init(_ declarations: ModuleDeclarations, _ model: CheckedMembers) {
    empty = ReadsCollector(declarations, in: model)
    derived = Dictionary(model.derived.map { (.member($0.id), $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  func paths(of expressions: [TypedExpression]) -> Set<StoragePath> {
    var paths: Set<StoragePath> = []
    var seen: Set<DependencyGraph.NodeID> = []
    var work = expressions
    while let expression = work.popLast() {
      var collector = empty
      collector.collect(expression)
      let reads = collector.minimized
      paths.formUnion(reads.paths)
      for node in reads.nodes where seen.insert(node).inserted {
        if let value = derived[node] { work.append(value) }
      }
    }
    return paths
  }
}

/// A graph of the reactions and the paths that connect them.
///
/// Writers and readers are connected through the prefixes of their paths, so that the size of the graph is proportional
/// to the number of paths, not to the number of pairs.
private struct TriggerGraph {
  /// A path as a node. A write triggers the readers of the path and of its parts (`below`), and the readers of values
  /// that contain it (`above`).
  private enum Node: Hashable {
    case below(StoragePath.Prefix)
    case above(StoragePath.Prefix)
  }

  private let reactions: Int
  private var links: [[Int]]
  private var numbers: [Node: Int] = [:]

  init(reactions: Int) {
    self.reactions = reactions
    links = [[Int]](repeating: [], count: reactions)
  }

  mutating func add(reader: Int, of path: StoragePath) {
    let end = numbers(of: path)
    links[end.below].append(reader)
    links[end.above].append(reader)
  }

  mutating func add(writer: Int, of path: StoragePath) {
    let end = numbers(of: path)
    links[writer] += [end.below, end.above]
  }

  /// Returns the nodes of a path, linked with the nodes of its prefixes.
  private mutating func numbers(of path: StoragePath) -> (below: Int, above: Int) {
    var last = (below: number(.below(path.prefixes[0])), above: number(.above(path.prefixes[0])))
    for prefix in path.prefixes.dropFirst() {
      let isNew = numbers[.below(prefix)] == nil
      let next = (below: number(.below(prefix)), above: number(.above(prefix)))
      if isNew {
        links[last.below].append(next.below)
        links[next.above].append(last.above)
      }
      last = next
    }
    return last
  }

  private mutating func number(_ node: Node) -> Int {
    if let number = numbers[node] { return number }
    numbers[node] = links.count
    links.append([])
    return links.count - 1
  }

  /// The groups of two or more reactions that trigger each other.
  var cycles: [[Int]] {
    orderAndCycles(count: links.count, successors: { links[$0] }).cycles.compactMap { cycle in
      let members = cycle.nodes.filter { $0 < reactions }
      return members.count > 1 ? members : nil
    }
  }
}

extension StoragePath {
  /// The root of the path, then each longer prefix.
  fileprivate var prefixes: [Prefix] {
    (0...steps.count).map { Prefix(root: root, fields: steps.prefix($0).map(\.field)) }
  }

  fileprivate struct Prefix: Hashable {
    var root: StorageReference
    var fields: [String]
  }
}

extension CommandBody {
  /// Every path that the steps assign.
  var assigned: [StoragePath] {
    var paths: [StoragePath] = []
    forEachStep { step in
      if let path = step.facts.writtenPath { paths.append(path) }
    }
    return paths
  }
}

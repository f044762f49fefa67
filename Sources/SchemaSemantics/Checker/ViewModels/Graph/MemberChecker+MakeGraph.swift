import VmgenSchemaSyntax

/// The dependency graph of a view model, built from the reads of its derived values, edits, drafts and commands.
extension MemberChecker {
  func makeGraph(of model: CheckedMembers, _ syntax: ViewModelSyntax) -> DependencyGraph {
    let found = graphNodes(of: model)
    let reads = found.map(\.reads)
    let numbers = Dictionary(zip(found.map(\.id), found.indices), uniquingKeysWith: { a, _ in a })
    let links = reads.map { $0.nodes.compactMap { numbers[$0] }.sorted() }
    let (order, cycles) = orderAndCycles(count: reads.count, successors: { links[$0] })
    let derivedCount = model.derived.count
    // A cycle of derived values only is reported when they are sorted.
    for cycle in cycles.map(\.path) where cycle.contains(where: { $0 >= derivedCount }) {
      let places = syntax.memberNames
      let names = Set(cycle.map { found[$0].id })
      let hasRule = model.edits.contains { names.contains(.member($0.id)) && !$0.requirements.isEmpty }
      // A list has several nodes with one name.
      var path: [Identifier] = []
      for name in cycle.map({ found[$0].id.declaredName }) where path.last?.text != name {
        // `isValid` has no declaration in the schema.
        path.append(places.first { $0.text == name } ?? Identifier(text: name, range: syntax.name.range))
      }
      reportCycle(
        path, help: hasRule ? "read the edit's value in the rule instead of `isValid` or `error`" : nil)
    }
    let paths = Self.sortedPaths(reads)
    let parts = ContextPart.allCases.filter { part in reads.contains { $0.context.contains(part.parts) } }
    let pathNumbers = Dictionary(uniqueKeysWithValues: zip(paths, paths.indices))
    var positions: [Int: Int] = [:]
    var nodes: [DependencyGraph.Node] = []
    for number in order {
      let ofContext = parts.indices.filter { reads[number].context.contains(parts[$0].parts) }
      let direct = reads[number].paths.compactMap { pathNumbers[$0] }.sorted() + ofContext.map { paths.count + $0 }
      // In a cycle, which has been reported, a node can read a node that has no position yet.
      let below = links[number].compactMap { positions[$0] }.sorted()
      positions[number] = nodes.count
      nodes.append(
        DependencyGraph.Node(
          id: found[number].id, directLeaves: direct, directNodes: below,
          allLeaves: Self.union(direct, below.map { nodes[$0].allLeaves })))
    }
    return DependencyGraph(
      leaves: paths + parts.map { StoragePath(root: .context($0), type: $0.type) }, nodes: nodes)
  }

  private static func union(_ direct: [Int], _ others: [[Int]]) -> [Int] {
    if others.isEmpty { return direct }
    return others.reduce(into: Set(direct)) { $0.formUnion($1) }.sorted()
  }

  /// Returns the paths sorted by the kind and source order of their roots, then by text.
  private static func sortedPaths(_ reads: [Reads]) -> [StoragePath] {
    let paths = reads.reduce(into: Set<StoragePath>()) { $0.formUnion($1.paths) }.map { (path: $0, text: $0.text) }
    return paths.sorted { first, second in
      if first.path.root == second.path.root { return first.text < second.text }
      return first.path.root.place < second.path.root.place
    }.map(\.path)
  }
}

extension StorageReference {
  /// Its place in the order of leaves: the kinds in this order, each in source order.
  fileprivate var place: (kind: Int, member: Int) {
    switch self {
    case .input(let id): (0, id.index)
    case .state(let id): (1, id.index)
    case .edit(let id): (2, id.index)
    case .draft(let id): (3, id.index)
    case .command(let id): (4, id.index)
    case .service(let id): (5, id.index)
    case .child(let id): (6, id.index)
    case .elements(let id): (7, id.index)
    case .load(let id): (8, id.index)
    case .context: (9, 0)
    }
  }
}

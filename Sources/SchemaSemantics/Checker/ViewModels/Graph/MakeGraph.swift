import VmgenSchemaSyntax

/// The dependency graph of a view model, from what its derived values, edits, drafts and commands read.
extension SchemaChecker {
  func makeGraph(of model: ViewModel, _ syntax: ViewModelSyntax) -> DependencyGraph {
    let found = graphNodes(of: model)
    let reads = found.map(\.reads)
    let numbers = Dictionary(zip(found.map(\.name), found.indices), uniquingKeysWith: { a, _ in a })
    let links = reads.map { $0.nodes.compactMap { numbers[$0] }.sorted() }
    let (order, cycles) = orderAndCycles(count: reads.count, successors: { links[$0] })
    // A circle of derived values alone is reported where they are put in order.
    for cycle in cycles.map(\.path) where cycle.contains(where: { $0 >= model.derived.count }) {
      let places = memberNames(syntax).map(\.name)
      let names = Set(cycle.map { found[$0].name })
      let hasRule = model.edits.contains { names.contains($0.name) && !$0.requirements.isEmpty }
      reportCycle(
        cycle.map { number in
          let name = found[number].name
          // `isValid` is declared nowhere: the view model has it.
          return places.first { $0.text == name } ?? Identifier(text: name, range: syntax.name.range)
        }, help: hasRule ? "read the edit's value in the rule instead of `isValid` or `error`" : nil)
    }
    let paths = sortedPaths(reads, model)
    let parts = ContextPart.allCases.filter { part in reads.contains { $0.context.contains(part.parts) } }
    let pathNumbers = Dictionary(uniqueKeysWithValues: zip(paths, paths.indices))
    var positions: [Int: Int] = [:]
    var nodes: [DependencyGraph.Node] = []
    for number in order {
      let ofContext = parts.indices.filter { reads[number].context.contains(parts[$0].parts) }
      let direct = reads[number].paths.compactMap { pathNumbers[$0] }.sorted() + ofContext.map { paths.count + $0 }
      // In a cycle, which is reported, a node may read one that is not placed yet.
      let below = links[number].compactMap { positions[$0] }.sorted()
      positions[number] = nodes.count
      nodes.append(
        DependencyGraph.Node(
          name: found[number].name, directLeaves: direct, directNodes: below,
          allLeaves: Self.union(direct, below.map { nodes[$0].allLeaves })))
    }
    return DependencyGraph(
      leaves: paths.map { DependencyGraph.Leaf(root: $0.root, path: $0.steps, type: $0.type) }
        + parts.map { DependencyGraph.Leaf(root: .context($0), path: [], type: $0.type) }, nodes: nodes)
  }

  private static func union(_ direct: [Int], _ others: [[Int]]) -> [Int] {
    if others.isEmpty { return direct }
    return others.reduce(into: Set(direct)) { $0.formUnion($1) }.sorted()
  }

  /// By kind and in the order declared, then by name.
  private func sortedPaths(_ reads: [Reads], _ model: ViewModel) -> [Reads.Path] {
    var places: [DependencyGraph.Leaf.Root: Int] = [:]
    func place(_ roots: [DependencyGraph.Leaf.Root]) {
      for root in roots where places[root] == nil { places[root] = places.count }
    }
    place(model.inputs.map { .input($0.name) })
    place(model.states.map { .state($0.name) })
    place(model.edits.map { .edit($0.name) })
    place(model.drafts.map { .draft($0.name) })
    place(model.commands.map { .command($0.name) })
    place(model.uses.map { .service($0.name) })
    return reads.reduce(into: Set<Reads.Path>()) { $0.formUnion($1.paths) }.sorted { first, second in
      if first.root == second.root { return first.key < second.key }
      return (places[first.root] ?? 0) < (places[second.root] ?? 0)
    }
  }
}

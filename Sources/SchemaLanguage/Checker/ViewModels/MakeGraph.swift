/// The dependency graph of a view model, from what its derived values, edits, drafts and commands read.
extension SchemaChecker {
  /// A node before it has its place.
  private struct GraphNode {
    var name: String
    var reads: Reads
  }

  func makeGraph(of model: ViewModel, _ syntax: ViewModelSyntax) -> DependencyGraph {
    let found = graphNodes(of: model)
    let reads = found.map(\.reads)
    let numbers = Dictionary(zip(found.map(\.name), found.indices), uniquingKeysWith: { a, _ in a })
    let links = reads.map { $0.nodes.compactMap { numbers[$0] }.sorted() }
    let (order, cycles) = orderAndCycles(count: reads.count, successors: { links[$0] })
    // A circle of derived values alone is reported where they are put in order.
    for cycle in cycles where cycle.contains(where: { $0 >= model.derived.count }) {
      let places = memberNames(syntax).map(\.name)
      reportCycle(
        cycle.map { number in
          let name = found[number].name
          // `isValid` is declared nowhere: the view model has it.
          return places.first { $0.text == name } ?? Identifier(text: name, range: syntax.name.range)
        })
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

  // MARK: What each node reads

  /// Derived values first: their numbers are those of ``ViewModel/derived``.
  private func graphNodes(of model: ViewModel) -> [GraphNode] {
    let bound = boundPaths(model)
    let empty = ReadsCollector(self, in: model)
    let node = { (name: String, collect: (inout ReadsCollector) -> Void) -> GraphNode in
      var collector = empty
      collect(&collector)
      return GraphNode(name: name, reads: collector.minimized)
    }
    var nodes = model.derived.map { derived in
      node(derived.name) { $0.collect(derived.value) }
    }
    nodes += model.edits.map { edit in node(edit.name) { self.collect(edit, bound[edit.name], &$0) } }
    nodes += model.drafts.map { draft in
      node(draft.name) {
        $0.insert(Reads.Path(root: .draft(draft.name), type: draft.type))
        $0.insert(self.readsPath(of: draft.source))
      }
    }
    nodes += model.commands.map { command in node(command.name) { self.collect(command, &$0) } }
    if !model.edits.isEmpty {
      let all = node(DependencyGraph.validity) { collector in
        for edit in model.edits { collector.collect(.edit(edit.name, .isValid)) }
      }
      nodes.append(all)
    }
    return nodes
  }

  private func collect(_ edit: Edit, _ path: Reads.Path?, _ collector: inout ReadsCollector) {
    collector.insert(Reads.Path(root: .edit(edit.name), type: edit.type))
    if let path { collector.insert(path) }
    if let text = edit.text {
      collector.insert(text.contextParts)
      if text.isChoice { collector.addLabel(of: edit.type.unwrapped) }
      for value in text.closures { collector.collect(value) }
    }
    for requirement in edit.requirements {
      collector.collect(requirement.condition)
      collector.collect(requirement.message)
    }
    if let check = edit.check {
      for argument in check.call.arguments { collector.collect(argument.value) }
      collector.collect(check.message)
    }
  }

  private func collect(_ command: Command, _ collector: inout ReadsCollector) {
    collector.insert(Reads.Path(root: .command(command.name), type: .command))
    if let gate = command.gate { collector.collect(gate) }
    if let busy = command.busy { collector.collect(busy) }
    switch command.failure {
    case .never: break
    case .declared(let error): collector.addLabel(of: .declared(error))
    case .any: collector.addLabel(of: .anyError)
    }
  }

  /// Where the values of edits lie that are bound to paths.
  func boundPaths(_ model: ViewModel) -> [String: Reads.Path] {
    var bound: [String: Reads.Path] = [:]
    for edit in model.edits {
      if case .path(let path, _) = edit.storage, bound[edit.name] == nil { bound[edit.name] = readsPath(of: path) }
    }
    return bound
  }

  /// What drafts are copies of.
  func draftSources(_ model: ViewModel) -> [String: Reads.Path] {
    Dictionary(model.drafts.map { ($0.name, readsPath(of: $0.source)) }, uniquingKeysWith: { first, _ in first })
  }

  /// A writable path as what reads of it are told apart by.
  func readsPath(of path: WritablePath) -> Reads.Path {
    let root: DependencyGraph.Leaf.Root
    switch path.root {
    case .input(let name): root = .input(name)
    case .state(let name): root = .state(name)
    case .draft(let name): root = .draft(name)
    case .edit(let name): root = .edit(name)
    }
    return self.path(Reads.Path(root: root, type: path.rootType), appending: path.steps)
  }

  func path(_ path: Reads.Path, appending steps: [DependencyGraph.Leaf.Step]) -> Reads.Path {
    var result = path
    for step in steps { result.append(step.field, field(step.field, of: result.type.unwrapped) ?? .unknown) }
    return result
  }
}

extension EditText {
  /// What of the context reading and writing the text depends on; the words of its mistakes among it.
  fileprivate var contextParts: ContextParts {
    switch self {
    case .string: []
    case .integer, .double, .decimal, .url, .uuid, .duration, .choice: .locale
    case .date: .dateFormat
    case .day: [.locale, .calendar]
    case .custom: .locale
    case .optional(let inner), .present(let inner): inner.contextParts
    }
  }

  fileprivate var isChoice: Bool {
    switch self {
    case .choice: true
    case .optional(let inner), .present(let inner): inner.isChoice
    default: false
    }
  }

  fileprivate var closures: [TypedExpression] {
    switch self {
    case .custom(let format, let parse): [format, parse]
    case .optional(let inner), .present(let inner): inner.closures
    default: []
    }
  }
}

import VmgenSchemaSyntax

/// The dependency graph of a view model, built from the reads of its derived values, edits, drafts and commands.
extension MemberChecker {
  func makeGraph(of model: CheckedMembers, _ syntax: ViewModelSyntax) -> DependencyGraph {
    let nodes = graphNodes(of: model)
    let numbers = Dictionary(zip(nodes.map(\.id), nodes.indices), uniquingKeysWith: { first, _ in first })
    let links = nodes.map { node in node.reads.nodes.compactMap { numbers[$0] }.sorted() }
    let (order, cycles) = orderAndCycles(count: nodes.count, successors: { links[$0] })
    let derivedCount = model.derived.count
    // A cycle of derived values only is reported when they are sorted.
    for cycle in cycles.map(\.path) where cycle.contains(where: { $0 >= derivedCount }) {
      reportCycle(cycle.map { nodes[$0].id }, of: model, syntax)
    }
    let leaves = Self.sortedLeaves(nodes.map(\.reads))
    return DependencyGraph(leaves: leaves, nodes: Self.sortedNodes(nodes, in: order, links, leaves))
  }

  private func reportCycle(_ nodes: [DependencyGraph.NodeID], of model: CheckedMembers, _ syntax: ViewModelSyntax) {
    let hasRule = model.edits.contains { nodes.contains(.member($0.id)) && !$0.requirements.isEmpty }
    // A list has several nodes with one name.
    var path: [Identifier] = []
    for node in nodes {
      let name = node.member.map { syntax.name(of: $0) } ?? node.declaredName
      if path.last?.text == name { continue }
      // `isValid` has no declaration in the schema.
      path.append(
        syntax.uniqueNames.first { $0.text == name } ?? Identifier(text: name, range: syntax.name.range))
    }
    reportCycle(path, help: hasRule ? "read the edit's value in the rule instead of `isValid` or `error`" : nil)
  }

  /// Returns the nodes in topological order.
  ///
  /// - Parameters:
  ///   - order: The indices of the nodes in topological order.
  ///   - links: The indices of the nodes that each node reads.
  private static func sortedNodes(
    _ nodes: [GraphNode], in order: [Int], _ links: [[Int]], _ leaves: [StoragePath]
  ) -> [DependencyGraph.Node] {
    let leafNumbers = Dictionary(uniqueKeysWithValues: zip(leaves, leaves.indices))
    var positions: [Int: Int] = [:]
    var sorted: [DependencyGraph.Node] = []
    for number in order {
      let directLeaves = nodes[number].reads.leaves.compactMap { leafNumbers[$0] }.sorted()
      // In a cycle, which has been reported, a node can read a node that has no position yet.
      let directNodes = links[number].compactMap { positions[$0] }.sorted()
      positions[number] = sorted.count
      sorted.append(
        DependencyGraph.Node(
          id: nodes[number].id, directLeaves: directLeaves, directNodes: directNodes,
          allLeaves: union(directLeaves, directNodes.map { sorted[$0].allLeaves })))
    }
    return sorted
  }

  private static func union(_ direct: [Int], _ others: [[Int]]) -> [Int] {
    if others.isEmpty { return direct }
    return others.reduce(into: Set(direct)) { $0.formUnion($1) }.sorted()
  }

  /// Returns the paths and the parts of the context, sorted by the kind and source order of their roots, then by text.
  private static func sortedLeaves(_ reads: [Reads]) -> [StoragePath] {
    let leaves = reads.reduce(into: Set<StoragePath>()) { $0.formUnion($1.leaves) }
    if leaves.count < 2 { return Array(leaves) }
    let sortable = leaves.map { (path: $0, order: $0.root.order, text: $0.text) }
    return sortable.sorted { first, second in
      (first.order.kind, first.order.place, first.text) < (second.order.kind, second.order.place, second.text)
    }.map(\.path)
  }
}

extension Reads {
  /// The paths, with those of the parts of the context.
  fileprivate var leaves: [StoragePath] {
    let parts = ContextPart.allCases.filter { context.contains($0.parts) }
    return paths + parts.map { StoragePath(root: .context($0), type: $0.type) }
  }
}

/// The reads of each node of a view model's dependency graph.
extension MemberChecker {
  /// Returns the nodes, derived values first: their indices are those of ``ViewModel/derived``.
  func graphNodes(of model: CheckedMembers) -> [GraphNode] {
    let bound = boundPaths(model)
    let empty = ReadsCollector(declarations, in: model)
    let node = { (id: DependencyGraph.NodeID, collect: (inout ReadsCollector) -> Void) -> GraphNode in
      var collector = empty
      collect(&collector)
      return GraphNode(id: id, reads: collector.minimized)
    }
    var nodes = model.derived.map { derived in node(.member(derived.id)) { $0.collect(derived.value) } }
    nodes += model.edits.map { edit in node(.member(edit.id)) { self.collect(edit, bound[edit.id], &$0) } }
    nodes += model.drafts.map { draft in
      node(.member(draft.id)) {
        $0.insert(StoragePath(root: .draft(draft.id), type: draft.type))
        $0.insert(draft.source)
      }
    }
    let groups = Dictionary(grouping: model.commands.filter { $0.group != nil }, by: \.group)
    nodes += model.commands.map { command in
      node(.member(command.id)) { collector in
        self.collect(command, &collector)
        for other in groups[command.group] ?? [] {
          collector.insert(StoragePath(root: .command(other.id), type: .command))
        }
      }
    }
    for child in model.childMembers {
      guard let list = child as? ListMember else {
        nodes.append(node(.member(child.id)) { self.collect(child, &$0) })
        continue
      }
      nodes.append(node(.rowInputs(list.id)) { self.collect(list, &$0) })
      let elements = node(.member(list.id)) { collector in
        collector.collect(list.rows.elements)
        if let unfiltered = list.rows.unfiltered { collector.collect(unfiltered) }
        if let section = list.rows.section { collector.collect(section) }
        collector.insert(.rowInputs(list.id))
      }
      nodes.append(elements)
      if let load = list.load { nodes.append(node(.loadStatus(list.id)) { self.collect(load, of: list.id, &$0) }) }
    }
    if !model.edits.isEmpty {
      let all = node(.validity) { collector in
        for edit in model.edits { collector.collect(.member(edit.id, .edit(.isValid))) }
      }
      nodes.append(all)
    }
    return nodes
  }

  private func collect(_ edit: Edit, _ path: StoragePath?, _ collector: inout ReadsCollector) {
    collector.insert(StoragePath(root: .edit(edit.id), type: edit.type))
    if let path { collector.insertEdited(path) }
    if let text = edit.text {
      collector.insert(text.contextParts)
      if text.isChoice { collector.addLabel(of: edit.type.unwrapped) }
    }
    Member.edit(edit).forEachFormula { collector.collect($0) }
  }

  private func collect(_ child: any ChildMember, _ collector: inout ReadsCollector) {
    let single = child as? Child
    if let optional = single?.optional { collector.collect(optional) }
    collector.collect(child.arguments.map(\.value), binding: single?.parameter)
    for part in ContextPart.allCases { collector.insert(part.parts) }
  }

  private func collect(_ load: ListLoad, of list: MemberID, _ collector: inout ReadsCollector) {
    collector.insert(StoragePath(root: .load(list), type: .load))
    collector.collect(.member(list, .list(.count)))
    for value in [load.empty, load.searching] { value.map { collector.collect($0) } }
    if case .declared(let error) = load.shape.failure { collector.addLabel(of: .declared(error)) }
    // The steps of a removal can throw any error.
    collector.addLabel(of: .anyError)
  }

  private func collect(_ command: Command, _ collector: inout ReadsCollector) {
    collector.insert(StoragePath(root: .command(command.id), type: .command))
    collector.readsStoredStatus = true
    Member.command(command).forEachFormula { collector.collect($0) }
    collector.readsStoredStatus = false
    switch command.failure {
    case .never: break
    case .declared(let error): collector.addLabel(of: .declared(error))
    case .any: collector.addLabel(of: .anyError)
    }
  }
}

extension DeclarationReader {
  /// Returns the paths of the edits that are bound to a path.
  func boundPaths(_ model: CheckedMembers) -> [MemberID: StoragePath] {
    var bound: [MemberID: StoragePath] = [:]
    for edit in model.edits {
      if case .path(let path, _) = edit.storage { bound[edit.id] = path }
    }
    return bound
  }

  /// Returns the paths that drafts copy.
  func copiedPaths(_ model: CheckedMembers) -> [MemberID: StoragePath] {
    Dictionary(model.drafts.map { ($0.id, $0.source) }, uniquingKeysWith: { first, _ in first })
  }
}

/// A node before the topological sort.
struct GraphNode {
  var id: DependencyGraph.NodeID
  var reads: Reads
}

extension EditText {
  /// The parts of the context that formatting, parsing and error messages of the text read.
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
}

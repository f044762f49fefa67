import VmgenSchemaSyntax

/// The reads of each node of a view model's dependency graph.
extension MemberChecker {
  /// Returns the nodes, derived values first: their indices are those of ``ViewModel/derived``.
  func graphNodes(of model: CheckedMembers) -> [GraphNode] {
    let model = model.indexed
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
        for edit in model.edits { collector.collect(.edit(edit.id, .isValid)) }
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
    collector.collect(.list(list, .count))
    for value in [load.empty, load.searching] { value.map { collector.collect($0) } }
    if case .declared(let error) = load.shape.failure { collector.addLabel(of: .declared(error)) }
    // The steps of a removal can throw any error.
    collector.addLabel(of: .anyError)
  }

  private func collect(_ command: Command, _ collector: inout ReadsCollector) {
    collector.insert(StoragePath(root: .command(command.id), type: .command))
    collector.ownCommand = command.id
    Member.command(command).forEachFormula { collector.collect($0) }
    collector.ownCommand = nil
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
  func draftSources(_ model: CheckedMembers) -> [MemberID: StoragePath] {
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

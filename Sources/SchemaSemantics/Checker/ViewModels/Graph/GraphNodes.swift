import VmgenSchemaSyntax

/// What each node of a view model's graph reads.
extension SchemaChecker {
  /// Derived values first: their numbers are those of ``ViewModel/derived``.
  func graphNodes(of model: ViewModel) -> [GraphNode] {
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

/// A node before it has its place.
struct GraphNode {
  var name: String
  var reads: Reads
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

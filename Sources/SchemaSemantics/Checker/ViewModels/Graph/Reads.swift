import VmgenSchemaSyntax

/// What one expression reads: the smallest paths of what can change, other nodes of the graph, and parts of the context.
struct Reads {
  /// A value that an expression can name: an input, a state, a draft or what an edit keeps, or a field of one.
  struct Path: Hashable {
    var root: DependencyGraph.Leaf.Root
    var steps: [DependencyGraph.Leaf.Step] = []
    var type: Type
    /// `person.address?.city`: paths are told apart by it alone, which is cheaper than by their parts.
    var key: String

    init(root: DependencyGraph.Leaf.Root, type: Type) {
      self.root = root
      self.type = type
      self.key = root.key
    }

    static func == (first: Path, second: Path) -> Bool { first.key == second.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    mutating func append(_ field: String, _ fieldType: Type) {
      let isChained = type.isOptional
      steps.append(DependencyGraph.Leaf.Step(field: field, isChained: isChained))
      key += (isChained ? "?." : ".") + field
      type = isChained ? fieldType.asOptional : fieldType
    }
  }

  var paths: Set<Path> = []
  /// Derived values, and edits, drafts and commands of which a facet is read.
  var nodes: Set<String> = []
  var context: ContextParts = []

  /// Leaves out what lies inside another path that is read whole.
  mutating func minimize() {
    guard paths.count > 1 else { return }
    let all = paths
    paths = all.filter { path in
      !all.contains { other in
        other.root == path.root && other.steps.count < path.steps.count && path.steps.starts(with: other.steps)
      }
    }
  }
}

extension DependencyGraph.Leaf.Root {
  /// Tells roots apart: what an edit keeps is not what it is bound to, and a name is of one member.
  fileprivate var key: String {
    switch self {
    case .input(let name), .state(let name), .draft(let name), .command(let name), .service(let name): name
    case .edit(let name): "edit " + name
    case .context(let part): part.rawValue
    }
  }
}

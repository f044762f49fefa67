import VmgenSchemaSyntax

/// The smallest paths, the other nodes and the parts of the context that an expression reads.
struct Reads {
  var paths: Set<StoragePath> = []
  /// Derived values, and the edits, drafts and commands whose facets are read.
  var nodes: Set<DependencyGraph.NodeID> = []
  var context: ContextParts = []

  /// Removes paths that are inside another path.
  mutating func minimize() {
    guard paths.count > 1 else { return }
    let all = paths
    paths = all.filter { path in
      !all.contains { $0.steps.count < path.steps.count && path.isInside($0) && !$0.isWholeChild }
    }
  }
}

extension StoragePath {
  /// Whether the path is a child itself, which changes only when another child replaces it.
  fileprivate var isWholeChild: Bool {
    if case .child = root { steps.isEmpty } else { false }
  }
}

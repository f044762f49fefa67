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
      !all.contains { other in other.steps.count < path.steps.count && path.isInside(other) }
    }
  }
}

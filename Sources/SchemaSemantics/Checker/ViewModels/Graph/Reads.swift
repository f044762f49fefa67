import VmgenSchemaSyntax

/// What one expression reads: the smallest paths of what can change, other nodes of the graph, and parts of the context.
struct Reads {
  var paths: Set<StoragePath> = []
  /// Derived values, and edits, drafts and commands of which a facet is read.
  var nodes: Set<DependencyGraph.NodeID> = []
  var context: ContextParts = []

  /// Leaves out what lies inside another path that is read whole.
  mutating func minimize() {
    guard paths.count > 1 else { return }
    let all = paths
    paths = all.filter { path in
      !all.contains { other in other.steps.count < path.steps.count && path.isInside(other) }
    }
  }
}

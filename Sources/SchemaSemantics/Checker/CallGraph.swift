import VmgenSchemaSyntax

/// The calls between functions, and the parts of the context that each function reads, directly or through calls.
struct CallGraph {
  indirect enum Node: Hashable {
    case function(String)
    /// The labels of an enum, which `label` evaluates.
    case label(String)
  }

  struct Reads {
    var parts: ContextParts = []
    /// Whether the function or label contains localized text.
    var hasText = false

    var needsContext: Bool { hasText || !parts.isEmpty }

    /// Adds `other`. Returns whether the reads have changed.
    mutating func add(_ other: Reads) -> Bool {
      let parts = self.parts.union(other.parts)
      let hasText = self.hasText || other.hasText
      defer { (self.parts, self.hasText) = (parts, hasText) }
      return parts != self.parts || hasText != self.hasText
    }
  }

  struct Call {
    var callee: Node
    var range: SourceRange
  }

  /// The nodes in source order, which is the order of diagnostics.
  private(set) var nodes: [Node] = []
  private(set) var calls: [Node: [Call]] = [:]
  private(set) var reads: [Node: Reads] = [:]

  mutating func add(_ node: Node) {
    guard reads[node] == nil else { return }
    nodes.append(node)
    reads[node] = Reads()
  }

  mutating func addCall(from caller: Node, to callee: Node, at range: SourceRange) {
    calls[caller, default: []].append(Call(callee: callee, range: range))
  }

  mutating func addReads(_ found: Reads, to node: Node) {
    _ = reads[node, default: Reads()].add(found)
  }

  /// Adds the reads of every callee to its callers.
  mutating func close() {
    var callers: [Node: [Node]] = [:]
    for node in nodes { for call in calls[node] ?? [] { callers[call.callee, default: []].append(node) } }
    var work = nodes.filter { reads[$0]?.needsContext == true }
    while let node = work.popLast() {
      guard let found = reads[node] else { continue }
      for caller in callers[node] ?? [] where reads[caller, default: Reads()].add(found) { work.append(caller) }
    }
  }
}

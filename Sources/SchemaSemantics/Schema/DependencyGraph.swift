import VmgenSchemaSyntax

/// What each computed value of a view model reads, directly and transitively: known before the program runs.
package struct DependencyGraph: Sendable {
  /// What a node computes.
  package enum NodeID: Hashable, Sendable {
    /// A display, an intermediate value, an edit, a draft or a command.
    case member(MemberID)
    /// Whether every edit is valid.
    case validity

    package var name: String {
      switch self {
      case .member(let id): id.name
      case .validity: DependencyGraph.validity
      }
    }
  }

  package struct Node: Sendable {
    package var id: NodeID
    /// Indices into ``DependencyGraph/leaves`` that its expression reads itself, ascending.
    package var directLeaves: [Int]
    /// Indices into ``DependencyGraph/nodes``, all lower than its own, that its expression reads itself, ascending.
    package var directNodes: [Int]
    /// Every leaf that it depends on, through other nodes too, ascending.
    package var allLeaves: [Int]

    package var name: String { id.name }
  }

  /// The smallest paths that something reads: `person.firstName`, not `person`. In order of root and path; each once.
  package let leaves: [StoragePath]
  /// In topological order: a node follows its dependencies.
  package let nodes: [Node]
  private let positions: [NodeID: Int]

  package init(leaves: [StoragePath], nodes: [Node]) {
    self.leaves = leaves
    self.nodes = nodes
    positions = Dictionary(zip(nodes.map(\.id), nodes.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The index of a node in ``nodes``.
  package func position(of id: NodeID) -> Int? { positions[id] }

  /// The node of a member; nil for one that computes nothing.
  package func node(of member: MemberID) -> Node? { positions[.member(member)].map { nodes[$0] } }

  /// The name of the node for `isValid` of the view model.
  package static let validity = "isValid"
}

extension Type {
  /// What is stored of a command, and of a service: no value of the language.
  static let command = Type.builtIn("Command", [])
  static let service = Type.builtIn("Service", [])
}

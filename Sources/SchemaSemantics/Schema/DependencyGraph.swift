import VmgenSchemaSyntax

/// The direct and transitive dependencies of each computed value of a view model.
package struct DependencyGraph: Sendable {
  /// The identity of a node.
  package enum NodeID: Hashable, Sendable {
    /// A display, an intermediate value, an edit, a draft or a command.
    case member(MemberID)
    /// The validity of all edits.
    case validity
    /// The inputs of a list's rows, apart from their elements.
    case rowInputs(MemberID)
    /// The status of a list's loads.
    case loadStatus(MemberID)

    package var name: String {
      switch self {
      case .member(let id): id.name
      case .validity: DependencyGraph.validityName
      case .rowInputs(let id): id.name + "Inputs"
      case .loadStatus(let id): GeneratedName.status(of: id.name)
      }
    }

    /// The member that the node belongs to; nil for the validity of all edits.
    package var member: MemberID? {
      switch self {
      case .member(let id), .rowInputs(let id), .loadStatus(let id): id
      case .validity: nil
      }
    }

    /// The name of the member in the schema.
    package var declaredName: String { member?.name ?? name }
  }

  package struct Node: Sendable {
    package var id: NodeID
    /// The indices into ``DependencyGraph/leaves`` that the node's expression reads directly, in ascending order.
    package var directLeaves: [Int]
    /// The indices into ``DependencyGraph/nodes`` that the node's expression reads directly, in ascending order. All
    /// are lower than the node's own index.
    package var directNodes: [Int]
    /// The indices of all leaves that the node depends on, directly or through other nodes, in ascending order.
    package var allLeaves: [Int]

    package var name: String { id.name }
  }

  /// The smallest paths that the nodes read: `person.firstName`, not `person`. They are unique, sorted by root and
  /// path.
  package let leaves: [StoragePath]
  /// The nodes in topological order: a node follows its dependencies.
  package let nodes: [Node]
  private let positions: [NodeID: Int]

  package init(leaves: [StoragePath], nodes: [Node]) {
    self.leaves = leaves
    self.nodes = nodes
    positions = Dictionary(zip(nodes.map(\.id), nodes.indices), uniquingKeysWith: { first, _ in first })
  }

  /// Returns the index of a node in ``nodes``.
  package func position(of id: NodeID) -> Int? { positions[id] }

  /// Returns the node of a member, or nil for a member that computes nothing.
  package func node(of member: MemberID) -> Node? { positions[.member(member)].map { nodes[$0] } }

  /// The name of the node for the view model's `isValid`.
  package static let validityName = "isValid"
}

extension Type {
  /// The types of the stored state of commands, services and loaded lists, which no schema can name.
  static let command = Type.builtIn("Command", [])
  static let service = Type.builtIn("Service", [])
  static let load = Type.builtIn("Load", [])
}

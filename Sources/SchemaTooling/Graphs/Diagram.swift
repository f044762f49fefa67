/// A directed graph with labels, which ``DiagramFormat`` draws as text.
package struct Diagram: Sendable {
  enum Shape: Sendable {
    case box, rounded, pill, hexagon
  }

  /// The index of a node in ``nodes``.
  typealias NodeID = Int

  struct Node: Sendable {
    var label: String
    var shape: Shape
    /// The title of the frame around the node and others; nil for a node without a frame.
    var frame: String?
  }

  struct Edge: Hashable, Sendable {
    var from: NodeID
    var to: NodeID
    var label: String
    var isDashed: Bool
  }

  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  private var ids: [String: NodeID] = [:]
  private var known: Set<Edge> = []

  package init() {}

  /// Whether the graph has no nodes.
  package var isEmpty: Bool { nodes.isEmpty }

  /// Returns the node with a key, which is added the first time.
  ///
  /// - Parameter frame: The title of the frame around the node.
  @discardableResult
  mutating func node(_ key: String, _ label: String, _ shape: Shape, in frame: String? = nil) -> NodeID {
    if let id = ids[key] { return id }
    ids[key] = nodes.count
    nodes.append(Node(label: label, shape: shape, frame: frame))
    return nodes.count - 1
  }

  /// Returns the node with a key, or nil if there is none.
  func node(_ key: String) -> NodeID? { ids[key] }

  /// Connects two nodes, unless they already are in the same way.
  mutating func connect(_ from: NodeID, _ to: NodeID, _ label: String = "", isDashed: Bool = false) {
    let edge = Edge(from: from, to: to, label: label, isDashed: isDashed)
    if known.insert(edge).inserted { edges.append(edge) }
  }

  /// The frames with their nodes, in the order of their first nodes. Nodes without a frame have the title nil.
  var frames: [(title: String?, nodes: [NodeID])] {
    var frames: [(title: String?, nodes: [NodeID])] = []
    for (id, node) in nodes.enumerated() {
      if let index = frames.firstIndex(where: { $0.title == node.frame }) {
        frames[index].nodes.append(id)
      } else {
        frames.append((node.frame, [id]))
      }
    }
    return frames
  }
}

import VmgenSchemaSyntax

/// A strongly connected component of a graph, and one cycle in it.
struct Cycle {
  /// Every node of the strongly connected component, in ascending order.
  var nodes: [Int]
  /// One cycle. Its first node is not repeated at the end.
  var path: [Int]

  /// The number of nodes of a cycle that a diagnostic shows.
  static let shownNodes = 8

  /// Returns a cycle as text for a message: `a` → `b` → `a`. Nodes beyond ``shownNodes`` are replaced by `…`.
  static func text(_ names: [String]) -> String {
    let shown = names.prefix(shownNodes).map { "`\($0)`" } + (names.count > shownNodes ? ["…"] : [])
    return (shown + names.prefix(1).map { "`\($0)`" }).joined(separator: " → ")
  }

  /// Returns at most ``shownNodes`` labels.
  static func bounded(_ labels: some Sequence<Diagnostic.Label>) -> [Diagnostic.Label] {
    Array(labels.prefix(shownNodes))
  }
}

/// Orders the nodes of a graph and finds its cycles, without recursion: a chain can be as long as a file.
///
/// - Parameters:
///   - count: The number of nodes, which are numbered from 0.
///   - starts: The nodes to order, with those that can be reached from them; nil for all nodes.
///   - successors: Returns the successors of a node.
/// - Returns: The nodes in an order where each follows its successors, lower numbers first where possible, and one
///   cycle for each strongly connected component that contains one.
/// - Complexity: O(*n* + *m*), where *n* is the number of nodes and *m* the number of edges.
func orderAndCycles(
  count: Int, from starts: [Int]? = nil, successors: (Int) -> [Int]
) -> (order: [Int], cycles: [Cycle]) {
  var search = DepthFirstSearch(count: count)
  for start in starts ?? Array(0..<count) where !search.isVisited(start) { search.visit(from: start, successors) }
  if search.components.isEmpty { return (search.order, []) }
  var members = [Int](repeating: -1, count: count)
  for (number, component) in search.components.enumerated() { for node in component { members[node] = number } }
  let cycles = search.components.enumerated().compactMap { number, component in
    component.last.map { first in
      Cycle(
        nodes: component.sorted(),
        path: firstCycle(from: first) { successors($0).filter { members[$0] == number } })
    }
  }
  return (search.order, cycles)
}

/// Returns the first cycle on the path of first successors from `start`. Every node must have a successor.
private func firstCycle(from start: Int, _ successors: (Int) -> [Int]) -> [Int] {
  var path = [start]
  var positions = [start: 0]
  while let next = successors(path[path.count - 1]).first {
    if let position = positions[next] { return Array(path[position...]) }
    positions[next] = path.count
    path.append(next)
  }
  return path
}

/// An implementation of Tarjan's algorithm for strongly connected components.
private struct DepthFirstSearch {
  /// The nodes, each after its successors.
  private(set) var order: [Int] = []
  /// The strongly connected components with a cycle. The node that was visited first is the last of each.
  private(set) var components: [[Int]] = []
  private var numbers: [Int?]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var visited = 0

  init(count: Int) {
    numbers = [Int?](repeating: nil, count: count)
    lowest = [Int](repeating: 0, count: count)
    isOpen = [Bool](repeating: false, count: count)
    order.reserveCapacity(count)
  }

  func isVisited(_ node: Int) -> Bool { numbers[node] != nil }

  mutating func visit(from start: Int, _ successors: (Int) -> [Int]) {
    var path: [(node: Int, next: [Int], position: Int)] = []
    enter(start)
    path.append((start, successors(start), 0))
    while let top = path.last {
      guard top.position < top.next.count else {
        path.removeLast()
        leave(top.node, top.next)
        if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[top.node]) }
        continue
      }
      path[path.count - 1].position += 1
      let next = top.next[top.position]
      if let number = numbers[next] {
        if isOpen[next] { lowest[top.node] = min(lowest[top.node], number) }
      } else {
        enter(next)
        path.append((next, successors(next), 0))
      }
    }
  }

  private mutating func enter(_ node: Int) {
    numbers[node] = visited
    lowest[node] = visited
    visited += 1
    isOpen[node] = true
    open.append(node)
  }

  private mutating func leave(_ node: Int, _ successors: [Int]) {
    order.append(node)
    guard lowest[node] == numbers[node] else { return }
    var component: [Int] = []
    while let member = open.popLast() {
      isOpen[member] = false
      component.append(member)
      if member == node { break }
    }
    if component.count > 1 || successors.contains(node) { components.append(component) }
  }
}

import VmgenSchemaSyntax

/// Finds the cycles of a graph whose nodes are numbered, without recursion: a chain may be as long as a file.
///
/// - Returns: the nodes in an order where each stands after all that it leads to, lower numbers first where free, and
///   one cycle for each edge that closes one, from the node that the walk met first, which is not repeated at the end.
func orderAndCycles(count: Int, successors: (Int) -> [Int]) -> (order: [Int], cycles: [[Int]]) {
  enum Mark { case new, open, done }
  var marks = [Mark](repeating: .new, count: count)
  var order: [Int] = []
  order.reserveCapacity(count)
  var cycles: [[Int]] = []
  var path: [(node: Int, next: [Int], position: Int)] = []
  for start in 0..<count where marks[start] == .new {
    marks[start] = .open
    path.append((start, successors(start), 0))
    while let top = path.last {
      guard top.position < top.next.count else {
        marks[top.node] = .done
        order.append(top.node)
        path.removeLast()
        continue
      }
      path[path.count - 1].position += 1
      let next = top.next[top.position]
      switch marks[next] {
      case .new:
        marks[next] = .open
        path.append((next, successors(next), 0))
      case .open:
        if let first = path.firstIndex(where: { $0.node == next }) { cycles.append(path[first...].map(\.node)) }
      case .done: break
      }
    }
  }
  return (order, cycles)
}

/// The patterns of links by their segments, in which those that may overlap another pattern are found without comparing all.
struct LinkPatternTree {
  private struct Node {
    var literals: [String: Int] = [:]
    var parameter: Int?
    /// The numbers of the patterns that end here.
    var patterns: [Int] = []

    var children: [Int] { Array(literals.values) + (parameter.map { [$0] } ?? []) }
  }

  private var nodes = [Node()]
  /// The number of nodes that searches have visited.
  private(set) var visitedCount = 0

  /// Adds a pattern with a number.
  mutating func insert(_ pattern: LinkPattern, _ number: Int) {
    var place = 0
    for segment in pattern.segments { place = child(of: place, segment) }
    nodes[place].patterns.append(number)
  }

  /// Returns the numbers of the patterns that overlap a pattern if their parameters can have any text, in ascending
  /// order.
  mutating func candidates(for pattern: LinkPattern) -> [Int] {
    var places = [0]
    for segment in pattern.segments {
      places = places.flatMap { place in
        let node = nodes[place]
        return switch segment {
        case .parameter: node.children
        case .literal(let text): [node.literals[text], node.parameter].compactMap(\.self)
        }
      }
      visitedCount += places.count
    }
    return places.flatMap { nodes[$0].patterns }.sorted()
  }

  private mutating func child(of place: Int, _ segment: LinkPattern.Segment) -> Int {
    let next = nodes.count
    switch segment {
    case .literal(let text):
      if let known = nodes[place].literals[text] { return known }
      nodes[place].literals[text] = next
    case .parameter:
      if let known = nodes[place].parameter { return known }
      nodes[place].parameter = next
    }
    nodes.append(Node())
    return next
  }
}

/// The picture of a diagram: nodes in columns, each to the right of those that lead to it, and curves between them.
struct DiagramPicture {
  /// A node, or a place where a line passes a column.
  private struct Box {
    var x = 0
    var y = 0
    let width: Int
    var middle: Int { y + DiagramPicture.height / 2 }
  }

  private typealias BoxID = Int

  private static let (height, gap, margin, columnGap) = (30, 14, 12, 90)
  private static let characterWidth = 8

  private let diagram: Diagram
  /// The boxes of the nodes, and then those of lines that pass columns.
  private var boxes: [Box]
  /// The boxes that the line of each edge connects.
  private var lines: [[BoxID]]
  private var size = (width: 0, height: 0)

  init(_ diagram: Diagram) {
    self.diagram = diagram
    boxes = diagram.nodes.map { Box(width: $0.label.count * Self.characterWidth + 24) }
    lines = diagram.edges.map { [$0.from, $0.to] }
    let depths = depths()
    var columns = [[BoxID]](repeating: [], count: (depths.max() ?? -1) + 1)
    for (node, depth) in depths.enumerated() { columns[depth].append(node) }
    for (index, edge) in diagram.edges.enumerated() where depths[edge.to] - depths[edge.from] > 1 {
      var passed: [BoxID] = []
      for depth in depths[edge.from] + 1..<depths[edge.to] {
        passed.append(boxes.count)
        columns[depth].append(boxes.count)
        boxes.append(Box(width: 0))
      }
      lines[index] = [edge.from] + passed + [edge.to]
    }
    place(columns)
  }

  /// The column of each node: the smallest number of edges that lead to it. Nodes that nothing leads to are in the first
  /// one.
  private func depths() -> [Int] {
    var depths: [Int?] = diagram.nodes.map { _ in nil }
    func visit(_ roots: [Diagram.NodeID]) {
      var (current, depth) = (roots, 0)
      while !current.isEmpty {
        for node in current where depths[node] == nil { depths[node] = depth }
        depth += 1
        let reached = current
        current = diagram.edges.filter { reached.contains($0.from) && depths[$0.to] == nil }.map(\.to)
      }
    }
    let targets = Set(diagram.edges.filter { $0.from != $0.to }.map(\.to))
    visit(diagram.nodes.indices.filter { !targets.contains($0) })
    // The nodes of a cycle that nothing else leads to.
    while let node = depths.firstIndex(of: nil) { visit([node]) }
    return depths.map { $0 ?? 0 }
  }

  private mutating func place(_ columns: [[BoxID]]) {
    var x = Self.margin
    var rows: [BoxID: Int] = [:]
    let predecessors = Dictionary(
      grouping: lines.flatMap { zip($0, $0.dropFirst()).map { (from: $0, to: $1) } }, by: \.to)
    for column in columns {
      // Each box is near those that lead to it.
      let means = column.map { box in
        let rows = (predecessors[box] ?? []).compactMap { rows[$0.from] }
        return rows.isEmpty ? 0 : Double(rows.reduce(0, +)) / Double(rows.count)
      }
      let sorted = zip(means, column).sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.1)
      for (row, box) in sorted.enumerated() {
        rows[box] = row
        (boxes[box].x, boxes[box].y) = (x, Self.margin + row * (Self.height + Self.gap))
        size.height = max(size.height, boxes[box].y + Self.height + Self.margin)
      }
      x += (column.map { boxes[$0].width }.max() ?? 0) + Self.columnGap
    }
    // Ways back bend to the right of the last column.
    size.width = max(0, x - Self.columnGap / 2 + Self.margin)
  }

  // MARK: SVG

  /// - Parameter link: Returns the address that a node with a label leads to.
  func svg(link: (String) -> String?) -> String {
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
      viewBox="0 0 \(size.width) \(size.height)" font-family="sans-serif" font-size="13" fill="none" stroke="currentColor">
      """,
      """
      <defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">\
      <path d="M0 0L8 4L0 8" /></marker></defs>
      """,
    ]
    parts += zip(diagram.edges, lines).map { line($0, through: $1) }
    parts += diagram.nodes.indices.compactMap(labels)
    for (node, box) in zip(diagram.nodes, boxes) {
      let text = shape(of: node, box) + label(node.label, x: box.x + box.width / 2, y: box.y + Self.height / 2 + 5)
      parts.append(link(node.label).map { "<a href=\"\($0.escapedForMarkup)\">\(text)</a>" } ?? text)
    }
    return (parts + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private func shape(of node: Diagram.Node, _ box: Box) -> String {
    let radius =
      switch node.shape {
      case .box: 0
      case .rounded, .hexagon: 6
      case .pill: Self.height / 2
      }
    let dashes = node.shape == .hexagon ? " stroke-dasharray=\"2 2\"" : ""
    return
      "<rect x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(Self.height)\" rx=\"\(radius)\"\(dashes) />"
  }

  private func label(_ text: String, x: Int, y: Int) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"middle\" fill=\"currentColor\" stroke=\"none\">\(text.escapedForMarkup)</text>"
  }

  private func line(_ edge: Diagram.Edge, through passed: [BoxID]) -> String {
    let (from, to) = (boxes[edge.from], boxes[edge.to])
    var (x, y) = (from.x + from.width, from.middle)
    var path = "M\(x) \(y)"
    if to.x > from.x {
      for box in passed.dropFirst().map({ boxes[$0] }) {
        let bend = (box.x - x) / 2
        path += "C\(x + bend) \(y) \(box.x - bend) \(box.middle) \(box.x) \(box.middle)"
        (x, y) = (box.x, box.middle)
      }
    } else {
      // A way back leaves and arrives at the right side.
      let end = to.x + to.width
      path += "C\(x + 40) \(y) \(end + 40) \(to.middle) \(end) \(to.middle)"
    }
    let dashes = edge.isDashed ? " stroke-dasharray=\"5 4\"" : ""
    return "<path d=\"\(path)\"\(dashes) marker-end=\"url(#arrow)\" />"
  }

  /// The labels of the edges that leave a node, each once, beside the node.
  private func labels(of node: Diagram.NodeID) -> String? {
    var labels: [String] = []
    for edge in diagram.edges where edge.from == node && !edge.label.isEmpty && !labels.contains(edge.label) {
      labels.append(edge.label)
    }
    if labels.isEmpty { return nil }
    let (x, y) = (boxes[node].x + boxes[node].width + 6, boxes[node].middle - 5)
    return
      "<text x=\"\(x)\" y=\"\(y)\" fill=\"currentColor\" stroke=\"none\" font-size=\"10\">\(labels.joined(separator: ", ").escapedForMarkup)</text>"
  }
}

extension Diagram {
  /// Returns a picture of the diagram, as an element of HTML.
  ///
  /// - Parameter link: Returns the address that a node with a label leads to.
  package func svg(link: (String) -> String? = { _ in nil }) -> String { DiagramPicture(self).svg(link: link) }
}

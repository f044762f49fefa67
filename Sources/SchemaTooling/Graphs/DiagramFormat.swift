/// A language in which a diagram is written.
package enum DiagramFormat: String, CaseIterable, Sendable {
  /// A flowchart of Mermaid, which GitHub shows in Markdown.
  ///
  /// Source: https://mermaid.js.org/syntax/flowchart.html
  case mermaid
  /// The language of Graphviz.
  ///
  /// Source: https://graphviz.org/doc/info/lang.html
  case dot
  /// A picture, which browsers show.
  case svg

  package func text(of diagram: Diagram) -> String {
    switch self {
    case .mermaid: mermaid(diagram)
    case .dot: dot(diagram)
    case .svg: diagram.svg()
    }
  }

  // MARK: Mermaid

  private func mermaid(_ diagram: Diagram) -> String {
    var lines = ["flowchart LR"]
    for (index, frame) in diagram.frames.enumerated() {
      let nodes = frame.nodes.map { "n\($0)\(mermaid(diagram.nodes[$0]))" }
      guard let title = frame.title else {
        lines += nodes.map { "  " + $0 }
        continue
      }
      lines += ["  subgraph f\(index)[\(mermaid(title))]"] + nodes.map { "    " + $0 } + ["  end"]
    }
    lines += diagram.edges.map { edge in
      let label = edge.label.isEmpty ? "" : "|\(mermaid(edge.label))|"
      return "  n\(edge.from) \(edge.isDashed ? "-.->" : "-->")\(label) n\(edge.to)"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func mermaid(_ node: Diagram.Node) -> String {
    let label = mermaid(node.label)
    return switch node.shape {
    case .box: "[\(label)]"
    case .rounded: "(\(label))"
    case .pill: "([\(label)])"
    case .hexagon: "{{\(label)}}"
    }
  }

  /// Returns a quoted text. In quotes, only the characters of entities and HTML have a meaning, and Markdown's backtick.
  private func mermaid(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\"": "#quot;"
      case "#": "#35;"
      case "&": "#amp;"
      case "<": "#lt;"
      case ">": "#gt;"
      case "`": "#96;"
      case "\n", "\r", "\t": " "
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }

  // MARK: Graphviz

  private func dot(_ diagram: Diagram) -> String {
    var lines = ["digraph {", "  rankdir=LR", "  node [fontname=\"Helvetica\"]", "  edge [fontname=\"Helvetica\"]"]
    for (index, frame) in diagram.frames.enumerated() {
      let nodes = frame.nodes.map { "n\($0) [label=\(dot(diagram.nodes[$0].label)), \(dot(diagram.nodes[$0].shape))]" }
      guard let title = frame.title else {
        lines += nodes.map { "  " + $0 }
        continue
      }
      lines += ["  subgraph cluster_\(index) {", "    label=\(dot(title))"] + nodes.map { "    " + $0 } + ["  }"]
    }
    lines += diagram.edges.map { edge in
      let attributes =
        (edge.label.isEmpty ? [] : ["label=\(dot(edge.label))"]) + (edge.isDashed ? ["style=dashed"] : [])
      let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
      return "  n\(edge.from) -> n\(edge.to)\(list)"
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private func dot(_ shape: Diagram.Shape) -> String {
    switch shape {
    case .box: "shape=box"
    case .rounded: "shape=box, style=rounded"
    case .pill: "shape=ellipse"
    case .hexagon: "shape=hexagon"
    }
  }

  private func dot(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: " ")
    return "\"\(escaped)\""
  }
}

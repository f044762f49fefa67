import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension Diagram {
  /// Creates the graph of a view model: what its computed values read, and which steps write what they read.
  ///
  /// - Parameter text: Returns the source text in a range.
  package init(dependenciesOf viewModel: ViewModel, text: (SourceRange) -> String) {
    self.init()
    let graph = viewModel.graph
    let leaves = graph.leaves.map { node("\($0.root) \($0.text)", $0.shownText, .box) }
    let nodes = graph.nodes.map { each in
      node("\(each.id)", each.shownName(in: viewModel), each.id.shape(in: viewModel))
    }
    for (index, each) in graph.nodes.enumerated() {
      for leaf in each.directLeaves { connect(leaves[leaf], nodes[index]) }
      for other in viewModel.nodesRead(by: each) { connect(nodes[other], nodes[index]) }
    }
    for writer in StorageWriter.all(of: viewModel, text: text) {
      let written = graph.leaves.indices.filter { writer.writes(graph.leaves[$0]) }
      if written.isEmpty { continue }
      let source = node("writer \(writer.id.index)", writer.name, .hexagon)
      for leaf in written { connect(source, leaves[leaf], "writes", isDashed: true) }
    }
  }
}

extension StoragePath {
  /// The path, with a word for a root whose stored state is not its value.
  var shownText: String {
    guard steps.isEmpty else { return text }
    return switch root {
    case .edit: "entry of \(text)"
    case .draft: "copy of \(text)"
    case .command: "runs of \(text)"
    case .load: "pages of \(text)"
    case .service: "queries of \(text)"
    case .elements: "elements of \(text)"
    case .child: "values of \(text)"
    case .input, .state, .focus, .context, .variable: text
    }
  }
}

extension ViewModel {
  /// Returns the nodes whose values can change the value of a node. `isValid` depends only on edits that can be invalid.
  func nodesRead(by node: DependencyGraph.Node) -> [Int] {
    guard node.id == .validity else { return node.directNodes }
    let valid = Set(edits.filter { !$0.canBeInvalid }.map { DependencyGraph.NodeID.member($0.id) })
    return node.directNodes.filter { !valid.contains(graph.nodes[$0].id) }
  }
}

extension DependencyGraph.Node {
  /// The name of the node, as a schema reads it.
  func shownName(in viewModel: ViewModel) -> String {
    switch id {
    case .member(let id):
      if case .command(let command)? = viewModel[id] { "status of \(command.shownName)" } else { id.name }
    case .validity: name
    case .rowInputs(let id): "inputs of \(id.name)"
    case .loadStatus(let id): "status of \(id.name)"
    }
  }
}

extension DependencyGraph.NodeID {
  fileprivate func shape(in viewModel: ViewModel) -> Diagram.Shape {
    if case .member(let id) = self, case .derived(let derived)? = viewModel[id], derived.isDisplay {
      .pill
    } else {
      .rounded
    }
  }
}

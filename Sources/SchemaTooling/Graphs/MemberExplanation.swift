import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// What a member of a view model reads, what reads it, and what its changes update.
package struct MemberExplanation {
  private let viewModel: ViewModel
  private let member: Member
  private let text: (SourceRange) -> String
  private var graph: DependencyGraph { viewModel.graph }
  /// The member's nodes and leaves in the graph, in ascending order.
  private let ownNodes: [Int]
  private let ownLeaves: [Int]
  /// The leaves that change with the member's value: its own, and those at the path that an edit writes.
  private let valueLeaves: Set<Int>

  /// - Parameter text: Returns the source text in a range.
  package init(_ member: Member, in viewModel: ViewModel, text: @escaping (SourceRange) -> String) {
    self.viewModel = viewModel
    self.member = member
    self.text = text
    let graph = viewModel.graph
    ownNodes = graph.nodes.indices.filter { graph.nodes[$0].id.member == member.id }
    let ownLeaves = graph.leaves.indices.filter { graph.leaves[$0].root.member == member.id }
    self.ownLeaves = ownLeaves
    let written: [StoragePath] = if case .edit(let edit) = member { edit.boundPaths } else { [] }
    valueLeaves = Set(graph.leaves.indices.filter { leaf in written.contains { $0.overlaps(graph.leaves[leaf]) } })
      .union(ownLeaves)
  }

  /// The documentation, the first line of the declaration, and a section for each kind of relation.
  ///
  /// - Parameters:
  ///   - place: The file and the line of the member.
  ///   - examples: The title of each example, and the value after it.
  package func page(at place: String, examples: [(title: String, value: String)]) -> String {
    var lines = member.checked.documentation.map { "/// \($0)" }
    lines += [declaration, "", "declared at", "  \(place)"]
    let values = ("after the examples", examples.map { "\"\($0.title)\": \($0.value)" })
    for (title, entries) in relations + [values] where !entries.isEmpty {
      lines += ["", title] + entries.map { "  " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The first line of the declaration, without the brace of a block.
  private var declaration: String {
    let line = text(member.checked.range).prefix { !$0.isNewline }
    return String(line.hasSuffix(" {") ? line.dropLast(2) : line)
  }

  /// The members and services that the member depends on or has an effect on, by the kind of the relation.
  package var relations: [(title: String, entries: [String])] {
    let (reads, changes) = (readLines, changedWith)
    return [
      ("reads", reads), ("changes with", changes == reads ? [] : changes), ("read by", readers), ("used by", users),
      ("written by", writers), ("writes", written), ("calls", called),
      ("a change updates", updated), ("a change starts", started),
    ]
  }

  private func name(_ node: Int) -> String { graph.nodes[node].shownName(in: viewModel) }

  // MARK: What it reads

  private var readLines: [String] {
    var shown: Set<Int> = []
    var leaves: Set<String> = []
    return ownNodes.flatMap { lines(below: $0, &shown) }.filter { $0.hasPrefix(" ") || leaves.insert($0).inserted }
  }

  /// Returns what a node reads, with what that reads below it. Each node is expanded where it occurs first.
  private func lines(below node: Int, _ shown: inout Set<Int>) -> [String] {
    var lines: [String] = []
    for other in viewModel.nodesRead(by: graph.nodes[node]) where !ownNodes.contains(other) {
      let isNew = shown.insert(other).inserted
      lines.append(name(other) + (isNew || graph.nodes[other].allLeaves.isEmpty ? "" : " …"))
      if isNew { lines += self.lines(below: other, &shown).map { "  " + $0 } }
    }
    return lines + graph.nodes[node].directLeaves.filter { !ownLeaves.contains($0) }.map { graph.leaves[$0].shownText }
  }

  private var changedWith: [String] {
    let leaves = Set(ownNodes.flatMap { graph.nodes[$0].allLeaves }).subtracting(ownLeaves)
    return leaves.sorted().map { graph.leaves[$0].shownText }
  }

  // MARK: What depends on it

  private var readers: [String] { readingNodes.map(name) }

  /// The nodes that read the member directly.
  private var readingNodes: [Int] {
    let nodes = Set(ownNodes)
    return graph.nodes.indices.filter { index in
      let node = graph.nodes[index]
      return !nodes.contains(index)
        && !(nodes.isDisjoint(with: viewModel.nodesRead(by: node)) && valueLeaves.isDisjoint(with: node.directLeaves))
    }
  }

  /// The members whose steps, loads and initial values use the member, apart from its readers and from the reactions that
  /// it starts.
  private var users: [String] {
    let readers = Set(readingNodes.compactMap { graph.nodes[$0].id.member } + [member.id])
    let started = Set(started)
    return viewModel.members.filter { other in
      if case .example = other { return false }
      return !readers.contains(other.id) && other.mentions(member.id)
    }.map { StorageWriter.head(of: $0.checked.range, text: text) }.filter { !started.contains($0) }
  }

  /// The computed values that depend on the member, directly or through others.
  private var updated: [String] {
    var found = Set(ownNodes)
    for (index, node) in graph.nodes.enumerated()
    where !valueLeaves.isDisjoint(with: node.directLeaves) || !found.isDisjoint(with: viewModel.nodesRead(by: node)) {
      found.insert(index)
    }
    return found.subtracting(ownNodes).sorted().map(name)
  }

  private var writers: [String] {
    let paths = valueLeaves.map { graph.leaves[$0] }
    return StorageWriter.all(of: viewModel, text: text)
      .filter { writer in writer.id != member.id && paths.contains { writer.writes($0) } }.map(\.name)
  }

  // MARK: What its steps do

  /// The values that the member's steps or stream write, and that a computed value reads. The runs of a command that they
  /// call are not among them.
  private var written: [String] {
    let called = Set(called)
    return StorageWriter.all(of: viewModel, text: text).filter { $0.id == member.id }.flatMap { writer in
      graph.leaves.filter { writer.writes($0) && !called.contains($0.root.name) }.map(\.shownText)
    }
  }

  /// The functions of services, the commands and the functions of lists that the member's steps call, each once.
  private var called: [String] {
    var names: [String] = []
    member.forEachStep { step in
      if let name = step.calledName(in: viewModel), !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The reactions whose condition or value is the member.
  private var started: [String] {
    viewModel.reactions.filter { reaction in
      reaction.event.expressions.contains { $0.containsExpression { $0.mentions(member.id) } }
    }.map { StorageWriter.head(of: $0.range, text: text) }
  }
}

extension DependencyGraph.NodeID {
  fileprivate var member: MemberID? {
    switch self {
    case .member(let id), .rowInputs(let id), .loadStatus(let id): id
    case .validity: nil
    }
  }
}

extension Step {
  /// What the step calls, as a schema names it.
  fileprivate func calledName(in viewModel: ViewModel) -> String? {
    if case .service(let call)? = facts.value?.withoutOptionalTry { return "\(call.use.name).\(call.shownName)" }
    if case .command(let id, _, _, _) = kind { return viewModel[id]?.shownName }
    if case .list(let id, let command, _) = kind { return "\(id.name).\(command.rawValue)" }
    return nil
  }
}

extension Reaction.Event {
  fileprivate var expressions: [TypedExpression] {
    switch self {
    case .condition(let condition): [condition]
    case .change(let values, _): values
    case .every(let interval, let condition): [interval] + [condition].compactMap(\.self)
    case .lifecycle, .received: []
    }
  }
}

extension Member {
  /// Returns whether an expression of the member reads another one, or calls it.
  fileprivate func mentions(_ member: MemberID) -> Bool {
    if containsExpression(where: { $0.mentions(member) }) { return true }
    var isFound =
      switch self {
      case .follow(let follow): follow.stream.use == member
      case .edit(let edit): edit.check?.call.use == member
      default: false
      }
    forEachStep { step in
      if case .service(let call)? = step.facts.value?.withoutOptionalTry, call.use == member { isFound = true }
      if step.navigation?.use == member { isFound = true }
    }
    return isFound
  }
}

extension TypedExpression {
  fileprivate func mentions(_ member: MemberID) -> Bool {
    switch kind {
    case .reference(.storage(let storage)): storage.member == member
    case .reference(.derived(let id)), .reference(.pending(let id)), .facet(.member(let id, _)): id == member
    default: false
    }
  }
}

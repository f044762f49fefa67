import VmgenSchemaSyntax

/// Rows that contain rows of their own kind, such as the replies of a comment.
extension MemberChecker {
  /// Reports rows that never end, and values that read themselves through rows.
  ///
  /// - Parameter group: View models that contain each other in rows.
  func checkRecursiveRows(of group: [CheckedBodies]) {
    let names = Set(group.map(\.syntax.name.text))
    var roots: [String: Set<MemberID>] = [:]
    var hasErrors = false
    for owner in group {
      for list in owner.members.lists where names.contains(list.viewModel) && list.load == nil {
        if let root = (list.rows.unfiltered ?? list.rows.elements).rootOfField {
          roots[owner.syntax.name.text, default: []].insert(root)
        } else {
          reportEndless(list, in: owner)
          hasErrors = true
        }
      }
    }
    for owner in group {
      for child in owner.members.childMembers {
        guard let inputs = roots[child.viewModel], !passesParts(child, to: inputs) else { continue }
        reportEndless(child, in: owner)
        hasErrors = true
      }
    }
    if !hasErrors { reportReadsThroughRows(in: group) }
  }

  /// Returns whether inputs receive parts of an element, or of an input of the parent.
  private func passesParts(_ child: any ChildMember, to inputs: Set<MemberID>) -> Bool {
    child.arguments.allSatisfy { argument in
      guard inputs.contains(argument.input) else { return true }
      return child is ListMember ? argument.value.isPartOfElement : argument.value.pathRoot != nil
    }
  }

  private func reportEndless(_ child: any ChildMember, in owner: CheckedBodies) {
    let member = owner.syntax.members[child.id.index]
    guard case .list(let list) = member else {
      return report(.endlessRows(viewModel: child.viewModel), at: member.construction?.range ?? child.range)
    }
    let place = list.elements.isMissing ? list.name.range : list.elements.range
    report(.endlessRows(viewModel: child.viewModel), at: place, suggestion: field(for: list, child, in: owner))
  }

  /// Suggests the only field of the row's model that has the elements of the list.
  private func field(
    for list: ListSyntax, _ child: any ChildMember, in owner: CheckedBodies
  ) -> Diagnostic.Suggestion? {
    guard let argument = child.arguments.first(where: { $0.value.isPartOfElement }), !list.elements.isMissing,
      let input = owner.members.inputs.first(where: { $0.name == argument.input.name }), let model = model(input.type)
    else { return nil }
    let fields = model.fields.filter { $0.type == .array(input.type) }
    guard fields.count == 1 else { return nil }
    return .write("\(input.name).\(fields[0].name)", at: list.elements.range)
  }

  // MARK: Reads

  private func reportReadsThroughRows(in group: [CheckedBodies]) {
    let reads = ReadsThroughRows(group, declarations)
    for read in reads.ofLoadedRows {
      report(.readOfRecursiveLoad(name: read.name, list: read.list), at: read.range)
    }
    for cycle in reads.cycles {
      report(.readsItselfInRows(name: cycle.name, path: cycle.path), at: cycle.range)
    }
  }
}

/// The computed values and reactions of view models that contain each other in rows, and what they read.
private struct ReadsThroughRows {
  private struct Node: Hashable {
    var viewModel: String
    var name: String
    /// Whether it is a stored value, which steps write, and not a computed one.
    var isStored = false
  }

  private let names: Set<String>
  private var numbers: [Node: Int] = [:]
  private var nodes: [(node: Node, range: SourceRange, reads: [Node])] = []
  /// The values that read the rows of a recursive load, which would load rows without end.
  private(set) var ofLoadedRows: [(name: String, list: String, range: SourceRange)] = []

  init(_ group: [CheckedBodies], _ declarations: ModuleDeclarations) {
    names = Set(group.map(\.syntax.name.text))
    for owner in group {
      addValues(of: owner)
      addReactions(of: owner, declarations)
    }
  }

  private mutating func add(_ node: Node, at range: SourceRange, reading reads: [Node]) {
    guard let number = numbers[node] else {
      numbers[node] = nodes.count
      nodes.append((node, range, reads))
      return
    }
    nodes[number].reads += reads
  }

  private mutating func addValues(of owner: CheckedBodies) {
    let (viewModel, graph) = (owner.syntax.name.text, owner.graph)
    for node in graph.nodes {
      let name = node.id.declaredName
      let range = owner.syntax.memberNames.first { $0.text == name }?.range ?? owner.syntax.name.range
      let leaves = reads(of: node.directLeaves.map { graph.leaves[$0] }, by: name, at: range, in: owner)
      let values = node.directNodes.map { Node(viewModel: viewModel, name: graph.nodes[$0].name) }
      add(Node(viewModel: viewModel, name: node.name), at: range, reading: leaves + values)
    }
  }

  /// Adds the reactions, and the values that their steps write.
  private mutating func addReactions(of owner: CheckedBodies, _ declarations: ModuleDeclarations) {
    let viewModel = owner.syntax.name.text
    for (index, reaction) in owner.members.reactions.enumerated() {
      var collector = ReadsCollector(declarations, in: owner.members)
      Member.reaction(reaction).forEachFormula { collector.collect($0) }
      let found = collector.minimized
      let paths = reads(of: Array(found.paths), by: "a reaction", at: reaction.range, in: owner)
      let node = Node(viewModel: viewModel, name: "on \(index)")
      let values = found.nodes.map { Node(viewModel: viewModel, name: $0.name) }
      add(node, at: reaction.range, reading: paths + values)
      reaction.body.forEachStep { step in
        guard let name = step.facts.writtenPath?.root.name else { return }
        add(Node(viewModel: viewModel, name: name, isStored: true), at: reaction.range, reading: [node])
      }
    }
  }

  /// Returns the stored values, and the properties of rows, that paths read.
  private mutating func reads(
    of paths: [StoragePath], by name: String, at range: SourceRange, in owner: CheckedBodies
  ) -> [Node] {
    paths.flatMap { path -> [Node] in
      let stored = Node(viewModel: owner.syntax.name.text, name: path.root.name, isStored: true)
      guard case .child(let id) = path.root,
        let list = owner.members.lists.first(where: { $0.id == id && names.contains($0.viewModel) })
      else { return [stored] }
      guard let property = path.steps.first?.field else { return [] }
      if list.load != nil { ofLoadedRows.append((name, list.name, range)) }
      return [false, true].map { Node(viewModel: list.viewModel, name: property, isStored: $0) }
    }
  }

  /// The values that read themselves.
  var cycles: [(name: String, path: String, range: SourceRange)] {
    let links = nodes.map { node in node.reads.compactMap { numbers[$0] } }
    return orderAndCycles(count: nodes.count, successors: { links[$0] }).cycles.map { cycle in
      let shown = cycle.path.map { nodes[$0].node.name }.filter { !$0.hasPrefix("on ") }
      return (shown.first ?? "", Cycle.text(shown), nodes[cycle.path[0]].range)
    }
  }
}

extension TypedExpression {
  /// The input that the expression is a path of; nil for any other value.
  fileprivate var pathRoot: MemberID? {
    switch kind {
    case .reference(.storage(.input(let id))): id
    case .field(let base, _), .parenthesized(let base), .wrapped(let base): base.pathRoot
    case .optionalChain(let base, _): base.pathRoot
    default: nil
    }
  }

  /// The input of which the expression is a field, or the elements of an optional field; nil for any other value.
  fileprivate var rootOfField: MemberID? {
    switch kind {
    case .field(let base, _): base.pathRoot
    case .optionalChain(let base, _): base.pathRoot
    case .parenthesized(let inner), .wrapped(let inner): inner.rootOfField
    case .coalesce(let value, let other):
      if case .array(let elements) = other.kind, elements.isEmpty { value.rootOfField } else { nil }
    default: nil
    }
  }

  /// Whether the expression is the element of a list, or a part of it.
  fileprivate var isPartOfElement: Bool {
    switch kind {
    case .reference(.closureParameter(0)): true
    case .field(let base, _), .parenthesized(let base), .wrapped(let base): base.isPartOfElement
    default: false
    }
  }
}

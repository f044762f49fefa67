import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A generator of the statements that determine which properties a change of inputs and stored values affects, in
/// topological order.
struct ChangeDetection {
  private let generators: [any MemberGenerator]
  private let viewModel: ViewModel
  private let names: ViewModelNames
  private(set) var comparison: StrictComparison
  private var result: [SwiftStatement] = []
  private var leaves: LeafComparisons
  /// The locals of the body, which hide derived values with the same names.
  private var locals: Set<String> = []
  /// The names of intermediate values, which no view observes.
  private let intermediates: Set<String>
  /// The nodes that other nodes read.
  private let readNodes: Set<Int>

  init(
    _ viewModel: ViewModel, _ generators: [any MemberGenerator], names: ViewModelNames, comparison: StrictComparison
  ) {
    self.generators = generators
    self.viewModel = viewModel
    self.names = names
    self.comparison = comparison
    leaves = LeafComparisons(viewModel, names)
    intermediates = Set(viewModel.derived.filter { !$0.isDisplay }.map(\.name))
    readNodes = Set(viewModel.graph.nodes.flatMap(\.directNodes))
  }

  /// Returns the body, without the statement that declares `changed` and the one that returns it.
  mutating func statements() -> [SwiftStatement] {
    for generator in generators {
      for difference in generator.differences(&comparison) { note(difference.name, difference.differs) }
    }
    for (variable, differs) in leaves.compare(&comparison, &locals) {
      result.append(.variable("lazy var " + variable, differs))
    }
    for node in viewModel.graph.nodes where isIntermediateRead(node) {
      locals.insert(changeVariable(node.name))
      result.append(.variable("var " + changeVariable(node.name), .text("false")))
    }
    for node in viewModel.graph.nodes {
      if let child = child(of: node) { update(child, node) } else { update(node) }
    }
    return result
  }

  private mutating func note(_ name: String, _ differs: SwiftExpression) {
    let isWatched = SwiftExpression.text("watched").member("contains").call([SwiftArgument(nil, key(name))])
    result.append(.when([SwiftCondition(isWatched), SwiftCondition(differs)], insertion(name)))
  }

  private func child(of node: DependencyGraph.Node) -> Child? {
    guard case .member(let id) = node.id, case .child(let child)? = viewModel[id] else { return nil }
    return child
  }

  /// Appends the statements that update the inputs of a child, or replace it.
  private mutating func update(_ child: Child, _ node: DependencyGraph.Node) {
    let isPart = { [graph = viewModel.graph] (leaf: Int) in
      if case .context = graph.leaves[leaf].root { true } else { false }
    }
    var causes = [LeafComparisons.contextComparison([])]
    var arguments = node
    arguments.directLeaves.removeAll(where: isPart)
    causes += leaves.causes(of: arguments)
    for index in node.directNodes {
      let read = viewModel.graph.nodes[index]
      if self.child(of: read) == nil, canChange(read) { causes.append(change(of: read.name)) }
    }
    let differs = causes.dropFirst().reduce(causes[0]) { .binary($0, "||", $1) }
    let update = SwiftExpression.text("children").member("update").call([
      SwiftArgument(nil, names.rules(of: child.name)), SwiftArgument(nil, .prefix("&", .text("self"))),
      SwiftArgument("if", differs),
    ])
    let isRead = child.isReplaceable || viewModel.graph.leaves.contains { $0.root == .child(child.id) }
    guard isRead else { return result.append(.assign(.text("_"), update)) }
    let changes = leaves.changes(of: child.id)
    result.append(.variable("let " + changes.flatText, update))
    if child.isReplaceable {
      result.append(.when([SwiftCondition(changes.member("isReplaced"))], insertion(child.name)))
    }
  }

  /// Appends the statements that recompute a node. A node is recomputed if it was computed before and a value that it
  /// reads changed. It counts as changed if its value differs.
  private mutating func update(_ node: DependencyGraph.Node) {
    var causes = leaves.causes(of: node)
    for index in node.directNodes {
      let read = viewModel.graph.nodes[index]
      // A property of a child is a leaf.
      if child(of: read) == nil, canChange(read) { causes.append(change(of: read.name)) }
    }
    guard let first = causes.first else { return }
    let member = swiftIdentifier(node.name, .member)
    let isAffected = SwiftCondition(causes.dropFirst().reduce(first) { .binary($0, "||", $1) })
    let now = locals.contains(node.name) ? .text("self").member(member) : names.derivedValue(node.name)
    guard let differs = difference(of: node, .text("before"), now) else { return }
    let note: SwiftStatement? =
      isObserved(node.name)
      ? insertion(node.name)
      : isIntermediateRead(node) ? .assign(.text(changeVariable(node.name)), .text("true")) : nil
    let invalidation = SwiftStatement.assign(.text("derived").member(member), .text("nil"))
    let before = LeafComparisons.old("$derived").chained.member("values").member(member)
    // A value that nothing else reads is computed on its next read.
    guard let note else {
      let wasComputed = SwiftCondition(.binary(before, "!=", .text("nil")))
      return result.append(.when([wasComputed, isAffected], invalidation))
    }
    let wasComputed = SwiftCondition(head: "let before", before)
    result.append(.when([wasComputed, isAffected], [invalidation, .when([SwiftCondition(differs)], note)]))
  }

  /// Returns the condition that the value of a node differs; nil for a node without a value.
  private mutating func difference(
    of node: DependencyGraph.Node, _ before: SwiftExpression, _ now: SwiftExpression
  ) -> SwiftExpression? {
    for generator in generators {
      if let differs = generator.difference(of: node.name, before, now, &comparison) { return differs }
    }
    return nil
  }

  // MARK: - Parts

  private func key(_ name: String) -> SwiftExpression { .text("." + swiftIdentifier(name, .member)) }

  private func insertion(_ name: String) -> SwiftStatement {
    .value(.text("changed").member("insert").call([SwiftArgument(nil, key(name))]))
  }

  private func change(of name: String) -> SwiftExpression {
    guard isObserved(name) else { return .text(changeVariable(name)) }
    return .text("changed").member("contains").call([SwiftArgument(nil, key(name))])
  }

  private func changeVariable(_ name: String) -> String { name + "Changed" }

  /// Whether a view can observe a node: all but intermediate values.
  private func isObserved(_ name: String) -> Bool { !intermediates.contains(name) }

  /// Whether anything that a node reads can change.
  private func canChange(_ node: DependencyGraph.Node) -> Bool { node.allLeaves.contains { leaves.canChange($0) } }

  /// Whether a node is an intermediate value that can change and that other nodes read.
  private func isIntermediateRead(_ node: DependencyGraph.Node) -> Bool {
    guard !isObserved(node.name), canChange(node), let position = viewModel.graph.position(of: node.id) else {
      return false
    }
    return readNodes.contains(position)
  }
}

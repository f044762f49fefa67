import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The body of `updateDerived(from:watched:)`: what a change of the inputs, and of what is kept, changes, in topological order.
struct SettleBody {
  private let viewModel: ViewModel
  private let names: ViewModelNames
  private(set) var comparison: StrictComparison
  private var statements: [SwiftStatement] = []
  private var leaves: LeafComparisons
  /// The locals of the body, which hide derived values of their names.
  private var locals: Set<String> = []

  init(_ viewModel: ViewModel, names: ViewModelNames, comparison: StrictComparison) {
    self.viewModel = viewModel
    self.names = names
    self.comparison = comparison
    leaves = LeafComparisons(viewModel, names)
  }

  /// The body, without the statement that declares `changed` and the one that returns it.
  mutating func body() -> [SwiftStatement] {
    let (old, new) = (LeafComparisons.old, LeafComparisons.new)
    for input in viewModel.inputs where !input.isConstant {
      let member = swiftIdentifier(input.name, .member)
      note(
        input.name, comparison.comparison(old("inputs").member(member), new("inputs").member(member), of: input.type))
    }
    note("context", LeafComparisons.contextComparison([]))
    for state in viewModel.states {
      let member = swiftIdentifier(state.name, .member)
      note(
        state.name, comparison.comparison(old("stored").member(member), new("stored").member(member), of: state.type))
    }
    for (variable, differs) in leaves.compare(&comparison, &locals) {
      statements.append(.variable("lazy var " + variable, differs))
    }
    for node in viewModel.graph.nodes where isIntermediateRead(node.name) {
      locals.insert(changeVariable(node.name))
      statements.append(.variable("var " + changeVariable(node.name), .text("false")))
    }
    for node in viewModel.graph.nodes { settle(node) }
    return statements
  }

  private mutating func note(_ name: String, _ differs: SwiftExpression) {
    let isWatched = SwiftExpression.text("watched").member("contains").call([SwiftArgument(nil, key(name))])
    statements.append(.when([SwiftCondition(isWatched), SwiftCondition(differs)], insertion(name)))
  }

  /// A node that was computed is computed again where something that it reads changed, and counts as changed where it
  /// comes out different.
  private mutating func settle(_ node: DependencyGraph.Node) {
    var causes = leaves.causes(of: node)
    for index in node.directNodes {
      let read = viewModel.graph.nodes[index]
      if canChange(read) { causes.append(change(of: read.name)) }
    }
    guard let first = causes.first else { return }
    let member = swiftIdentifier(node.name, .member)
    let isAffected = SwiftCondition(causes.dropFirst().reduce(first) { .binary($0, "||", $1) })
    let now = locals.contains(node.name) ? .text("self").member(member) : names.derivedValue(node.name)
    guard let differs = difference(of: node.name, .text("before"), now) else { return }
    let note: SwiftStatement? =
      isObserved(node.name)
      ? insertion(node.name)
      : isIntermediateRead(node.name) ? .assign(changeVariable(node.name), .text("true")) : nil
    let forget = SwiftStatement.assign("derived." + member, .text("nil"))
    let before = LeafComparisons.old("$derived").chained.member("values").member(member)
    // What nothing else reads is computed once it is read.
    guard let note else {
      let wasComputed = SwiftCondition(.binary(before, "!=", .text("nil")))
      return statements.append(.when([wasComputed, isAffected], forget))
    }
    let wasComputed = SwiftCondition(head: "let before", before)
    statements.append(.when([wasComputed, isAffected], [forget, .when([SwiftCondition(differs)], note)]))
  }

  /// Whether what a node came out as differs; nil for a name of no node.
  private mutating func difference(
    of name: String, _ before: SwiftExpression, _ now: SwiftExpression
  ) -> SwiftExpression? {
    if let derived = viewModel.derived.first(where: { $0.name == name }) {
      return comparison.comparison(before, now, of: derived.type)
    }
    if let edit = viewModel.edits.first(where: { $0.name == name }) {
      return comparison.comparison(before, now, ofEdited: edit.type)
    }
    if let draft = viewModel.drafts.first(where: { $0.name == name }) {
      return comparison.comparison(before, now, ofEdited: draft.type)
    }
    guard name == DependencyGraph.validity || viewModel.commands.contains(where: { $0.name == name }) else {
      return nil
    }
    return comparison.comparison(before, now, of: .bool)
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
  private func isObserved(_ name: String) -> Bool {
    viewModel.derived.first { $0.name == name }?.isDisplay ?? true
  }

  /// Whether anything that a node reads can change.
  private func canChange(_ node: DependencyGraph.Node) -> Bool { node.allLeaves.contains { leaves.canChange($0) } }

  /// Whether a node is an intermediate value, not shown, that other nodes read and that can change.
  private func isIntermediateRead(_ name: String) -> Bool {
    guard !isObserved(name), let index = viewModel.graph.nodes.firstIndex(where: { $0.name == name }),
      canChange(viewModel.graph.nodes[index])
    else { return false }
    return viewModel.graph.nodes.contains { $0.directNodes.contains(index) }
  }
}

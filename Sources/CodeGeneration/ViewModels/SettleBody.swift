import VmgenSchemaLanguage

/// The body of `settle(from:watched:)`: what a change of the inputs changes, in topological order.
struct SettleBody {
  private let viewModel: ViewModel
  private let names = Names()
  private let derivedNames: ViewModelNames
  private let layout: SwiftLayout
  private let indentation: Int
  private(set) var comparison: StrictComparison
  private var lines: [String] = []
  /// Whether each leaf changed, as an expression; nil for one that cannot.
  private var leafDiffers: [SwiftExpression?]
  /// The locals of the body, which hide derived values of their names.
  private var locals: Set<String> = []

  /// What the parts are read from.
  private struct Names {
    let new = SwiftExpression.text("inputs")
    let old = SwiftExpression.text("old").member("inputs")
    let oldDerived = SwiftExpression.text("old").member("derived")
    let changed = SwiftExpression.text("changed")
  }

  init(
    _ viewModel: ViewModel, names: ViewModelNames, declarations: SchemaSet, layout: SwiftLayout, indentation: Int
  ) {
    self.viewModel = viewModel
    derivedNames = names
    self.layout = layout
    self.indentation = indentation
    comparison = StrictComparison(declarations)
    leafDiffers = viewModel.graph.leaves.map { _ in nil }
  }

  /// The text of the body, without the line that declares `changed` and the one that returns it.
  mutating func text() -> String {
    for input in viewModel.inputs where !input.isConstant {
      let member = swiftIdentifier(input.name, .member)
      noteInput(input.name, comparison.comparison(names.old.member(member), names.new.member(member), of: input.type))
    }
    noteInput("context", contextComparison([]))
    compareLeaves()
    for node in viewModel.graph.nodes where isIntermediateRead(node.name) {
      locals.insert(changeVariable(node.name))
      lines.append("var \(changeVariable(node.name)) = false")
    }
    for node in viewModel.graph.nodes { settle(node) }
    return lines.joined(separator: "\n")
  }

  private mutating func noteInput(_ name: String, _ differs: SwiftExpression) {
    let isWatched = SwiftExpression.text("watched").member("contains").call([SwiftArgument(nil, key(name))])
    add(when([SwiftCondition(isWatched), SwiftCondition(differs)], insertion(name), indentation))
  }

  /// A leaf that one node reads is compared where it is asked for, one that several read at most once.
  private mutating func compareLeaves() {
    let constants = Set(viewModel.inputs.filter(\.isConstant).map(\.name))
    for (index, leaf) in viewModel.graph.leaves.enumerated() {
      let readers = viewModel.graph.nodes.filter { $0.directLeaves.contains(index) }
      if case .input(let name) = leaf.root, constants.contains(name) { continue }
      if readers.isEmpty { continue }
      let differs = difference(of: leaf)
      if readers.count == 1 {
        leafDiffers[index] = differs
      } else {
        let variable = Self.variable(for: leaf, taken: &locals)
        lines.append(layout.text("lazy var \(variable)", value: differs, indentation: indentation))
        leafDiffers[index] = .text(variable)
      }
    }
  }

  private mutating func difference(of leaf: DependencyGraph.Leaf) -> SwiftExpression {
    switch leaf.root {
    case .state, .edit, .draft, .command, .service: return .text("")
    case .context(let part):
      return contextComparison([SwiftArgument("in", .text("." + part.rawValue))])
    case .input(let name):
      return comparison.comparison(
        path(from: names.old, name, leaf.path), path(from: names.new, name, leaf.path), of: leaf.type)
    }
  }

  private func contextComparison(_ part: [SwiftArgument]) -> SwiftExpression {
    let sides = [names.old, names.new].map { SwiftArgument(nil, $0.member("context")) }
    return .text("differs").call(sides + part)
  }

  private func path(
    from base: SwiftExpression, _ root: String, _ steps: [DependencyGraph.Leaf.Step]
  ) -> SwiftExpression {
    steps.reduce(base.member(swiftIdentifier(root, .member))) { path, step in
      (step.isChained ? path.chained : path).member(swiftIdentifier(step.field, .member))
    }
  }

  /// A node that was computed is computed again where something that it reads changed, and counts as changed where it
  /// comes out different.
  private mutating func settle(_ node: DependencyGraph.Node) {
    guard let derived = viewModel.derived.first(where: { $0.name == node.name }) else { return }
    var causes = node.directLeaves.compactMap { leafDiffers[$0] }
    for index in node.directNodes {
      let read = viewModel.graph.nodes[index]
      if canChange(read) { causes.append(change(of: read.name)) }
    }
    guard let first = causes.first else { return }
    let member = swiftIdentifier(node.name, .member)
    let isAffected = SwiftCondition(causes.dropFirst().reduce(first) { .binary($0, "||", $1) })
    let now = locals.contains(node.name) ? .text("self").member(member) : derivedNames.derivedValue(node.name)
    let differs = comparison.comparison(.text("before"), now, of: derived.type)
    let note: SwiftStatement? =
      derived.isDisplay
      ? insertion(node.name)
      : isIntermediateRead(node.name) ? .assign(changeVariable(node.name), .text("true")) : nil
    let forget = SwiftStatement.assign("derived." + member, .text("nil"))
    let before = names.oldDerived.member(member)
    // What nothing else reads is computed once it is read.
    guard let note else {
      let wasComputed = SwiftCondition(.binary(before, "!=", .text("nil")))
      return add(when([wasComputed, isAffected], forget, indentation))
    }
    let wasComputed = SwiftCondition(head: "let before", before)
    add(.when([wasComputed, isAffected], [forget, when([SwiftCondition(differs)], note, indentation + 2)]))
  }

  // MARK: - Parts

  private mutating func add(_ statement: SwiftStatement) {
    lines.append(layout.text([statement], indentation: indentation))
  }

  /// `if conditions { statement }`, on one line where it fits.
  private func when(
    _ conditions: [SwiftCondition], _ statement: SwiftStatement, _ indentation: Int
  ) -> SwiftStatement {
    .when(conditions, [statement], fitting: layout.columns - indentation)
  }

  private func key(_ name: String) -> SwiftExpression { .text("." + swiftIdentifier(name, .member)) }

  private func insertion(_ name: String) -> SwiftStatement {
    .value(names.changed.member("insert").call([SwiftArgument(nil, key(name))]))
  }

  private func change(of name: String) -> SwiftExpression {
    guard let derived = viewModel.derived.first(where: { $0.name == name }), !derived.isDisplay else {
      return names.changed.member("contains").call([SwiftArgument(nil, key(name))])
    }
    return .text(changeVariable(name))
  }

  private func changeVariable(_ name: String) -> String { name + "Changed" }

  /// Whether anything that a node reads can change.
  private func canChange(_ node: DependencyGraph.Node) -> Bool {
    node.allLeaves.contains { leafDiffers[$0] != nil }
  }

  /// Whether a node is an intermediate value, not shown, that other nodes read and that can change.
  private func isIntermediateRead(_ name: String) -> Bool {
    guard let derived = viewModel.derived.first(where: { $0.name == name }), !derived.isDisplay,
      let index = viewModel.graph.nodes.firstIndex(where: { $0.name == name }), canChange(viewModel.graph.nodes[index])
    else { return false }
    return viewModel.graph.nodes.contains { $0.directNodes.contains(index) }
  }

  /// `personFirstNameDiffers` for `person.firstName`; a number tells apart those that come out alike.
  private static func variable(for leaf: DependencyGraph.Leaf, taken: inout Set<String>) -> String {
    let root =
      switch leaf.root {
      case .input(let name): name
      case .context(let part): part.rawValue
      case .state(let name), .edit(let name), .draft(let name), .command(let name), .service(let name): name
      }
    let name = leaf.path.reduce(root) { $0 + capitalized($1.field) } + "Differs"
    var unique = name
    var number = 2
    while !taken.insert(unique).inserted {
      unique = name + String(number)
      number += 1
    }
    return unique
  }
}

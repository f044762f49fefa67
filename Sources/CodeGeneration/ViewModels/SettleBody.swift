import SchemaLanguage

/// The body of `settle(from:watched:)`: what a change of the inputs changes, in topological order.
struct SettleBody {
  private let viewModel: ViewModel
  private let names: ViewModelNames
  private let layout: SwiftLayout
  private let indentation: Int
  private(set) var comparison: StrictComparison
  private var blocks: [String] = []
  /// What tells, for each leaf that can change, whether it did; nil for one that cannot.
  private var leafVariables: [String?]

  init(
    _ viewModel: ViewModel, names: ViewModelNames, declarations: SchemaSet, layout: SwiftLayout, indentation: Int
  ) {
    self.viewModel = viewModel
    self.names = names
    self.layout = layout
    self.indentation = indentation
    comparison = StrictComparison(declarations)
    let constants = Set(viewModel.inputs.filter(\.isConstant).map(\.name))
    leafVariables = Self.variables(of: viewModel.graph.leaves, constants: constants)
  }

  /// The text of the body, without the line that declares `changed` and the one that returns it.
  mutating func text() -> String {
    for input in viewModel.inputs where !input.isConstant { compareInput(input.name, input.type) }
    compareInput("context", nil)
    declareLeaves()
    for node in viewModel.graph.nodes { settle(node) }
    return blocks.joined(separator: "\n")
  }

  private mutating func compareInput(_ name: String, _ type: Type?) {
    let member = swiftIdentifier(name, .member)
    let new = SwiftExpression.text("inputs").member(member)
    let old = SwiftExpression.text("old").member("inputs").member(member)
    let differs =
      type.map { comparison.comparison(old, new, of: $0) }
      ?? .text("differs").call([SwiftArgument(nil, old), SwiftArgument(nil, new)])
    let isWatched = SwiftExpression.text("watched").member("contains").call([SwiftArgument(nil, key(name))])
    add([.when([SwiftCondition(isWatched), SwiftCondition(differs)], [.value(insertCall(name))])])
  }

  private mutating func declareLeaves() {
    let used = Set(viewModel.graph.nodes.flatMap(\.directLeaves))
    for (index, leaf) in viewModel.graph.leaves.enumerated() where used.contains(index) {
      guard let variable = leafVariables[index] else { continue }
      blocks.append(layout.text("lazy var \(variable)", value: difference(of: leaf), indentation: indentation))
    }
    for node in viewModel.graph.nodes where isIntermediateRead(node.name) {
      blocks.append("var \(changeVariable(node.name)) = false")
    }
  }

  private mutating func difference(of leaf: DependencyGraph.Leaf) -> SwiftExpression {
    switch leaf.root {
    case .context(let part):
      let context = SwiftExpression.text("inputs").member("context")
      let old = SwiftExpression.text("old").member("inputs").member("context")
      let arguments = [
        SwiftArgument(nil, old), SwiftArgument(nil, context), SwiftArgument("in", .text("." + part.rawValue)),
      ]
      return .text("differs").call(arguments)
    case .input(let name):
      let old = path(from: .text("old").member("inputs"), name, leaf.path)
      return comparison.comparison(old, path(from: .text("inputs"), name, leaf.path), of: leaf.type)
    }
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
    var causes = node.directLeaves.compactMap { leafVariables[$0] }.map { SwiftExpression.text($0) }
    for index in node.directNodes {
      let read = viewModel.graph.nodes[index]
      if canChange(read) { causes.append(change(of: read.name)) }
    }
    guard let first = causes.first else { return }
    let member = swiftIdentifier(node.name, .member)
    let isAffected = causes.dropFirst().reduce(first) { .binary($0, "||", $1) }
    let noteChange =
      derived.isDisplay
      ? [SwiftStatement.value(insertCall(node.name))]
      : isIntermediateRead(node.name) ? [.assign(changeVariable(node.name), .text("true"))] : []
    let differs = comparison.comparison(.text("before"), .text("after"), of: derived.type)
    let wasComputed = SwiftCondition(head: "let before", .text("old").member("derived").member(member))
    add([
      .when(
        [wasComputed, SwiftCondition(isAffected)],
        [
          .bind("after", type: nil, .text(names.formula(node.name)).call()),
          .when([SwiftCondition(differs)], [.assign("derived." + member, .text("after"))] + noteChange),
        ])
    ])
  }

  // MARK: - Parts

  private func key(_ name: String) -> SwiftExpression { .text("." + swiftIdentifier(name, .member)) }

  private func insertCall(_ name: String) -> SwiftExpression {
    .text("changed").member("insert").call([SwiftArgument(nil, key(name))])
  }

  private mutating func add(_ statements: [SwiftStatement]) {
    blocks.append(layout.text(statements, indentation: indentation))
  }

  private func change(of name: String) -> SwiftExpression {
    guard let derived = viewModel.derived.first(where: { $0.name == name }), !derived.isDisplay else {
      return .text("changed").member("contains").call([SwiftArgument(nil, key(name))])
    }
    return .text(changeVariable(name))
  }

  private func changeVariable(_ name: String) -> String { name + "Changed" }

  /// Whether anything that a node reads can change.
  private func canChange(_ node: DependencyGraph.Node) -> Bool {
    node.allLeaves.contains { leafVariables[$0] != nil }
  }

  /// Whether a node is an intermediate value, not shown, that other nodes read and that can change.
  private func isIntermediateRead(_ name: String) -> Bool {
    guard let derived = viewModel.derived.first(where: { $0.name == name }), !derived.isDisplay,
      let index = viewModel.graph.nodes.firstIndex(where: { $0.name == name }), canChange(viewModel.graph.nodes[index])
    else { return false }
    return viewModel.graph.nodes.contains { $0.directNodes.contains(index) }
  }

  /// `personFirstNameDiffers` for `person.firstName`; a number tells apart those that come out alike.
  private static func variables(of leaves: [DependencyGraph.Leaf], constants: Set<String>) -> [String?] {
    var taken: Set<String> = []
    return leaves.map { leaf in
      let root: String
      switch leaf.root {
      case .input(let name):
        if constants.contains(name) { return nil }
        root = name
      case .context(let part): root = part.rawValue
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
}

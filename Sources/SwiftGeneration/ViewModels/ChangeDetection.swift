import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A generator of the statements that determine which properties a change of inputs and stored values affects, in
/// topological order.
struct ChangeDetection {
  private let viewModel: ViewModel
  private let names: ViewModelNames
  private(set) var comparison: StrictComparison
  /// The constants and lazy variables with comparisons, which stand before the statements.
  private var variables: [SwiftStatement] = []
  private var result: [SwiftStatement] = []
  private var leaves: LeafComparisons
  /// The locals of the body, which hide derived values with the same names.
  private var locals: Set<String> = []
  /// The intermediate values, which no view observes.
  private let intermediates: Set<DependencyGraph.NodeID>
  /// The nodes that other nodes read.
  private let readNodes: Set<Int>
  private let comparisons: [DependencyGraph.NodeID: NodeComparison]
  /// The children whose members formulas read.
  private let readChildren: Set<MemberID>
  private let computed: ComputedFormulas
  /// The nodes that cached nodes read.
  private let cachedReads: Set<Int>

  init(_ names: ViewModelNames, comparison: StrictComparison) {
    let viewModel = names.members.viewModel
    self.viewModel = viewModel
    self.names = names
    self.comparison = comparison
    let computed = names.members.computedFormulas
    self.computed = computed
    let noticed = names.members.noticedNodes
    cachedReads = Set(noticed.filter { !computed.contains($0) }.flatMap(\.directNodes))
    leaves = LeafComparisons(viewModel, names)
    intermediates = Set(
      viewModel.derived.filter { !$0.isDisplay }.map { .member($0.id) } + viewModel.lists.map { .loadStatus($0.id) })
    readNodes = Set(noticed.flatMap(\.directNodes))
    comparisons = Dictionary(
      names.members.generators.flatMap(\.comparedNodes).map { ($0.node, $0) }, uniquingKeysWith: { first, _ in first })
    readChildren = Set(
      viewModel.graph.leaves.compactMap { leaf in if case .child(let child) = leaf.root { child } else { nil } })
  }

  /// Returns the body of `updateDerived`.
  mutating func statements() -> [SwiftStatement] {
    var properties: [PropertyDifference] = []
    for generator in names.members.generators { properties += generator.differences(&comparison) }
    let shared = leaves.compare(&comparison, &locals, recorded: properties.map(\.differs.flatText))
    for named in shared { declare(named) }
    let byComparison = Dictionary(
      shared.map { ($0.differs.flatText, $0.name) }, uniquingKeysWith: { first, _ in first })
    for property in properties {
      record(property.name, byComparison[property.differs.flatText].map { .text($0) } ?? property.differs)
    }
    for node in viewModel.graph.nodes where computed.contains(node) { declareChange(of: node) }
    for node in viewModel.graph.nodes where isIntermediateRead(node) {
      locals.insert(GeneratedName.changed(node.name))
    }
    for node in viewModel.graph.nodes {
      if computed.contains(node) {
        recordComputed(node)
        continue
      }
      if viewModel.isFunction(node.id) {
        recordFunction(node)
        continue
      }
      switch (node.id, viewModel.childMember(of: node.id)) {
      // The node of the list follows.
      case (.rowInputs, _): break
      case (.loadStatus(let list), _): update(node, noting: list.name)
      case (_, let list as ListMember): updateList(list, node)
      case (_, let child as Child): update(child, node)
      default: update(node)
      }
    }
    return variables + result
  }

  private mutating func declare(_ named: LeafComparisons.Named) {
    variables.append(.variable((named.isLazy ? "lazy var " : "let ") + named.name, named.differs))
  }

  private mutating func record(_ name: String, _ differs: SwiftExpression) {
    result.append(
      .value(.text("changes").member("record").call([SwiftArgument(key(name)), SwiftArgument("if", differs)])))
  }

  /// Declares the condition that a computed node changed, if other nodes need it.
  private mutating func declareChange(of node: DependencyGraph.Node) {
    guard let position = viewModel.graph.position(of: node.id), cachedReads.contains(position), canChange(node),
      let differs = computedDifference(of: node)
    else { return }
    locals.insert(GeneratedName.changed(node.name))
    // The formula would be computed even if no view displays it.
    declare(LeafComparisons.Named(name: GeneratedName.changed(node.name), differs: differs, isLazy: true))
  }

  /// Appends the statement that records the change of a computed display.
  private mutating func recordComputed(_ node: DependencyGraph.Node) {
    guard isObserved(node), canChange(node) else { return }
    let variable = GeneratedName.changed(node.name)
    if locals.contains(variable) {
      record(node.name, .text(variable))
    } else if let differs = computedDifference(of: node) {
      record(node.name, differs)
    }
  }

  /// Appends the statement that records that the values of a display or a `let` with parameters may differ.
  private mutating func recordFunction(_ node: DependencyGraph.Node) {
    let causes = causes(of: node)
    guard !causes.isEmpty else { return }
    if isObserved(node) { return result.append(assignment(node.name, anyOf(causes))) }
    guard let position = viewModel.graph.position(of: node.id), readNodes.contains(position) else { return }
    locals.insert(GeneratedName.changed(node.name))
    result.append(.variable("let " + GeneratedName.changed(node.name), anyOf(causes)))
  }

  private mutating func computedDifference(of node: DependencyGraph.Node) -> SwiftExpression? {
    let accessor = swiftIdentifier(names.members.accessor(of: node.name), .member)
    let differs = difference(of: node, LeafComparisons.old(accessor))
    guard computed.containsStatus(node) else { return differs }
    return differs.map { .binary(anyOf(leaves.causes(of: node)), "&&", $0) }
  }

  /// Appends the statements that update the elements of a list, and the inputs of its rows.
  private mutating func updateList(_ list: ListMember, _ node: DependencyGraph.Node) {
    let content = SwiftExpression.text("derived").member(swiftIdentifier(GeneratedName.content(of: list.name), .member))
    let causes = causes(of: node)
    // The elements of a list over a constant never differ.
    var differs = anyOf([])
    if !causes.isEmpty {
      differs = .text(uniqueName(GeneratedName.differs(list.name)) { !locals.insert($0).inserted })
      result.append(.variable("let " + differs.flatText, anyOf(causes)))
      result.append(.when([SwiftCondition(differs)], .assign(content, .nil)))
    }
    var arguments = [
      SwiftArgument(names.rules(of: list.name)), SwiftArgument(.prefix("&", .text("self"))),
      SwiftArgument("if", differs),
    ]
    if let position = viewModel.graph.position(of: .rowInputs(list.id)) {
      arguments.append(SwiftArgument("inputsDiffer", anyOf(childInputCauses(of: viewModel.graph.nodes[position]))))
    }
    let changes = leaves.changes(of: list.id)
    result.append(
      .variable("let " + changes.flatText, .text("children").member("update").call(arguments)))
    var changed = [changes.member("isReordered")]
    // Removed rows have been deselected.
    if list.selection != nil { changed.append(LeafComparisons.difference(ofStored: list.name)) }
    // The status of its loads may have noted the change already.
    result.append(
      list.load == nil
        ? assignment(list.name, anyOf(changed))
        : .when([SwiftCondition(anyOf(changed))], assignment(list.name, .text("true"))))
  }

  private func anyOf(_ causes: [SwiftExpression]) -> SwiftExpression {
    guard let first = causes.first else { return .text("false") }
    return causes.dropFirst().reduce(first) { .binary($0, "||", $1) }
  }

  /// Returns the conditions of the leaves and nodes that a node reads directly.
  private func causes(of node: DependencyGraph.Node) -> [SwiftExpression] {
    leaves.causes(of: node)
      + node.directNodes.map { viewModel.graph.nodes[$0] }.filter { isRecomputed($0) && canChange($0) }
      .map { change(of: $0) }
  }

  /// Whether a node has a value of its own, unlike a child, whose properties are leaves.
  private func isRecomputed(_ node: DependencyGraph.Node) -> Bool {
    if case .rowInputs = node.id { false } else { viewModel.childMember(of: node.id) == nil }
  }

  /// Returns the conditions that the inputs of a child may differ.
  private func childInputCauses(of node: DependencyGraph.Node) -> [SwiftExpression] {
    let isPart = { [graph = viewModel.graph] (leaf: Int) in
      if case .context = graph.leaves[leaf].root { true } else { false }
    }
    var arguments = node
    arguments.directLeaves.removeAll(where: isPart)
    return [LeafComparisons.contextComparison([])] + causes(of: arguments)
  }

  /// Appends the statements that update the inputs of a child, or replace it.
  private mutating func update(_ child: Child, _ node: DependencyGraph.Node) {
    let differs = anyOf(childInputCauses(of: node))
    let update = SwiftExpression.text("children").member("update").call([
      nil: names.rules(of: child.name),
      nil: .prefix("&", .text("self")),
      "if": differs,
    ])
    let isRead = child.isReplaceable || readChildren.contains(child.id)
    guard isRead else { return result.append(.assign(.text("_"), update)) }
    let changes = leaves.changes(of: child.id)
    result.append(.variable("let " + changes.flatText, update))
    if child.isReplaceable {
      result.append(assignment(child.name, changes.member("isReplaced")))
    }
  }

  /// Appends the statements that recompute a node. A node is recomputed if it was computed before and a value that it
  /// reads changed. It counts as changed if its value differs. Comparisons get names if that saves lines.
  ///
  /// - Parameter property: The observable property that contains the node's value, if it has another name.
  private mutating func update(_ node: DependencyGraph.Node, noting property: String? = nil) {
    let causes = causes(of: node)
    guard !causes.isEmpty else { return }
    let plain = update(node, if: causes, noting: property)
    var taken = locals
    let unnamed = leaves.unnamed(of: node, &taken)
    let namedCauses = causes.map { cause in
      unnamed.first { $0.differs.flatText == cause.flatText }.map { .text($0.name) } ?? cause
    }
    let named = unnamed.isEmpty ? plain : update(node, if: namedCauses, noting: property)
    guard unnamed.count + lineCount(named) < lineCount(plain) else {
      result += plain
      return
    }
    locals = taken
    for comparison in unnamed { declare(comparison) }
    result += named
  }

  private func lineCount(_ statements: [SwiftStatement]) -> Int {
    SwiftLayout().text(statements, indentation: 6).utf8.count { $0 == UInt8(ascii: "\n") }
  }

  private mutating func update(
    _ node: DependencyGraph.Node, if causes: [SwiftExpression], noting property: String?
  ) -> [SwiftStatement] {
    let member = swiftIdentifier(node.name, .member)
    // The compiler would load the storage of the new values again after each recomputed value.
    let cached = LeafComparisons.old("$derived").chained.member("value").member(member)
    let variable = isIntermediateRead(node) ? GeneratedName.changed(node.name) : nil
    // A value that nothing else reads is computed on its next read.
    guard isObserved(node) || property != nil || variable != nil else {
      let wasComputed = SwiftCondition(.binary(cached, "!=", .nil))
      return [.when([wasComputed, SwiftCondition(anyOf(causes))], .assign(.text("derived").member(member), .nil))]
    }
    guard let type = comparisons[node.id] else { return [] }
    let differs = comparison.renewal(
      of: cached, if: anyOf(causes), names.renewedValue(node.name, among: locals), type)
    if isObserved(node) { return [assignment(node.name, differs)] }
    let constant = variable.map { [SwiftStatement.variable("let " + $0, differs)] } ?? []
    guard let property else { return constant }
    let condition = SwiftCondition(variable.map { .text($0) } ?? differs)
    return constant + [.when([condition], assignment(property, .text("true")))]
  }

  /// Returns the condition that the value of a computed node differs; nil for a node without a value.
  private mutating func difference(of node: DependencyGraph.Node, _ before: SwiftExpression) -> SwiftExpression? {
    let now = names.renewedValue(node.name, among: locals)
    return comparisons[node.id].map { comparison.comparison(before, now, of: $0.type) }
  }

  // MARK: - Parts

  private func key(_ name: String) -> SwiftExpression { .text("." + swiftIdentifier(name, .member)) }

  /// Whether a property changed: `changes[.nameText]`.
  private func changed(_ name: String) -> SwiftExpression { .text("changes").index(nil, key(name)) }

  private func assignment(_ name: String, _ differs: SwiftExpression) -> SwiftStatement {
    .assign(changed(name), differs)
  }

  private func change(of node: DependencyGraph.Node) -> SwiftExpression {
    let variable = GeneratedName.changed(node.name)
    guard isObserved(node), !locals.contains(variable) else { return .text(variable) }
    return changed(node.name)
  }

  /// Whether a view can observe a node: all but intermediate values.
  private func isObserved(_ node: DependencyGraph.Node) -> Bool { !intermediates.contains(node.id) }

  /// Whether anything that a node reads can change.
  private func canChange(_ node: DependencyGraph.Node) -> Bool { node.allLeaves.contains { leaves.canChange($0) } }

  /// Whether a node is an intermediate value that can change and that other nodes read.
  private func isIntermediateRead(_ node: DependencyGraph.Node) -> Bool {
    guard !computed.contains(node), !isObserved(node), !viewModel.isFunction(node.id), canChange(node),
      let position = viewModel.graph.position(of: node.id)
    else { return false }
    return readNodes.contains(position)
  }
}

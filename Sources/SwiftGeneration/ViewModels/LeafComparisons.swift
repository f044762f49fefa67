import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The comparisons that determine which leaves of the dependency graph changed. A leaf that one node reads is compared
/// in that node's condition. A leaf that several nodes read is compared once, in a constant or a lazy variable.
struct LeafComparisons {
  private let viewModel: ViewModel
  private let names: ViewModelNames
  private let invalidatedUses: Set<MemberID>
  /// The condition that a leaf differs, for each way in which nodes read the leaf.
  private var differs: [Reading: SwiftExpression] = [:]

  /// The variables with the changes of children.
  private var childChanges: [MemberID: String] = [:]

  /// A way in which nodes read a leaf. Some nodes read only the value of an edit or draft; its own node reads the whole
  /// storage.
  private struct Reading: Hashable {
    var leaf: Int
    var isWholeStorage: Bool
  }

  /// A comparison with a name.
  struct Named {
    let name: String
    let differs: SwiftExpression
    /// Whether a lazy variable contains the result. A constant is faster: Swift checks each access of a lazy variable at
    /// run time.
    let isLazy: Bool
  }

  init(_ viewModel: ViewModel, _ names: ViewModelNames) {
    self.viewModel = viewModel
    self.names = names
    invalidatedUses = Set(viewModel.invalidatedUses)
  }

  static func new(_ member: String) -> SwiftExpression { .text(member) }
  static func old(_ member: String) -> SwiftExpression { .text("old").member(member) }

  /// Whether a leaf can change, unlike constants and services that are never invalidated.
  func canChange(_ leaf: Int) -> Bool {
    switch viewModel.graph.leaves[leaf].root {
    case .input(let id): if case .input(let input)? = viewModel[id] { !input.isConstant } else { true }
    case .service(let use): invalidatedUses.contains(use)
    default: true
    }
  }

  /// Returns the comparisons that several nodes need.
  ///
  /// - Parameter recorded: The comparisons that the changes of properties need.
  mutating func compare(
    _ comparison: inout StrictComparison, _ taken: inout Set<String>, recorded: [String]
  ) -> [Named] {
    var counts: [Reading: Int] = [:]
    // Computed values are compared instead of the leaves that they read.
    let computed = names.members.computedFormulas
    for node in names.members.noticedNodes where !computed.contains(node) || computed.containsStatus(node) {
      let isChild = hasChildInputs(node)
      for leaf in node.directLeaves {
        // The inputs of a child are compared with the whole context.
        if isChild, case .context = viewModel.graph.leaves[leaf].root { continue }
        counts[reading(leaf, of: node), default: 0] += 1
      }
    }
    var shared: [Named] = []
    for child in viewModel.childMembers {
      childChanges[child.id] = uniqueName(GeneratedName.changes(of: child.name)) { !taken.insert($0).inserted }
    }
    for (index, leaf) in viewModel.graph.leaves.enumerated() where canChange(index) {
      if let id = leaf.root.child {
        // The changes of a child are not known before the other comparisons.
        self.differs[Reading(leaf: index, isWholeStorage: false)] = change(of: leaf, in: id)
        continue
      }
      for isWholeStorage in [false, true] {
        let reading = Reading(leaf: index, isWholeStorage: isWholeStorage)
        guard let count = counts[reading] else { continue }
        let differs = difference(of: leaf, isWholeStorage: isWholeStorage, &comparison)
        if count == 1, !recorded.contains(differs.flatText) {
          self.differs[reading] = differs
        } else {
          let named = named(differs, of: leaf, isWholeStorage: isWholeStorage, taken: &taken)
          shared.append(named)
          self.differs[reading] = .text(named.name)
        }
      }
    }
    return shared
  }

  /// Whether a node consists of the inputs of children.
  private func hasChildInputs(_ node: DependencyGraph.Node) -> Bool {
    switch node.id {
    case .rowInputs: true
    case .member(let id): if case .child? = viewModel[id] { true } else { false }
    case .validity, .loadStatus: false
    }
  }

  /// Returns the condition that a property of a child has changed, or that another child has replaced the child.
  private func change(of leaf: StoragePath, in child: MemberID) -> SwiftExpression {
    let changes = changes(of: child)
    if case .elements = leaf.root { return changes.member("elementsDiffer") }
    if case .array = leaf.rootType, leaf.steps.isEmpty { return changes.member("isReordered") }
    guard let property = leaf.steps.first else { return changes.member("isReplaced") }
    let made = viewModel.childMember(of: .member(child))
      .flatMap { names.members.declarations.viewModel(named: $0.viewModel) }
    let isFunction = made?.derived.contains { $0.name == property.field && $0.isFunction } == true
    let path = isFunction ? functionKeyPath(property.field) : swiftIdentifier(property.field, .member)
    return changes.member("contains").call(.text("\\." + path))
  }

  /// Returns the variable with the changes of a child.
  func changes(of child: MemberID) -> SwiftExpression {
    .text(childChanges[child] ?? GeneratedName.changes(of: child.name))
  }

  /// Returns names for the comparisons in a node's condition that have none.
  func unnamed(of node: DependencyGraph.Node, _ taken: inout Set<String>) -> [Named] {
    node.directLeaves.compactMap { index in
      let leaf = viewModel.graph.leaves[index]
      let reading = reading(index, of: node)
      guard leaf.root.child == nil, let differs = differs[reading], !differs.isName else { return nil }
      return named(differs, of: leaf, isWholeStorage: reading.isWholeStorage, taken: &taken)
    }
  }

  /// Returns the condition of each leaf that a node reads directly.
  func causes(of node: DependencyGraph.Node) -> [SwiftExpression] {
    node.directLeaves.compactMap { differs[reading($0, of: node)] }
  }

  private func reading(_ leaf: Int, of node: DependencyGraph.Node) -> Reading {
    Reading(leaf: leaf, isWholeStorage: readsWholeStorage(viewModel.graph.leaves[leaf], node))
  }

  /// Whether a node reads the whole storage of a member with rules, not only its value.
  private func readsWholeStorage(_ leaf: StoragePath, _ node: DependencyGraph.Node) -> Bool {
    guard leaf.steps.isEmpty else { return false }
    return switch leaf.root {
    // The rules of an edit read the pending values of other edits.
    case .edit: if case .member(let id) = node.id, case .edit? = viewModel[id] { true } else { false }
    // The elements of a list do not depend on the status of its loads.
    case .load(let id): .loadStatus(id) == node.id
    default: leaf.root.isInRules && leaf.root.member.map(DependencyGraph.NodeID.member) == node.id
    }
  }

  private func difference(
    of leaf: StoragePath, isWholeStorage: Bool, _ comparison: inout StrictComparison
  ) -> SwiftExpression {
    let name = leaf.root.name
    if let child = leaf.root.child { return change(of: leaf, in: child) }
    if isWholeStorage { return Self.difference(ofStored: name) }
    switch leaf.root.access.owner {
    case .context: return Self.contextComparison([SwiftArgument("in", .text("." + name))])
    case .inputs, .children: return compare(Self.sides("inputs", name), leaf, &comparison)
    case .stored(let valueMember): return storedDifference(of: leaf, valueMember, &comparison)
    case .rules:
      let values = ["old", "self"].map { names.rules(of: name).member("value").call(["in": .text($0)]) }
      return compare(values, leaf, &comparison)
    }
  }

  private func storedDifference(
    of leaf: StoragePath, _ valueMember: String?, _ comparison: inout StrictComparison
  ) -> SwiftExpression {
    let name = leaf.root.name
    switch leaf.root {
    case .command: return Self.difference(ofStored: name)
    case .load(let id):
      if isSelection(id) { return Self.difference(ofStored: name) }
      let revisions = Self.sides("stored", name).map { $0.member("itemsRevision") }
      return .binary(revisions[0], "!=", revisions[1])
    case .service(let use):
      let counts = Self.sides("stored", names.members.invalidationCount(of: use))
      return .binary(counts[0], "!=", counts[1])
    default: break
    }
    return compare(Self.sides("stored", name).map { side in valueMember.map(side.member) ?? side }, leaf, &comparison)
  }

  /// Returns the comparison of a leaf in two values of its root.
  private func compare(
    _ roots: [SwiftExpression], _ leaf: StoragePath, _ comparison: inout StrictComparison
  ) -> SwiftExpression {
    let sides = roots.map { leaf.member(of: $0) }
    return comparison.comparison(sides[0], sides[1], of: leaf.type)
  }

  /// Returns a member of the old and of the new `inputs` or `stored`.
  private static func sides(_ owner: String, _ name: String) -> [SwiftExpression] {
    [old(owner), new(owner)].map { $0.member(swiftIdentifier(name, .member)) }
  }

  /// Whether the storage of a list consists of its selection.
  private func isSelection(_ list: MemberID) -> Bool {
    if case .list(let list)? = viewModel[list] { list.selection != nil } else { false }
  }

  /// Returns the condition that a stored value differs.
  static func difference(ofStored name: String) -> SwiftExpression {
    differs(sides("stored", name))
  }

  private static func differs(_ sides: [SwiftExpression]) -> SwiftExpression {
    .text("differs").call(sides.map { SwiftArgument($0) })
  }

  static func contextComparison(_ part: [SwiftArgument]) -> SwiftExpression {
    let sides = [old("inputs"), new("inputs")].map { SwiftArgument($0.member("context")) }
    return .text("differs").call(sides + part)
  }

  /// Whether a leaf is compared at the first use of the result.
  private func isComparedLate(_ leaf: StoragePath) -> Bool {
    // The update of a list deselects removed rows.
    if case .load = leaf.root { return true }
    // Unchanged arrays have the same storage; the entries of a dictionary or a set are compared one by one.
    return leaf.type.contains {
      switch $0 {
      case .dictionary, .set: true
      default: false
      }
    }
  }

  /// Returns a comparison with a name: `personFirstNameDiffers` for `person.firstName`, with a number if the name is not
  /// unique.
  private func named(
    _ differs: SwiftExpression, of leaf: StoragePath, isWholeStorage: Bool, taken: inout Set<String>
  ) -> Named {
    var root = leaf.root.name
    if case .edit = leaf.root, isWholeStorage { root += "Edit" }
    if case .load(let id) = leaf.root { root += isWholeStorage ? "Load" : isSelection(id) ? "Selection" : "Items" }
    let name = GeneratedName.differs(leaf.steps.reduce(root) { $0 + capitalized($1.field) })
    return Named(
      name: uniqueName(name) { !taken.insert($0).inserted }, differs: differs, isLazy: isComparedLate(leaf))
  }
}

extension SwiftExpression {
  fileprivate var isName: Bool {
    if case .text = kind { true } else { false }
  }
}

extension StorageReference {
  /// The child or the list whose values or elements it is; nil for other storage.
  fileprivate var child: MemberID? {
    switch self {
    case .child(let id), .elements(let id): id
    default: nil
    }
  }
}

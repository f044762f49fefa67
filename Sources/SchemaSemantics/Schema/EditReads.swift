import VmgenSchemaSyntax

/// The edits that expressions and steps read: by name, by a property, by the path that the edit writes, or through values
/// that are computed from them.
private struct EditReads: SemanticVisitor {
  private let viewModel: ViewModel
  private var found: Set<MemberID> = []
  /// The members whose reads have been collected.
  private var collected: Set<MemberID> = []

  init(_ viewModel: ViewModel) { self.viewModel = viewModel }

  /// The edits, in source order.
  var edits: [Edit] { viewModel.edits.filter { found.contains($0.id) } }

  mutating func enter(_ node: SemanticNode) -> WalkContinuation {
    switch node {
    case .expression(let expression):
      if let path = expression.storedPath() {
        insert(path)
        return .skipChildren
      }
      insert(expression.kind)
    case .step(let step): insert(step.kind)
    case .member, .exampleStep: break
    }
    return .visitChildren
  }

  private mutating func insert(_ expression: TypedExpression.Kind) {
    switch expression {
    case .facet(.isValid): found.formUnion(viewModel.edits.map(\.id))
    case .facet(.member(let id, .edit)): found.insert(id)
    // The other properties of a command describe its runs.
    case .facet(.member(let id, .command(.canRun))): insertDependencies(of: id)
    case .facet(.member(_, .command)): break
    case .facet(.member(let id, _)), .reference(.derived(let id)): insertDependencies(of: id)
    default: break
    }
  }

  private mutating func insert(_ step: Step.Kind) {
    switch step {
    case .commit(let id): insertStored(StoragePath(root: .draft(id), type: .unknown))
    case .childCommand(let id, _, _, _): insertDependencies(of: id)
    case .list(let id, .refresh, _), .list(let id, .loadMore, _), .list(let id, .retry, _),
      .list(let id, .rowAppeared, _):
      guard collected.insert(id).inserted, case .list(let list)? = viewModel[id] else { return }
      walk(list.load?.steps)
    // A change of a part keeps the rest of the value.
    case .assign(let path, _):
      for edit in viewModel.edits where path != edit.path && path.isInside(edit.path) { found.insert(edit.id) }
    case .change(let change): if !change.isWholeRemoval { insertStored(change.path) }
    default: break
    }
  }

  /// Adds the edits that the value at a path depends on.
  private mutating func insert(_ path: StoragePath) {
    switch path.root {
    case .child(let id), .elements(let id), .load(let id): insertDependencies(of: id)
    default: insertStored(path)
    }
  }

  private mutating func insertDependencies(of member: MemberID) {
    guard collected.insert(member).inserted, let node = viewModel.graph.node(of: member) else { return }
    for leaf in node.allLeaves { insertStored(viewModel.graph.leaves[leaf]) }
  }

  private mutating func insertStored(_ path: StoragePath) {
    for edit in viewModel.edits where path.root == .edit(edit.id) || path.overlaps(edit.path) { found.insert(edit.id) }
  }
}

extension ViewModel {
  /// Returns the edits with a pending entry that a call of a command writes first: those that its condition or its steps
  /// read.
  package func editsWritten(before command: Command) -> [Edit] { debouncedEdits(readBy: Member.command(command)) }

  /// Returns the edits with a pending entry that an event of the view writes first. Other reactions run without a call.
  package func editsWritten(before reaction: Reaction) -> [Edit] {
    guard case .lifecycle = reaction.event else { return [] }
    return debouncedEdits(readBy: Member.reaction(reaction))
  }

  private func debouncedEdits(readBy tree: some SemanticTree) -> [Edit] {
    guard edits.contains(where: { $0.debounce != nil }) else { return [] }
    return edits(readBy: tree).filter { $0.debounce != nil }
  }

  /// Returns the edits whose entries a reaction corrects: it reacts to them, and assigns them.
  package func editsCorrected(by reaction: Reaction) -> [Edit] {
    var assigned: Set<StorageReference> = []
    reaction.body.forEachStep { if let path = $0.facts.writtenPath { assigned.insert(path.root) } }
    let candidates = edits.filter { assigned.contains(.edit($0.id)) }
    if candidates.isEmpty { return [] }
    let read: [Edit]
    switch reaction.event {
    case .condition(let condition): read = edits(readBy: condition)
    case .change(let values, _): read = edits(readBy: values)
    case .every, .lifecycle, .received: return []
    }
    return candidates.filter { edit in read.contains { $0.id == edit.id } }
  }

  /// Returns the edits whose validity the condition of a command reads, directly or through derived values.
  package func editsSubmitted(by command: Command) -> [Edit] {
    guard let gate = command.gate else { return [] }
    var found: Set<MemberID> = []
    var seen: Set<MemberID> = []
    collectFacets(in: gate, into: &found, &seen)
    return edits.filter { found.contains($0.id) }
  }

  /// Returns the edits that a tree reads.
  package func edits(readBy tree: some SemanticTree) -> [Edit] {
    var reads = EditReads(self)
    reads.walk(tree)
    return reads.edits
  }

  private func collectFacets(
    in expression: TypedExpression, into found: inout Set<MemberID>, _ seen: inout Set<MemberID>
  ) {
    expression.forEachExpression { part in
      switch part.kind {
      case .facet(.isValid): found.formUnion(edits.map(\.id))
      case .facet(.member(let id, .edit)): found.insert(id)
      case .reference(.derived(let id)):
        guard seen.insert(id).inserted, case .derived(let derived)? = self[id] else { break }
        collectFacets(in: derived.value, into: &found, &seen)
      default: break
      }
    }
  }
}

extension Edit {
  /// The path of the value that the edit writes.
  fileprivate var path: StoragePath {
    switch storage {
    case .path(let path, _): path
    case .own: StoragePath(root: .edit(id), type: type)
    }
  }
}

extension CollectionChange {
  /// Whether the change removes all elements of a stored collection, so that the value before it has no effect.
  fileprivate var isWholeRemoval: Bool { if case .removeAll = action { parts.isEmpty } else { false } }
}

extension TypedExpression {
  /// The path of the stored value that the expression reads as it is; nil for a computed value.
  ///
  /// - Parameter chained: The path of the wrapped value in an optional chain.
  fileprivate func storedPath(chained: StoragePath? = nil) -> StoragePath? {
    switch kind {
    case .reference(.storage(let root)): return StoragePath(root: root, type: type)
    case .chained: return chained
    case .parenthesized(let inner), .wrapped(let inner): return inner.storedPath(chained: chained)
    case .optionalChain(let base, let chain):
      return base.storedPath(chained: chained).flatMap { chain.storedPath(chained: $0) }
    case .field(let base, let name):
      var path = base.storedPath(chained: chained)
      path?.append(name, type)
      return path
    default: return nil
    }
  }
}

/// A change of several view models of one tree. Their new values become visible together.
///
/// A transaction first stages all new values: a view model is updated after its parent, and before a parent that reads
/// it. It then restores the old values, notifies observers that values are about to change, stores the new values, and
/// delivers them.
@MainActor
final class Transaction {
  /// Whether new values are being staged. Later, formulas only read.
  private(set) var isStaging = true
  private var staged: [ViewModelNode] = []
  /// The view models that have taken part, each once, in the order of their first change.
  private(set) var committed: [ViewModelNode] = []
  private var replacements: [any ChildReplacement] = []
  private var late: [() -> Void] = []
  private var written: [ViewModelNode] = []

  func insert(_ node: ViewModelNode) { staged.append(node) }

  func insert(_ replacement: any ChildReplacement) { replacements.append(replacement) }

  /// Adds an update of a child that was created from the old values.
  func updateLater(_ update: @escaping () -> Void) { late.append(update) }

  /// Adds a view model that an observer has written to during the transaction.
  func commitLater(_ node: ViewModelNode) {
    if !written.contains(where: { $0 === node }) { written.append(node) }
  }

  /// Commits the staged values, and then the values that observers write, until there are no more.
  func commit() {
    for _ in 1...Limit.rounds {
      publish()
      if written.isEmpty { return }
      let next = written
      written = []
      isStaging = true
      for node in next { node.stagePendingValues() }
    }
    isStaging = false
    for node in written { node.discardPendingValues() }
  }

  private func publish() {
    isStaging = false
    let (nodes, replaced) = (staged, replacements)
    (staged, replacements) = ([], [])
    if nodes.contains(where: \.hasAnnouncement) { announce(nodes, replaced) }
    for node in nodes { node.deliverStagedValues() }
    for child in replaced { child.endReplacedChild() }
    for node in nodes where !committed.contains(where: { $0 === node }) { committed.append(node) }
  }

  /// Notifies Observation of all changes, while the old values are visible.
  private func announce(_ nodes: [ViewModelNode], _ replaced: [any ChildReplacement]) {
    hide(nodes, replaced)
    for _ in 1...Limit.rounds {
      var isComplete = true
      for node in nodes where node.announceStagedValues() { isComplete = false }
      if isComplete { break }
      // A notified observer may have read further changed properties for the first time.
      let read = nodes.filter(\.hasNewReads)
      guard !read.isEmpty else { continue }
      show(nodes, replaced)
      for node in read { node.updateChanges() }
      hide(nodes, replaced)
    }
    show(nodes, replaced)
    let updates = late
    late = []
    for update in updates { update() }
  }

  private func hide(_ nodes: [ViewModelNode], _ replaced: [any ChildReplacement]) {
    for node in nodes { node.hideStagedValues() }
    for child in replaced { child.swapReplacedChild() }
  }

  private func show(_ nodes: [ViewModelNode], _ replaced: [any ChildReplacement]) {
    for node in nodes { node.showStagedValues() }
    for child in replaced { child.swapReplacedChild() }
  }
}

/// A place whose child a transaction has replaced.
@MainActor
protocol ChildReplacement: AnyObject {
  /// Exchanges the old child and the new one.
  func swapReplacedChild()
  /// Ends the tasks of the old child.
  func endReplacedChild()
}

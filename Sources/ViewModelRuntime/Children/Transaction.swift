/// A change of several view models of one tree. Their new values become visible together.
///
/// A transaction first stages all new values: a view model is updated after its parent, and before a parent that reads
/// it. It then restores the old values, notifies observers that values are about to change, stores the new values, and
/// delivers them.
@MainActor
final class Transaction {
  private var staged: [ViewModelNode] = []
  private var written: [ViewModelNode] = []

  func insert(_ node: ViewModelNode) { staged.append(node) }

  /// Adds a view model that an observer has written to during the transaction.
  func commitLater(_ node: ViewModelNode) {
    if !written.contains(where: { $0 === node }) { written.append(node) }
  }

  /// Commits the staged values, and then the values that observers write, until there are no more.
  func commit() {
    var committed: [ViewModelNode] = []
    for _ in 1...Limit.rounds {
      committed += publish()
      if written.isEmpty { break }
      let next = written
      written = []
      for node in next { node.stagePendingValues() }
    }
    for node in written { node.discardPendingValues() }
    var started = Set<ObjectIdentifier>()
    for node in committed where started.insert(ObjectIdentifier(node)).inserted { node.didCommitTransaction() }
  }

  private func publish() -> [ViewModelNode] {
    let nodes = staged
    for node in nodes { node.hideStagedValues() }
    for node in nodes { node.announceStagedValues() }
    staged = []
    for node in nodes { node.showStagedValues() }
    for node in nodes { node.deliverStagedValues() }
    return nodes
  }
}

/// The part of a view model's state that connects it to its parent and its children.
@MainActor
public class ViewModelNode {
  /// The connections; nil for a view model without a parent and without children, which saves memory.
  @usableFromInline final var relatives: Relatives?

  init() {}

  /// Makes the values before the transaction visible.
  func hideStagedValues() {}
  /// Notifies Observation of the properties that are about to change.
  func announceStagedValues() {}
  /// Makes the values after the transaction visible.
  func showStagedValues() {}
  /// Notifies Observation, bindings and publishers of the properties that have changed.
  func deliverStagedValues() {}
  /// Stages the values that an observer has written during the transaction.
  func stagePendingValues() {}
  /// Discards the values that observers have written, because they never stop to write.
  func discardPendingValues() {}
  /// Starts tasks and reactions after a transaction.
  func didCommitTransaction() {}
  /// Ends the tasks of a view model that was removed from its parent.
  func end() { relatives = nil }
}

/// The place of a view model in the tree of view models that share transactions.
@MainActor
@usableFromInline
final class Relatives {
  /// The view model itself.
  weak var owner: AnyObject?
  weak var parent: ViewModelNode?
  /// Stages a change of this view model in its parent, which may read it or share values with it.
  var stageInParent: (() -> Void)?
  /// The values that are not visible, of a type that only the view model's state knows; nil outside of transactions.
  var staged: AnyObject?
  private var rootTransaction: Transaction?

  init(_ owner: AnyObject) { self.owner = owner }

  /// The running transaction of the tree.
  var transaction: Transaction? {
    get { root.rootTransaction }
    set { root.rootTransaction = newValue }
  }

  private var root: Relatives {
    var root = self
    while let next = root.parent?.relatives { root = next }
    return root
  }
}

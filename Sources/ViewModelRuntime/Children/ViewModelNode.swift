/// The part of a view model's state that connects it to its parent and its children.
@MainActor
public class ViewModelNode {
  /// The connections; nil for a view model without a parent and without children, which saves memory.
  @usableFromInline final var relatives: Relatives?

  init() {}

  /// Whether Observation has to be notified of staged values.
  var hasAnnouncement: Bool { false }

  /// Makes the values before the transaction visible.
  func hideStagedValues() {}

  /// Notifies Observation of the properties that are about to change, except those that it was notified of before.
  ///
  /// - Returns: Whether there were any.
  func announceStagedValues() -> Bool { false }

  /// Whether an observer has read a property for the first time while Observation was notified.
  var hasNewReads: Bool { false }

  /// Determines the changed properties again, while the values after the transaction are visible.
  func updateChanges() {}

  /// Makes the values after the transaction visible.
  func showStagedValues() {}

  /// Notifies Observation, bindings and publishers of the properties that have changed.
  func deliverStagedValues() {}

  /// Stages the values that an observer has written during the transaction.
  func stagePendingValues() {}

  /// Discards the values that observers have written, and reports that they never stop to write.
  func discardPendingValues() {}

  /// Starts tasks and reactions after a transaction.
  func didCommitTransaction() {}

  /// Ends the tasks of a view model that was removed from its parent.
  func end() { relatives = nil }
}

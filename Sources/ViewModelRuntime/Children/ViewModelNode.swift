/// The part of a view model's state that connects it to its parent and its children.
@MainActor
public class ViewModelNode {
  /// The connections; nil for a view model without a parent and without children, which saves memory.
  @usableFromInline final var relatives: Relatives?

  init() {}

  /// Starts tasks and reactions after a transaction.
  func didCommitTransaction() {}

  /// Ends the tasks of a view model that was removed from its parent.
  func end() { relatives = nil }
}

extension ViewModelNode {
  /// The number of view models above this one.
  var depth: Int {
    var (depth, node) = (0, relatives?.parent)
    while let parent = node { (depth, node) = (depth + 1, parent.relatives?.parent) }
    return depth
  }
}

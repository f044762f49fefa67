/// The place of a view model in the tree of view models that share transactions.
@MainActor
@usableFromInline
final class Relatives {
  /// The view model itself.
  weak var owner: AnyObject?
  weak var parent: ViewModelNode?
  /// Stages a change of this view model in its parent, which may read it or share values with it.
  var stageInParent: (() -> Void)?
  /// Receives the events of the view model for its parent.
  var receiveEvent: ((Any) -> Void)?
  /// The other receivers of the events.
  var receivers: [WeakEventReceiver] = []
  /// The change of the view model in the running transaction.
  var staged: StagedChange?
  /// Whether the bindings of the view model retain it, because it is a row that its list does not retain.
  var isRetainedByBindings = false
  /// The running transaction, in the root of the tree.
  var rootTransaction: Transaction?

  init(_ owner: AnyObject) { self.owner = owner }

  /// The running transaction of the tree.
  var transaction: Transaction? { root.rootTransaction }

  var root: Relatives {
    var root = self
    while let next = root.parent?.relatives { root = next }
    return root
  }
}

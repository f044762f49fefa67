/// The place of a view model in the tree of view models that share transactions.
@MainActor
@usableFromInline
package final class Relatives {
  /// The view model itself.
  package weak var owner: AnyObject?
  package weak var parent: ViewModelNode?
  package weak var children: (any ChildContainer)?
  /// Stages a change of this view model in its parent, which may read it or share values with it.
  package var stageInParent: (() -> Void)?
  /// Receives the events of the view model for its parent.
  package var receiveEvent: ((Any) -> Void)? {
    didSet { if let receiveEvent { passKeptEvents(to: receiveEvent) } }
  }
  /// The other receivers of the events.
  package var receivers: [WeakEventReceiver] = []
  /// The events that no receiver has received yet; nil after the first receiver.
  var keptEvents: [Any]? = []
  /// The change of the view model in the running transaction.
  var staged: StagedChange?
  /// Whether the bindings of the view model retain it, because it is a row that its list does not retain.
  package var isRetainedByBindings = false
  /// The running transaction, in the root of the tree.
  var rootTransaction: Transaction?

  package init(_ owner: AnyObject) { self.owner = owner }

  /// The running transaction of the tree.
  package var transaction: Transaction? { root.rootTransaction }

  package var root: Relatives {
    var root = self
    while let next = root.parent?.relatives { root = next }
    return root
  }
}

extension ViewModelNode {
  /// Returns the connections, which are created on the first call.
  package func connect() -> Connections {
    if let connections { return connections }
    let new = Connections()
    connections = new
    return new
  }

  /// Returns the place of a view model in its tree, which is created on the first call.
  package func relatives(of owner: AnyObject) -> Relatives {
    if let relatives { return relatives }
    let new = Relatives(owner)
    connect().relatives = new
    return new
  }
}

/// The part of a view model's state that connects it to its parent and its children.
@MainActor
open class ViewModelNode {
  // Each access ends at once.
  @exclusivity(unchecked)
  @usableFromInline final var connections: Connections?

  package init() {}

  /// The place in the tree of view models; nil for a view model without a parent and without children.
  @inlinable package final var relatives: Relatives? { connections?.relatives }

  /// Starts tasks and reactions after a transaction.
  @_spi(Generated) open func didCommitTransaction() {}

  /// Ends editing in a transaction, because a relative has received the focus.
  @_spi(Generated) open func loseFocus() {}

  /// Ends the tasks of a view model that was removed from its parent, and of its children.
  @_spi(Generated) open func end() {
    relatives?.children?.forEachChild { child, _ in child.end() }
    connections?.relatives = nil
  }

  /// Ends the tasks of a screen that has closed, and of its children.
  @_spi(Generated) open func close(_ owner: AnyObject) { relatives?.children?.forEachChild { $0.close($1) } }

  /// Prepares a screen that has closed, and its children, to be opened again.
  @_spi(Generated) open func reopen(_ owner: AnyObject) { relatives?.children?.forEachChild { $0.reopen($1) } }
}

/// The children of a view model, of any type.
@MainActor
package protocol ChildContainer: AnyObject {
  /// Calls `body` with each child that exists.
  func forEachChild(_ body: (ViewModelNode, AnyObject) -> Void)
}

/// The bindings of a view model, and its place in the tree of view models. Most rows have neither, so that one reference
/// saves memory in each of them.
@MainActor
@usableFromInline
package final class Connections {
  @exclusivity(unchecked)
  @usableFromInline package var relatives: Relatives?
  @exclusivity(unchecked)
  var bindings = BindingList()

  init() {}
}

extension ViewModelNode {
  /// The number of view models above this one.
  var depth: Int {
    var (depth, node) = (0, relatives?.parent)
    while let parent = node { (depth, node) = (depth + 1, parent.relatives?.parent) }
    return depth
  }
}

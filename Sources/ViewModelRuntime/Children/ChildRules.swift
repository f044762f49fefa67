/// The rules of a child that exists only while its expression is not nil. Generated code declares them for each child.
@MainActor
public class OptionalChildRules<Values: StatefulValues, Child: ViewModel>: ReceivingRules<Values, Child> {
  let make: (inout Values) -> Child?
  let identity: ((inout Values) -> ChildIdentity?)?
  let assign: (inout Values, inout Child.Inputs) -> Void
  let share: ((inout Values, Child.Inputs) -> Void)?

  /// Creates the rules of a child.
  ///
  /// - Parameters:
  ///   - make: Creates the child, or returns nil while there is none.
  ///   - identity: Returns the identity of the child, or nil while there is none. A child with another identity replaces
  ///     it.
  ///   - assign: Assigns the values of the parent to the inputs of the child.
  ///   - share: Writes the inputs that the child shares with its parent back to the parent.
  public init(
    make: @escaping (inout Values) -> Child?, identity: ((inout Values) -> ChildIdentity?)?,
    assign: @escaping (inout Values, inout Child.Inputs) -> Void,
    share: ((inout Values, Child.Inputs) -> Void)? = nil
  ) {
    self.make = make
    self.identity = identity
    self.assign = assign
    self.share = share
  }
}

/// The rules of a child that always exists: `child header = HeaderViewModel(owner: repository.owner)`.
@MainActor
public final class ChildRules<Values: StatefulValues, Child: ViewModel>: OptionalChildRules<Values, Child> {
  let makeAlways: (inout Values) -> Child

  /// Creates the rules of a child.
  ///
  /// - Parameters:
  ///   - make: Creates the child.
  ///   - identity: Returns the identity of the child. A child with another identity replaces it. The default is a child
  ///     that lives as long as its parent.
  ///   - assign: Assigns the values of the parent to the inputs of the child.
  ///   - share: Writes the inputs that the child shares with its parent back to the parent.
  public init(
    make: @escaping (inout Values) -> Child, identity: ((inout Values) -> ChildIdentity)? = nil,
    assign: @escaping (inout Values, inout Child.Inputs) -> Void,
    share: ((inout Values, Child.Inputs) -> Void)? = nil
  ) {
    makeAlways = make
    super.init(make: make, identity: identity, assign: assign, share: share)
  }
}

/// The changes of a child in a transaction.
@MainActor
public struct ChildChanges<Child: ViewModel> {
  /// The observers of the child; nil if there is no child or if it has not been created.
  var child: ViewModelObservers<Child>?
  var properties = PropertySet()
  /// Whether the child was created, replaced or ended.
  public internal(set) var isReplaced = false

  /// Returns whether a property has changed.
  public func contains(_ property: PartialKeyPath<Child>) -> Bool {
    if isReplaced { return true }
    guard !properties.isEmpty, let index = child?.properties.indices[property] else { return false }
    return properties.contains(index)
  }
}

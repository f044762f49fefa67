/// The rules of a child that exists only while its expression is not nil. Generated code declares them for each child.
@MainActor
public class OptionalChildRules<Values: StatefulValues, Child: ViewModel> {
  let make: (inout Values) -> Child?
  let identity: ((inout Values) -> AnyHashable?)?
  let assign: (inout Values, inout Child.Inputs) -> Void
  let share: ((inout Values, Child.Inputs) -> Void)?
  /// Receives the events of the child. The argument is of the child's event type.
  var receive: ((Values.OwningViewModel, Any) -> Void)?

  /// Creates the rules of a child.
  ///
  /// - Parameters:
  ///   - make: Creates the child, or returns nil while there is none.
  ///   - identity: Returns the identity of the child, or nil while there is none. A child with another identity replaces
  ///     it.
  ///   - assign: Assigns the values of the parent to the inputs of the child.
  ///   - share: Writes the inputs that the child shares with its parent back to the parent.
  public init(
    make: @escaping (inout Values) -> Child?, identity: ((inout Values) -> AnyHashable?)?,
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
    make: @escaping (inout Values) -> Child, identity: ((inout Values) -> AnyHashable)? = nil,
    assign: @escaping (inout Values, inout Child.Inputs) -> Void,
    share: ((inout Values, Child.Inputs) -> Void)? = nil
  ) {
    makeAlways = make
    super.init(make: make, identity: identity, assign: assign, share: share)
  }
}

/// A property of a child that its parent reads.
@MainActor
public final class ChildProperty<Child: ViewModel> {
  private let keyPath: PartialKeyPath<Child>
  private var index: Int?

  /// Creates a reference to a property of a child.
  public init(_ keyPath: PartialKeyPath<Child>) { self.keyPath = keyPath }

  /// Returns the index among the observable properties of the child; nil for a property that never changes.
  func index(in child: ViewModelObservers<Child>) -> Int? {
    if let index { return index }
    index = child.properties.indices[keyPath]
    return index
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
  public func contains(_ property: ChildProperty<Child>) -> Bool {
    if isReplaced { return true }
    guard let child, let index = property.index(in: child) else { return false }
    return properties.contains(index)
  }
}

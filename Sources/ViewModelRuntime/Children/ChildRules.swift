/// The rules of a child view model: `child header = HeaderViewModel(owner: repository.owner)`. Generated code declares
/// them for each child.
@MainActor
public final class ChildRules<Values: StatefulValues, Child: ViewModel> {
  let make: (inout Values) -> Child?
  let assign: (inout Values, inout Child.Inputs) -> Void
  let share: ((inout Values, Child.Inputs) -> Void)?
  let identity: ((inout Values) -> AnyHashable?)?

  /// Creates the rules of a child.
  ///
  /// - Parameters:
  ///   - make: Creates the child, or returns nil while there is none.
  ///   - assign: Assigns the values of the parent to the inputs of the child.
  ///   - share: Writes the inputs that the child shares with its parent back to the parent.
  ///   - identity: Returns the identity of the child. A child with another identity replaces it. nil if the child is never replaced.
  public init(
    make: @escaping (inout Values) -> Child?, assign: @escaping (inout Values, inout Child.Inputs) -> Void,
    share: ((inout Values, Child.Inputs) -> Void)? = nil, identity: ((inout Values) -> AnyHashable?)? = nil
  ) {
    self.make = make
    self.assign = assign
    self.share = share
    self.identity = identity
  }
}

/// A property of a child that its parent reads.
@MainActor
public struct ChildProperty<Child: ViewModel> {
  let index: Int?

  /// Creates a reference to a property of a child.
  public init(_ property: PartialKeyPath<Child>, in properties: ObservedProperties<Child>) {
    index = properties.indices[property]
  }
}

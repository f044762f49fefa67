/// The properties of a view model, each as a port: `viewModel.bindings.nameText.to(label, \.text)`.
@MainActor
@dynamicMemberLookup
public struct BindingPorts<Owner: ViewModel> {
  private let owner: Owner

  init(_ owner: Owner) { self.owner = owner }

  public subscript<Value>(dynamicMember property: KeyPath<Owner, Value>) -> BindingPort<Owner, Value> {
    BindingPort(owner, property)
  }
}

extension ViewModel {
  /// What can be bound, one by one.
  public var bindings: BindingPorts<Self> { BindingPorts(self) }
}

/// The properties of a view model, each as a port: `viewModel.bindings.nameText.to(label, \.text)`.
@MainActor
@dynamicMemberLookup
public struct BindingPorts<Owner: ViewModel> {
  private let owner: Owner

  init(_ owner: Owner) { self.owner = owner }

  /// A property, one way: `viewModel.bindings.nameText.to(label, \.text)`.
  public subscript<Value>(dynamicMember property: KeyPath<Owner, Value>) -> BindingPort<Owner, Value> {
    BindingPort(owner, property)
  }

  /// An edit, both ways: `viewModel.bindings.age.to(ageField)`.
  public subscript<Edit: EditSnapshot>(
    dynamicMember property: ReferenceWritableKeyPath<Owner, Edit>
  ) -> EditPort<Edit> {
    EditPort(owner, property)
  }

  /// A command, and what triggers it: `viewModel.bindings.refresh.to(refreshButton)`.
  public subscript<Failure>(dynamicMember command: KeyPath<Owner, Command<Failure>>) -> CommandPort<Failure> {
    CommandPort(owner, command)
  }
}

extension ViewModel {
  /// What can be bound, one by one.
  public var bindings: BindingPorts<Self> { BindingPorts(self) }
}

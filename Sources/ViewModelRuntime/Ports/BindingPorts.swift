/// The properties of a view model for bindings: `viewModel.bindings.nameText.to(label, \.text)`.
@MainActor
@dynamicMemberLookup
public struct BindingPorts<Owner: ViewModel> {
  private let owner: Owner

  init(_ owner: Owner) { self.owner = owner }

  /// A property, for a binding in one direction: `viewModel.bindings.nameText.to(label, \.text)`.
  public subscript<Value>(dynamicMember property: KeyPath<Owner, Value>) -> BindingPort<Owner, Value> {
    BindingPort(owner, property)
  }

  /// An edit, for a binding in both directions: `viewModel.bindings.age.to(ageField)`.
  public subscript<Edit: EditSnapshot>(
    dynamicMember property: ReferenceWritableKeyPath<Owner, Edit>
  ) -> EditPort<Edit> {
    EditPort(owner, property)
  }

  /// A command, for a control that triggers it: `viewModel.bindings.refresh.to(refreshButton)`.
  public subscript<Failure>(dynamicMember command: KeyPath<Owner, Command<Failure>>) -> CommandPort<Failure> {
    CommandPort(owner, command)
  }

  /// A list, for a table or collection view: `viewModel.bindings.rows.bind(.to(tableView) { row, cell in … })`.
  public subscript<Element, Row>(
    dynamicMember list: KeyPath<Owner, RowList<Element, Row>>
  ) -> RowsPort<Element, Row> {
    RowsPort(owner, list)
  }

  /// A list whose rows can be selected.
  public subscript<Element, Row>(
    dynamicMember list: KeyPath<Owner, SelectableRowList<Element, Row>>
  ) -> RowsPort<Element, Row> {
    RowsPort(owner, list)
  }

  /// A list that is loaded from a service.
  public subscript<Element, Row, Failure>(
    dynamicMember list: KeyPath<Owner, LoadedRowList<Element, Row, Failure>>
  ) -> RowsPort<Element, Row> {
    RowsPort(owner, list)
  }
}

extension ViewModel {
  /// The properties that can be bound.
  public var bindings: BindingPorts<Self> { BindingPorts(self) }
}

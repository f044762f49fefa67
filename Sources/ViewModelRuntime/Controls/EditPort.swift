/// A connection to an edit of a view model, for controls. It does not keep the view model alive.
@MainActor
public struct EditPort<Edit> {
  let show: (@escaping (Edit) -> Bool) -> BindingToken
  let change: ((inout Edit) -> Void) -> Void

  /// Creates a connection to an edit.
  ///
  /// - Parameter property: The property of the edit in its view model.
  public init<Owner: ViewModel>(_ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Edit>) {
    show = { [weak owner] receive in
      guard let owner else { return BindingToken([]) }
      return owner.viewModelObservers.add(property, of: owner, receive)
    }
    change = { [weak owner] change in
      guard let owner else { return }
      change(&owner[keyPath: property])
    }
  }
}

extension EditPort {
  /// Displays the edit's text in a field and writes typed text to the edit: ``TextEditBinding/to(_:status:)``.
  public func to<Value>(
    _ field: some TextControl, status: @escaping (TextEdit<Value>) -> Void = { _ in }
  ) -> BindingToken where Edit == TextEdit<Value> {
    TextEditBinding.to(field, status: status).bind(self)
  }

  /// Displays the value in a control and writes chosen values to the edit: ``ValueEditBinding/to(_:status:)``.
  public func to<Value, Control: ValueControl>(
    _ control: Control, status: @escaping (ValueEdit<Value>) -> Void = { _ in }
  ) -> BindingToken where Edit == ValueEdit<Value>, Control.ControlValue == Value {
    ValueEditBinding.to(control, status: status).bind(self)
  }
}

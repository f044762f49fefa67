/// An edit of a view model, for what is bound to it both ways. It keeps the view model as little alive as a binding does.
@MainActor
public struct EditPort<Edit> {
  let show: (@escaping (Edit) -> Bool) -> BindingToken
  let change: ((inout Edit) -> Void) -> Void

  /// - Parameter property: the edit's own property of its view model.
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
  /// Shows the edit's text in a field and takes what is typed there: ``TextEditBinding/to(_:status:)``.
  public func to<Value>(
    _ field: some TextControl, status: @escaping (TextEdit<Value>) -> Void = { _ in }
  ) -> BindingToken where Edit == TextEdit<Value> {
    TextEditBinding.to(field, status: status).bind(self)
  }

  /// Shows the value in a control and takes what is chosen there: ``ValueEditBinding/to(_:status:)``.
  public func to<Value, Control: ValueControl>(
    _ control: Control, status: @escaping (ValueEdit<Value>) -> Void = { _ in }
  ) -> BindingToken where Edit == ValueEdit<Value>, Control.ControlValue == Value {
    ValueEditBinding.to(control, status: status).bind(self)
  }
}

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
  /// Connects a binding: `viewModel.bindings.age.bind(.to(ageField).reporting(to: self) { … })`.
  public func bind<Value>(_ binding: TextEditBinding<Value>) -> BindingToken where Edit == TextEdit<Value> {
    binding.bind(self)
  }

  /// Connects a binding: `viewModel.bindings.color.bind(.toIndex(colorSegments))`.
  public func bind<Value>(_ binding: ValueEditBinding<Value>) -> BindingToken where Edit == ValueEdit<Value> {
    binding.bind(self)
  }

  /// Displays the edit's text in a field and writes typed text to the edit: ``TextEditBinding/to(_:)``.
  public func to<Value>(_ field: some TextControl) -> BindingToken where Edit == TextEdit<Value> {
    bind(.to(field))
  }

  /// Displays the value in a control and writes chosen values to the edit: ``ValueEditBinding/to(_:)``.
  public func to<Value, Control: ValueControl>(_ control: Control) -> BindingToken
  where Edit == ValueEdit<Value>, Control.ControlValue == Value {
    bind(.to(control))
  }

  /// Calls `receive` with `target` and the current edit, and after each commit that changes it, as long as `target` exists.
  func show<Target: AnyObject>(for target: Target?, _ receive: @escaping (Target, Edit) -> Void) -> BindingToken {
    show { [weak target] edit in
      guard let target else { return false }
      receive(target, edit)
      return true
    }
  }
}

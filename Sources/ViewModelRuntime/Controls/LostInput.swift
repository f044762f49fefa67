@_spi(Generated) import ViewModelCore

/// Reports the inputs that a control receives after its view model has been released.
@MainActor
struct LostInput<Owner: ViewModel> {
  private let observers: ViewModelObservers<Owner>.Type
  private let member: PartialKeyPath<Owner>

  /// Creates a reporter for a member of a view model, which it does not retain.
  init(of owner: Owner, _ member: PartialKeyPath<Owner>) {
    observers = type(of: owner.viewModelObservers)
    self.member = member
  }

  func report() {
    ViewModelFault.sendOnce(.inputAfterRelease(viewModel: "\(Owner.self)", member: observers.name(of: member)))
  }
}

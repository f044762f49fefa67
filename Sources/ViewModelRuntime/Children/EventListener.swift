/// A connection of a view to the events of its view model. It remains while the view is evaluated again, with another
/// function or another view model.
@MainActor
final class EventListener<Emitter: EmittingViewModel> {
  private var receive: (Emitter.EmittedEvent) -> Void = { _ in }
  private weak var viewModel: Emitter?
  private var token: BindingToken?

  init() {}

  /// Sets the function that receives the next events.
  func update(_ receive: @escaping (Emitter.EmittedEvent) -> Void) { self.receive = receive }

  /// Receives the events of a view model, and no longer those of the one before.
  func connect(to viewModel: Emitter) {
    guard viewModel !== self.viewModel else { return }
    self.viewModel = viewModel
    token = viewModel.onEvent { [weak self] in self?.receive($0) }
  }
}

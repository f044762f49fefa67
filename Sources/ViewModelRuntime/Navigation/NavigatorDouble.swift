/// A navigator for tests, which records its calls.
@MainActor
public final class NavigatorDouble: Navigator {
  /// The calls in order: `resetRoot HomeViewModel`, `pop`.
  public private(set) var moves: [String] = []
  /// The view models of the calls, in order.
  public private(set) var viewModels: [any ViewModel] = []

  /// Creates a navigator without calls.
  public init() {}

  public func push(_ viewModel: any ViewModel) { note("push", viewModel) }
  public func pop() { moves.append("pop") }
  public func popToRoot() { moves.append("popToRoot") }
  public func present(_ viewModel: any ViewModel) { note("present", viewModel) }
  public func dismiss() { moves.append("dismiss") }
  public func resetRoot(_ viewModel: any ViewModel) { note("resetRoot", viewModel) }

  private func note(_ move: String, _ viewModel: any ViewModel) {
    moves.append("\(move) \(type(of: viewModel))")
    viewModels.append(viewModel)
  }
}

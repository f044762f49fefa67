import LoginExample
import TerminalForm
import ViewModelRuntime

/// Shows the screen of each view model that the others lead to.
@MainActor
final class TerminalNavigator: Navigator {
  private let window: TerminalWindow
  private var screens: [any Screen] = []

  init(_ window: TerminalWindow) { self.window = window }

  func push(_ viewModel: any ViewModel) { show(screens + [screen(of: viewModel)]) }
  func pop() { show(Array(screens.dropLast())) }
  func popToRoot() { show(Array(screens.prefix(1))) }
  func present(_ viewModel: any ViewModel) { push(viewModel) }
  func dismiss() { pop() }
  func resetRoot(_ viewModel: any ViewModel) { show([screen(of: viewModel)]) }

  private func show(_ screens: [any Screen]) {
    guard let last = screens.last else { return }
    self.screens = screens
    window.root = last.form
  }

  /// The one place that knows which screen belongs to which view model.
  private func screen(of viewModel: any ViewModel) -> any Screen {
    switch viewModel {
    case let viewModel as LoginViewModel: LoginScreen(viewModel, in: window)
    case let viewModel as HomeViewModel: HomeScreen(viewModel)
    default: MissingScreen(viewModel)
    }
  }
}

/// A form with what keeps its bindings alive.
@MainActor
protocol Screen {
  var form: Form { get }
}

/// What shows where a view model has no screen yet.
private struct MissingScreen: Screen {
  let form: Form

  init(_ viewModel: any ViewModel) {
    form = Form("", rows: [[Label("\(type(of: viewModel)) has no screen.")]])
  }
}

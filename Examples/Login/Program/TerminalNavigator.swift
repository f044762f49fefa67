import LoginExample
import TerminalForm
import ViewModelRuntime

/// A navigator that shows the screen of each view model.
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

  /// Returns the screen of a view model.
  private func screen(of viewModel: any ViewModel) -> any Screen {
    switch viewModel {
    case let viewModel as LoginViewModel: LoginScreen(viewModel, in: window)
    case let viewModel as HomeViewModel: HomeScreen(viewModel)
    default: MissingScreen(viewModel)
    }
  }
}

/// A form and the owner of its bindings.
@MainActor
protocol Screen {
  var form: Form { get }
}

/// A placeholder for a view model without a screen.
private struct MissingScreen: Screen {
  let form: Form

  init(_ viewModel: any ViewModel) {
    form = Form("", rows: [[Label("\(type(of: viewModel)) has no screen.")]])
  }
}

import LoginExample
import TerminalForm
import ViewModelRuntime

extension TerminalWindow {
  /// Shows the visible screen of a navigation in the window.
  func show(_ navigation: Navigation) -> ScreenPresenter<any Screen> {
    ScreenPresenter(navigation, content: screen) { [weak self] in self?.root = $0.form }
  }

  /// Returns the screen of a view model.
  private func screen(of viewModel: any ScreenViewModel) -> any Screen {
    switch viewModel {
    case let viewModel as LoginViewModel: LoginScreen(viewModel, in: self)
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

  init(_ viewModel: any ScreenViewModel) {
    form = Form("", rows: [[Label("\(type(of: viewModel)) has no screen.")]])
  }
}

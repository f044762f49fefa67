import RepoBrowserExample
import TerminalForm

/// A layer and the owner of its bindings.
@MainActor
protocol Screen: AnyObject {
  var layer: Layer { get }
  /// Called after the view model has appeared.
  func didAppear()
}

extension Screen {
  func didAppear() {}
}

/// The views of all screens. The compiler reports a screen without a view.
struct TerminalScreens: BrowserRouter {
  func content(for viewModel: StartViewModel) -> any Screen { StartScreen() }
  func content(for viewModel: LoginViewModel) -> any Screen { LoginScreen(viewModel) }
  func content(for viewModel: NewsViewModel) -> any Screen { NewsScreen(viewModel) }
  func content(for viewModel: RepositoriesViewModel) -> any Screen { RepositoriesScreen(viewModel) }
  func content(for viewModel: DiscoverViewModel) -> any Screen { DiscoverScreen(viewModel) }
  func content(for viewModel: RepositoryViewModel) -> any Screen { RepositoryScreen(viewModel) }
  func content(for viewModel: BranchPickerViewModel) -> any Screen { BranchPickerScreen(viewModel) }
  func content(for viewModel: ProfileViewModel) -> any Screen { ProfileScreen(viewModel) }
  func content(for viewModel: SettingsViewModel) -> any Screen { SettingsScreen(viewModel) }
}

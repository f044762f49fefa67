import RepoBrowserExample
import TerminalForm
import ViewModelRuntime

/// Shows the open screens of a navigation in a window: the visible one of the stack, and the presented ones above it.
@MainActor
final class ScreenStackView {
  private let navigation: Navigation
  private let window: TerminalWindow
  private var screens: [ScreenEntry.ID: any Screen] = [:]
  private var observation: BindingToken?

  init(_ navigation: Navigation, in window: TerminalWindow) {
    self.navigation = navigation
    self.window = window
    observation = navigation.observe { [weak self] in self?.show($0) }
  }

  private func show(_ state: NavigationState) {
    let open = Set(state.entries.map(\.id))
    screens = screens.filter { open.contains($0.key) }
    let visible = ([state.selectedStack] + state.presented).compactMap { $0?.top }
    window.show(visible.compactMap { screen($0.id)?.layer })
  }

  private func screen(_ id: ScreenEntry.ID) -> (any Screen)? {
    if let screen = screens[id] { return screen }
    guard let viewModel = navigation.screen(id) else { return nil }
    let screen = makeScreen(viewModel)
    if navigation.canGoBack { screen.layer.onCancel = { [weak navigation] in navigation?.back() } }
    screens[id] = screen
    return screen
  }

  private func makeScreen(_ viewModel: any ScreenViewModel) -> any Screen {
    switch viewModel {
    case let viewModel as LoginViewModel: LoginScreen(viewModel)
    case let viewModel as HomeViewModel: HomeScreen(viewModel)
    case let viewModel as RepositoryViewModel: RepositoryScreen(viewModel)
    case let viewModel as BranchPickerViewModel: BranchPickerScreen(viewModel)
    case let viewModel as ProfileViewModel: ProfileScreen(viewModel)
    case let viewModel as SettingsViewModel: SettingsScreen(viewModel)
    default: EmptyScreen()
    }
  }
}

/// A layer and the owner of its bindings.
@MainActor
protocol Screen: AnyObject {
  var layer: Layer { get }
}

/// The screen of a view model that is not displayed.
private final class EmptyScreen: Screen {
  let layer: Layer = Pane(content: ListView())
}

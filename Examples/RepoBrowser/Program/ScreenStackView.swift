import RepoBrowserExample
import TerminalForm
import ViewModelRuntime

/// Shows the open screens of a navigation in a window: the visible one of the stack, and the presented ones above it.
@MainActor
final class ScreenStackView {
  private let navigation: Navigation
  private let window: TerminalWindow
  private let tabBar = TabBar()
  private var screens: [ScreenEntry.ID: any Screen] = [:]
  private var visible: [ScreenEntry.ID] = []
  private var observation: BindingToken?

  init(_ navigation: Navigation, in window: TerminalWindow) {
    self.navigation = navigation
    self.window = window
    tabBar.onSelect = { [weak navigation] in navigation?.select(tabAt: $0) }
    observation = BindingToken([
      navigation.observe { [weak self] in self?.show($0) },
      navigation.observeTabLabels { [weak self] in self?.tabBar.titles = $0.map(\.text) },
    ])
  }

  private func show(_ state: NavigationState) {
    let open = Set(state.entries.map(\.id))
    screens = screens.filter { open.contains($0.key) }
    tabBar.selected = state.selectedTab
    let before = visible
    visible = ([state.selectedStack] + state.presented).compactMap { $0?.top?.id }
    window.show(visible.compactMap { screen($0)?.layer })
    let shown = visible.filter { !before.contains($0) }
    // View models appear after the observers of the navigation have shown them.
    Task { [weak self] in for id in shown { self?.screens[id]?.didAppear() } }
  }

  private func screen(_ id: ScreenEntry.ID) -> (any Screen)? {
    if let screen = screens[id] { return screen }
    guard let viewModel = navigation.screen(id) else { return nil }
    let screen = TerminalScreens().content(of: viewModel)
    screens[id] = screen
    if navigation.canGoBack { screen?.layer.onCancel = { [weak navigation] in navigation?.back() } }
    if !navigation.tabLabels.isEmpty { (screen?.layer as? Pane)?.tabs = tabBar }
    return screen
  }
}

extension ScreenTabLabel {
  fileprivate var text: String { badge.map { "\(title) (\($0))" } ?? title }
}

/// A container that shows one of several tabs, such as a tab bar controller.
@MainActor
protocol TabContainer: AnyObject {
  /// What shows the stack of a tab, such as a navigation controller.
  associatedtype Tab: AnyObject

  /// The tabs that the container has.
  var shownTabs: [Tab] { get }
  /// The tab on the screen; nil while the container shows its list of the tabs that do not fit into the bar.
  var visibleTab: Tab? { get }
  /// Replaces the tabs.
  func show(_ tabs: [Tab])
  /// Shows a tab.
  func select(_ tab: Tab)
}

/// Keeps the tabs of a container, and the visible one, equal to those of the open screens.
///
/// A tap is a request: a screen with unsaved changes asks its question first. A bar without space for all tabs has a
/// list of the others. The container shows this list, and a tab of the list, without a request.
@MainActor
final class TabSynchronizer<Container: TabContainer> {
  private let navigation: Navigation
  private weak var container: Container?
  private let tab: @MainActor (ScreenStack.ID) -> Container.Tab
  /// The tab that the container was last told to show.
  private var selected: ScreenStack.ID?

  /// Creates a synchronizer.
  ///
  /// - Parameter tab: Returns the tab of a stack, the same one for each call.
  init(
    _ navigation: Navigation, _ container: Container, tab: @escaping @MainActor (ScreenStack.ID) -> Container.Tab
  ) {
    self.navigation = navigation
    self.container = container
    self.tab = tab
  }

  /// Shows the current tabs.
  ///
  /// - Returns: Whether the container had other tabs.
  @discardableResult
  func update() -> Bool {
    guard let container else { return false }
    let tabs = navigation.state.tabs.map { tab($0.id) }
    let isNew = !container.shownTabs.elementsEqual(tabs, by: ===)
    if isNew { container.show(tabs) }
    showSelection(isNew)
    return isNew
  }

  /// Requests the tab whose button a person tapped.
  ///
  /// - Parameter tapped: The tab, or nil for the list of the tabs that do not fit into the bar.
  /// - Returns: Whether the container has to show what was tapped.
  func shouldSelect(_ tapped: Container.Tab?) -> Bool {
    guard let id = stack(of: tapped) else { return true }
    if id == navigation.state.selectedStack?.id, container?.visibleTab !== tapped {
      // The person returns from the list to the tab that was visible before.
      showSelection(true)
    } else {
      navigation.select(tab: id)
    }
    return false
  }

  /// Reports the visible tab, after a person has chosen it in the list.
  func selectionDidChange() {
    guard let id = stack(of: container?.visibleTab), id != navigation.state.selectedStack?.id else { return }
    navigation.select(tab: id)
    showSelection(false)
  }

  private func stack(of shown: Container.Tab?) -> ScreenStack.ID? {
    shown.flatMap { shown in navigation.state.tabs.first { tab($0.id) === shown }?.id }
  }

  private func showSelection(_ isNew: Bool) {
    guard let container, let id = navigation.state.selectedStack?.id else { return }
    let isListVisible = container.visibleTab == nil
    // The list stays until another tab is selected.
    if isNew || id != selected || !isListVisible {
      let next = tab(id)
      if container.visibleTab !== next { container.select(next) }
    }
    selected = id
  }
}

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// A tab bar controller with space for five items. If there are more tabs, the last item is "More", which shows a list of
/// the other tabs. A tap asks the delegate; a choice in the list does not.
@MainActor
final class FakeTabBarController: FakeViewController, TabContainer {
  private(set) var shownTabs: [FakeNavigationController] = []
  private(set) var visibleTab: FakeNavigationController? {
    didSet { visibleTab?.loadView() }
  }
  private var synchronizer: TabSynchronizer<FakeTabBarController>?
  private static let itemCount = 5

  func follow(_ navigation: Navigation, tab: @escaping @MainActor (ScreenStack.ID) -> FakeNavigationController) {
    synchronizer = TabSynchronizer(navigation, self, tab: tab)
  }

  func update() { synchronizer?.update() }

  func show(_ tabs: [FakeNavigationController]) {
    shownTabs = tabs
    for tab in tabs { tab.parent = self }
    // UIKit keeps the selected controller if it can.
    if !tabs.contains(where: { $0 === visibleTab }) { visibleTab = tabs.first }
  }

  func select(_ tab: FakeNavigationController) {
    guard shownTabs.contains(where: { $0 === tab }) else {
      return transitions.complain("selects a controller that is no tab")
    }
    visibleTab = tab
  }

  private var hasMore: Bool { shownTabs.count > Self.itemCount }

  /// A person taps an item of the bar.
  func tap(_ item: Int) {
    guard item < min(shownTabs.count, Self.itemCount) else { return }
    let tapped = hasMore && item == Self.itemCount - 1 ? nil : shownTabs[item]
    guard synchronizer?.shouldSelect(tapped) == true else { return }
    // UIKit pops the selected tab itself.
    if let tapped, tapped === visibleTab { tapped.popToRootInMenu() }
    visibleTab = tapped
  }

  /// A person chooses a tab in the list, which slides in.
  func chooseInList(_ index: Int) {
    guard isInWindow, hasMore, visibleTab == nil, transitions.isIdle else { return }
    guard shownTabs.indices.contains(index + Self.itemCount - 1) else { return }
    let tab = shownTabs[index + Self.itemCount - 1]
    transitions.begin(canBeCancelled: false) { [weak self] _ in
      guard let self, visibleTab == nil, shownTabs.contains(where: { $0 === tab }) else { return }
      visibleTab = tab
      synchronizer?.selectionDidChange()
    }
  }

  /// A person goes back from a tab to the list.
  func goBackToList() {
    guard hasMore, let visibleTab, let index = shownTabs.firstIndex(where: { $0 === visibleTab }) else { return }
    if index >= Self.itemCount - 1 { self.visibleTab = nil }
  }

  /// A person goes back to the tab that the open screens name.
  func leaveList(to index: Int) {
    if visibleTab == nil, shownTabs.indices.contains(index) { visibleTab = shownTabs[index] }
  }
}

// Tabs.
extension Navigation {
  /// The labels of the tabs, in the order of ``NavigationState/tabs``. A container without tabs has none.
  public var tabLabels: [ScreenTabLabel] { state.tabs.compactMap { tabItems[$0.id]?.label } }

  /// Calls `receive` with the labels of the tabs, and again whenever one of them changes.
  ///
  /// - Returns: A token that retains the observation.
  public func observeTabLabels(_ receive: @escaping ([ScreenTabLabel]) -> Void) -> BindingToken {
    let observation = TrackedValue({ [weak self] in self?.tabLabels }, receive: receive)
    observation.update()
    return BindingToken(observation)
  }

  /// Shows a tab. Selecting the visible tab closes the screens above its root.
  public func select(tab id: ScreenStack.ID) {
    commitPending()
    report(committed.selectedStack?.id == id ? .popToRoot(id) : .select(tab: id))
  }

  /// Shows the tab at an index. An index without a tab has no effect.
  public func select(tabAt index: Int) {
    commitPending()
    if committed.tabs.indices.contains(index) { select(tab: committed.tabs[index].id) }
  }

  /// Shows the tab with a name in the schema. A name without a tab has no effect.
  public func select(tabNamed name: String) {
    commitPending()
    if let stack = committed.tabs.first(where: { tabItems[$0.id]?.name.tab == name }) { select(tab: stack.id) }
  }
}

/// A tab of an open container.
@MainActor
struct OpenTab {
  let name: ScreenTabName
  private let tab: ScreenTab

  init(_ tab: ScreenTab, of tabs: ScreenTabs) {
    self.tab = tab
    name = ScreenTabName(tabs: tabs.name, tab: tab.name)
  }

  var label: ScreenTabLabel { tab.label }
}

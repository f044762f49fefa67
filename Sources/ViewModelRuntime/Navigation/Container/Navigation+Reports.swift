// Reports of adapters: what people did. Each report names a screen, and has no effect if the screen is not open.
extension Navigation {
  /// Closes a screen and those above it, because a person went back, or tried to.
  ///
  /// If a closed screen asks a question first, the screens stay open until the person confirms it. The adapter then
  /// receives the unchanged state.
  public func close(_ id: ScreenEntry.ID) { report(.remove(id)) }

  /// Closes a presented stack and those above it, because a person dragged it away, or tried to.
  public func close(_ id: ScreenStack.ID) { report(.dismiss(id)) }

  /// Closes the visible screen, such as for a back button. The root of a tab stays open.
  public func back() {
    commitPending()
    if let top = committed.top { report(.remove(top.id)) }
  }

  /// Whether ``back()`` closes a screen.
  public var canGoBack: Bool {
    guard let current = state.current else { return false }
    return current.entries.count > 1 || current.presentation != nil
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

  /// The labels of the tabs, in the order of ``NavigationState/tabs``. A container without tabs has none.
  public var tabLabels: [ScreenTabLabel] { state.tabs.compactMap { tabItems[$0.id]?.label } }

  private func report(_ change: NavigationChange) {
    commitPending()
    guard committed.applying([change]) != committed else { return }
    commit([change], confirmed: [])
  }
}

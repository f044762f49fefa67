@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

// Tabs.
extension FakeHost {
  /// A tab view. It shows the tab that a person taps at once, and the tab of its binding after each update.
  struct TabBar {
    /// The state of the view, which it binds.
    var selection: TabSelection
    /// The state before the view was last updated.
    var old: TabSelection
    /// The revision of the open screens at the last update of the view.
    var revision: Int
    /// The tab on the screen.
    var shown: ScreenStack.ID?

    init(_ tab: ScreenStack.ID?, revision: Int) {
      (selection, shown, self.revision) = (TabSelection(tab), tab, revision)
      old = selection
    }
  }

  func renderTabs() {
    let tabs = shown.tabs
    guard !navigation.tabLabels.isEmpty, let selected = shown.selectedTab else {
      tabBar = nil
      return
    }
    let revision = shown.revision
    var bar = tabBar ?? TabBar(selected, revision: revision)
    let (selection, old, isNew) = (bar.selection, bar.old, revision != bar.revision)
    if selection != old || isNew {
      changes.append { [self] in
        guard tabBar != nil else { return }
        var next = selection
        if selection != old { next = shown.tabsChanged(selection, from: old) }
        if isNew { next.show(shown.selectedTab) }
        tabBar?.selection = next
        tabBar?.old = selection
        isOutOfDate = true
      }
    }
    bar.revision = revision
    bar.shown = selection.tab
    if !tabs.contains(where: { $0.id == selection.tab }), !isNew { transitions.complain("selects no tab") }
    tabBar = bar
  }

  /// A person taps a tab.
  func tap(_ index: Int) {
    let tabs = navigation.state.tabs
    guard tabBar != nil, tabs.indices.contains(index) else { return }
    guard presented.isEmpty, question == nil, appSheet == nil else { return }
    tabBar?.shown = tabs[index].id
    for _ in 0..<(writesTwice ? 2 : 1) { tabBar?.selection.selection = tabs[index].id }
    isOutOfDate = true
  }
}

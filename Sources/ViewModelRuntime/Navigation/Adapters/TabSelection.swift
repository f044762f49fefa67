/// The tab that a view shows, with what a person selects.
///
/// A view stores this value and binds ``selection``. SwiftUI can write the binding more than once for one tap, and it
/// writes the same tab again if a person taps the visible one. The writes between two updates of the view are one tap.
struct TabSelection: Equatable {
  private(set) var tab: ScreenStack.ID?
  private var writes = 0

  init(_ tab: ScreenStack.ID?) { self.tab = tab }

  /// The tab for the binding of a view, whose writes are taps.
  var selection: ScreenStack.ID? {
    get { tab }
    set {
      tab = newValue
      writes &+= 1
    }
  }

  /// Shows a tab that the program selects.
  mutating func show(_ next: ScreenStack.ID?) { tab = next }

  /// Returns the tab that a person tapped since an earlier update, and whether it was visible before.
  func tapped(since old: TabSelection) -> (tab: ScreenStack.ID, wasVisible: Bool)? {
    guard writes != old.writes, let tab else { return nil }
    return (tab, tab == old.tab)
  }
}

// Tabs.
extension ShownScreens {
  /// The stacks of the tabs, or the only one.
  var tabs: [ScreenStack] { navigation.state.tabs }

  /// The stack of the visible tab.
  var selectedTab: ScreenStack.ID? { navigation.state.selectedStack?.id }

  /// Reports the tab that a person tapped.
  ///
  /// - Parameter shown: The selection that the view had before.
  /// - Returns: The selection that the view has to show. It is the one before if a screen cannot be left.
  func tabsChanged(_ tabs: TabSelection, from shown: TabSelection) -> TabSelection {
    if let (tab, wasVisible) = tabs.tapped(since: shown), wasVisible == (tab == selectedTab) {
      navigation.select(tab: tab)
    }
    var next = tabs
    next.show(selectedTab)
    return next
  }
}

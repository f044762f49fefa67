@testable import ViewModelCore
@testable import ViewModelRuntime

// Columns.
extension FakeHost {
  /// A split view. It hides or shows its sidebar at once when a person does it, and follows its binding after each update.
  struct SplitView {
    var isSidebarVisible: Bool
  }

  func renderColumns() {
    splitViews = [:]
    for id in navigation.state.tabs.map(\.id) where shown.sidebar(of: id) != nil {
      splitViews[id] = SplitView(isSidebarVisible: shown[isSidebarVisible: id])
    }
  }

  /// A person taps the button of the sidebar, or beside a sidebar that covers the second column.
  func toggleSidebar() {
    guard let id = visibleTab, let view = splitViews[id] else { return }
    guard presented.isEmpty, question == nil, appSheet == nil else { return }
    splitViews[id]?.isSidebarVisible.toggle()
    updateVisibility()
    for _ in 0..<(writesTwice ? 2 : 1) { shown[isSidebarVisible: id] = !view.isSidebarVisible }
    isOutOfDate = true
  }
}

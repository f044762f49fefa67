// The life of screens.
extension Navigation {
  /// Runs the steps of `on background` of the visible screens. A container calls it when the app enters the background.
  public func enterBackground() {
    for id in visibleScreens { screens[id]?.enterBackground() }
  }

  /// Runs the steps of `on foreground` of the visible screens. A container calls it when the app enters the foreground.
  public func enterForeground() {
    for id in visibleScreens { screens[id]?.enterForeground() }
  }

  /// Tells the screens that a commit has shown or hidden. Containers show the state before, so that the views are bound
  /// when the screens appear.
  func updateVisibility() {
    let visible = visibleScreens
    let (hidden, shown) = (self.visible.filter { !visible.contains($0) }, visible.filter { !self.visible.contains($0) })
    self.visible = visible
    for id in hidden { screens[id]?.disappear() }
    for id in shown { screens[id]?.appear() }
  }

  /// The screens that people see, from the bottom: the top of each stack that no cover hides, and the sidebar.
  private var visibleScreens: [ScreenEntry.ID] {
    let presented = committed.presented
    let cover = presented.lastIndex { $0.presentation == .cover }
    let stacks = cover.map { Array(presented[$0...]) } ?? (committed.selectedStack.map { [$0] } ?? []) + presented
    return stacks.flatMap { stack in
      let sidebar = showsSidebar(stack) && stack.entries.count > 1 ? stack.entries.first : nil
      return [sidebar, stack.top].compactMap { $0?.id }
    }
  }
}

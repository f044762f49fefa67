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

  func report(_ change: NavigationChange) {
    commitPending()
    guard committed.applying([change]) != committed else { return }
    commit([change], confirmed: [])
  }
}

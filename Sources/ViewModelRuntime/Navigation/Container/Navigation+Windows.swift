// Windows.
extension Navigation {
  /// Closes all screens without their leave questions, because the window of the container has been closed.
  ///
  /// The view models are released, and the commands that wait for results of the screens end without one.
  public func closeAllScreens() {
    pending = []
    waiting?.question.decline()
    waiting = nil
    commit([.replaceTabs([], selected: 0)], confirmed: Set(committed.entries.map(\.id)))
  }
}

/// The container of one window, which is created when the window first shows its screens.
@MainActor
final class WindowNavigation {
  private var opened: Navigation?

  nonisolated init() {}

  deinit {
    // A window has been closed. Its screens and the services usually retain each other.
    guard let opened else { return }
    Task { @MainActor in opened.closeAllScreens() }
  }

  /// Returns the container of the window.
  func open(_ make: () -> Navigation) -> Navigation {
    if let opened { return opened }
    let navigation = make()
    opened = navigation
    return navigation
  }
}

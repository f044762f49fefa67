// Links.
extension Navigation {
  /// Shows the screens of a link. Screens that are already open stay open, with their view models.
  ///
  /// If the link names a tab, or its first screen is the root of a tab, that tab is selected. Otherwise, the screens are
  /// shown above the root of the visible tab, or replace the screens of a container without tabs.
  ///
  /// - Returns: False for a link that is unknown, has a parameter that is not valid, or names a tab that is not open. It
  ///   has no effect.
  @discardableResult
  public func open(url: String) -> Bool {
    guard let target = links.target(of: url) else { return false }
    let routes = target.routes
    let newest = newest
    if let name = target.tab {
      guard let stack = newest.tabs.first(where: { tabItems[$0.id]?.name == name }) else { return false }
      return show(stack.entries.prefix(1).map(\.route) + routes, in: stack)
    }
    let stack = newest.tabs.first { $0.entries.first?.route == routes.first } ?? newest.selectedStack
    guard let stack else { return open(routes) }
    let isRoot = stack.entries.first?.route == routes.first
    let hasTabs = tabItems[stack.id] != nil
    if !isRoot, !hasTabs { return open(routes) }
    let root = isRoot ? [] : stack.entries.prefix(1).map(\.route)
    return show(root + routes, in: stack)
  }

  /// Selects a tab and replaces its screens. Open screens with equal routes from the root on stay open.
  private func show(_ routes: [AnyRoute], in stack: ScreenStack) -> Bool {
    guard let entries = entries(of: routes, reusing: stack.entries) else { return false }
    request(.dismissAll)
    request(.select(tab: stack.id))
    request(.replaceEntries(entries, of: stack.id))
    return true
  }

  private func open(_ routes: [AnyRoute]) -> Bool {
    guard let entries = entries(of: routes, reusing: []) else { return false }
    request(.replaceTabs([makeStack(entries)], selected: 0))
    return true
  }

  /// Returns entries for routes. Open screens with equal routes from the root on are reused.
  func entries(of routes: [AnyRoute], reusing open: [ScreenEntry]) -> [ScreenEntry]? {
    let kept = zip(open, routes).prefix { $0.route == $1 }.map(\.0)
    var created: [any ScreenViewModel] = []
    for route in routes.dropFirst(kept.count) {
      guard let screen = factory.makeScreen(route) else { return nil }
      created.append(screen)
    }
    return kept + created.map { makeEntry($0) }
  }
}

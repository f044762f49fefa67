// Steps of view models.
extension Navigation {
  /// Performs a step at the next suspension point, together with the other steps until then.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - caller: The view model that requests the step. If it is an open screen, the step refers to its own stack: `pop`
  ///     closes this screen, and `push` adds a screen above it, even if another screen is visible meanwhile. A step of a
  ///     screen that has been closed has no effect.
  public func perform(_ step: NavigationStep, from caller: (any ViewModel)? = nil) {
    guard !isClosed(caller) else { return }
    let id = caller.flatMap { entryID(of: $0) }
    switch step {
    case .push(let screen): push(screen, from: id)
    case .pop: if let top = id ?? newest.top?.id { request(.remove(top)) }
    case .popToRoot: if let stack = stack(of: id) { request(.popToRoot(stack.id)) }
    case .present(let screen, let presentation): request(.present(makeStack([makeEntry(screen)], presentation)))
    case .dismiss: dismiss(from: id)
    case .resetRoot(let screen):
      request(.replaceTabs([makeStack([makeEntry(screen)])], selected: 0))
    case .resetTabs(let tabs): reset(tabs)
    case .open(let url): open(url: url)
    }
  }

  /// Returns whether a view model was a screen that has been closed.
  func isClosed(_ caller: (any ViewModel)?) -> Bool {
    guard let caller else { return false }
    return closedScreens.contains { $0.screen === caller }
  }

  func entryID(of viewModel: any ViewModel) -> ScreenEntry.ID? {
    screens.first { $0.value === viewModel && committed.contains($0.key) }?.key
      ?? screens.first { $0.value === viewModel }?.key
  }

  func request(_ change: NavigationChange) {
    pending.append(change)
    guard commit == nil else { return }
    commit = ScopedTask { [weak self] in
      self?.commit = nil
      self?.commitPending()
    }
  }

  private func stack(of id: ScreenEntry.ID?) -> ScreenStack? {
    let newest = newest
    return id.flatMap { newest.stack(containing: $0) } ?? newest.current
  }

  private func push(_ screen: any ScreenViewModel, from id: ScreenEntry.ID?) {
    let stack = stack(of: id)
    for change in changesBeforePush(from: id, onto: stack) { request(change) }
    request(.push(makeEntry(screen), onto: stack?.id))
  }

  private func dismiss(from id: ScreenEntry.ID?) {
    let newest = newest
    let own = id.flatMap { newest.stack(containing: $0) }
    let presented = own?.presentation == nil ? newest.presented.last : own
    if let presented { request(.dismiss(presented.id)) }
  }

  private func reset(_ tabs: ScreenTabs) {
    let stacks = tabs.items.map { item in
      let stack = makeStack([makeEntry(item.screen)])
      tabItems[stack.id] = OpenTab(item, of: tabs)
      return stack
    }
    request(.replaceTabs(stacks, selected: tabs.selected))
  }
}

@_spi(Generated) import ViewModelCore

/// A step of navigation that a view model requests.
@MainActor
public enum NavigationStep {
  /// Shows a screen on top of the current one.
  case push(any ScreenViewModel)
  /// Returns to the previous screen.
  case pop
  /// Returns to the first screen.
  case popToRoot
  /// Presents a screen over the current ones.
  case present(any ScreenViewModel, ScreenPresentation = .sheet)
  /// Dismisses the presented screen.
  case dismiss
  /// Replaces all screens with a screen.
  case resetRoot(any ScreenViewModel)
  /// Replaces all screens with tabs.
  case resetTabs(ScreenTabs)
  /// Shows the screens of a link.
  case open(url: String)
}

extension NavigationStep {
  /// The name of the step in a schema.
  fileprivate var name: String {
    switch self {
    case .push: "push"
    case .pop: "pop"
    case .popToRoot: "popToRoot"
    case .present: "present"
    case .dismiss: "dismiss"
    case .resetRoot, .resetTabs: "resetRoot"
    case .open: "open"
    }
  }
}

// Steps of view models.
extension Navigation {
  /// Performs a step at the next suspension point, together with the other steps until then.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - caller: The view model that requests the step. If it is an open screen or a child of one, the step refers to the
  ///     stack of the screen: `pop` closes this screen, `dismiss` its stack, and `push` adds a screen above it, even if
  ///     another screen is visible meanwhile. After a step has closed the stack, `dismiss` and `popToRoot` have no effect
  ///     until the commit. A step of a screen that has been closed has no effect.
  public func perform(_ step: NavigationStep, from caller: (any ViewModel)? = nil) {
    if let caller, isClosed(caller) { return noteCallAfterClosing(step.name, of: caller) }
    let id = caller.flatMap { entryID(of: $0) }
    switch step {
    case .push(let screen): push(screen, from: id)
    case .pop: if let top = id ?? newest.top?.id { request(.remove(top)) }
    case .popToRoot:
      if let stack = id.map({ ownStack(of: $0) }) ?? newest.current { request(.popToRoot(stack.id)) }
    case .present(let screen, let presentation): request(.present(makeStack([makeEntry(screen)], presentation)))
    case .dismiss: dismiss(from: id)
    case .resetRoot(let screen):
      request(.replaceTabs([makeStack([makeEntry(screen)])], selected: 0))
    case .resetTabs(let tabs): reset(tabs)
    case .open(let url): open(url: url)
    }
  }

  /// Reports a step of a screen that has been closed.
  func noteCallAfterClosing(_ step: String, of caller: any ViewModel) {
    ViewModelFault.sendOnce(.callAfterClosing(viewModel: "\(type(of: caller))", call: "navigator.\(step)"))
  }

  /// Returns whether a view model was a screen that has been closed.
  func isClosed(_ caller: any ViewModel) -> Bool {
    for owner in caller.withAncestors {
      if closedScreens.contains(where: { $0.screen === owner }) { return true }
      if screens.values.contains(where: { $0 === owner }) { return false }
    }
    return false
  }

  /// Returns the identity of the screen that a view model is, or belongs to.
  func entryID(of viewModel: any ViewModel) -> ScreenEntry.ID? {
    for owner in viewModel.withAncestors {
      let ids = screens.filter { $0.value === owner }.keys
      if let id = ids.first(where: { committed.contains($0) }) ?? ids.first { return id }
    }
    return nil
  }

  func request(_ change: NavigationChange) {
    pending.append(change)
    guard commit == nil else { return }
    commit = ScopedTask { [weak self] in
      self?.commit = nil
      self?.commitPending()
    }
  }

  /// Returns the stack of a screen, also after a pending step has closed the screen; nil after one has closed the stack.
  private func ownStack(of id: ScreenEntry.ID) -> ScreenStack? {
    let newest = newest
    return (newest.stack(containing: id) ?? committed.stack(containing: id)).flatMap { newest.stack($0.id) }
  }

  private func push(_ screen: any ScreenViewModel, from id: ScreenEntry.ID?) {
    let stack = id.flatMap { ownStack(of: $0) } ?? newest.current
    for change in changesBeforePush(from: id, onto: stack) { request(change) }
    request(.push(makeEntry(screen), onto: stack?.id))
  }

  private func dismiss(from id: ScreenEntry.ID?) {
    let own = id.flatMap { ownStack(of: $0) }
    if id != nil, own == nil { return }
    if let presented = own?.presentation == nil ? newest.presented.last : own { request(.dismiss(presented.id)) }
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

extension ViewModel {
  /// The view model, and those that it is a child of.
  fileprivate var withAncestors: [AnyObject] {
    var owners: [AnyObject] = [self]
    var relatives = viewModelObservers.relatives
    while let parent = relatives?.parent?.relatives {
      if let owner = parent.owner { owners.append(owner) }
      relatives = parent
    }
    return owners
  }
}

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

/// The way in which a container shows the stack of a tab, or the only stack.
public enum NavigationLayout: Hashable, Sendable {
  /// Screens on top of each other.
  case stack
  /// The root of the stack in a sidebar, and the screens above it in a second column. A container without space for two
  /// columns shows a stack.
  case columns
}

// Columns.
extension Navigation {
  /// Reports whether the container currently shows two columns. The screen in the sidebar is then visible, too.
  ///
  /// ``ScreenHost`` reports it. A container of your own reports it whenever its size changes.
  public func setColumnsVisible(_ areVisible: Bool) {
    guard areColumnsVisible != areVisible else { return }
    areColumnsVisible = areVisible
    set(committed)
  }

  /// Reports whether a person has hidden the sidebar of a stack, or shown it again. The screen in a hidden sidebar
  /// disappears.
  ///
  /// ``ScreenHost`` reports it. A sidebar is visible at first, and again after the second column has become empty.
  public func setSidebarVisible(_ isVisible: Bool, of stack: ScreenStack.ID) {
    let isNew = isVisible ? hiddenSidebars.remove(stack) != nil : hiddenSidebars.insert(stack).inserted
    if isNew { set(committed) }
  }

  /// Shows the sidebars whose second column a state empties.
  func showSidebars(in next: NavigationState) {
    hiddenSidebars = hiddenSidebars.filter { id in
      guard let stack = next.stack(id) else { return false }
      return stack.entries.count > 1 || committed.stack(id)?.entries.count == 1
    }
  }

  /// Returns whether a container shows the root of a stack beside the other screens.
  func showsSidebar(_ stack: ScreenStack) -> Bool {
    layout == .columns && areColumnsVisible && stack.presentation == nil
  }

  /// The changes before a push. A screen in the sidebar replaces the screens in the second column.
  func changesBeforePush(from caller: ScreenEntry.ID?, onto stack: ScreenStack?) -> [NavigationChange] {
    guard layout == .columns, let caller, let stack, stack.presentation == nil else { return [] }
    return stack.entries.first?.id == caller ? [.popToRoot(stack.id)] : []
  }
}

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

  /// The screens that people see, from the bottom: the top of each stack that no cover hides, and the visible sidebar.
  private var visibleScreens: [ScreenEntry.ID] {
    let presented = committed.presented
    let cover = presented.lastIndex { $0.presentation == .cover }
    let stacks = cover.map { Array(presented[$0...]) } ?? (committed.selectedStack.map { [$0] } ?? []) + presented
    return stacks.flatMap { stack in
      guard showsSidebar(stack) else { return stack.entries.suffix(1) }
      return stack.entries.prefix(hiddenSidebars.contains(stack.id) ? 0 : 1) + stack.entries.dropFirst().suffix(1)
    }.map(\.id)
  }
}

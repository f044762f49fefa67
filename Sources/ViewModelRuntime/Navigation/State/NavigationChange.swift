/// A change of the open screens.
///
/// A change names the screens and stacks that it is about. A change of a screen that is no longer open has no effect, so
/// that a change can be applied later and more than once.
enum NavigationChange: Hashable, Sendable {
  /// Adds a screen on top of a stack. If the stack is gone, the screen is added to the current one.
  case push(ScreenEntry, onto: ScreenStack.ID?)
  /// Closes a screen and the screens above it. The root of a tab stays open.
  case remove(ScreenEntry.ID)
  /// Closes the screens above the root of a stack.
  case popToRoot(ScreenStack.ID)
  /// Presents a stack over the others.
  case present(ScreenStack)
  /// Closes a presented stack and the stacks above it.
  case dismiss(ScreenStack.ID)
  /// Replaces all stacks.
  case replaceTabs([ScreenStack], selected: Int)
  /// Replaces the screens of a tab.
  case replaceEntries([ScreenEntry], of: ScreenStack.ID)
  /// Closes all presented stacks.
  case dismissAll
  /// Shows another tab.
  case select(tab: ScreenStack.ID)

  /// The screens that the change opens.
  var opened: [ScreenEntry] {
    switch self {
    case .push(let entry, _): [entry]
    case .present(let stack): stack.entries
    case .replaceTabs(let stacks, _): stacks.flatMap(\.entries)
    case .replaceEntries(let entries, _): entries
    case .remove, .popToRoot, .dismiss, .dismissAll, .select: []
    }
  }
}

extension NavigationState {
  /// Returns the state after several changes.
  func applying(_ changes: [NavigationChange]) -> NavigationState {
    var next = self
    for change in changes { next.apply(change) }
    return next
  }

  mutating func apply(_ change: NavigationChange) {
    switch change {
    case .push(let entry, let id): push(entry, onto: id)
    case .remove(let id): remove(id)
    case .popToRoot(let id): changeStack(id) { $0.entries = Array($0.entries.prefix(1)) }
    case .present(let stack): if self.stack(stack.id) == nil { presented.append(stack) }
    case .dismiss(let id):
      if let index = presented.firstIndex(where: { $0.id == id }) { presented.removeSubrange(index...) }
    case .replaceTabs(let stacks, let selected):
      (tabs, presented) = (stacks, [])
      selectedTab = stacks.indices.contains(selected) ? selected : 0
    case .replaceEntries(let entries, let id):
      if !entries.isEmpty { changeStack(id) { $0.entries = entries } }
    case .dismissAll: presented = []
    case .select(let id):
      if let index = tabs.firstIndex(where: { $0.id == id }) { selectedTab = index }
    }
  }

  private mutating func push(_ entry: ScreenEntry, onto id: ScreenStack.ID?) {
    guard !contains(entry.id) else { return }
    let target = id.flatMap { stack($0) } ?? current
    guard let target else { return }
    changeStack(target.id) { $0.entries.append(entry) }
  }

  private mutating func remove(_ id: ScreenEntry.ID) {
    guard let stack = stack(containing: id), let index = stack.index(of: id) else { return }
    if index > 0 {
      changeStack(stack.id) { $0.entries.removeSubrange(index...) }
    } else if stack.presentation != nil {
      apply(.dismiss(stack.id))
    }
  }

  private mutating func changeStack(_ id: ScreenStack.ID, _ change: (inout ScreenStack) -> Void) {
    if let index = tabs.firstIndex(where: { $0.id == id }) {
      change(&tabs[index])
    } else if let index = presented.firstIndex(where: { $0.id == id }) {
      change(&presented[index])
    }
  }
}

@_spi(Generated) import ViewModelCore

/// All open screens of an app: one stack for each tab, and the presented stacks.
///
/// An app without tabs has one stack, and no stack before its first screen.
public struct NavigationState: Hashable, Sendable {
  /// The stacks of the tabs, or the only stack.
  public internal(set) var tabs: [ScreenStack] = []
  /// The index of the visible tab.
  public internal(set) var selectedTab = 0
  /// The presented stacks. Each one covers the stacks before it.
  public internal(set) var presented: [ScreenStack] = []

  init() {}

  /// The stack on top of the others.
  public var current: ScreenStack? { presented.last ?? selectedStack }

  /// The stack of the visible tab.
  public var selectedStack: ScreenStack? { tabs.indices.contains(selectedTab) ? tabs[selectedTab] : nil }

  /// The screen that people see.
  public var top: ScreenEntry? { current?.top }

  /// The stacks of all tabs, then the presented stacks.
  public var stacks: [ScreenStack] { tabs + presented }

  /// The open screens of all stacks.
  public var entries: [ScreenEntry] { stacks.flatMap(\.entries) }

  /// Returns whether a screen is open.
  public func contains(_ id: ScreenEntry.ID) -> Bool { stack(containing: id) != nil }

  /// Returns the stack that contains a screen.
  public func stack(containing id: ScreenEntry.ID) -> ScreenStack? {
    stacks.first { $0.index(of: id) != nil }
  }

  /// Returns the stack with an identity.
  public func stack(_ id: ScreenStack.ID) -> ScreenStack? { stacks.first { $0.id == id } }

  /// Returns the screens that are closed or hidden by a change to another state, the topmost first: all screens that
  /// are no longer open and, after a change of the tab, the visible screen of the tab.
  func screensLeft(in next: NavigationState) -> [ScreenEntry.ID] {
    let open = Set(next.entries.map(\.id))
    var left = entries.reversed().map(\.id).filter { !open.contains($0) }
    if let before = selectedStack, let after = next.selectedStack, before.id != after.id, let top = before.top,
      next.stack(before.id) != nil, !left.contains(top.id)
    {
      left.append(top.id)
    }
    return left
  }
}

/// An open screen: its identity and its route.
public struct ScreenEntry: Identifiable, Hashable, Sendable {
  /// The identity of an open screen. Two screens with equal routes have different identities.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The identity of the screen.
  public let id: ID
  /// The inputs with which the screen was opened.
  public let route: AnyRoute
}

/// Screens on top of each other, of which the last is visible.
public struct ScreenStack: Identifiable, Hashable, Sendable {
  /// The identity of a stack.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The identity of the stack.
  public let id: ID
  /// The way in which the stack is presented over the others, or nil for the stack of a tab.
  public let presentation: ScreenPresentation?
  /// The open screens. The first one is the root.
  public internal(set) var entries: [ScreenEntry]

  /// The visible screen of the stack.
  public var top: ScreenEntry? { entries.last }

  func index(of id: ScreenEntry.ID) -> Int? { entries.firstIndex { $0.id == id } }
}

/// The way in which a stack is presented over the others.
public enum ScreenPresentation: String, Hashable, Codable, Sendable {
  /// The stack covers a part of the screen, and people can drag it away.
  case sheet
  /// The stack covers the whole screen.
  case cover
}

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

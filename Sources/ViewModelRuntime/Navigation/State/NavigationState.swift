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

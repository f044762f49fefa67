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

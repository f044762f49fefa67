// What containers of views read and report.
extension Navigation {
  /// Returns the screens above the root of a stack.
  func screensAboveRoot(of stack: ScreenStack.ID) -> [ScreenEntry.ID] {
    Array((state.stack(stack)?.entries.map(\.id) ?? []).dropFirst())
  }

  /// Reports the screens above the root that a container shows after a person went back.
  func didShow(_ shown: [ScreenEntry.ID], aboveRootOf stack: ScreenStack.ID) {
    let open = screensAboveRoot(of: stack)
    // A container only removes screens; the first missing one was closed.
    if shown.count < open.count, open.starts(with: shown) { close(open[shown.count]) }
  }

  /// Returns the presented stack at a level, if it is presented in one of the ways.
  func presentedStack(at level: Int, as presentations: [ScreenPresentation]) -> ScreenStack? {
    guard state.presented.indices.contains(level) else { return nil }
    let stack = state.presented[level]
    return stack.presentation.map(presentations.contains) == true ? stack : nil
  }
}

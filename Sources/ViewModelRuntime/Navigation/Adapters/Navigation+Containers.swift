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

  /// What a container presents over its screens: the presented stacks, and the current question above them.
  var modalContents: [ModalContent] {
    state.presented.map { .stack($0.id) } + (questions.current.map { [.question($0)] } ?? [])
  }

  /// Returns whether a stack can be closed without a question.
  func canLeaveRoot(of stack: ScreenStack.ID) -> Bool {
    state.stack(stack)?.entries.first.map { canLeave($0.id) } ?? true
  }

  /// Returns whether the visible screen of a stack can be closed without a question.
  func canLeaveTop(of stack: ScreenStack.ID) -> Bool {
    state.stack(stack)?.top.map { canLeave($0.id) } ?? true
  }

  /// Returns the presented stack at a level, if it is presented in one of the ways.
  func presentedStack(at level: Int, as presentations: [ScreenPresentation]) -> ScreenStack? {
    guard state.presented.indices.contains(level) else { return nil }
    let stack = state.presented[level]
    return stack.presentation.map(presentations.contains) == true ? stack : nil
  }
}

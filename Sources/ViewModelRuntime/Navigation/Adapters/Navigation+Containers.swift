// What containers of views read and report.
extension Navigation {
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
}

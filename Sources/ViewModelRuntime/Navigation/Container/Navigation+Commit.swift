/// Changes that wait until the user confirms that a screen is left.
struct WaitingLeave {
  /// The screen with unsaved changes.
  let screen: ScreenEntry.ID
  let question: CommandQuestion
  var changes: [NavigationChange]
  /// The screens whose questions the user has confirmed.
  let confirmed: Set<ScreenEntry.ID>
  let task: ScopedTask
}

/// A screen that has been closed.
struct ClosedScreen {
  weak var screen: (any ViewModel)?
}

// Commits, and the leave questions of screens.
extension Navigation {
  /// Commits all requested steps now.
  public func commitPending() {
    guard !pending.isEmpty else { return }
    let changes = pending
    pending = []
    commit(changes, confirmed: [])
  }

  /// Returns whether a screen can be closed without a question. An adapter disables its gestures otherwise.
  public func canLeave(_ id: ScreenEntry.ID) -> Bool {
    blocking(committed.screensLeft(in: committed.applying([.remove(id)])), except: []) == nil
  }

  /// Returns whether the visible screen can be left without a question.
  public var canLeaveTop: Bool { topScreen?.leaveQuestion == nil }

  func commit(_ changes: [NavigationChange], confirmed: Set<ScreenEntry.ID>) {
    let next = committed.applying(changes)
    guard let blocking = blocking(committed.screensLeft(in: next), except: confirmed.union(finished)) else {
      set(next)
      return releaseClosedScreens()
    }
    ask(blocking.question, of: blocking.id, before: changes, confirmed)
    // An adapter may show the requested state already.
    set(committed)
  }

  /// Returns the topmost of several screens that asks a question before it is left.
  private func blocking(
    _ left: [ScreenEntry.ID], except confirmed: Set<ScreenEntry.ID>
  ) -> (id: ScreenEntry.ID, question: String)? {
    for id in left where !confirmed.contains(id) {
      if let question = screens[id]?.leaveQuestion { return (id, question) }
    }
    return nil
  }

  private func ask(
    _ question: String, of id: ScreenEntry.ID, before changes: [NavigationChange],
    _ confirmed: Set<ScreenEntry.ID>
  ) {
    if waiting?.screen == id {
      // The newest request replaces the one before it, and its question stays open.
      waiting?.changes = changes
      return releaseClosedScreens()
    }
    let open = waiting?.question
    let asked = CommandQuestion(
      question, choices: QuestionChoice.choices([nil], role: .destructive, cancelText: nil))
    let task = ScopedTask { [weak self] in
      let answer = try? await asked.reply.wait()
      self?.leave(asked, answer != nil)
    }
    waiting = WaitingLeave(screen: id, question: asked, changes: changes, confirmed: confirmed, task: task)
    open?.decline()
    questions.add(asked)
    releaseClosedScreens()
  }

  /// Continues after the answer to a leave question.
  private func leave(_ question: CommandQuestion, _ isConfirmed: Bool) {
    guard let leave = waiting, leave.question == question else { return }
    waiting = nil
    if isConfirmed {
      commit(leave.changes, confirmed: leave.confirmed.union([leave.screen]))
    } else {
      for id in finished where committed.contains(id) { results[id]?.discard() }
      finished = []
      set(committed)
      releaseClosedScreens()
    }
  }

  /// Releases the view models of closed screens, and ends the commands that wait for their results.
  private func releaseClosedScreens() {
    var open = Set(committed.entries.map(\.id))
    for change in pending + (waiting?.changes ?? []) { open.formUnion(change.opened.map(\.id)) }
    closedScreens.removeAll { $0.screen == nil }
    for (id, screen) in screens where !open.contains(id) {
      closedScreens.append(ClosedScreen(screen: screen))
      screens[id] = nil
      finished.remove(id)
      results.removeValue(forKey: id)?.settle()
    }
    let stacks = Set((committed.tabs + (pending + (waiting?.changes ?? [])).flatMap(\.openedTabs)).map(\.id))
    tabItems = tabItems.filter { stacks.contains($0.key) }
    if let waiting, screens[waiting.screen] == nil { waiting.question.decline() }
  }
}

extension NavigationChange {
  /// The tabs that the change opens.
  fileprivate var openedTabs: [ScreenStack] {
    if case .replaceTabs(let stacks, _) = self { return stacks }
    return []
  }
}

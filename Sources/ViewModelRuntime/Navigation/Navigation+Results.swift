@_spi(Generated) import ViewModelCore

/// The result of an open screen, for the command that opened it.
@MainActor
public final class PendingScreenResult<Value: Sendable>: AnyPendingResult {
  private let suspension = Suspension<Value?>()
  /// The result of a screen that has not closed yet.
  package var value: Value?

  package init() {}

  /// Waits until the screen has closed.
  ///
  /// - Returns: The result, or nil if the screen was closed without one or the task was cancelled.
  public func wait() async -> Value? { (try? await suspension.wait()) ?? nil }

  package func settle() { suspension.resume(returning: value) }

  package func discard() { value = nil }
}

/// The result of an open screen, of any type.
@MainActor
package protocol AnyPendingResult: AnyObject, Sendable {
  /// Ends the wait with the result of the screen, or with none.
  func settle()
  /// Removes the result of a screen that stays open.
  func discard()
}

// Results of screens.
extension Navigation {
  public func open<Opened: ResultScreenViewModel>(
    _ screen: Opened, _ opening: ScreenOpening, from caller: (any ViewModel)? = nil
  ) -> PendingScreenResult<Opened.ScreenResult> {
    let result = PendingScreenResult<Opened.ScreenResult>()
    open(screen, opening, result, from: caller)
    return result
  }

  public func open(
    untilClosed screen: any ScreenViewModel, _ opening: ScreenOpening, from caller: (any ViewModel)? = nil
  ) -> PendingScreenResult<Never> {
    let result = PendingScreenResult<Never>()
    open(screen, opening, result, from: caller)
    return result
  }

  private func open(
    _ screen: any ScreenViewModel, _ opening: ScreenOpening, _ result: any AnyPendingResult,
    from caller: (any ViewModel)?
  ) {
    let count = pending.count
    perform(opening.step(screen), from: caller)
    if pending.count > count, let id = pending.last?.opened.last?.id {
      results[id] = result
    } else {
      // The caller is a screen that has been closed.
      result.settle()
    }
  }

  /// Closes a screen and returns its result to the command that opened it. The screen's own leave question is not
  /// asked. A call for a screen that has been closed has no effect.
  public func finish<Finished: ResultScreenViewModel>(_ screen: Finished, with result: Finished.ScreenResult) {
    if isClosed(screen) { return noteCallAfterClosing("finish", of: screen) }
    guard let id = entryID(of: screen), committed.contains(id) else { return }
    (results[id] as? PendingScreenResult<Finished.ScreenResult>)?.value = result
    finished.insert(id)
    request(.remove(id))
  }
}

extension ScreenOpening {
  @MainActor
  fileprivate func step(_ screen: any ScreenViewModel) -> NavigationStep {
    switch self {
    case .push: .push(screen)
    case .present: .present(screen)
    case .cover: .present(screen, .cover)
    }
  }
}

// Reports of adapters: what people did. Each report names a screen, and has no effect if the screen is not open.
extension Navigation {
  /// Closes a screen and those above it, because a person went back, or tried to.
  ///
  /// If a closed screen asks a question first, the screens stay open until the person confirms it. The adapter then
  /// receives the unchanged state.
  public func close(_ id: ScreenEntry.ID) { report(.remove(id)) }

  /// Closes a presented stack and those above it, because a person dragged it away, or tried to.
  public func close(_ id: ScreenStack.ID) { report(.dismiss(id)) }

  /// Closes the visible screen, such as for a back button. The root of a tab stays open.
  public func back() {
    commitPending()
    if let top = committed.top { report(.remove(top.id)) }
  }

  /// Whether ``back()`` closes a screen.
  public var canGoBack: Bool {
    guard let current = state.current else { return false }
    return current.entries.count > 1 || current.presentation != nil
  }

  func report(_ change: NavigationChange) {
    commitPending()
    guard committed.applying([change]) != committed else { return }
    commit([change], confirmed: [])
  }
}

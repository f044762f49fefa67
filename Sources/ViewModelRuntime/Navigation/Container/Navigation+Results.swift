/// A command that waits for the result of a screen.
@MainActor
protocol PendingResult: AnyObject {
  /// Ends the wait with the result of the screen, or with none.
  func settle()
  /// Removes the result of a screen that stays open.
  func discard()
}

/// The place where a screen puts its result until it has closed.
@MainActor
final class ScreenResultReply<Value: Sendable>: PendingResult {
  private let suspension = Suspension<Value?>()
  var value: Value?

  func wait() async -> Value? { (try? await suspension.wait()) ?? nil }
  func settle() { suspension.resume(returning: value) }
  func discard() { value = nil }
}

// Results of screens.
extension Navigation {
  /// Opens a screen and waits for its result.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - presentation: The presentation of the screen, or nil to push it.
  ///   - caller: The view model that requests the screen.
  /// - Returns: The result, or nil if the screen is closed without one, or if the caller is a screen that has been
  ///   closed.
  public func result<Opened: ResultScreen>(
    of screen: Opened, _ presentation: ScreenPresentation?, from caller: (any ViewModel)? = nil
  ) async -> Opened.ScreenResult? {
    await open(screen, presentation, from: caller)?.wait()
  }

  private func open<Opened: ResultScreen>(
    _ screen: Opened, _ presentation: ScreenPresentation?, from caller: (any ViewModel)?
  ) -> ScreenResultReply<Opened.ScreenResult>? {
    guard !isClosed(caller) else { return nil }
    perform(presentation.map { .present(screen, $0) } ?? .push(screen), from: caller)
    guard let id = pending.last?.opened.last?.id else { return nil }
    let reply = ScreenResultReply<Opened.ScreenResult>()
    results[id] = reply
    return reply
  }

  /// Closes a screen and returns its result to the command that opened it. The screen's own leave question is not
  /// asked. A call for a screen that has been closed has no effect.
  public func finish<Finished: ResultScreen>(_ screen: Finished, with result: Finished.ScreenResult) {
    guard let id = entryID(of: screen), committed.contains(id) else { return }
    (results[id] as? ScreenResultReply<Finished.ScreenResult>)?.value = result
    finished.insert(id)
    request(.remove(id))
  }
}

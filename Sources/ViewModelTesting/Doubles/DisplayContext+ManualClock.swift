import Foundation
import ViewModelRuntime

extension DisplayContext {
  /// Returns the context with another current date, and sets its manual clock to that date.
  @MainActor
  public func settingClock(to now: Date) -> DisplayContext {
    var context = self
    context.now = now
    (clock as? ManualClock)?.set(to: now)
    return context
  }

  /// Returns the context after its manual clock was given the next identifier of `UUID()`.
  @MainActor
  public func settingNextID(to id: UUID) -> DisplayContext {
    (clock as? ManualClock)?.setNextID(to: id)
    return self
  }
}

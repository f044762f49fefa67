import Foundation
import ViewModelContext

/// The timer of a view model whose properties depend on the current date. Only such view models have one.
@MainActor
@_spi(Generated) public final class TimeRefresh {
  /// The first date at which a cached property can change.
  var nextChange: Date?
  /// The properties that Observation's observers have read since they last changed.
  var tracked = PropertySet()
  private var task: ScopedTask?
  private var scheduled: Date?

  /// Creates a timer that does not run.
  public init() {}

  func note(_ date: Date?) {
    guard let date else { return }
    nextChange = nextChange.map { min($0, date) } ?? date
  }

  /// Sleeps until the next change. A timer that ends earlier stays.
  func schedule(at date: Date, by clock: any ViewModelClock, _ refresh: @escaping @MainActor () -> Void) {
    if let scheduled, scheduled <= date { return }
    scheduled = date
    task = ScopedTask { [weak self] in
      let delay = date.timeIntervalSince(clock.now)
      guard (try? await clock.sleep(for: .seconds(max(delay, 0)))) != nil, let self, self.scheduled == date else {
        return
      }
      self.scheduled = nil
      refresh()
    }
  }

  func cancel() {
    task = nil
    scheduled = nil
  }
}

/// The first change that an outer formula has noted before an inner one is computed.
@usableFromInline
package struct RecordedChange {
  var date: Date?

  @usableFromInline
  package init() {}

  init(date: Date?) { self.date = date }
}

// Properties that depend on the current date.
extension ViewModelState {
  /// Recomputes derived values, and records when they can change next.
  ///
  /// - Parameters:
  ///   - watched: The properties whose observers are notified. The others need no comparison.
  ///   - isFirst: Whether this is the first computation after a change.
  @inlinable
  final func derive(
    _ next: inout Values, notifying watched: WatchedProperties, isFirst: Bool = true
  ) -> PropertySet {
    if !Values.timedProperties.isEmpty { return deriveTimed(&next, watched, isFirst) }
    return next.update(from: current, watched)
  }

  @usableFromInline
  final func deriveTimed(_ next: inout Values, _ watched: WatchedProperties, _ isFirst: Bool) -> PropertySet {
    let cache = FormatterCache.current
    let outer = cache.beginRecording()
    let changed = next.update(from: current, watched)
    let recorded = cache.endRecording(outer)
    guard let refresh = current.timeRefresh else { return changed }
    // All cached properties that depend on the date were recomputed.
    if isFirst, current.inputs.context.now != next.inputs.context.now { refresh.nextChange = nil }
    refresh.note(recorded)
    refresh.tracked = refresh.tracked.subtracting(changed)
    return changed
  }

  @usableFromInline
  package final func beginTimedRead() -> RecordedChange {
    RecordedChange(date: FormatterCache.current.beginRecording())
  }

  @usableFromInline
  package final func endTimedRead(_ key: Values.ObservationKeys, of owner: Owner, _ outer: RecordedChange) {
    let recorded = FormatterCache.current.endRecording(outer.date)
    guard Values.timedProperties.contains(where: { $0.rawValue == key.rawValue }) else { return }
    guard let refresh = current.timeRefresh else { return }
    refresh.note(recorded)
    if !ObservationTracking.isSuspended { refresh.tracked.insert(key.rawValue) }
    scheduleRefresh(of: owner)
  }

  /// Starts the timer if a property that depends on the date is observed, and stops it otherwise.
  @usableFromInline
  final func scheduleRefresh(of owner: Owner) {
    guard let refresh = current.timeRefresh else { return }
    let context = current.inputs.context
    guard context.followsClock, let next = refresh.nextChange, isTimeObserved else { return refresh.cancel() }
    refresh.schedule(at: next, by: context.clock) { [weak self, weak owner] in
      guard let self, let owner else { return }
      refreshTime(of: owner)
    }
  }

  private func refreshTime(of owner: Owner) {
    guard isTimeObserved else { return }
    let now = current.inputs.context.clock.now
    if now == current.inputs.context.now {
      scheduleRefresh(of: owner)
    } else {
      update(owner) { $0.context.now = now }
    }
  }

  private var isTimeObserved: Bool {
    guard let refresh = current.timeRefresh else { return false }
    return !refresh.tracked.isEmpty
      || bindings.isLive { index in
        Values.timedProperties.contains { $0.rawValue == index }
      }
  }
}

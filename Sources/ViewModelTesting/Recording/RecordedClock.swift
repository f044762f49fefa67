import Foundation
import ViewModelCore
import ViewModelRuntime

/// Moves a manual clock as time passes, and records its steps. Time stands still while no task sleeps, so that a session
/// and its example see the same dates.
@MainActor
final class RecordedClock {
  /// The clock of the view models.
  let manual: ManualClock
  weak var recorder: ExampleRecorder?
  private let real: any ViewModelClock
  /// The uptime of the real clock at which the manual one was moved last.
  private var mark: Duration
  private var waiting: Task<Void, Never>?

  init(_ real: any ViewModelClock) {
    self.real = real
    // A schema writes whole seconds.
    manual = ManualClock(Date(timeIntervalSince1970: real.now.timeIntervalSince1970.rounded(.down)))
    mark = real.uptime
    manual.onSleep = { [weak self] in self?.taskSleeps() }
  }

  /// Records the time that has passed before an act, in tenths of a second, if a task sleeps.
  func catchUp() {
    guard let end = manual.nextEnd else {
      mark = real.uptime
      return
    }
    let tenths = Int64((real.uptime - mark) / .milliseconds(100))
    let passed = Duration.milliseconds(100 * tenths)
    guard tenths > 0, manual.uptime + passed < end else { return }
    mark += passed
    move(by: passed)
  }

  private func taskSleeps() {
    if manual.sleeperCount == 1 { mark = real.uptime }
    wait()
  }

  /// Waits for the end of the next sleep.
  private func wait() {
    waiting?.cancel()
    guard let end = manual.nextEnd else { return }
    let rest = max(end - manual.uptime - (real.uptime - mark), .zero)
    // The wait is not one of the tasks that an example waits for.
    waiting = TaskObservation.$observer.withValue(nil) {
      Task { [weak self, real] in
        do { try await real.sleep(for: rest) } catch { return }
        await self?.reach(end)
      }
    }
  }

  private func reach(_ end: Duration) async {
    await recorder?.settle()
    // The sleep may have been cancelled.
    if let next = manual.nextEnd, next <= end {
      mark = real.uptime
      move(by: next - manual.uptime)
    }
    wait()
  }

  private func move(by duration: Duration) {
    recorder?.noteAdvance(by: duration)
    _ = manual.step(within: duration)
  }
}

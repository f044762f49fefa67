import Foundation
import Testing
import ViewModelRuntime
import ViewModelTesting

/// Tests ``ManualClock``.
@MainActor
struct ManualClockTests {
  let clock = ManualClock(DisplayContext.example.now)

  @Test func theClockAdvancesOnlyOnRequest() {
    #expect(clock.now == DisplayContext.example.now)
    #expect(clock.now == DisplayContext.example.now && clock.uptime == .zero)
  }

  @Test func aSynchronizedViewModelShowsTheTimeOfTheClock() async throws {
    let viewModel = ClockFaceViewModel(context: .example.with(clock: clock))
    clock.synchronize(viewModel)
    #expect(viewModel.time == "12:00 PM")
    await clock.advance(by: .seconds(600))
    #expect(viewModel.time == "12:10 PM")
  }

  @Test func identifiersCountUp() {
    #expect(clock.newID().uuidString == "00000000-0000-0000-0000-000000000001")
    #expect(clock.newID().uuidString == "00000000-0000-0000-0000-000000000002")
  }

  @Test func sleepsEndInOrderAndAtTheirTime() async {
    let tasks = TaskMonitor()
    await tasks.run {
      var log: [String] = []
      @MainActor
      func sleep(_ seconds: Int) -> Worker {
        let worker = Worker(context: .example.with(clock: clock)) { _ in
          try await clock.sleep(for: .seconds(seconds))
          log.append("\(seconds) at \(clock.uptime)")
          if seconds < 3 { try await clock.sleep(for: .milliseconds(500)) }
          log.append("end")
          return 0
        }
        worker.work(.drop)
        return worker
      }
      let workers = [3, 1, 2].map(sleep)
      await clock.advance(by: .seconds(2))
      #expect(log == ["1 at 1.0 seconds", "end", "2 at 2.0 seconds"])
      await clock.advance(by: .seconds(10))
      #expect(log.count == 6 && clock.uptime == .seconds(12))
      #expect(clock.now == DisplayContext.example.now.addingTimeInterval(12))
      _ = workers
    }
  }

  @Test func theUptimeNeverDecreases() async {
    await clock.advance(by: .seconds(2))
    await clock.advance(by: .seconds(-1))
    #expect(clock.uptime == .seconds(2) && clock.now == DisplayContext.example.now.addingTimeInterval(2))
  }

  @Test func aCancelledSleepIsRemoved() async {
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await wait(until: { clock.sleeperCount == 1 })
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test func theSystemClockAdvances() async throws {
    let clock = SystemClock()
    let start = clock.uptime
    try await clock.sleep(for: .milliseconds(1))
    #expect(clock.uptime > start)
    #expect(clock.newID() != clock.newID())
  }

  @Test func aContextCarriesItsClockUnchanged() {
    var context = DisplayContext.example.with(clock: clock)
    context.locale = Locale(identifier: "de_DE")
    context.localization = .verbatim
    #expect(context.clock as? ManualClock === clock)
  }
}

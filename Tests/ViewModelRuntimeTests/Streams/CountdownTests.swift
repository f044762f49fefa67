import Foundation
import Testing
import ViewModelRuntime
import ViewModelTesting

/// Timers, reactions to changes, and the current date.
@MainActor
struct CountdownTests {
  private let clock = ManualClock(Date(timeIntervalSince1970: 1000))

  /// Runs a test with a view model whose clock only the test advances.
  private func countdown(_ body: @MainActor (Countdown) async -> Void) async {
    await TaskMonitor().run {
      let viewModel = Countdown(context: .example.with(clock: clock))
      await clock.advance(by: .zero)
      await body(viewModel)
    }
  }

  @Test func aTimerRunsAfterEachInterval() async {
    await countdown { viewModel in
      #expect(viewModel.ticks == 0)
      await clock.advance(by: .milliseconds(2500))
      #expect(viewModel.ticks == 2)
      await clock.advance(by: .milliseconds(500))
      #expect(viewModel.ticks == 3)
    }
  }

  @Test func aTimerRunsOnlyWhileItsConditionIsTrue() async {
    await countdown { viewModel in
      await clock.advance(by: .milliseconds(900))
      viewModel.update { $0.isOn = false }
      await clock.advance(by: .seconds(5))
      #expect(viewModel.ticks == 0)
      viewModel.update { $0.isOn = true }
      await clock.advance(by: .milliseconds(900))
      #expect(viewModel.ticks == 0)
      await clock.advance(by: .milliseconds(100))
      #expect(viewModel.ticks == 1)
    }
  }

  @Test func aTimerFollowsItsInterval() async {
    await countdown { viewModel in
      viewModel.update { $0.interval = .seconds(10) }
      await clock.advance(by: .seconds(9))
      #expect(viewModel.ticks == 0)
      viewModel.update { $0.interval = .zero }
      await clock.advance(by: .seconds(60))
      #expect(viewModel.ticks == 0)
    }
  }

  @Test func aTimerEndsWithItsViewModel() async {
    await TaskMonitor().run {
      var viewModel: Countdown? = Countdown(context: .example.with(clock: clock))
      await clock.advance(by: .seconds(1))
      weak let remains = viewModel
      viewModel = nil
      await clock.advance(by: .seconds(1))
      #expect(remains == nil)
      #expect(clock.sleeperCount == 0)
    }
  }

  @Test func aChangeCancelsTheReactionToTheChangeBefore() async {
    await countdown { viewModel in
      viewModel.update { $0.query = "a" }
      await clock.advance(by: .milliseconds(200))
      viewModel.update { $0.query = "ab" }
      await clock.advance(by: .milliseconds(200))
      #expect(viewModel.found.isEmpty)
      await clock.advance(by: .milliseconds(100))
      #expect(viewModel.found == ["ab"])
    }
  }

  @Test func aReactionToChangesRunsOnceForSeveralValues() async {
    await countdown { viewModel in
      #expect(viewModel.changes == 0)
      viewModel.update {
        $0.query = "a"
        $0.isOn = false
      }
      #expect(viewModel.changes == 1)
      viewModel.update {
        $0.query = "b"
        $0.query = "a"
      }
      #expect(viewModel.changes == 1)
    }
  }

  @Test func stepsAndFormulasReadTheSameDate() async {
    await countdown { viewModel in
      viewModel.update { $0.isOn = false }
      await clock.advance(by: .seconds(60))
      viewModel.save()
      #expect(viewModel.savedAt == Date(timeIntervalSince1970: 1060))
      #expect(viewModel.now == viewModel.savedAt)
    }
  }

  @Test func aContextWithAFixedDateKeepsIt() async {
    let context = DisplayContext(
      locale: Locale(identifier: "de_DE"), calendar: .current, timeZone: .gmt, now: Date(timeIntervalSince1970: 5))
    let viewModel = Countdown(context: context)
    viewModel.save()
    #expect(viewModel.savedAt == Date(timeIntervalSince1970: 5))
  }
}

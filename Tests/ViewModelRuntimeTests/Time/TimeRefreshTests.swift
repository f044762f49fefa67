import Foundation
import Observation
import Testing
import ViewModelRuntime
import ViewModelTesting

/// Displays that depend on the current date, which change while they are observed.
@Suite @MainActor struct TimeRefreshTests {
  private let tasks = TaskMonitor()
  private let clock = ManualClock(DisplayContext.example.now)

  /// A notice that was sent 90 seconds ago and is due in 60 seconds.
  private func makeViewModel(_ context: DisplayContext? = nil) -> NoticeViewModel {
    let now = DisplayContext.example.now
    let notice = Notice(sent: now.addingTimeInterval(-90), due: now.addingTimeInterval(60))
    return NoticeViewModel(notice: notice, context: context ?? .example.with(clock: clock))
  }

  @Test func aBoundTextChangesExactlyAtItsNextBoundary() async {
    await tasks.run {
      let viewModel = makeViewModel()
      let texts = DeliveredValues(viewModel, \.ageText)
      await clock.advance(by: .milliseconds(29_999))
      #expect(texts.values == ["1 minute ago"])
      await clock.advance(by: .milliseconds(1))
      #expect(texts.values == ["1 minute ago", "2 minutes ago"])
      await clock.advance(by: .seconds(120))
      #expect(texts.values.suffix(2) == ["3 minutes ago", "4 minutes ago"])
    }
  }

  @Test func aTimerWakesOnlyWhenATextCanChange() async {
    await tasks.run {
      let viewModel = makeViewModel()
      let dates = DeliveredValues(viewModel, \.context.now)
      let texts = DeliveredValues(viewModel, \.ageText)
      await clock.advance(by: .seconds(3600))
      #expect(texts.values.last == "1 hour ago")
      // 60 minutes from "1 minute ago" to "1 hour ago" are 59 changes.
      #expect(Set(dates.values).count == 60)
    }
  }

  @Test func aComparisonChangesAtItsDate() async {
    await tasks.run {
      let viewModel = makeViewModel()
      let values = DeliveredValues(viewModel, \.isDue)
      #expect(clock.sleeperCount == 0)
      await tasks.waitUntilIdle()
      #expect(clock.sleeperCount == 1)
      await clock.advance(by: .milliseconds(59_999))
      #expect(values.values == [false])
      await clock.advance(by: .milliseconds(1))
      #expect(values.values == [false, true])
      // Nothing changes after the date.
      #expect(clock.sleeperCount == 0)
    }
  }

  @Test func aCountdownChangesEachSecond() async {
    await tasks.run {
      let viewModel = makeViewModel()
      let texts = DeliveredValues(viewModel, \.remainingText)
      await clock.advance(by: .seconds(3))
      #expect(texts.values == ["1:00", "0:59", "0:58", "0:57"])
    }
  }

  @Test func aTimeOfDayChangesEachMinuteAndADayAtMidnight() async {
    await tasks.run {
      let viewModel = makeViewModel()
      let times = DeliveredValues(viewModel, \.clockText)
      await clock.advance(by: .seconds(119))
      #expect(times.values == ["12:00 PM", "12:01 PM"])
      let days = DeliveredValues(viewModel, \.dayText)
      await clock.advance(by: .seconds(12 * 3600))
      #expect(days.values == ["Wednesday, Jan 15", "Thursday, Jan 16"])
    }
  }

  @Test func thereIsNoTimerWithoutAnObserver() async {
    await tasks.run {
      let viewModel = makeViewModel()
      await tasks.waitUntilIdle()
      #expect(clock.sleeperCount == 0)
      let titles = DeliveredValues(viewModel, \.title)
      await tasks.waitUntilIdle()
      #expect(clock.sleeperCount == 0)
      #expect(titles.values.count == 1)
      do {
        let texts = DeliveredValues(viewModel, \.ageText)
        await tasks.waitUntilIdle()
        #expect(clock.sleeperCount == 1)
        #expect(texts.values.count == 1)
      }
      await clock.advance(by: .seconds(60))
      #expect(clock.sleeperCount == 0)
    }
  }

  @Test func aTrackedTextNotifiesItsObserverOnceUntilItIsReadAgain() async {
    await tasks.run {
      let viewModel = makeViewModel()
      let changes = Counter()
      withObservationTracking {
        _ = viewModel.ageText
      } onChange: {
        MainActor.assumeIsolated { changes.count += 1 }
      }
      await clock.advance(by: .seconds(600))
      #expect(changes.count == 1)
      #expect(clock.sleeperCount == 0)
      // A new reader receives the current text, and the timer starts again.
      let texts = DeliveredValues(viewModel, \.ageText)
      await tasks.waitUntilIdle()
      #expect(texts.values.last == "11 minutes ago")
      #expect(clock.sleeperCount == 1)
    }
  }

  @Test func aFixedDateStays() async {
    await tasks.run {
      let viewModel = makeViewModel(.example)
      let texts = DeliveredValues(viewModel, \.remainingText)
      await tasks.waitUntilIdle()
      #expect(texts.values == ["1:00"])
      #expect(viewModel.context.now == DisplayContext.example.now)
    }
  }

  @Test func theTimerEndsWithItsViewModel() async {
    await tasks.run {
      var viewModel: NoticeViewModel? = makeViewModel()
      let token = viewModel?.observe(\.ageText) { _ in }
      await tasks.waitUntilIdle()
      #expect(clock.sleeperCount == 1)
      weak let released = viewModel
      viewModel = nil
      #expect(released == nil)
      await tasks.waitUntilIdle()
      #expect(clock.sleeperCount == 0)
      token?.end()
    }
  }
}

@MainActor
private final class Counter {
  var count = 0
}

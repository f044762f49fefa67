import Foundation
import Testing
import ViewModelRuntime
import ViewModelTesting

@Suite @MainActor struct LiveContextTests {
  private let clock = ManualClock(DisplayContext.example.now)
  private let device = Device()

  /// Settings that a test changes.
  @MainActor
  private final class Device {
    var settings = LiveContext.Settings(
      locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  }

  private func makeContext(_ notifications: [Notification.Name] = []) -> LiveContext {
    LiveContext(clock: clock, notifications: notifications) { [device] in device.settings }
  }

  private func makeViewModel(_ live: LiveContext) -> NoticeViewModel {
    let now = DisplayContext.example.now
    return NoticeViewModel(notice: Notice(sent: now, due: now), context: live.context)
  }

  @Test func observedViewModelsFollowTheSettings() {
    let live = makeContext()
    let viewModel = makeViewModel(live)
    let amounts = DeliveredValues(viewModel, \.amountText)
    let titles = DeliveredValues(viewModel, \.title)
    device.settings.locale = Locale(identifier: "de_DE")
    live.refresh()
    #expect(amounts.values == ["1,234.5", "1.234,5"])
    #expect(titles.values.count == 1)
    live.refresh()
    #expect(amounts.values.count == 2)
  }

  @Test func aViewModelReceivesTheCurrentSettingsWhenItIsFirstObserved() {
    let live = makeContext()
    let viewModel = makeViewModel(live)
    device.settings.locale = Locale(identifier: "de_DE")
    live.refresh()
    let amounts = DeliveredValues(viewModel, \.amountText)
    #expect(amounts.values.last == "1.234,5")
  }

  @Test func anotherContextEndsTheConnection() {
    let live = makeContext()
    let viewModel = makeViewModel(live)
    let amounts = DeliveredValues(viewModel, \.amountText)
    viewModel.context = .example
    device.settings.locale = Locale(identifier: "de_DE")
    live.refresh()
    #expect(amounts.values == ["1,234.5"])
  }

  @Test func aNotificationOnAnyThreadReadsTheSettings() async {
    let name = Notification.Name("LiveContextTests.\(UUID())")
    let live = makeContext([name])
    let viewModel = makeViewModel(live)
    let amounts = DeliveredValues(viewModel, \.amountText)
    device.settings.locale = Locale(identifier: "de_DE")
    await Task.detached { NotificationCenter.default.post(name: name, object: nil) }.value
    await wait(until: { amounts.values.count == 2 })
    #expect(amounts.values == ["1,234.5", "1.234,5"])
  }

  @Test func theContextDoesNotKeepViewModelsAlive() {
    let live = makeContext()
    var viewModel: NoticeViewModel? = makeViewModel(live)
    let token = viewModel?.observe(\.amountText) { _ in }
    weak let released = viewModel
    viewModel = nil
    #expect(released == nil)
    live.refresh()
    token?.end()
  }
}

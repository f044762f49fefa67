import Testing

@testable import ViewModelContext
@_spi(Generated) @testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// Commands and steps of screens that have closed, such as a tap while a view disappears.
@MainActor
struct LateCallTests {
  final class Services: NavigatorProvider {
    let navigator: any Navigator

    init(_ navigator: any Navigator) { self.navigator = navigator }
  }

  private let tasks = TaskMonitor()
  private let navigation = Navigation()

  private func desk() -> ChoreDeskViewModel {
    ChoreDeskViewModel(depth: 0, services: Services(navigation), context: navigation.context(.example))
  }

  /// Opens a screen above another one, calls `body`, closes all screens, and returns the faults of `late`.
  private func faults(
    before body: (ChoreDeskViewModel) async -> Void = { _ in }, late: (ChoreDeskViewModel) async -> Void
  ) async -> [ViewModelFault] {
    await ViewModelFault.recordedAsync {
      await tasks.run {
        let desk = desk()
        navigation.performNow(.resetRoot(self.desk()), .push(desk))
        await body(desk)
        await tasks.waitUntilIdle()
        navigation.closeAllScreens()
        await late(desk)
        await tasks.waitUntilIdle()
      }
    }
  }

  @Test func aCommandOfAClosedScreenIsDroppedAndReportedOnce() async {
    let found = await faults { desk in
      for _ in 1...3 { #expect(desk.open().outcome.name == "dropped") }
      #expect(desk.erase().outcome.name == "dropped")
      #expect(navigation.state.entries.isEmpty && navigation.questions.count == 0)
    }
    #expect(
      found == [
        .callAfterClosing(viewModel: "ChoreDeskViewModel", call: "open"),
        .callAfterClosing(viewModel: "ChoreDeskViewModel", call: "erase"),
      ])
  }

  @Test func theCommandObserverReceivesACallOfAClosedScreen() async {
    var events: [String] = []
    var context = navigation.context(.example)
    context.commandObserver = CommandObserver { events.append("\($0.command) \($0.kind)") }
    _ = await ViewModelFault.recordedAsync {
      let desk = ChoreDeskViewModel(depth: 0, services: Services(navigation), context: context)
      navigation.performNow(.resetRoot(desk))
      navigation.closeAllScreens()
      desk.open()
    }
    #expect(events == ["open dropped"])
  }

  @Test func aQuestionOfAScreenThatClosesEndsItsCommand() async {
    var run: CommandRun?
    let found = await faults { desk in
      run = desk.erase()
      await tasks.waitUntilIdle()
      #expect(navigation.questions.current?.text == "Erase the chore?")
    } late: { _ in
      _ = await run?.finished()
      #expect(run?.outcome.name == "cancelled")
      #expect(navigation.questions.count == 0)
    }
    #expect(found == [])
  }

  @Test func aStepOfAClosedScreenIsReportedAndHasNoEffect() async {
    let found = await faults { desk in
      navigation.performNow(.resetRoot(self.desk()))
      navigation.performNow(.push(self.desk()), from: desk)
      #expect(await navigation.open(untilClosed: self.desk(), .present, from: desk).wait() == nil)
      #expect(navigation.state.entries.count == 1)
    }
    #expect(
      found == [
        .callAfterClosing(viewModel: "ChoreDeskViewModel", call: "navigator.push"),
        .callAfterClosing(viewModel: "ChoreDeskViewModel", call: "navigator.present"),
      ])
  }

  @Test func aScreenThatIsOpenedAgainRunsItsCommands() async {
    let found = await faults { desk in
      navigation.performNow(.resetRoot(desk))
      #expect(desk.open().outcome.name == "completed")
    }
    #expect(found == [])
  }

  @Test func aLoadedListOfAClosedViewModelDoesNotStayBusy() async {
    let clock = ManualClock(DisplayContext.example.now)
    let doubles = NewsViewModelDoubles()
    let news = NewsViewModel(services: doubles, context: .example.with(clock: clock))
    news.viewModelObservers.close(news)
    let found = await ViewModelFault.recordedAsync {
      #expect(news.rows.refresh().outcome.name == "dropped")
      await news.rows.refresh()
    }
    #expect(!news.rows.isRefreshing)
    #expect(found == [.callAfterClosing(viewModel: "NewsViewModel", call: "rows")])
  }
}

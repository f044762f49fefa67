import Testing
import ViewModelRuntime
import ViewModelTesting

/// Tests the lifetimes of view models, services and views while commands run.
@MainActor
struct LifetimeTests {
  @Test(arguments: Worker.Kind.allCases)
  func aRunEndsWhenItsViewModelIsReleased(kind: Worker.Kind) async {
    let work = Stub<Int, Int, any Error>("work")
    work.holds()
    weak var gone: Worker?
    var runs: [CommandRun] = []
    let tasks = TaskMonitor()
    await tasks.run {
      var worker: Worker? = Worker { try await work.call($0) }
      gone = worker
      for number in 1...2 { if let worker { runs.append(worker.work(kind, number)) } }
      await tasks.waitUntilIdle()
      worker = nil
      #expect(gone == nil)
      for run in runs { _ = await run.finished() }
      work.returns(1)
      work.returns(2)
      await tasks.waitUntilIdle()
    }
    #expect(runs.allSatisfy { ["cancelled", "dropped"].contains($0.outcome.name) })
  }

  @Test func theServiceIsReleasedAfterItsLastResult() async {
    @MainActor
    final class Service {
      func work() async throws -> Int {
        try await Task.sleep(for: .seconds(1000))
        return 1
      }
    }
    weak var service: Service?
    var run: CommandRun?
    do {
      let made = Service()
      service = made
      let worker = Worker { _ in try await made.work() }
      run = worker.work(.drop)
      await Task.yield()
    }
    #expect(await run?.finished().isCompleted == false)
    await wait(until: { service == nil })
  }

  @Test func aBoundViewAndItsViewModelAreReleasedWhileACommandRuns() async {
    final class View {
      var isBusy = false
    }
    let work = Stub<Int, Int, any Error>("work")
    work.holds()
    weak var view: View?
    weak var viewModel: Worker?
    var token: BindingToken?
    do {
      let worker = Worker { try await work.call($0) }
      let shown = View()
      token = worker.observe(\.status, for: shown) { $0.isBusy = $1.isRunning }
      worker.work(.drop)
      await Task.yield()
      #expect(shown.isBusy)
      (view, viewModel) = (shown, worker)
    }
    #expect(view == nil && viewModel == nil)
    _ = token
  }

  @Test func aStoredCommandDoesNotRetainItsViewModel() async {
    await profile { test in
      weak var gone: UserInfoViewModel?
      var refresh: Command<any Error>?
      do {
        let form = UserInfoViewModel(user: UserInfo(), services: test.doubles, context: test.viewModel.context)
        refresh = form.refresh
        gone = form
      }
      #expect(gone == nil)
      #expect(refresh?().outcome.name == "cancelled")
    }
  }

  @Test func aHundredThousandRunsComplete() async {
    let worker = Worker { $0 }
    for _ in 0..<100_000 { worker.tick() }
    #expect(worker.ticks == 100_000)
    for _ in 0..<1_000 { _ = await worker.work(.drop).finished() }
    #expect(worker.results.count == 1_000)
  }
}

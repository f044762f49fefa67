import Testing
import ViewModelRuntime

/// The number of notifications of the adverse fixture, which examples cannot verify.
@MainActor
@Suite struct AdverseTests {
  @Test func writesBetweenSuspensionPointsNotifyOnce() async {
    let doubles = AdverseViewModelDoubles()
    doubles.directoryDouble.reserveStub.holds()
    let viewModel = AdverseViewModel(services: doubles, context: .example)
    var delivered: [String] = []
    let token = viewModel.observe(\.batch) { delivered.append($0) }
    let run = viewModel.reserve()
    doubles.directoryDouble.reserveStub.returns(3)
    await run.finished()
    #expect(delivered == ["0/0", "1/1", "2/2"])
    token.end()
  }

  @Test func theReplacedRunIsCancelled() async {
    let doubles = AdverseViewModelDoubles()
    doubles.directoryDouble.searchStub.holds()
    let viewModel = AdverseViewModel(services: doubles, context: .example)
    var delivered: [Bool] = []
    let token = viewModel.observe(\.search) { delivered.append($0.isRunning) }
    let first = viewModel.search("a")
    let second = viewModel.search("b")
    doubles.directoryDouble.searchStub.returns(["a"])
    doubles.directoryDouble.searchStub.returns(["b"])
    let outcomes = (await first.finished(), await second.finished())
    guard case (.cancelled, .completed) = outcomes else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(viewModel.results == ["b"])
    #expect(delivered == [false, true, false])
    token.end()
  }
}

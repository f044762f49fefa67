import Foundation
import Testing
import ViewModelRuntime
import ViewModelTesting

/// In a test, requests that run at once reach test doubles in the order of the steps.
@MainActor
@Suite struct StartedCallTests {
  private let tasks = TaskMonitor()

  @Test func aCallReachesItsDoubleBeforeTheNextOneStarts() async {
    let double = GaugesDouble()
    double.readStub.returns(1)
    double.registerStub.returns(())
    let dashboards = Dashboards(services: Provider(gauges: DelayedGauges(double: double)))
    await tasks.run {
      dashboards.load()
      await tasks.waitUntilIdle()
      dashboards.sum()
      await tasks.waitUntilIdle()
      dashboards.register()
      await tasks.waitUntilIdle()
    }
    #expect(double.readStub.calls == [1, 2, 1, 2])
    #expect(double.registerStub.calls.map(\.name) == ["a", "b"])
  }

  /// A command that is cancelled while its second call waits for its turn does not end another one.
  @Test func aCancelledCallDoesNotEndTheCallsBeforeIt() async {
    let double = GaugesDouble()
    double.readStub.returns(1)
    let dashboards = Dashboards(services: Provider(gauges: DelayedGauges(double: double)))
    await tasks.run {
      dashboards.load()
      await Task.yield()
      dashboards.load.cancel()
      await tasks.waitUntilIdle()
      dashboards.load()
      await tasks.waitUntilIdle()
    }
    #expect(dashboards.load.successCount == 1)
    #expect(dashboards.second == 1)
  }

  /// A service of the app does not tell when a call reaches it.
  @Test func aServiceThatWaitsForBothCallsReceivesBoth() async {
    let dashboards = Dashboards(services: Provider(gauges: Meeting()))
    await tasks.run {
      dashboards.load()
      await tasks.waitUntilIdle()
    }
    #expect(dashboards.first == 10)
    #expect(dashboards.second == 20)
  }
}

private struct Provider: Dashboards.Services {
  let gauges: any Gauges
}

/// Passes the first call of a function to the double later than the second one.
private struct DelayedGauges: Gauges {
  let double: GaugesDouble

  func read(number: Int) async throws(GaugeError) -> Int {
    if number == 1 { await delay() }
    return try await double.read(number: number)
  }

  func register(id: UUID, name: String) async {
    if name == "a" { await delay() }
    await double.register(id: id, name: name)
  }

  private func delay() async { for _ in 0..<50 { await Task.yield() } }
  func title() async -> String { "" }
  func record(_ total: Int) async {}
}

/// Answers two calls when both have arrived.
private actor Meeting: Gauges {
  private var waiting: CheckedContinuation<Void, Never>?

  func read(number: Int) async -> Int {
    if let waiting {
      waiting.resume()
    } else {
      await withCheckedContinuation { waiting = $0 }
    }
    return number * 10
  }

  func title() async -> String { "" }
  func record(_ total: Int) async {}
  func register(id: UUID, name: String) async {}
}

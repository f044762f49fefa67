import Testing
@_spi(Generated) import ViewModelRuntime

/// Synchronous commands that are called many times while they run.
@MainActor
struct CommandStormTests {
  nonisolated static let policies: [CommandPolicy] = [.drop, .queue, .restart, .parallel]

  @Test(arguments: policies)
  func tenThousandCallsFromWithinItsOwnChange(policy: CommandPolicy) {
    let tally = Tally()
    var outcomes: [CommandRun] = []
    let token = tally.observe(\.count) { count in
      guard count == 1 else { return }
      for _ in 0..<10_000 { outcomes.append(tally.add(policy)) }
    }
    tally.add(policy)
    #expect(outcomes.allSatisfy { $0.outcome != nil })
    let completed = outcomes.count { $0.outcome.name == "completed" }
    #expect(completed == 10_000)
    #expect(tally.count == 10_001)
    _ = token
  }

  @Test(arguments: policies)
  func aCommandThatRestartsItselfDoesNotRecurse(policy: CommandPolicy) {
    let tally = Tally()
    #expect(ViewModelFault.recorded { tally.countDown(from: 5_000, policy) } == [])
    #expect(tally.count == 5_000)
  }

  @Test func aCommandThatKeepsRestartingIsStoppedAndReported() {
    let tally = Tally()
    let faults = ViewModelFault.recorded { tally.countDown(from: .max) }
    #expect(faults == [.endlessCommand(viewModel: "Tally", command: "drop", runs: 10_000)])
    #expect(tally.count == 10_001)
    #expect(ViewModelFault.recorded { tally.add(.drop) } == [] && tally.count == 10_002)
  }

  @Test(arguments: policies)
  func aCommandThatCallsItselfIsStoppedAndReported(policy: CommandPolicy) {
    let tally = Tally()
    let faults = ViewModelFault.recorded { tally.nest(policy) }
    switch policy {
    case .drop: #expect(faults == [.endlessCommand(viewModel: "Tally", command: "drop", runs: 100)])
    case .queue: #expect(faults == [.endlessCommand(viewModel: "Tally", command: "queue", runs: 10_000)])
    case .restart: #expect(faults == [.endlessCommand(viewModel: "Tally", command: "restart", runs: 100)])
    case .parallel: #expect(faults == [.endlessCommand(viewModel: "Tally", command: "parallel", runs: 100)])
    }
    let count = tally.count
    #expect(tally.add(policy).outcome.name == "completed" && tally.count == count + 1)
  }

  @Test(arguments: [CommandPolicy.drop, .parallel])
  func aCommandThatCallsItselfTwiceIsReportedOnce(policy: CommandPolicy) {
    let tally = Tally()
    let faults = ViewModelFault.recorded { tally.nest(policy, calls: 2) }
    #expect(faults == [.endlessCommand(viewModel: "Tally", command: "\(policy)", runs: 100)])
    #expect(tally.count == 100)
    #expect(tally.add(policy).outcome.name == "completed" && tally.count == 101)
  }

  @Test func aCommandObserverMayCallTheSameCommand() {
    var context = DisplayContext.example
    weak var called: Tally?
    var events: [String] = []
    context.commandObserver = CommandObserver { event in
      events.append("\(event.kind)".prefix { $0 != "(" }.description)
      if events.count == 1 { called?.add(.drop) }
    }
    let tally = Tally(context: context)
    called = tally
    tally.add(.drop)
    #expect(events == ["started", "started", "completed", "completed"] && tally.count == 2)
  }
}

import Testing
import ViewModelRuntime
import ViewModelTesting

/// The observer of commands.
@MainActor
struct CommandObserverTests {
  @MainActor
  private final class Log {
    var lines: [String] = []

    func note(_ event: CommandEvent) {
      let text =
        switch event.kind {
        case .started: "started"
        case .completed(let duration): "completed after \(duration)"
        case .failed(let error, let duration): "failed with \(error) after \(duration)"
        case .cancelled(let duration): "cancelled after \(duration)"
        case .refused: "refused"
        case .dropped: "dropped"
        }
      lines.append("\(event.viewModel).\(event.command) \(text)")
    }
  }

  @Test func theObserverReceivesEveryCommand() async {
    let log = Log()
    let clock = ManualClock(DisplayContext.example.now)
    var context = DisplayContext.example.with(clock: clock)
    context.commandObserver = CommandObserver { log.note($0) }
    let work = Stub<Int, Int, any Error>("work")
    let tasks = TaskMonitor()
    await tasks.run {
      var worker: Worker? = Worker(context: context) { try await work.call($0) }
      work.holds()
      worker?.work(.drop)
      worker?.work(.drop)
      await clock.advance(by: .seconds(2))
      work.returns(1)
      await tasks.waitUntilIdle()
      work.throws(Worker.Failure(number: 3))
      worker?.work(.drop)
      await tasks.waitUntilIdle()
      worker?.isOpen = false
      worker?.work(.drop)
      worker?.isOpen = true
      work.holds()
      let run = worker?.work(.drop)
      await tasks.waitUntilIdle()
      worker = nil
      _ = await run?.finished()
    }
    #expect(
      log.lines == [
        "Worker.drop started", "Worker.drop dropped", "Worker.drop completed after 2.0 seconds",
        "Worker.drop started", "Worker.drop failed with Failure(number: 3) after 0.0 seconds",
        "Worker.drop refused", "Worker.drop started", "Worker.drop cancelled after 0.0 seconds",
      ])
  }
}

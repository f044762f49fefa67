import Observation
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// The intervals of commands and commits, with a log in memory in place of Instruments.
@MainActor
@Suite(.serialized) struct IntervalLogTests {
  private final class MemoryLog: IntervalLog {
    private(set) var lines: [String] = []
    private var count = 0

    func begin(_ kind: IntervalKind, _ subject: String) -> Int {
      count += 1
      lines.append("begin \(kind) \(count): \(subject)")
      return count
    }

    func end(_ kind: IntervalKind, _ interval: Int, _ outcome: String) {
      lines.append("end \(kind) \(interval)\(outcome.isEmpty ? "" : ": \(outcome)")")
    }

    func mark(_ kind: IntervalKind, _ subject: String) { lines.append("\(kind): \(subject)") }
  }

  private func event(_ kind: CommandEvent.Kind, run: Int) -> CommandEvent {
    CommandEvent(viewModel: "Card", command: "save", kind: kind, run: run)
  }

  @Test func eachRunHasAnIntervalAndOtherCallsAreMarked() {
    let log = MemoryLog()
    let intervals = CommandIntervals(log)
    let events: [(CommandEvent.Kind, Int)] = [
      (.started, 1), (.started, 2), (.dropped, 3), (.completed(after: .zero), 1), (.cancelled(after: .zero), 2),
      (.refused, 4), (.started, 5), (.refused, 5),
    ]
    for (kind, run) in events { intervals.receive(event(kind, run: run)) }
    #expect(
      log.lines == [
        "begin command 1: Card.save", "begin command 2: Card.save", "command: \(event(.dropped, run: 3).summary)",
        "end command 1: completed", "end command 2: cancelled", "command: Card.save was refused",
        "begin command 3: Card.save", "end command 3: refused",
      ])
  }

  @Test func severalObserversReceiveEachEvent() {
    var received: [String] = []
    let observer = CommandObserver(
      CommandObserver { received.append("a \($0.run)") }, CommandObserver { received.append("b \($0.run)") })
    observer.receive(event(.started, run: 7))
    #expect(received == ["a 7", "b 7"])
  }

  @Test func eachCommitHasAnIntervalAroundItsObservers() {
    let log = MemoryLog()
    let intervals = CommitIntervals(log)
    CommitObserver.current = CommitObserver { name in name == "TestScreen" ? intervals.begin(name) : {} }
    defer { CommitObserver.current = nil }
    let screen = TestScreen("a")
    var names: [String] = []
    withObservationTracking {
      names.append(screen.name)
    } onChange: {
      MainActor.assumeIsolated { names.append("changes after \(log.lines.count) line") }
    }
    screen.name = "b"
    #expect(names == ["a", "changes after 1 line"])
    #expect(log.lines == ["begin commit 1: TestScreen", "end commit 1"])
  }
}

import Foundation
@_spi(Generated) import ViewModelRuntime
import ViewModelTesting

/// A handwritten view model with a command for each policy, all of which call one service.
@MainActor
final class Worker: ViewModel {
  struct Inputs: ViewModelInputs {
    var isOpen = true
    var context: DisplayContext
  }

  /// A service function.
  typealias Work = @MainActor (Int) async throws -> Int

  enum Kind: CaseIterable {
    case drop, queue, restart, parallel
  }

  private let state: StatefulViewModelState<Values>

  init(context: DisplayContext = .example, work: @escaping Work) {
    state = StatefulViewModelState(Values(inputs: Inputs(context: context), services: work))
  }

  var isOpen: Bool {
    get { state[.isOpen, self].inputs.isOpen }
    set { state[self].isOpen = newValue }
  }

  var results: [Int] { state[.results, self].results }
  var status: CommandStatus<any Error> { state[.status, self].status }

  /// The values that the steps read.
  var log: [String] = []

  @discardableResult
  func work(_ kind: Kind, _ number: Int = 0) -> CommandRun {
    state.run(self, Values.rules(kind)) { run in
      try run.call { $0.log.append("\($0.status.isRunning)") }
      let result = try await run.services(number)
      try run.write { $0.results.append(result) }
    }
  }

  /// Calls the service, and runs again afterwards until `number` is 0.
  @discardableResult
  func countDown(from number: Int) -> CommandRun {
    state.run(self, Values.dropRules) { run in
      let result = try await run.services(number)
      try run.write { $0.results.append(result) }
      if number > 0 { run.afterwards { $0.countDown(from: number - 1) } }
    }
  }

  /// Runs a synchronous command.
  @discardableResult
  func note(_ number: Int, kind: CommandPolicy = .drop, failing: Bool = false) -> CommandRun {
    state.perform(self, kind == .drop ? Values.noteRules : Values.noteQueueRules) { run in
      try run.write { $0.results.append(number) }
      if failing { throw Failure(number: number) }
    }
  }

  /// Counts calls of the command.
  @discardableResult
  func tick() -> CommandRun {
    state.perform(self, Values.noteRules) { run in try run.write { $0.ticks += 1 } }
  }

  /// Counts, and calls a service in between.
  func tick(asking ask: @escaping () -> Int) {
    state.perform(self, Values.noteRules) { run in
      let answer = try run.writeAndRead {
        $0.ticks += 1
        return ask()
      }
      try run.call { $0.log.append("\(answer)") }
    }
  }

  var ticks: Int { state.values.ticks }

  struct Failure: Error, Equatable {
    var number: Int
  }

  var viewModelObservers: ViewModelObservers<Worker> { state }

  private enum Key: Int, ObservationKey {
    case isOpen, results, status, context
  }

  private struct Values: StatefulValues {
    static let observedProperties = ObservedProperties<Worker>([
      \.isOpen, \.results, \.status, \.context,
    ])

    static let dropRules = make("drop", .drop)
    static let queueRules = make("queue", .queue)
    static let restartRules = make("restart", .restart)
    static let parallelRules = make("parallel", .parallel)
    static let noteRules = make("note", .drop)
    static let noteQueueRules = make("noteQueue", .queue)

    static func make(_ name: String, _ policy: CommandPolicy) -> CommandRules<Values> {
      CommandRules(
        name, \.command, policy: policy, when: { $0.inputs.isOpen }, busy: { _ in "Working…" })
    }

    static func rules(_ kind: Kind) -> CommandRules<Values> {
      switch kind {
      case .drop: dropRules
      case .queue: queueRules
      case .restart: restartRules
      case .parallel: parallelRules
      }
    }

    struct Derived: DeferredValue {
      var status: CommandStatus<any Error>?
    }

    var inputs: Inputs
    let services: Work
    var results: [Int] = []
    var ticks = 0
    var command = CommandState()
    @DeferredStorage var derived: Derived

    var status: CommandStatus<any Error> {
      mutating get {
        if let known = $derived?.value.status { return known }
        let fresh: CommandStatus<any Error> = Self.dropRules.status(of: &self)
        derived.status = fresh
        return fresh
      }
    }

    mutating func updateDerived(from old: Self, _ changes: inout PropertyChanges<Key>) {
      _derived = old._derived
      changes.record(.isOpen, if: old.inputs.isOpen != inputs.isOpen)
      changes.record(.results, if: old.results != results)
      if let before = old.$derived?.value.status,
        differs(old.command, command) || old.inputs.isOpen != inputs.isOpen
      {
        derived.status = nil
        if differs(before, status) { changes[.status] = true }
      }
    }
  }
}

/// A worker whose service waits until the test continues it.
@MainActor
func worker(
  _ body: (ViewModelTest<Worker, Stub<Int, Int, any Error>>) async throws -> Void
) async rethrows {
  try await withViewModel(
    Stub<Int, Int, any Error>("work"),
    { stub, context in Worker(context: context) { try await stub.call($0) } }, body)
}

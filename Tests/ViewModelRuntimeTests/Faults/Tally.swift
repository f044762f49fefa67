@_spi(Generated) import ViewModelRuntime

/// A handwritten view model whose synchronous commands call each other.
@MainActor
final class Tally: ViewModel {
  struct Inputs: ViewModelInputs {
    var context: DisplayContext
  }

  private let state: StatefulViewModelState<Values>

  init(context: DisplayContext = .example) {
    state = StatefulViewModelState(Values(inputs: Inputs(context: context)))
  }

  var count: Int { state[.count, self].count }

  /// Counts, and runs again afterwards.
  @discardableResult
  func countDown(from number: Int, _ policy: CommandPolicy = .drop) -> CommandRun {
    state.perform(self, Values.rules(policy)) { run in
      try run.write { $0.count += 1 }
      if number > 1 { run.afterwards { $0.countDown(from: number - 1, policy) } }
    }
  }

  /// Counts and calls itself endlessly.
  @discardableResult
  func nest(_ policy: CommandPolicy, calls: Int = 1) -> CommandRun {
    state.perform(self, Values.rules(policy)) { run in
      try run.write { $0.count += 1 }
      for _ in 1...calls { try run.call { $0.nest(policy, calls: calls) } }
    }
  }

  /// Counts.
  @discardableResult
  func add(_ policy: CommandPolicy) -> CommandRun {
    state.perform(self, Values.rules(policy)) { run in try run.write { $0.count += 1 } }
  }

  var viewModelObservers: ViewModelObservers<Tally> { state }

  private enum Key: Int, ObservationKey {
    case count, context
  }

  private struct Values: StatefulValues {
    static let observedProperties = ObservedProperties<Tally>([\.count, \.context])

    static let drop = CommandRules<Values>("drop", \.command, policy: .drop)
    static let queue = CommandRules<Values>("queue", \.command, policy: .queue)
    static let restart = CommandRules<Values>("restart", \.command, policy: .restart)
    static let parallel = CommandRules<Values>("parallel", \.command, policy: .parallel)

    static func rules(_ policy: CommandPolicy) -> CommandRules<Values> {
      switch policy {
      case .drop: drop
      case .queue: queue
      case .restart: restart
      case .parallel: parallel
      }
    }

    var inputs: Inputs
    var count = 0
    var command = CommandState()

    mutating func updateDerived(from old: Self, _ changes: inout PropertyChanges<Key>) {
      changes.record(.count, if: old.count != count)
    }
  }
}

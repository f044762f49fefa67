import Foundation
@_spi(Generated) import ViewModelRuntime

/// A handwritten view model with timers, a reaction to changes, and steps that read the current date.
@MainActor
final class Countdown: ViewModel {
  struct Inputs: ViewModelInputs {
    var query = ""
    var interval: Duration = .seconds(1)
    var isOn = true
    var context: DisplayContext
  }

  private let state: StatefulViewModelState<Values>

  init(context: DisplayContext) {
    state = StatefulViewModelState(Values(inputs: Inputs(context: context)))
    state.start(self)
  }

  var ticks: Int { state.values.ticks }
  var found: [String] { state.values.found }
  var changes: Int { state.values.changes }
  var savedAt: Date? { state.values.savedAt }
  var now: Date { state.values.inputs.context.now }

  var viewModelObservers: ViewModelObservers<Countdown> { state }

  func save() {
    state.perform(self, Values.saveRules) { run in try run.write { $0.savedAt = $0.inputs.context.now } }
  }

  private enum Key: Int, ObservationKey {
    case context
  }

  private struct Values: StatefulValues {
    static let observedProperties = ObservedProperties<Countdown>([\.context])
    static let readsNow = true
    static let saveRules = CommandRules<Values>("save")

    static let timers: [RepeatingTimer<Values>] = [
      RepeatingTimer(
        "interval", every: { $0.inputs.interval }, when: { $0.inputs.isOn },
        perform: { run in try run.write { $0.ticks += 1 } })
    ]

    static let reactions: [Reaction<Values>] = [
      Reaction(
        "change of query", onChangeOf: { $0.inputs.query },
        run: { run in
          try await run.wait(for: .milliseconds(300))
          try run.write { $0.found.append($0.inputs.query) }
        }),
      Reaction(
        "change of query, isOn", onChangeOf: { ($0.inputs.query, $0.inputs.isOn) },
        differs: { $0.0 != $1.0 || $0.1 != $1.1 }, perform: { run in try run.write { $0.changes += 1 } }),
    ]

    var inputs: Inputs
    var ticks = 0
    var changes = 0
    var found: [String] = []
    var savedAt: Date?

    mutating func updateDerived(from old: Self, _ changes: inout PropertyChanges<Key>) {}
  }
}

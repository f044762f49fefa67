extension ViewModelGraph {
  /// Returns the different initial states of the first twenty examples; later ones rarely differ.
  func states(of examples: [ViewModelExample<Owner>]) -> [(title: String, inputs: Inputs)] {
    var states: [(title: String, inputs: Inputs)] = []
    for example in examples.prefix(20) {
      for inputs in inputs(of: example.given()) where !states.contains(where: { areEqual($0.inputs, inputs) }) {
        states.append((example.title, inputs))
      }
    }
    return states
  }

  /// Returns whether inputs are equal. Inputs that only steps read have no path, so they are compared by their
  /// descriptions.
  private func areEqual(_ one: Inputs, _ other: Inputs) -> Bool {
    let (old, new) = (one.context, other.context)
    guard old.locale == new.locale, old.calendar == new.calendar, old.timeZone == new.timeZone, old.now == new.now
    else {
      return false
    }
    // Paths treat contexts that were created separately as different.
    var other = other
    other.context = one.context
    return !paths.contains { $0.differs(one, other) } && String(reflecting: one) == String(reflecting: other)
  }

  /// Returns changes of one path, whose number does not depend on the number of examples beyond a limit.
  ///
  /// Each path changes in one state, and in more states until the limit is reached. Paths begin with different states.
  func changes(of states: [(title: String, inputs: Inputs)]) -> [InputsChange<Inputs>] {
    var changes: [InputsChange<Inputs>] = []
    for round in states.indices where round == 0 || changes.count < InputsChange<Inputs>.limit {
      for (index, path) in paths.enumerated() {
        let state = states[(index + round) % states.count]
        changes += path.variations(state.inputs).map {
          InputsChange(old: state.inputs, new: $0, title: "\"\(state.title)\" with another `\(path.name)`")
        }
      }
    }
    return changes
  }

  /// Returns the inputs of a view model.
  func inputs(of owner: Owner) -> [Inputs] {
    var inputs: [Inputs] = []
    owner.update { inputs = [$0] }
    return inputs
  }

  /// Makes a change, and returns a failure if an observer saw values of two states.
  func mixedStates(of owner: Owner, _ change: () -> Void) -> [String] {
    let states = ObservedStates(displays.map { display in { display.record(owner) } })
    let tokens = displays.indices.map { index in
      displays[index].bind(owner) { states.notice(of: index, in: owner.viewModelObservers.writes) }
    }
    states.reset()
    change()
    for token in tokens { token.end() }
    return states.areMixed ? ["shows an observer values of two different states"] : []
  }
}

/// A change of the inputs of a view model.
struct InputsChange<Inputs> {
  /// The number of changes after which no further states are verified.
  static var limit: Int { 100 }

  let old: Inputs
  let new: Inputs
  let title: String
}

/// The values that observers see in each commit, which must belong to one state.
///
/// The first notice of a commit records all values. Each later notice compares the value that has changed, so that the
/// work is proportional to the number of values.
@MainActor
final class ObservedStates {
  /// Reads a value, and returns a function that returns whether the value has changed since.
  typealias Record = () -> () -> Bool

  private let records: [Record]
  /// The values at the first notice of each commit. The write count identifies the commit.
  private var changes: [WriteCount: [() -> Bool]] = [:]
  /// Whether an observer saw values of two different states.
  private(set) var areMixed = false

  init(_ records: [Record]) { self.records = records }

  /// Forgets the notices that a new observer receives.
  func reset() {
    changes = [:]
    areMixed = false
  }

  /// Compares the values at the notification of one of them.
  func notice(of index: Int, in commit: WriteCount) {
    guard let hasChanged = changes[commit] else {
      changes[commit] = records.map { $0() }
      return
    }
    if hasChanged[index]() { areMixed = true }
  }
}

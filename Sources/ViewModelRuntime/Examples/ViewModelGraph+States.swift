extension ViewModelGraph {
  /// Returns the initial states of the first twenty examples; later ones rarely differ.
  func states(of examples: [ViewModelExample<Owner>]) -> [(title: String, inputs: Inputs)] {
    examples.prefix(20).flatMap { example in
      inputs(of: example.given()).map { (title: example.title, inputs: $0) }
    }
  }

  /// Returns the inputs of a view model.
  func inputs(of owner: Owner) -> [Inputs] {
    var inputs: [Inputs] = []
    owner.update { inputs = [$0] }
    return inputs
  }

  /// Makes a change, and returns a failure if an observer saw values of two states.
  func mixedStates(of owner: Owner, _ change: () -> Void) -> [String] {
    let seen = ObservedStates()
    let tokens = displays.map { display in
      display.bind(owner) {
        let state = displays.map { $0.describe(owner) }
        // The write count identifies the commit.
        seen.states[owner.viewModelObservers.writes, default: []].insert(state)
      }
    }
    seen.states = [:]
    change()
    for token in tokens { token.end() }
    return seen.states.values.contains { $0.count > 1 } ? ["shows an observer values of two different states"] : []
  }
}

@MainActor
private final class ObservedStates {
  var states: [WriteCount: Set<[String]>] = [:]
}

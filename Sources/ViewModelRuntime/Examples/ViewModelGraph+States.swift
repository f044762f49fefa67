extension ViewModelGraph {
  /// The states in which examples begin; those behind the first twenty are like them, mostly.
  func states(of examples: [ViewModelExample<Owner>]) -> [(title: String, inputs: Inputs)] {
    examples.prefix(20).flatMap { example in
      inputs(of: example.given()).map { (title: example.title, inputs: $0) }
    }
  }

  /// The one state that it is in.
  func inputs(of owner: Owner) -> [Inputs] {
    var inputs: [Inputs] = []
    owner.update { inputs = [$0] }
    return inputs
  }

  /// Makes a change, and says where somebody who was notified of it saw parts of two states.
  func mixedStates(of owner: Owner, _ change: () -> Void) -> [String] {
    let seen = Sightings()
    let tokens = displays.map { display in
      display.bind(owner) {
        let state = displays.map { $0.describe(owner) }
        // Each commit is counted as a write before it is announced.
        seen.states[owner.viewModelObservers.writes, default: []].insert(state)
      }
    }
    seen.states = [:]
    change()
    for token in tokens { token.end() }
    return seen.states.values.contains { $0.count > 1 } ? ["let readers see parts of two states"] : []
  }
}

@MainActor
private final class Sightings {
  var states: [WriteCount: Set<[String]>] = [:]
}

import Observation

extension ViewModelGraph {
  /// Changes the inputs of view models, and returns a failure for each violation of these rules:
  /// - Each display shows the same value as in a new view model with the same inputs.
  /// - Each display whose value changes notifies its observers once, bindings and Observation alike. Other displays do
  ///   not.
  /// - Only displays that read a changed path change.
  /// - Assigning equal inputs notifies no observer.
  /// - Observers never see values of two different states.
  ///
  /// - Parameter examples: Examples whose initial states are used, together with states that differ from them in one
  ///   path.
  public func failures(from examples: [ViewModelExample<Owner>]) -> [String] {
    includingFaults { inputFailures(from: examples) }
  }

  private func inputFailures(from examples: [ViewModelExample<Owner>]) -> [String] {
    let states = states(of: examples)
    var failures: [String] = []
    for (index, state) in states.enumerated() {
      failures += check(from: state.inputs, to: state.inputs, "\"\(state.title)\", equal inputs assigned")
      if !hasConstants, states.count > 1 {
        let next = states[(index + 1) % states.count]
        let change = "from \"\(state.title)\" to \"\(next.title)\""
        failures += check(from: state.inputs, to: next.inputs, change)
        let owner = fresh(state.inputs)
        failures += mixedStates(of: owner) { owner.update { $0 = next.inputs } }.map {
          "\(change): the view model \($0)"
        }
      }
    }
    return failures + changes(of: states).flatMap { check(from: $0.old, to: $0.new, $0.title) }
  }

  private func check(from old: Inputs, to new: Inputs, _ change: String) -> [String] {
    let owner = fresh(old)
    let before = fresh(old)
    let after = fresh(new)
    let notices = Notices(count: displays.count)
    let tokens = displays.indices.map { index in
      displays[index].bind(owner) { notices.delivered[index] += 1 }
    }
    for index in displays.indices { track(owner, index, notices) }
    notices.delivered = notices.delivered.map { _ in 0 }

    owner.update { $0 = new }

    let changedPaths = Set(paths.filter { $0.differs(old, new) }.map(\.name))
    var failures: [String] = []
    for (index, display) in displays.enumerated() {
      func fail(_ reason: String) { failures.append("\(change): `\(display.name)` \(reason)") }
      if display.differs(owner, after) {
        fail("is \(display.describe(owner)), but \(display.describe(after)) in a new view model with the same inputs")
      }
      let expected = display.differs(before, after) ? 1 : 0
      if notices.delivered[index] != expected {
        fail("notifies bindings \(notices.delivered[index]) times instead of \(expected)")
      }
      if notices.observed[index] != expected {
        fail("notifies Observation \(notices.observed[index]) times instead of \(expected)")
      }
      if expected > 0, display.reads.isDisjoint(with: changedPaths) {
        fail("changes, although it depends on none of \(changedPaths.sorted().joined(separator: ", "))")
      }
    }
    for token in tokens { token.end() }
    return failures
  }

  private func track(_ owner: Owner, _ index: Int, _ notices: Notices) {
    withObservationTracking {
      _ = displays[index].record(owner)
    } onChange: {
      MainActor.assumeIsolated { notices.observed[index] += 1 }
    }
  }
}

/// The number of notifications for each display.
@MainActor
private final class Notices {
  var delivered: [Int]
  var observed: [Int]

  init(count: Int) {
    delivered = Array(repeating: 0, count: count)
    observed = delivered
  }
}

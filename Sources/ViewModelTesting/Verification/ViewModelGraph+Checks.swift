import Observation
@_spi(Generated) import ViewModelRuntime

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
  package func failures(from examples: [ViewModelExample<Owner>]) -> [String] {
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

extension ViewModelGraph {
  /// Displays and releases a view model in the initial states of examples, and returns a failure for each object that
  /// still exists: the view model, the bound view, and the services.
  package func lifetimeFailures(from examples: [ViewModelExample<Owner>]) async -> [String] {
    await includingAsyncFaults {
      var failures: [String] = []
      for state in states(of: examples) {
        let found = await TaskMonitor().run { await leaks(in: state.inputs) }
        failures += found.map { "\"\(state.title)\": \($0)" }
      }
      return failures
    }
  }

  private func leaks(in inputs: Inputs) async -> [String] {
    var made: (owner: Owner, doubles: Any)? = freshWithDoubles(inputs)
    var view: BoundView? = BoundView()
    var tokens: [BindingToken] = []
    if let made, let view { tokens = displays.map { $0.bind(made.owner) { [view] in view.count += 1 } } }
    await TaskMonitor.current?.waitUntilIdle()
    weak let owner = made?.owner
    weak let shown = view
    let services = made.map { weakReferences(to: $0.doubles) } ?? []
    for token in tokens { token.end() }
    view = nil
    var failures = shown == nil ? [] : ["the bound view is not released after its bindings have ended"]
    made = nil
    await TaskMonitor.current?.waitUntilIdle()
    if owner != nil {
      failures.append("the view model is not released after its last reference; look for a strong capture of `self`")
    }
    let kept = services.compactMap(\.object)
    // A run that waits for a result keeps the container with all services alive.
    if owner == nil, !kept.isEmpty, !kept.contains(where: hasWaitingCall) {
      let kept = kept.map { "\(type(of: $0))" }
      failures.append("\(kept.joined(separator: ", ")) is not released with the view model")
    }
    tokens = []
    return failures
  }
}

/// Returns references to the test doubles of the services.
@MainActor
private func weakReferences(to doubles: Any) -> [WeakReference] {
  Mirror(reflecting: doubles).children.filter { type(of: $0.value) is AnyObject.Type }.map {
    WeakReference($0.value as AnyObject)
  }
}

/// Returns whether a call of the double still waits for a result.
@MainActor
private func hasWaitingCall(_ double: AnyObject) -> Bool {
  Mirror(reflecting: double).children.contains { ($0.value as? any WaitingCalls)?.waitingCount ?? 0 > 0 }
}

@MainActor
private final class BoundView {
  var count = 0
}

@MainActor
private struct WeakReference {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

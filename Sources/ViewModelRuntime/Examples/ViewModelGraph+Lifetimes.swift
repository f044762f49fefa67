extension ViewModelGraph {
  /// Displays and releases a view model in the initial states of examples, and returns a failure for each object that
  /// still exists: the view model, the bound view, and the services.
  public func lifetimeFailures(from examples: [ViewModelExample<Owner>]) async -> [String] {
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

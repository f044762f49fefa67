import Combine

@testable import ViewModelCore
@testable import ViewModelRuntime

extension Recorder {
  /// The subscription with its concrete type, so that it can be passed to another thread.
  var viewModelSubscription: ViewModelSubscription<CounterViewModel, Recorder>? {
    subscription as? ViewModelSubscription<CounterViewModel, Recorder>
  }
}

/// Waits until a condition is true while other work on the main actor runs, without a time limit.
@MainActor
func wait(until condition: () -> Bool) async {
  while !condition() { await Task.yield() }
}

import Combine

@testable import ViewModelRuntime

extension Recorder {
  /// The subscription with its concrete type, so that it can be passed to another thread.
  var viewModelSubscription: ViewModelSubscription<CounterViewModel, Recorder>? {
    subscription as? ViewModelSubscription<CounterViewModel, Recorder>
  }
}

/// Returns whether a condition becomes true while other work on the main actor runs.
@MainActor
func eventually(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<10_000 {
    if condition() { return true }
    await Task.yield()
  }
  return false
}

import Combine

@testable import ViewModelRuntime

extension Recorder {
  /// The subscription as what it is, so that another thread may use it.
  var viewModelSubscription: ViewModelSubscription<CounterViewModel, Recorder>? {
    subscription as? ViewModelSubscription<CounterViewModel, Recorder>
  }
}

/// Whether a condition comes to hold while others on the main actor get their turns.
@MainActor
func eventually(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<10_000 {
    if condition() { return true }
    await Task.yield()
  }
  return false
}

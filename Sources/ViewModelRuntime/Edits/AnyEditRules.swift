/// The rules of an edit or draft of any type.
@MainActor
public class AnyEditRules<Values: StatefulValues> {
  init() {}

  /// Returns whether a write is pending until typing pauses.
  func isDebouncing(_ values: inout Values) -> Bool { false }

  /// Makes the pending write.
  func flush(_ values: inout Values) {}

  /// Records a call of a command whose condition depends on the validity of the edit.
  func submit(_ values: inout Values, retriesCheck: Bool) {}

  /// Discards the entry if the model's value has changed since.
  func reconcile(_ values: inout Values) {}

  /// Discards the entry if the edit belongs to a reverted draft.
  func revert(with draft: AnyEditRules<Values>, _ values: inout Values) {}

  /// Starts and cancels the delays and checks that the committed values require.
  func updateTasks(in state: StatefulViewModelState<Values>, of owner: Values.OwningViewModel) {}
}

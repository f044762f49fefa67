/// The rules of an edit or of a draft, whatever its type.
@MainActor
public class AnyEditRules<Values: InteractiveValues> {
  init() {}

  /// Whether something that was entered is still to be written.
  func isDebouncing(_ values: inout Values) -> Bool { false }

  /// Writes what is still to be written.
  func flush(_ values: inout Values) {}

  /// Notes that a command was tried that the edit's validity decides about.
  func submit(_ values: inout Values, retriesCheck: Bool) {}

  /// Lets go of what was entered where the model has another value since.
  func reconcile(_ values: inout Values) {}

  /// Lets go of what was entered, where the edit is one of a draft that takes its source again.
  func revert(with draft: AnyEditRules<Values>, _ values: inout Values) {}

  /// Starts and ends the edit's delays and checks, as the committed values ask for.
  func updateTasks(in state: InteractiveViewModelState<Values>, of owner: Values.OwningViewModel) {}
}

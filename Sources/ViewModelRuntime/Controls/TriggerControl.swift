/// A control that starts a command: a button.
@MainActor
public protocol TriggerControl: EnabledControl {
  /// Calls `handle` when the person triggers it.
  ///
  /// - Parameter handle: says whether it wants to hear of it again; else it is to be released.
  func onTrigger(_ handle: @escaping @MainActor () -> Bool)
}

/// A control that starts a command, such as a button.
@MainActor
public protocol TriggerControl: EnabledControl {
  /// Calls `handle` when the user triggers the control.
  ///
  /// - Parameter handle: Returns whether it expects further events. If it returns false, release it.
  func onTrigger(_ handle: @escaping @MainActor () -> Bool)
}

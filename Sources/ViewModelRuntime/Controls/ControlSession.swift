/// The state of a bound control.
@MainActor
final class ControlSession {
  /// Whether editing has begun and not ended.
  var isEditing = false
  /// Whether the control is being reset to its previous value. Some controls send an event for that, which would cause
  /// an endless loop.
  private(set) var isResetting = false

  func restore(_ body: () -> Void) {
    isResetting = true
    defer { isResetting = false }
    body()
  }
}

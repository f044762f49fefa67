/// What goes on in a control that is bound.
@MainActor
final class ControlSession {
  /// Whether it said that editing began, and not yet that it ended.
  var isEditing = false
  /// Whether it is being given what it showed before: a control that takes that for a choice would go on for ever.
  private(set) var isPuttingBack = false

  func putBack(_ body: () -> Void) {
    isPuttingBack = true
    defer { isPuttingBack = false }
    body()
  }
}

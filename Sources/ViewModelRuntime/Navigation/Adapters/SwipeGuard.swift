/// A container whose gestures close the visible screen, such as a navigation controller.
@MainActor
protocol SwipedContainer: AnyObject {
  var isInTransition: Bool { get }
  /// Makes the swipe from the edge call ``SwipeGuard/shouldSwipe()``. The gesture exists only after the view of the
  /// container has loaded.
  func guardEdgeSwipe()
  /// Enables or disables the swipe over the whole content, which the platform arbitrates with the gestures of the
  /// content.
  func setContentSwipe(isEnabled: Bool)
}

/// Asks the question of a screen with unsaved changes before a person closes the screen with a gesture or a button.
@MainActor
final class SwipeGuard {
  private let navigation: Navigation
  private let stack: ScreenStack.ID
  private weak var container: (any SwipedContainer)?
  private var leaving: BindingToken?

  init(_ navigation: Navigation, _ stack: ScreenStack.ID, _ container: some SwipedContainer) {
    self.navigation = navigation
    self.stack = stack
    self.container = container
  }

  /// Guards the gestures. Call it when the view of the container has loaded.
  func viewDidLoad() {
    container?.guardEdgeSwipe()
    let leaving = TrackedValue { [navigation, stack] in
      navigation.canLeaveTop(of: stack)
    } receive: { [weak container] canLeave in
      container?.setContentSwipe(isEnabled: canLeave)
    }
    leaving.update()
    self.leaving = BindingToken(leaving)
  }

  /// Returns whether a swipe from the edge can begin. A screen with unsaved changes asks its question instead.
  func shouldSwipe() -> Bool {
    guard container?.isInTransition == false else { return false }
    guard let entries = navigation.state.stack(stack)?.entries, let top = entries.last, entries.count > 1 else {
      return false
    }
    if navigation.canLeave(top.id) { return true }
    navigation.close(top.id)
    return false
  }

  /// Returns the action of the back button of a screen; nil for a root, which has no button.
  ///
  /// The action asks before it closes a screen. A platform's own action closes the screen, and would show it again.
  func backAction(of id: ScreenEntry.ID) -> (@MainActor () -> Void)? {
    guard let root = navigation.state.stack(stack)?.entries.first, root.id != id else { return nil }
    return { [navigation] in navigation.close(id) }
  }
}

/// A container that animates between the screens of one stack, such as a navigation controller.
@MainActor
protocol StackContainer: AnyObject {
  /// The screens that the container has, from the root to the visible one.
  var shownScreens: [ScreenEntry.ID] { get }
  /// Whether an animation runs. The container may ignore changes meanwhile.
  var isInTransition: Bool { get }
  /// Replaces the screens.
  func show(_ screens: [ScreenEntry.ID])
}

/// Keeps the screens of a container equal to those of a stack.
///
/// A container can show other screens than the stack for a while: a person has swiped back, or a step was requested
/// during an animation. The synchronizer changes the container only between animations, and reports each screen that a
/// person closed once.
@MainActor
final class StackSynchronizer {
  private let navigation: Navigation
  private let stack: ScreenStack.ID
  private weak var container: (any StackContainer)?
  /// The screens that the container was last told to show, or that it showed after an animation.
  private var requested: [ScreenEntry.ID] = []

  init(_ navigation: Navigation, _ stack: ScreenStack.ID, _ container: any StackContainer) {
    self.navigation = navigation
    self.stack = stack
    self.container = container
  }

  /// Shows the current screens of the stack, after the current animation.
  func update() {
    guard let container, !container.isInTransition, let target else { return }
    requested = target
    if container.shownScreens != target { container.show(target) }
  }

  /// Reports what a person did, after an animation has ended.
  func transitionDidEnd() {
    guard let container, !container.isInTransition else { return }
    let shown = container.shownScreens
    // Screens that are missing at the end were closed by a person; others were ignored by the container.
    if requested.count > shown.count, requested.starts(with: shown) {
      let closed = requested[shown.count]
      requested = shown
      navigation.close(closed)
    }
    update()
  }

  private var target: [ScreenEntry.ID]? { navigation.state.stack(stack)?.entries.map(\.id) }
}

@testable import ViewModelRuntime

/// The view controller of a screen.
@MainActor
final class FakeScreenContent {
  let screen: any ScreenViewModel

  init(_ screen: any ScreenViewModel) { self.screen = screen }
}

/// A navigation controller. Its controllers are the state that UIKit has: they change when an animation begins, and
/// return when a swipe is cancelled.
@MainActor
final class FakeNavigationController: FakeViewController, StackContainer {
  let stack: ScreenStack.ID
  private let navigation: Navigation
  private(set) var shownContents: [FakeScreenContent] = []
  private(set) var isInTransition = false
  private var synchronizer: StackSynchronizer<FakeNavigationController>?
  private var observation: BindingToken?

  init(_ stack: ScreenStack.ID, _ navigation: Navigation, _ transitions: FakeTransitions) {
    self.stack = stack
    self.navigation = navigation
    super.init(transitions)
    let synchronizer = StackSynchronizer(navigation, stack, self) { _, screen in FakeScreenContent(screen) }
    self.synchronizer = synchronizer
    observation = navigation.observe { [weak synchronizer] _ in synchronizer?.update() }
  }

  /// The names of the screens that a person would see on top of each other.
  var names: [String] { shownContents.map { ($0.screen as? TestScreen)?.name ?? "?" } }

  func show(_ contents: [FakeScreenContent]) {
    guard !isInTransition else { return transitions.complain("changes the stack during a transition") }
    guard !contents.isEmpty else { return transitions.complain("shows no screen") }
    shownContents = contents
    begin(canBeCancelled: false, before: contents)
  }

  private func begin(canBeCancelled: Bool, before: [FakeScreenContent]) {
    isInTransition = true
    transitions.begin(canBeCancelled: canBeCancelled) { [weak self] isCancelled in
      guard let self else { return }
      if isCancelled { shownContents = before }
      isInTransition = false
      synchronizer?.transitionDidEnd()
    }
  }

  /// A person begins to swipe back.
  func swipe() {
    guard !isInTransition, shownContents.count > 1 else { return }
    guard navigation.canLeaveTop(of: stack) else { return }
    let before = shownContents
    shownContents.removeLast()
    begin(canBeCancelled: true, before: before)
  }

  /// A person taps the back button, whose action is the adapter's.
  func tapBack() {
    guard !isInTransition, shownContents.count > 1 else { return }
    if let top = navigation.state.stack(stack)?.top { navigation.close(top.id) }
  }

  /// A person chooses the root in the menu of the back button, which UIKit shows at once.
  func popToRootInMenu() {
    guard !isInTransition, shownContents.count > 1 else { return }
    let before = shownContents
    shownContents.removeSubrange(1...)
    begin(canBeCancelled: false, before: before)
  }

  /// A person drags the sheet down, which may not be finished.
  func drag() {
    guard !isBeingPresented, !isBeingDismissed, presentedController == nil else { return }
    guard navigation.canLeaveRoot(of: stack) else { return navigation.close(stack) }
    beginDismissal(canBeCancelled: true) { _ in }
  }

  override func didDisappear() { navigation.close(stack) }
}

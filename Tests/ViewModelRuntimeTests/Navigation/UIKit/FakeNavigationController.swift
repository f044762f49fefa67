@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// The view controller of a screen.
@MainActor
final class FakeScreenContent {
  let screen: any ScreenViewModel
  /// The action of the back button; nil for UIKit's own.
  let goBack: (@MainActor () -> Void)?

  init(_ screen: any ScreenViewModel, goBack: (@MainActor () -> Void)?) {
    self.screen = screen
    self.goBack = goBack
  }
}

/// A navigation controller. Its controllers are the state that UIKit has: they change when an animation begins, and
/// return when a swipe is cancelled.
@MainActor
final class FakeNavigationController: FakeViewController, StackContainer, SwipedContainer {
  let stack: ScreenStack.ID
  private let navigation: Navigation
  /// The tab bar controller that contains this controller.
  weak var parent: FakeViewController?
  private(set) var shownContents: [FakeScreenContent] = []
  private(set) var isInTransition = false
  private var synchronizer: StackSynchronizer<FakeNavigationController>?
  private var swipes: SwipeGuard?
  private var observation: BindingToken?
  /// Whether the recognizer of the edge has the delegate of the adapter. There is no recognizer before the view.
  private var asksBeforeSwipe = false
  private var isContentSwipeEnabled = true

  init(_ stack: ScreenStack.ID, _ navigation: Navigation, _ transitions: FakeTransitions) {
    self.stack = stack
    self.navigation = navigation
    super.init(transitions, isCover: navigation.state.stack(stack)?.presentation == .cover)
    let swipes = SwipeGuard(navigation, stack, self)
    self.swipes = swipes
    let synchronizer = StackSynchronizer(navigation, stack, self) { id, screen in
      FakeScreenContent(screen, goBack: swipes.backAction(of: id))
    }
    self.synchronizer = synchronizer
    observation = navigation.observe { [weak synchronizer] _ in synchronizer?.update() }
  }

  /// The names of the screens that a person would see on top of each other.
  var names: [String] { shownContents.map { ($0.screen as? TestScreen)?.name ?? "?" } }

  func show(_ contents: [FakeScreenContent]) {
    guard !isInTransition else { return transitions.complain("changes the stack during a transition") }
    guard !contents.isEmpty else { return transitions.complain("shows no screen") }
    shownContents = contents
    if isInWindow { begin(canBeCancelled: false, before: contents) }
  }

  override var isInWindow: Bool { parent?.isInWindow ?? super.isInWindow }

  private func begin(canBeCancelled: Bool, before: [FakeScreenContent]) {
    isInTransition = true
    transitions.begin(canBeCancelled: canBeCancelled) { [weak self] isCancelled in
      guard let self else { return }
      if isCancelled { shownContents = before }
      isInTransition = false
      synchronizer?.transitionDidEnd()
    }
  }

  override func viewDidLoad() { swipes?.viewDidLoad() }

  func guardEdgeSwipe() { asksBeforeSwipe = isViewLoaded }

  func setContentSwipe(isEnabled: Bool) {
    if isViewLoaded { isContentSwipeEnabled = isEnabled }
  }

  /// A person begins to swipe back, from the edge or over the content.
  func swipe(overContent: Bool = false) {
    guard isViewLoaded, isInWindow, shownContents.count > 1 else { return }
    let begins = overContent ? isContentSwipeEnabled : !asksBeforeSwipe || swipes?.shouldSwipe() == true
    guard begins, !isInTransition else { return }
    complainIfUnsaved("swipes a screen with unsaved changes away")
    let before = shownContents
    shownContents.removeLast()
    begin(canBeCancelled: true, before: before)
  }

  /// A person taps the back button.
  func tapBack() {
    guard !isInTransition, isInWindow, shownContents.count > 1, let top = shownContents.last else { return }
    if let goBack = top.goBack { return goBack() }
    complainIfUnsaved("pops a screen with unsaved changes")
    let before = shownContents
    shownContents.removeLast()
    begin(canBeCancelled: false, before: before)
  }

  private func complainIfUnsaved(_ message: String) {
    if !navigation.canLeaveTop(of: stack) { transitions.complain(message) }
  }

  /// A person chooses the root in the menu of the back button, which UIKit shows at once.
  func popToRootInMenu() {
    guard !isInTransition, isInWindow, shownContents.count > 1 else { return }
    let before = shownContents
    shownContents.removeSubrange(1...)
    begin(canBeCancelled: false, before: before)
  }

  /// A person drags the sheet down, which may not be finished. A cover cannot be dragged.
  func drag() {
    guard !isCover, !isBeingPresented, !isBeingDismissed, presentedController == nil else { return }
    guard navigation.canLeaveRoot(of: stack) else { return navigation.close(stack) }
    beginDismissal(canBeCancelled: true) { _ in }
  }

  override func didDisappear() { navigation.close(stack) }
}

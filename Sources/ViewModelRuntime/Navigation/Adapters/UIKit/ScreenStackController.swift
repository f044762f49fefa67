#if canImport(UIKit) && !os(watchOS)
  public import UIKit
  @_spi(Generated) import ViewModelCore

  /// Shows one stack of a ``Navigation``.
  public final class ScreenStackController: UINavigationController {
    /// The identity of the stack.
    public let stack: ScreenStack.ID
    /// The way in which the stack is presented, or nil for the stack of a tab.
    public let presentation: ScreenPresentation?
    private let navigation: Navigation
    private let content: @MainActor (any ScreenViewModel) -> UIViewController?
    private var synchronizer: StackSynchronizer<ScreenStackController>?
    private var swipes: SwipeGuard?
    private var observations: [BindingToken] = []
    private var titles: [ScreenEntry.ID: BindingToken] = [:]

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - stack: The stack to show.
    ///   - navigation: The open screens.
    ///   - navigationBarClass: The class of the navigation bar, or nil for that of UIKit.
    ///   - toolbarClass: A subclass of `UIToolbar`, or nil for the class of UIKit. Another class is ignored.
    ///   - content: Creates the view controller of a screen. A screen without a controller is empty, and reported as
    ///     ``ViewModelFault/screenWithoutView(screen:)``.
    public init(
      _ stack: ScreenStack.ID, of navigation: Navigation, navigationBarClass: UINavigationBar.Type? = nil,
      toolbarClass: AnyClass? = nil,
      content: @escaping @MainActor (any ScreenViewModel) -> UIViewController?
    ) {
      self.navigation = navigation
      self.stack = stack
      presentation = navigation.state.stack(stack)?.presentation
      self.content = content
      #if os(tvOS)
        super.init(navigationBarClass: navigationBarClass, toolbarClass: nil)
      #else
        super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass as? UIToolbar.Type)
      #endif
      delegate = self
      synchronizer = StackSynchronizer(navigation, stack, self) { [weak self] id, screen in
        self?.makeController(id, screen) ?? MissingScreenController(screen)
      }
      swipes = SwipeGuard(navigation, stack, self)
      // A subclass may load the view while it is initialized.
      if viewIfLoaded != nil { swipes?.viewDidLoad() }
      let leaving = TrackedValue {
        navigation.canLeaveRoot(of: stack)
      } receive: { [weak self] canLeave in
        self?.isModalInPresentation = !canLeave
      }
      leaving.update()
      observations = [
        BindingToken(leaving), navigation.observe { [weak self] _ in self?.synchronizer?.update() },
      ]
    }

    /// The view model of the first screen of the stack; nil after the stack has been closed.
    public var rootScreen: (any ScreenViewModel)? {
      navigation.state.stack(stack)?.entries.first.flatMap { navigation.screen($0.id) }
    }

    /// Takes over the presentation that the app has configured.
    ///
    /// UIKit creates the presentation controller for the style at its first use, so the style must not change any more.
    func completePresentation(over below: UIViewController?) {
      #if !os(tvOS)
        // UIKit raises an exception for a popover without an anchor.
        if modalPresentationStyle == .popover, let popover = popoverPresentationController,
          popover.sourceItem == nil, popover.sourceView == nil
        {
          popover.sourceView = below?.view
        }
      #endif
      // A delegate of the app stays.
      if let presentationController, presentationController.delegate == nil { presentationController.delegate = self }
    }

    public override func viewDidLoad() {
      super.viewDidLoad()
      swipes?.viewDidLoad()
    }

    /// Closes the stack if the app has dismissed it itself.
    public override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed { navigation.close(stack) }
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Synchronizes after an animation, which may have been cancelled. UIKit ends the transition after its reports.
    fileprivate func transitionDidEnd() {
      Task { @MainActor [weak self] in self?.synchronizer?.transitionDidEnd() }
    }

    private func makeController(_ id: ScreenEntry.ID, _ screen: any ScreenViewModel) -> UIViewController {
      let controller = content(screen) ?? MissingScreenController(screen)
      let item = controller.navigationItem
      #if !os(tvOS)
        // A root would get a button that it has not without the action.
        if let goBack = swipes?.backAction(of: id) { item.backAction = UIAction { _ in goBack() } }
      #endif
      let title = TrackedValue { [weak screen] in
        screen?.screenTitle
      } receive: { [weak item] title in
        item?.title = title.displayedTitle
        #if os(iOS) && compiler(>=6.2)
          if #available(iOS 26, macCatalyst 26, *) { item?.subtitle = title.subtitle }
        #endif
      }
      title.update()
      titles = titles.filter { navigation.screen($0.key) != nil }
      titles[id] = BindingToken(title)
      return controller
    }
  }

  extension ScreenStackController: StackContainer {
    var shownContents: [UIViewController] { viewControllers }

    var isInTransition: Bool { transitionCoordinator != nil }

    func show(_ contents: [UIViewController]) {
      setViewControllers(contents, animated: viewIfLoaded?.window != nil)
    }
  }

  extension ScreenStackController: SwipedContainer {
    func guardEdgeSwipe() {
      #if !os(tvOS)
        interactivePopGestureRecognizer?.delegate = self
      #endif
    }

    func setContentSwipe(isEnabled: Bool) {
      // Another delegate would replace UIKit's decision between this gesture and those of the content.
      #if !os(tvOS) && compiler(>=6.2)
        if #available(iOS 26, macCatalyst 26, visionOS 26, *) {
          interactiveContentPopGestureRecognizer?.isEnabled = isEnabled
        }
      #endif
    }
  }

  extension ScreenStackController: UINavigationControllerDelegate {
    public func navigationController(
      _ controller: UINavigationController, willShow shown: UIViewController, animated: Bool
    ) {
      // UIKit does not report the end of a swipe that was cancelled to the delegate.
      transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.transitionDidEnd() }
    }

    public func navigationController(
      _ controller: UINavigationController, didShow shown: UIViewController, animated: Bool
    ) {
      transitionDidEnd()
    }
  }

  extension ScreenStackController: UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      swipes?.shouldSwipe() ?? false
    }
  }

  extension ScreenStackController: UIAdaptivePresentationControllerDelegate {
    public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      navigation.close(stack)
    }

    public func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      navigation.close(stack)
    }
  }
#endif

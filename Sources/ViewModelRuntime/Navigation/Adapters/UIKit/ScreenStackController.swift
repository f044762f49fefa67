#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Shows one stack of a ``Navigation``.
  public final class ScreenStackController: UINavigationController {
    private let navigation: Navigation
    private let stack: ScreenStack.ID
    private let content: @MainActor (any ScreenViewModel) -> UIViewController
    private var synchronizer: StackSynchronizer<ScreenStackController>?
    private var observations: [BindingToken] = []
    private var titles: [ScreenEntry.ID: BindingToken] = [:]

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - stack: The stack to show.
    ///   - navigation: The open screens.
    ///   - content: Creates the view controller of a screen.
    public init(
      _ stack: ScreenStack.ID, of navigation: Navigation,
      content: @escaping @MainActor (any ScreenViewModel) -> UIViewController
    ) {
      self.navigation = navigation
      self.stack = stack
      self.content = content
      super.init(nibName: nil, bundle: nil)
      delegate = self
      synchronizer = StackSynchronizer(navigation, stack, self) { [weak self] id, screen in
        self?.makeController(id, screen) ?? content(screen)
      }
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

    public override func viewDidLoad() {
      super.viewDidLoad()
      // The recognizers exist only now.
      #if !os(tvOS)
        interactivePopGestureRecognizer?.delegate = self
        if #available(iOS 26, macCatalyst 26, visionOS 26, *) { guardContentSwipes() }
      #endif
    }

    #if !os(tvOS)
      /// Disables the swipe over the whole screen while a screen has unsaved changes. Another delegate would replace
      /// UIKit's decision between this gesture and those of the content.
      @available(iOS 26, macCatalyst 26, visionOS 26, *)
      private func guardContentSwipes() {
        let leaving = TrackedValue { [navigation, stack] in
          navigation.canLeaveTop(of: stack)
        } receive: { [weak self] canLeave in
          self?.interactiveContentPopGestureRecognizer?.isEnabled = canLeave
        }
        leaving.update()
        observations.append(BindingToken(leaving))
      }
    #endif

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
      let controller = content(screen)
      let item = controller.navigationItem
      #if !os(tvOS)
        // The button asks before it closes a screen. UIKit's own action closes the screen, and would show it again. A root
        // would get a button that it has not without the action.
        if navigation.state.stack(stack)?.entries.first?.id != id {
          item.backAction = UIAction { [navigation] _ in navigation.close(id) }
        }
      #endif
      let title = TrackedValue { [weak screen] in
        screen?.screenTitle
      } receive: { [weak item] title in
        item?.title = title.displayedTitle
        #if os(iOS)
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
    /// A swipe of a screen with unsaved changes asks its question and does not begin.
    public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      guard let entries = navigation.state.stack(stack)?.entries, let top = entries.last, entries.count > 1 else {
        return false
      }
      if navigation.canLeave(top.id) { return !isInTransition }
      navigation.close(top.id)
      return false
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

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Shows one stack of a ``Navigation``.
  public final class ScreenStackController: UINavigationController {
    private let navigation: Navigation
    private let stack: ScreenStack.ID
    private let content: @MainActor (any ScreenViewModel) -> UIViewController
    private var controllers: [ScreenEntry.ID: UIViewController] = [:]
    private var synchronizer: StackSynchronizer?
    private var observation: BindingToken?

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
      guardSwipes()
      synchronizer = StackSynchronizer(navigation, stack, self)
      observation = navigation.observe { [weak self] in self?.update($0) }
    }

    /// Asks before a swipe leaves a screen with unsaved changes.
    private func guardSwipes() {
      #if !os(tvOS)
        interactivePopGestureRecognizer?.delegate = self
        if #available(iOS 26, macCatalyst 26, visionOS 26, *) {
          interactiveContentPopGestureRecognizer?.delegate = self
        }
      #endif
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    private func update(_ state: NavigationState) {
      guard let entries = state.stack(stack)?.entries else { return }
      let open = Set(entries.map(\.id))
      controllers = controllers.filter { open.contains($0.key) }
      if let root = entries.first { isModalInPresentation = !navigation.canLeave(root.id) }
      synchronizer?.update()
    }

    /// Synchronizes after an animation, which may have been cancelled. UIKit ends the transition after its reports.
    fileprivate func transitionDidEnd() {
      Task { @MainActor [weak self] in self?.synchronizer?.transitionDidEnd() }
    }

    private func controller(_ id: ScreenEntry.ID) -> UIViewController? {
      if let known = controllers[id] { return known }
      guard let screen = navigation.screen(id) else { return nil }
      let controller = content(screen)
      controllers[id] = controller
      return controller
    }
  }

  extension ScreenStackController: StackContainer {
    var shownScreens: [ScreenEntry.ID] {
      viewControllers.compactMap { controller in controllers.first { $0.value === controller }?.key }
    }

    var isInTransition: Bool { transitionCoordinator != nil }

    func show(_ screens: [ScreenEntry.ID]) {
      setViewControllers(screens.compactMap { controller($0) }, animated: view.window != nil)
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

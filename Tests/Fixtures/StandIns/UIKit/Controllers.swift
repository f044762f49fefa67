// A stand-in for UIKit: view controllers and their containers. Stacks, tabs and presentations change at once, so that
// tests can drive the samples of the pages.

#if !os(watchOS)
  @_exported import Foundation

  @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

  @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
  }

  /// The members of this protocol are optional in Objective-C.
  @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  }

  extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  }

  @MainActor open class UIPresentationController: NSObject {
    // UIKit marks init() as unavailable.
    init(presented: UIViewController) { super.init() }
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  }

  /// The members of this protocol are optional in Objective-C.
  @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  }

  extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  }

  @MainActor open class UIGestureRecognizer: NSObject {
    open var isEnabled: Bool = true
    open weak var delegate: (any UIGestureRecognizerDelegate)?
  }

  @MainActor open class UITabBarItem: UIBarItem {
    open var badgeValue: String?
  }

  @MainActor open class UITabBar: UIView {}

  @MainActor open class UINavigationItem: NSObject {
    @available(tvOS, unavailable) public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    open var title: String?
    @available(tvOS, unavailable) open var largeTitleDisplayMode: LargeTitleDisplayMode {
      get { .automatic }
      set {}
    }
    #if SDK_26
      @available(iOS 26, macCatalyst 26, *) @available(tvOS, unavailable) @available(visionOS, unavailable)
      open var subtitle: String? {
        get { nil }
        set {}
      }
    #endif
    @available(iOS 16, macCatalyst 16, *) @available(tvOS, unavailable)
    open var backAction: UIAction? {
      get { nil }
      set {}
    }
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItem: UIBarButtonItem?
  }

  public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    @available(tvOS, unavailable) case pageSheet
    @available(tvOS, unavailable) case popover = 7
    case automatic = -2
  }

  @MainActor open class UIViewController: UIResponder {
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { nil }
    open var title: String?
    open var view: UIView! = UIView()
    open var viewIfLoaded: UIView? { view }
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    private let storedItem = UINavigationItem()
    open var navigationItem: UINavigationItem { storedItem }
    open var parent: UIViewController? { nil }
    private weak var presenting: UIViewController?
    private var presented: UIViewController?
    open var presentingViewController: UIViewController? { presenting }
    open var presentedViewController: UIViewController? { presented }
    open var presentationController: UIPresentationController? { nil }
    #if os(tvOS)
      @available(tvOS, unavailable) open var sheetPresentationController: UISheetPresentationController? { nil }
    #else
      private lazy var sheet = UISheetPresentationController(presented: self)
      open var sheetPresentationController: UISheetPresentationController? {
        modalPresentationStyle == .pageSheet ? sheet : nil
      }
    #endif
    open var popoverPresentationController: UIPopoverPresentationController? { nil }
    @available(tvOS, unavailable) open var toolbarItems: [UIBarButtonItem]? {
      get { nil }
      set {}
    }
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var isModalInPresentation: Bool = false
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    #if SDK_26
      @available(iOS 26, tvOS 26, visionOS 26, macCatalyst 26, *) open func updateProperties() {}
    #endif
    open func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
      guard presented == nil, view.window != nil else { return }
      presented = viewControllerToPresent
      viewControllerToPresent.presenting = self
      viewControllerToPresent.enter(view.window)
      completion?()
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      guard presented != nil else { return presenting?.dismiss(animated: flag, completion: completion) ?? () }
      presented?.enter(nil)
      presented = nil
      completion?()
    }

    /// Puts the view and those of the children into a window.
    func enter(_ window: UIWindow?) {
      view.storedWindow = window
      for child in children { child.enter(window) }
      if window != nil { viewDidAppear(false) } else { viewDidDisappear(false) }
    }
    open var children: [UIViewController] { [] }
  }

  /// The members of this protocol are optional in Objective-C.
  @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  }

  extension UINavigationControllerDelegate {
    public func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
  }

  /// The members of this protocol are optional in Objective-C.
  @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
  }

  extension UITabBarControllerDelegate {
    public func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
  }

  @MainActor open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    open var viewControllers: [UIViewController]?
    open override var children: [UIViewController] { viewControllers ?? [] }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
      self.viewControllers = viewControllers
      for child in children { child.enter(view.window) }
    }
    open var selectedIndex: Int = 0
    open unowned(unsafe) var selectedViewController: UIViewController?
    open var tabBar: UITabBar { UITabBar() }
    @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *) open var isTabBarHidden: Bool {
      get { false }
      set {}
    }
    #if os(iOS)
      open var moreNavigationController: UINavigationController { UINavigationController() }
      open var customizableViewControllers: [UIViewController]?
    #endif
  }

  @MainActor open class UINavigationController: UIViewController {
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
    public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    private let storedBar = UINavigationBar()
    open var navigationBar: UINavigationBar { storedBar }
    @available(tvOS, unavailable) open var isToolbarHidden: Bool {
      get { true }
      set {}
    }
    @available(tvOS, unavailable) open var toolbar: UIToolbar! { UIToolbar() }
    open weak var delegate: (any UINavigationControllerDelegate)?
    @available(tvOS, unavailable) open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    open var viewControllers: [UIViewController] = []
    #if SDK_26
      @available(iOS 26, macCatalyst 26, visionOS 26, *) @available(tvOS, unavailable)
      open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
    #endif
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
    open override var children: [UIViewController] { viewControllers }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      self.viewControllers = viewControllers
      for child in children { child.enter(view.window) }
      guard let top = viewControllers.last else { return }
      delegate?.navigationController(self, willShow: top, animated: animated)
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }

  @MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
      self.init()
    }
    open var isEnabled: Bool = true
  }

  @MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) { self.init() }
    open var textFields: [UITextField]? { nil }
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
    open func addAction(_ action: UIAlertAction) {}
  }
#endif

// A stand-in for UIKit: declarations that the bindings use, without behavior.

@_exported import Foundation

@MainActor open class UIResponder: Equatable {
  public init() {}
  public nonisolated static func == (one: UIResponder, other: UIResponder) -> Bool { one === other }
  public var isFirstResponder: Bool { false }
}

@MainActor open class UIWindow {
  public weak var windowScene: UIWindowScene?
}

@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name { NSNotification.Name("") }
  public nonisolated class var didActivateNotification: NSNotification.Name { NSNotification.Name("") }
  public var activationState: ActivationState { .foregroundActive }
}

@MainActor open class UIWindowScene: UIScene {}

@MainActor open class UIView: UIResponder {
  public override init() { super.init() }
  public var window: UIWindow? { nil }
  public var isHidden = false
  public var accessibilityLabel: String?
}

public final class NSCoder {}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {}

@MainActor public protocol UIViewControllerTransitionCoordinator: AnyObject {
  @discardableResult
  func animate(
    alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

@MainActor open class UIPresentationController {
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

@MainActor open class UIGestureRecognizer {
  public weak var delegate: (any UIGestureRecognizerDelegate)?
}

@MainActor open class UITabBarItem {
  public var image: UIImage?
  public var title: String?
  public var badgeValue: String?
}

@MainActor open class UITabBar: UIView {}

public enum UIModalPresentationStyle: Int, Sendable { case fullScreen, pageSheet, automatic }

@MainActor open class UIViewController: UIResponder {
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { return nil }
  public var title: String?
  public var view: UIView! { UIView() }
  public var presentedViewController: UIViewController? { nil }
  public var presentationController: UIPresentationController? { nil }
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var isModalInPresentation = false
  public var tabBarItem: UITabBarItem! = UITabBarItem()
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {}
  open func dismiss(animated: Bool, completion: (() -> Void)?) {}
}

@MainActor public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

@MainActor public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
}

@MainActor open class UITabBarController: UIViewController {
  public weak var delegate: (any UITabBarControllerDelegate)?
  open var viewControllers: [UIViewController]?
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
  open var selectedIndex = 0
  public var tabBar: UITabBar { UITabBar() }
}

@MainActor open class UINavigationController: UIViewController {
  public weak var delegate: (any UINavigationControllerDelegate)?
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  open var viewControllers: [UIViewController] = []
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {}
}

@MainActor open class UIAlertAction {
  public enum Style: Int { case `default`, cancel, destructive }
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.init() }
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  public var textFields: [UITextField]? { nil }
  open func addTextField(configurationHandler: ((UITextField) -> Void)?) {}
  open func addAction(_ action: UIAlertAction) {}
}

@MainActor open class UIImage {
  public init?(systemName: String) {}
}

@MainActor open class UIAction {
  public typealias Handler = (UIAction) -> Void
  public var sender: Any? { nil }
  public convenience init(
    title: String = "", image: UIImage? = nil, handler: @escaping @MainActor (UIAction) -> Void
  ) { self.init() }
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }
  public var isEnabled = true
  public func addAction(_ action: UIAction, for events: Event) {}
  public func removeAction(_ action: UIAction, for events: Event) {}
}

@MainActor open class UITextRange {}

@MainActor open class UITextField: UIControl {
  public var placeholder: String?
  public var isSecureTextEntry = false
  public var text: String?
  public var markedTextRange: UITextRange? { nil }
  public var selectedTextRange: UITextRange?
}

@MainActor open class UITextView: UIView {
  // Implicitly unwrapped, as in UIKit.
  public var text: String!
  public var markedTextRange: UITextRange? { nil }
  public var selectedRange = NSRange()
  public nonisolated static let textDidBeginEditingNotification = Notification.Name("begin")
  public nonisolated static let textDidChangeNotification = Notification.Name("change")
  public nonisolated static let textDidEndEditingNotification = Notification.Name("end")
}

@MainActor open class UILabel: UIView { public var text: String? }

@MainActor open class UIImageView: UIView { public var image: UIImage? }

@MainActor open class UIActivityIndicatorView: UIView {
  public func startAnimating() {}
  public func stopAnimating() {}
}

@MainActor open class UIButton: UIControl {}

@MainActor open class UIBarButtonItem {
  public init() {}
  public var isEnabled = true
  public var title: String?
  public var image: UIImage?
  public var primaryAction: UIAction?
}

@MainActor open class UISegmentedControl: UIControl { public var selectedSegmentIndex = 0 }

@MainActor open class UISwitch: UIControl {
  public var isOn = false
  public func setOn(_ on: Bool, animated: Bool) {}
}

@MainActor open class UISlider: UIControl { public var value: Float = 0 }

@MainActor open class UIStepper: UIControl { public var value: Double = 0 }

@MainActor open class UIDatePicker: UIControl { public var date = Date() }

public struct NSDiffableDataSourceSnapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  public init() {}
  public mutating func appendSections(_ identifiers: [SectionID]) {}
  public mutating func appendItems(_ identifiers: [ItemID], toSection section: SectionID? = nil) {}
}

@MainActor open class UICollectionViewCell: UIView {
  public required override init() { super.init() }
}

@MainActor open class UICollectionViewListCell: UICollectionViewCell {}

@MainActor open class UICollectionView: UIView {
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    @MainActor public init(handler: @escaping (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void) {}
  }
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { Cell() }
}

@MainActor open class UICollectionViewDiffableDataSource<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  public typealias Provider =
    (_ view: UICollectionView, _ indexPath: IndexPath, _ item: ItemID) -> UICollectionViewCell?
  public init(collectionView: UICollectionView, cellProvider: @escaping Provider) {}
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {}
}

@MainActor open class UITableViewCell: UIView {}

@MainActor open class UITableView: UIView {
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

@MainActor open class UITableViewDiffableDataSource<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  public typealias Provider = (_ view: UITableView, _ indexPath: IndexPath, _ item: ItemID) -> UITableViewCell?
  public init(tableView: UITableView, cellProvider: @escaping Provider) {}
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {}
}

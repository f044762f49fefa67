// A stand-in for UIKit: responders, views and windows. Signatures only.

#if !os(watchOS)
  @_exported import Foundation

  @MainActor open class UIResponder: NSObject {
    public override init() { super.init() }
    // These functions of NSObject are isolated to no actor.
    nonisolated open func responds(to aSelector: Selector!) -> Bool { false }
    nonisolated open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
    open var isFirstResponder: Bool { false }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { false }
    open var undoManager: UndoManager? { nil }
  }

  @MainActor open class UIWindow: UIView {
    public init(windowScene: UIWindowScene) { super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open weak var windowScene: UIWindowScene?
    open var rootViewController: UIViewController?
    open func makeKeyAndVisible() { rootViewController?.enter(self) }
  }

  @MainActor open class UIView: UIResponder, UIAccessibilityIdentification {
    @MainActor public init(frame: CGRect) { super.init() }
    public required init?(coder: NSCoder) { nil }
    public override convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
    weak var storedWindow: UIWindow?
    open var window: UIWindow? { storedWindow }
    open var isHidden: Bool = false
    open var tintColor: UIColor! = UIColor()
    open var backgroundColor: UIColor?
    open var isUserInteractionEnabled: Bool = true
    open func addSubview(_ view: UIView) {}
    open func removeFromSuperview() {}
    open func didMoveToWindow() {}
    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    #if SDK_26
      @available(iOS 26, tvOS 26, visionOS 26, macCatalyst 26, *) open func updateProperties() {}
      @available(iOS 26, tvOS 26, visionOS 26, macCatalyst 26, *) open func setNeedsUpdateProperties() {}
    #endif
    open var accessibilityIdentifier: String?
  }
#endif

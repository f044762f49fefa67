// A stand-in for UIKit: bars and their appearance. Signatures only.

#if !os(watchOS)
  @_exported import Foundation

  open class UIColor: NSObject, @unchecked Sendable {
    open class var systemIndigo: UIColor { UIColor() }
    open class var white: UIColor { UIColor() }
    open class var black: UIColor { UIColor() }
    open class var systemBackground: UIColor { UIColor() }
  }

  @MainActor open class UIBarAppearance: NSObject, NSCopying {
    public nonisolated override init() { super.init() }
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open var backgroundColor: UIColor?
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
  }

  @MainActor open class UINavigationBarAppearance: UIBarAppearance {}

  @MainActor open class UINavigationBar: UIView {
    #if os(tvOS)
      @available(tvOS, unavailable) open var prefersLargeTitles: Bool { false }
    #else
      open var prefersLargeTitles: Bool = false
    #endif
    // Both properties store copies.
    open var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
  }

  @available(tvOS, unavailable) @MainActor open class UIToolbar: UIView {}
#endif

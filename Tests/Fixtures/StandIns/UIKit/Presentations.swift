// A stand-in for UIKit: sheets and popovers. Signatures only.

#if !os(watchOS)
  @_exported import Foundation

  @available(tvOS, unavailable) @MainActor open class UISheetPresentationController: UIPresentationController {
    @MainActor open class Detent: NSObject {
      public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
      }
      // UIKit marks init() as unavailable.
      init(identifier: Identifier) { super.init() }
      open class func medium() -> Detent { Detent(identifier: Identifier("medium")) }
      open class func large() -> Detent { Detent(identifier: Identifier("large")) }
    }
    open var detents: [Detent] = []
    open var selectedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible: Bool = false
  }

  @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

  extension UIView: UIPopoverPresentationControllerSourceItem {}
  extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

  @MainActor open class UIPopoverPresentationController: UIPresentationController {
    open weak var sourceView: UIView?
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  }
#endif

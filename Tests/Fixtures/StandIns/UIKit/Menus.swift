// A stand-in for UIKit: actions, menus and bar-button items. Signatures only.

#if !os(watchOS)
  @_exported import Foundation

  public typealias UIActionHandler = (UIAction) -> Void

  @MainActor open class UIMenuElement: NSObject, NSCopying {
    public struct Attributes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let disabled = Attributes(rawValue: 1 << 0)
      public static let destructive = Attributes(rawValue: 1 << 1)
      public static let hidden = Attributes(rawValue: 1 << 2)
    }
    public enum State: Int, Sendable { case off, on, mixed }
    // UIKit marks init() as unavailable.
    init(elementTitle: String) { super.init() }
    open var title: String { "" }
    open var image: UIImage? { nil }
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
  }

  @MainActor open class UIAction: UIMenuElement {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public init(rawValue: String) { self.rawValue = rawValue }
    }
    open var identifier: Identifier { Identifier("") }
    open var attributes: UIMenuElement.Attributes = []
    open var state: UIMenuElement.State = .off
    open var sender: Any? { nil }
    @preconcurrency public convenience init(
      title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
      discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
      self.init(elementTitle: title)
      self.handler = handler
    }
    var handler: UIActionHandler?
  }

  @MainActor open class UIMenu: UIMenuElement {
    public struct Options: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let displayInline = Options(rawValue: 1 << 0)
      public static let singleSelection = Options(rawValue: 1 << 5)
    }
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
    }
    open var children: [UIMenuElement] { [] }
    open var identifier: Identifier { Identifier(rawValue: "") }
    @preconcurrency public convenience init(
      title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
      children: [UIMenuElement] = []
    ) { self.init(elementTitle: title) }
  }

  @MainActor open class UIDeferredMenuElement: UIMenuElement {
    open class func uncached(
      _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> Self { fatalError() }
  }

  @MainActor open class UIBarItem: NSObject, UIAccessibilityIdentification {
    open var isEnabled: Bool = true
    open var title: String?
    open var image: UIImage?
    open var accessibilityIdentifier: String?
  }

  @MainActor open class UIBarButtonItem: UIBarItem {
    // Both properties store copies.
    open var primaryAction: UIAction?
    @available(tvOS 17, *) open var menu: UIMenu?
    @available(tvOS 17, *) open var changesSelectionAsPrimaryAction: Bool = false
    @preconcurrency public convenience init(
      title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) { self.init() }
  }
#endif

// What Foundation has only on Apple's platforms.

@_exported import Darwin
@_exported import Foundation

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @available(macOS 10.6, iOS 4, tvOS 9, watchOS 2, visionOS 1, *)
  public static var NSSystemClockDidChange: NSNotification.Name { NSNotification.Name("") }
}

@MainActor open class UndoManager: NSObject {
  open var isUndoing: Bool { false }
  open var isRedoing: Bool { false }
  open var groupsByEvent: Bool {
    get { true }
    set {}
  }
  open var groupingLevel: Int { 0 }
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func setActionName(_ actionName: String) {}
  open func removeAllActions(withTarget target: Any) {}
  // The function of the SDK is not sendable, or isolated to the main actor in later ones.
  public func registerUndo<TargetType>(
    withTarget target: TargetType, handler: @escaping @Sendable (TargetType) -> Void
  ) where TargetType: AnyObject {}
}

open class NSUserActivity: NSObject {
  public init(activityType: String) { super.init() }
  open var activityType: String { "" }
  open var userInfo: [AnyHashable: Any]?
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {}
  open var webpageURL: URL?
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

extension NSObjectProtocol {
  public func responds(to aSelector: Selector!) -> Bool { false }
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }
}

public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension String {
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
  }

  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self.init() }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct LocalizedStringResource: Equatable, ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
}

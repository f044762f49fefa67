/// The inputs of a screen as a value.
///
/// A route can be stored, compared and encoded. The screen's view model is created from it.
public protocol NavigationRoute: Hashable, Codable, Sendable {
  /// The name of the screen in stored data: the name of its view model.
  static var screenName: String { get }
  /// A text that changes when stored routes of an earlier version can no longer be decoded.
  static var fingerprint: String { get }
}

extension NavigationRoute {
  fileprivate func isEqual(to other: any NavigationRoute) -> Bool { (other as? Self) == self }
}

/// A route of any screen.
public struct AnyRoute: Hashable, Sendable {
  /// The route of the screen.
  public let base: any NavigationRoute

  /// Creates a route of any screen from the route of a screen.
  public init(_ base: any NavigationRoute) { self.base = base }

  public static func == (one: AnyRoute, other: AnyRoute) -> Bool { one.base.isEqual(to: other.base) }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// The name of the screen's view model.
  public var screenName: String { type(of: base).screenName }
}

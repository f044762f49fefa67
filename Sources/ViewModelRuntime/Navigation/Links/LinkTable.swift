/// A link of an app, with the screens that it opens.
public struct ScreenLink: Sendable {
  /// The pattern of the link.
  public let pattern: LinkPattern
  let routes: @Sendable (LinkParameters) -> [AnyRoute]?

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the link.
  ///   - routes: Returns the screens from the root to the visible one, or nil for parameters that are not valid.
  public init(
    _ pattern: LinkPattern, routes: @escaping @Sendable (LinkParameters) -> [any NavigationRoute]?
  ) {
    self.pattern = pattern
    self.routes = { routes($0)?.map { AnyRoute($0) } }
  }

  /// Creates a link from the text of its pattern. A text that is not a pattern matches no link.
  public init(
    _ pattern: String, routes: @escaping @Sendable (LinkParameters) throws -> [any NavigationRoute]
  ) {
    self.init(LinkPattern(pattern) ?? .unmatched) { try? routes($0) }
  }
}

/// The links of an app.
public struct LinkTable: Sendable {
  /// The links in order.
  public let links: [ScreenLink]

  /// Creates a table. Of several links that match, the first one with valid parameters counts.
  public init(_ links: [ScreenLink] = []) { self.links = links }

  /// Returns the screens of a link, or nil for an unknown link or a parameter that is not valid.
  public func routes(of url: String) -> [AnyRoute]? {
    guard let address = LinkAddress(url) else { return nil }
    for link in links {
      guard let parameters = link.pattern.match(address) else { continue }
      if let routes = link.routes(parameters), !routes.isEmpty { return routes }
    }
    return nil
  }
}

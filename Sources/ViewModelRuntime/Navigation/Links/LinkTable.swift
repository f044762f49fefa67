/// A link of an app, with the screens that it opens.
public struct ScreenLink: Sendable {
  /// The pattern of the link.
  public let pattern: LinkPattern
  /// The tab that the link selects; nil if the first screen of the link determines the tab.
  let tab: ScreenTabName?
  let routes: @Sendable (LinkParameters) -> [AnyRoute]?

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the link.
  ///   - routes: Returns the screens from the root to the visible one, or nil for parameters that are not valid.
  public init(
    _ pattern: LinkPattern, routes: @escaping @Sendable (LinkParameters) -> [any NavigationRoute]?
  ) {
    self.init(pattern, tab: nil, routes: routes)
  }

  private init(
    _ pattern: LinkPattern, tab: ScreenTabName?,
    routes: @escaping @Sendable (LinkParameters) -> [any NavigationRoute]?
  ) {
    self.pattern = pattern
    self.tab = tab
    self.routes = { routes($0)?.map { AnyRoute($0) } }
  }

  /// Creates a link from the text of its pattern. A text that is not a pattern matches no link.
  public init(
    _ pattern: String, routes: @escaping @Sendable (LinkParameters) throws -> [any NavigationRoute]
  ) {
    self.init(LinkPattern(pattern) ?? .unmatched, tab: nil) { try? routes($0) }
  }

  /// Creates a link that selects a tab, and opens its screens above the root of the tab.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the link. A text that is not a pattern matches no link.
  ///   - tab: The name of the tab.
  ///   - tabs: The name of the tabs.
  ///   - routes: Returns the screens above the root of the tab, or throws for parameters that are not valid.
  public init(
    _ pattern: String, inTab tab: String, of tabs: String,
    routes: @escaping @Sendable (LinkParameters) throws -> [any NavigationRoute]
  ) {
    let name = ScreenTabName(tabs: tabs, tab: tab)
    self.init(LinkPattern(pattern) ?? .unmatched, tab: name) { try? routes($0) }
  }
}

/// The names of a tab and of the tabs that contain it.
struct ScreenTabName: Hashable, Sendable {
  let tabs: String
  let tab: String
}

/// What a link opens.
struct LinkTarget: Hashable, Sendable {
  /// The tab that the link selects, if it names one.
  let tab: ScreenTabName?
  /// The screens from the root, or above the root of the named tab.
  let routes: [AnyRoute]
}

/// The links of an app.
public struct LinkTable: Sendable {
  /// The links in order.
  public let links: [ScreenLink]

  /// Creates a table. Of several links that match, the first one with valid parameters counts.
  public init(_ links: [ScreenLink] = []) { self.links = links }

  /// Returns the screens of a link, or nil for an unknown link or a parameter that is not valid.
  public func routes(of url: String) -> [AnyRoute]? { target(of: url)?.routes }

  func target(of url: String) -> LinkTarget? {
    guard let address = LinkAddress(url) else { return nil }
    for link in links {
      guard let parameters = link.pattern.match(address) else { continue }
      if let routes = link.routes(parameters), !routes.isEmpty || link.tab != nil {
        return LinkTarget(tab: link.tab, routes: routes)
      }
    }
    return nil
  }
}

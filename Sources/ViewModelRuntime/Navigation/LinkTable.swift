@_spi(Generated) import ViewModelCore

/// A link of an app, with the screens that it opens.
@_spi(Generated) public struct ScreenLink: Sendable {
  /// The pattern of the link.
  public let pattern: LinkPattern
  /// The tab that the link selects; nil if the first screen of the link determines the tab.
  package let tab: ScreenTabName?
  package let routes: @Sendable (LinkParameters) -> [AnyRoute]?

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
package struct ScreenTabName: Hashable, Sendable {
  let tabs: String
  let tab: String
}

/// What a link opens.
package struct LinkTarget: Hashable, Sendable {
  /// The tab that the link selects, if it names one.
  let tab: ScreenTabName?
  /// The screens from the root, or above the root of the named tab.
  let routes: [AnyRoute]

  package init(tab: ScreenTabName?, routes: [AnyRoute]) {
    self.tab = tab
    self.routes = routes
  }
}

/// The links of an app.
public struct LinkTable: Sendable {
  /// The links in order.
  @_spi(Generated) public let links: [ScreenLink]

  /// Creates a table without links.
  public init() { links = [] }

  /// Creates a table. Of several links that match, the first one with valid parameters counts.
  @_spi(Generated) public init(_ links: [ScreenLink]) { self.links = links }

  /// Returns the screens of a link, or nil for an unknown link or a parameter that is not valid.
  public func routes(of url: String) -> [AnyRoute]? { target(of: url)?.routes }

  package func target(of url: String) -> LinkTarget? {
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

/// The escapes of links, such as `%20`.
enum LinkText {
  /// Returns the text without escapes, or nil if an escape is incomplete or the bytes are not valid UTF-8.
  static func decode(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.popFirst().flatMap(value), let low = rest.popFirst().flatMap(value) else { return nil }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    // Decoding replaces bytes that are not valid.
    let decoded = String(decoding: bytes, as: UTF8.self)
    return decoded.utf8.elementsEqual(bytes) ? decoded : nil
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func value(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte - UInt8(ascii: "0") }
    let letter = byte | 0x20
    guard (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(letter) else { return nil }
    return letter - UInt8(ascii: "a") + 10
  }
}

// Links.
extension Navigation {
  /// Shows the screens of a link. Screens that are already open stay open, with their view models.
  ///
  /// If the link names a tab, or its first screen is the root of a tab, that tab is selected. Otherwise, the screens are
  /// shown above the root of the visible tab, or replace the screens of a container without tabs.
  ///
  /// - Returns: False for a link that is unknown, has a parameter that is not valid, or names a tab that is not open. It
  ///   has no effect.
  @discardableResult
  public func open(url: String) -> Bool {
    guard let target = links.target(of: url) else { return false }
    let routes = target.routes
    let newest = newest
    if let name = target.tab {
      guard let stack = newest.tabs.first(where: { tabItems[$0.id]?.name == name }) else { return false }
      return show(stack.entries.prefix(1).map(\.route) + routes, in: stack)
    }
    let stack = newest.tabs.first { $0.entries.first?.route == routes.first } ?? newest.selectedStack
    guard let stack else { return open(routes) }
    let isRoot = stack.entries.first?.route == routes.first
    let hasTabs = tabItems[stack.id] != nil
    if !isRoot, !hasTabs { return open(routes) }
    let root = isRoot ? [] : stack.entries.prefix(1).map(\.route)
    return show(root + routes, in: stack)
  }

  /// Selects a tab and replaces its screens. Open screens with equal routes from the root on stay open.
  private func show(_ routes: [AnyRoute], in stack: ScreenStack) -> Bool {
    guard let entries = entries(of: routes, reusing: stack.entries) else { return false }
    request(.dismissAll)
    request(.select(tab: stack.id))
    request(.replaceEntries(entries, of: stack.id))
    return true
  }

  private func open(_ routes: [AnyRoute]) -> Bool {
    guard let entries = entries(of: routes, reusing: []) else { return false }
    request(.replaceTabs([makeStack(entries)], selected: 0))
    return true
  }

  /// Returns entries for routes. Open screens with equal routes from the root on are reused.
  func entries(of routes: [AnyRoute], reusing open: [ScreenEntry]) -> [ScreenEntry]? {
    let kept = zip(open, routes).prefix { $0.route == $1 }.map(\.0)
    var created: [any ScreenViewModel] = []
    for route in routes.dropFirst(kept.count) {
      factory.noteRequest(for: route.screenName)
      guard let screen = factory.makeScreen(route) else { return nil }
      created.append(screen)
    }
    return kept + created.map { makeEntry($0) }
  }
}

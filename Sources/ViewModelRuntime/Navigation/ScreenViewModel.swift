import Foundation
@_spi(Generated) import ViewModelCore

/// A view model that can be navigated to.
@MainActor
public protocol ScreenViewModel: ViewModel {
  // These names cannot be names in a schema, since a member of the same name would hide them.
  associatedtype ScreenRoute: NavigationRoute = PlainRoute<Self>

  /// The inputs of the screen, as a value.
  var screenRoute: ScreenRoute { get }
  /// The texts for the container's title bar.
  var screenTitle: ScreenTitle { get }
  /// The localized question that must be confirmed before the screen is left, or nil if it can be left.
  var leaveQuestion: String? { get }
}

extension ScreenViewModel {
  /// An empty title by default.
  public var screenTitle: ScreenTitle { ScreenTitle() }
  /// Nil by default.
  public var leaveQuestion: String? { nil }
}

extension ScreenViewModel where ScreenRoute == PlainRoute<Self> {
  /// The screen, which has no inputs.
  public var screenRoute: PlainRoute<Self> { PlainRoute() }
}

/// A screen that returns a value to the command that opened it.
@MainActor
public protocol ResultScreenViewModel: ScreenViewModel {
  /// The type of the value.
  associatedtype ScreenResult: Sendable
}

/// The texts for the title bar of a container.
public struct ScreenTitle: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The text below the title.
  public var subtitle: String?
  /// The text that replaces the title while the screen is loading; otherwise nil.
  public var loadingTitle: String?

  /// Creates the texts of a title bar.
  public init(_ title: String = "", subtitle: String? = nil, loadingTitle: String? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.loadingTitle = loadingTitle
  }

  /// The text that the container currently displays: the loading title if there is one.
  public var displayedTitle: String { loadingTitle ?? title }
}

/// The inputs of a screen as a value.
///
/// A route can be stored, compared and encoded. The screen's view model is created from it.
public protocol NavigationRoute: Hashable, Codable, Sendable {
  /// The name of the screen in stored data: the name of its view model.
  static var screenName: String { get }
  /// A text that changes when stored routes of an earlier version can no longer be decoded.
  static var fingerprint: String { get }
}

/// The route of a screen without inputs.
public struct PlainRoute<Screen>: NavigationRoute {
  public static var screenName: String { "\(Screen.self)" }
  /// The hash of no inputs, which vmgen computes for screens with inputs.
  public static var fingerprint: String { "cbf29ce484222325" }

  /// Creates a route.
  public init() {}
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

/// Creates the view models of screens from their routes.
@MainActor
public struct ScreenFactory {
  private var kinds: [String: ScreenKind] = [:]

  /// Creates a factory that creates no screen.
  public init() {}

  /// Creates a factory.
  ///
  /// - Parameter kinds: The screens that the factory creates. Of several with one name, the first one counts.
  @_spi(Generated) public init(_ kinds: [ScreenKind]) {
    for kind in kinds where self.kinds[kind.name] == nil { self.kinds[kind.name] = kind }
  }

  /// Returns a new view model for a route, or nil for a route of another screen.
  public func makeScreen(_ route: AnyRoute) -> (any ScreenViewModel)? { kinds[route.screenName]?.make(route) }

  package func decode(_ data: Data, name: String, fingerprint: String) -> AnyRoute? {
    guard let kind = kinds[name], kind.fingerprint == fingerprint else { return nil }
    return kind.decode(data)
  }

  /// Reports the name of a screen that a link or stored data contain, and that the factory does not create.
  func noteRequest(for screen: String) {
    if kinds[screen] == nil { ViewModelFault.sendOnce(.unknownScreen(screen: screen)) }
  }
}

/// A screen that a ``ScreenFactory`` creates.
@MainActor
@_spi(Generated) public struct ScreenKind {
  let name: String
  let fingerprint: String
  let decode: (Data) -> AnyRoute?
  let make: (AnyRoute) -> (any ScreenViewModel)?

  /// Creates the entry of a screen.
  ///
  /// - Parameters:
  ///   - route: The type of the screen's routes.
  ///   - make: Creates the view model of a route.
  public init<Route: NavigationRoute>(_ route: Route.Type, make: @escaping @MainActor (Route) -> any ScreenViewModel) {
    name = Route.screenName
    fingerprint = Route.fingerprint
    decode = { data in (try? RouteCoding.decoder.decode(Route.self, from: data)).map { AnyRoute($0) } }
    self.make = { ($0.base as? Route).map(make) }
  }
}

/// The JSON of routes.
package enum RouteCoding {
  package static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}

/// The tabs of a container. Each tab has a root screen and a stack of its own.
@MainActor
public struct ScreenTabs {
  /// The name of the tabs in the schema.
  public let name: String
  /// The tabs in order.
  @_spi(Generated) public let items: [ScreenTab]
  /// The index of the first visible tab.
  public let selected: Int

  /// Creates tabs.
  @_spi(Generated) public init(_ items: [ScreenTab], name: String = "", selected: Int = 0) {
    self.name = name
    self.items = items
    self.selected = selected
  }
}

/// A tab of a container.
@MainActor
@_spi(Generated) public struct ScreenTab {
  /// The name of the tab in the schema.
  public let name: String
  /// The root screen of the tab.
  public let screen: any ScreenViewModel
  private let readLabel: () -> ScreenTabLabel

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - screen: The root screen of the tab.
  ///   - name: The name of the tab, which links can select.
  ///   - label: Returns the label of the tab. It reads displays of the screen, so that the badge follows them.
  public init<Root: ScreenViewModel>(
    _ screen: Root, name: String = "", label: @escaping @MainActor (Root) -> ScreenTabLabel
  ) {
    self.name = name
    self.screen = screen
    readLabel = { label(screen) }
  }

  /// The texts and the icon of the tab's button.
  public var label: ScreenTabLabel { readLabel() }
}

/// The texts and the icon of a tab's button.
public struct ScreenTabLabel: Hashable, Sendable {
  /// The localized title.
  public var title: String
  /// The name of the icon.
  public var icon: String?
  /// The text of the badge, or nil for none.
  public var badge: String?

  /// Creates the label of a tab.
  public init(_ title: String, icon: String? = nil, badge: String? = nil) {
    self.title = title
    self.icon = icon
    self.badge = badge
  }

  /// Creates the label of a tab with a number as its badge. Zero shows no badge.
  public init(_ title: String, icon: String? = nil, badge: Int) {
    self.init(title, icon: icon, badge: badge == 0 ? nil : "\(badge)")
  }
}

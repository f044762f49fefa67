import Foundation

/// Creates the view models of screens from their routes.
@MainActor
public struct ScreenFactory {
  private var kinds: [String: ScreenKind] = [:]

  /// Creates a factory.
  ///
  /// - Parameter kinds: The screens that the factory creates. Of several with one name, the first one counts.
  public init(_ kinds: [ScreenKind] = []) {
    for kind in kinds where self.kinds[kind.name] == nil { self.kinds[kind.name] = kind }
  }

  /// Returns a new view model for a route, or nil for a route of another screen.
  public func makeScreen(_ route: AnyRoute) -> (any ScreenViewModel)? { kinds[route.screenName]?.make(route) }

  func decode(_ data: Data, name: String, fingerprint: String) -> AnyRoute? {
    guard let kind = kinds[name], kind.fingerprint == fingerprint else { return nil }
    return kind.decode(data)
  }
}

/// A screen that a ``ScreenFactory`` creates.
@MainActor
public struct ScreenKind {
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
enum RouteCoding {
  static var encoder: JSONEncoder {
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

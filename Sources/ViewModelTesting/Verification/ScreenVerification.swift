import Foundation
@_spi(Generated) import ViewModelRuntime

extension ViewModelGraph {
  /// Returns a failure for each example whose screen breaks a rule of navigation.
  ///
  /// The route of the screen must round-trip through JSON, and changed JSON must not crash. After the steps of the
  /// example, the screen must be held by its leave question, in every way to leave it, or close without a question.
  package func screenFailures(from examples: [ViewModelExample<Owner>]) async -> [String] {
    await includingAsyncFaults { await navigationFailures(of: examples) }
  }

  private func navigationFailures(of examples: [ViewModelExample<Owner>]) async -> [String] {
    var failures: [String] = []
    var routes: Set<AnyRoute> = []
    for example in examples {
      guard let screen = example.given() as? any ScreenViewModel else { continue }
      if routes.insert(route(of: screen)).inserted {
        failures += routeFailures(ofScreen: screen).map { "\(example.place): \($0)" }
      }
      var leaving: [String] = []
      // The failures of the example itself are reported by its own test.
      _ = await example.run { owner, checks in
        guard let screen = owner as? any ScreenViewModel else { return }
        for way in WayToLeave.allCases { leaving += await way.failures(of: screen, checks) }
      }
      failures += leaving.map { "\(example.place): after \"\(example.title)\", \($0)" }
    }
    return failures
  }
}

@MainActor
private func route(of screen: some ScreenViewModel) -> AnyRoute { AnyRoute(screen.screenRoute) }

@MainActor
private func routeFailures(ofScreen screen: some ScreenViewModel) -> [String] { routeFailures(of: screen.screenRoute) }

/// Returns failures of a route that does not round-trip.
@MainActor
func routeFailures<Route: NavigationRoute>(of route: Route) -> [String] {
  guard let data = try? RouteCoding.encoder.encode(route) else { return ["the route \(route) cannot be encoded"] }
  let factory = ScreenFactory([ScreenKind(Route.self) { _ in PlainScreen("") }])
  func decode(_ data: Data, fingerprint: String = Route.fingerprint) -> AnyRoute? {
    factory.decode(data, name: Route.screenName, fingerprint: fingerprint)
  }
  var failures: [String] = []
  // A route that contains NaN does not equal itself.
  if decode(data) != AnyRoute(route), route == route { failures.append("the route \(route) does not round-trip") }
  if decode(data, fingerprint: Route.fingerprint + "?") != nil {
    failures.append("a route of another version of the schema is decoded")
  }
  // Decoding must be total: these calls must return.
  for count in Swift.stride(from: 0, to: data.count, by: max(data.count / 32, 1)) {
    _ = decode(data.prefix(count))
    var changed = data
    changed[changed.startIndex + count] ^= 0x15
    _ = decode(changed)
  }
  return failures
}

/// A way to leave a screen.
@MainActor
private enum WayToLeave: String, CaseIterable {
  case back, swipe, pop, popToRoot, tab, link

  private func leave(_ navigation: Navigation, _ id: ScreenEntry.ID) {
    switch self {
    case .back: navigation.back()
    case .swipe: navigation.close(id)
    case .pop: navigation.pop()
    case .popToRoot: navigation.popToRoot()
    case .tab: navigation.select(tabAt: 1)
    case .link: navigation.open(url: "/other")
    }
    navigation.commitPending()
  }

  /// Returns failures of leaving a screen above the root of the first of two tabs.
  func failures(of screen: some ScreenViewModel, _ checks: ExampleChecks) async -> [String] {
    let navigation = Navigation(links: LinkTable([ScreenLink("/other", inTab: "other", of: "") { _ in [] }]))
    let tabs = ["first", "other"].map { name in ScreenTab(PlainScreen(name), name: name) { _ in ScreenTabLabel(name) } }
    navigation.resetRoot(ScreenTabs(tabs))
    navigation.push(screen)
    navigation.commitPending()
    guard let id = navigation.state.top?.id else { return ["the screen cannot be opened"] }
    func isShown() -> Bool { navigation.state.top?.id == id }
    let question = screen.leaveQuestion
    leave(navigation, id)
    guard let question else { return isShown() ? ["`\(rawValue)` does not leave the screen"] : [] }
    guard isShown() else { return ["`\(rawValue)` leaves the screen without its question"] }
    guard navigation.questions.current?.text == question else { return ["`\(rawValue)` does not ask the question"] }
    navigation.questions.current?.decline()
    await checks.waitUntilIdle()
    guard isShown() else { return ["`\(rawValue)` leaves the screen although the question was declined"] }
    leave(navigation, id)
    navigation.questions.current?.confirm()
    await checks.waitUntilIdle()
    return isShown() ? ["`\(rawValue)` does not leave the screen although the question was confirmed"] : []
  }
}

/// A screen without content, below and beside the screen that is verified.
@MainActor
final class PlainScreen: ScreenViewModel {
  struct ScreenRoute: NavigationRoute {
    static let screenName = ""
    static let fingerprint = ""

    var name: String
  }

  struct Inputs: ViewModelInputs {
    var name: String
    var context: DisplayContext
  }

  private let state: ViewModelState<Values>

  init(_ name: String) { state = ViewModelState(Values(inputs: Inputs(name: name, context: .example))) }

  var screenRoute: ScreenRoute { ScreenRoute(name: state.values.inputs.name) }
  var viewModelObservers: ViewModelObservers<PlainScreen> { state }

  private enum Key: Int, ObservationKey {
    case context
  }

  private struct Values: ViewModelValues {
    static let observedProperties = ObservedProperties<PlainScreen>([\.screenRoute])

    var inputs: Inputs

    mutating func updateDerived(from old: Self, _ changed: inout PropertyChanges<Key>) {}
  }
}

extension LinkTable {
  /// Returns a failure for each link that does not round-trip, and for each hostile text that is read as a link of
  /// another.
  ///
  /// Each pattern is printed with several values for each parameter and read again.
  public func failures() -> [String] { links.flatMap(failures) + hostileFailures() }

  private static let values = ["1", "-7", "true", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "a b/ä?&=%2F+#{x}.."]

  private func failures(of link: ScreenLink) -> [String] {
    var isPrinted = false
    var failures: [String] = []
    for texts in Self.combinations(link.pattern.pathParameters + link.pattern.queryParameters) {
      let parameters = LinkParameters(values: texts)
      guard let routes = link.routes(parameters), let url = link.pattern.link(parameters) else { continue }
      isPrinted = true
      // The first screen with the same pattern decides.
      if target(of: url) != LinkTarget(tab: link.tab, routes: routes) {
        failures.append("`\(url)` does not open the screens that it was printed for")
      }
    }
    return isPrinted ? failures : failures + ["no values fit the parameters of a link"]
  }

  /// Returns assignments of values to parameters. A query parameter is also missing in one of them.
  private static func combinations(_ names: [String]) -> [[String: String]] {
    names.prefix(4).reduce([[:]]) { found, name in
      found + found.flatMap { texts in values.map { texts.merging([name: $0]) { _, new in new } } }
    }
  }

  /// Reading must be total: every call must return. A text that is not a link opens nothing.
  private func hostileFailures() -> [String] {
    let junk = [
      "", " ", "?", "#", "%", "//", "///", "/%", "/%4", "/%ZZ", "/%FF%FE", "javascript:alert(1)", ":", "a:b:c",
      String(repeating: "/", count: 10_000), String(repeating: "%25", count: 10_000),
    ]
    return junk.filter { routes(of: $0) != nil && LinkAddress($0)?.segments.isEmpty != true }.map {
      "the text `\($0.prefix(40))` is read as a link"
    }
  }
}

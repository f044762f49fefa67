import Foundation

/// Returns a failure for each example whose screen breaks a rule of navigation.
///
/// The route of the screen must round-trip through JSON, and changed JSON must not crash. After the steps of the example,
/// the screen must be held by its leave question, in every way to leave it, or close without a question.
@MainActor
public func screenFailures<Owner: ScreenViewModel>(of examples: [ViewModelExample<Owner>]) async -> [String] {
  await includingAsyncFaults { await navigationFailures(of: examples) }
}

@MainActor
private func navigationFailures<Owner: ScreenViewModel>(of examples: [ViewModelExample<Owner>]) async -> [String] {
  var failures: [String] = []
  var routes: Set<Owner.ScreenRoute> = []
  for example in examples {
    let route = example.given().screenRoute
    if routes.insert(route).inserted { failures += routeFailures(of: route).map { "\(example.place): \($0)" } }
    var leaving: [String] = []
    // The failures of the example itself are reported by its own test.
    _ = await example.run { owner, checks in
      for way in WayToLeave.allCases { leaving += await way.failures(of: owner, checks) }
    }
    failures += leaving.map { "\(example.place): after \"\(example.title)\", \($0)" }
  }
  return failures
}

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

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

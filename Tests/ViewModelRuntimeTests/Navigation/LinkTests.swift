import Foundation
import Testing

@testable import ViewModelContext
@_spi(Generated) @testable import ViewModelCore
@testable import ViewModelFormatting
@_spi(Generated) @testable import ViewModelRuntime

/// Patterns of links, and the links that they match.
struct LinkTests {
  private func match(_ pattern: String, _ link: String) -> [String: String]? {
    LinkAddress(link).flatMap { LinkPattern(pattern)?.match($0)?.values }
  }

  @Test func parametersAreSegmentsAndQueryItems() {
    let pattern = "/repositories/{owner}/{name}?tab={tab}"
    #expect(match(pattern, "/repositories/ada/engine") == ["owner": "ada", "name": "engine"])
    #expect(
      match(pattern, "/repositories/ada/engine?tab=code&utm=x") == ["owner": "ada", "name": "engine", "tab": "code"])
    #expect(match(pattern, "https://example.com/repositories/a%20b/c%2Fd/#top") == ["owner": "a b", "name": "c/d"])
    #expect(match(pattern, "app://repositories/ada/engine") == ["owner": "ada", "name": "engine"])
    #expect(match(pattern, "app:///repositories/ada/engine") == ["owner": "ada", "name": "engine"])
    #expect(match("/", "https://example.com") == [:])
    #expect(match("/s?q={query}", "/s?q=a+b%2B") == ["query": "a b+"])
  }

  @Test(arguments: [
    "", " ", "/", "//", "///", "/repositories", "/repositories/ada", "/repositories/ada/engine/x",
    "/repositories//engine",
    "/repositories/ada/%", "/repositories/ada/%4", "/repositories/ada/%GG", "/repositories/ada/%FF",
    "/repositories/ada/%C3%28", "/repositories/ada/%ED%A0%80", "/Repositories/ada/engine", "repositories/ada/engine",
    "/repositories/ada/engine?tab=a&tab=b", "/repositories/ada/engine?tab=%F0%28", "1app:/repositories/ada/engine",
    ":", "://", "?", "#", "https:", "https://", "mailto:ada@example.com",
  ])
  func aLinkThatDoesNotMatchIsUnknown(_ link: String) {
    #expect(match("/repositories/{owner}/{name}?tab={tab}", link) == nil)
  }

  @Test func aLongLinkIsUnknown() {
    let name = String(repeating: "a", count: 8192)
    #expect(match("/u/{name}", "/u/\(name.prefix(8000))") != nil)
    #expect(match("/u/{name}", "/u/\(name)") == nil)
    #expect(LinkPattern("/u/{name}")?.link(LinkParameters(["name": name])) == nil)
    #expect(match("/u/{name}", String(repeating: "/", count: 1_000_000)) == nil)
  }

  @Test(arguments: [
    "", "a", "/{", "/}", "/{}", "/{a}{b}", "/x{a}", "/{a}x", "/{{a}}", "/{a}/{a}", "/?q", "/?q=x", "/?={q}",
    "/?q={a}&q={b}", "/{q}?q={q}",
  ])
  func aTextThatIsNoPatternIsRefused(_ text: String) {
    #expect(LinkPattern(text) == nil)
  }

  @Test func valuesOfParametersAreTyped() {
    #expect(LinkParameters(values: ["n": "12"]).value("n", as: Int.self) == 12)
    for text in ["", "+1", "01", "1.0", " 1", "9223372036854775808", "१२", "-0"] {
      #expect(LinkParameters(values: ["n": text]).value("n", as: Int.self) == nil, "\(text)")
    }
    #expect(Int(linkText: "-9223372036854775808") == .min)
    #expect(Bool(linkText: "true") == true && Bool(linkText: "yes") == nil)
    #expect(UUID(linkText: "junk") == nil)
    #expect(Sort(linkText: "name") == .name && Sort(linkText: "size") == nil)
    #expect(LinkParameters().value("n", as: String.self) == nil)
  }

  private enum Sort: String, LinkParameter {
    case name, date
  }

  @Test func printingAndParsingRoundTrip() throws {
    var random = SystemRandomNumberGenerator()
    let characters = Array("aZ09-._~/?#&=+% %2F{}\u{0}\n\r\u{301}é漢😀👨‍👩‍👧\u{FFFD}\u{10FFFF}").map(String.init)
    let pattern = try #require(LinkPattern("/r e/{one}/é/{two}?q={query}&s t={other}"))
    for _ in 0..<5000 {
      func text() -> String {
        (0..<Int.random(in: 1...8, using: &random)).compactMap { _ in characters.randomElement() }.joined()
      }
      var values = ["one": text(), "two": text()]
      if Bool.random() { values["query"] = Bool.random() ? text() : "" }
      if Bool.random() { values["other"] = text() }
      let link = try #require(pattern.link(LinkParameters(values: values)))
      let prefixed = ["", "https://example.com", "app://"].randomElement().map { $0 + link } ?? link
      let address = try #require(LinkAddress(prefixed.replacingOccurrences(of: "app:///", with: "app:///")))
      let read = try #require(pattern.match(address)?.values)
      #expect(read.mapValues { Array($0.utf8) } == values.mapValues { Array($0.utf8) })
    }
  }

  @Test func randomTextNeverStopsTheReader() {
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "/", "//", "%", "%2", "%25", "%FF", "?", "&", "=", "#", ":", "a", "app:", "https://", "\u{0}", "😀", ".", "+",
    ]
    let patterns = ["/", "/a", "/{x}", "/{x}/a?a={y}"].compactMap { LinkPattern($0) }
    for _ in 0..<20_000 {
      let link = (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in pieces.randomElement() }.joined()
      for pattern in patterns {
        guard let parameters = LinkAddress(link).flatMap({ pattern.match($0) }) else { continue }
        // Whatever is read can be printed and read again.
        let printed = pattern.link(parameters)
        #expect(printed.flatMap { LinkAddress($0) }.flatMap { pattern.match($0) } == parameters, "\(link)")
      }
    }
  }

  @Test(arguments: [
    ("/a", "/a", true), ("/a", "/b", false), ("/a", "/{x}", true), ("/{x}", "/{y}", true), ("/a/{x}", "/{x}/b", true),
    ("/a/{x}", "/b/{x}", false), ("/a", "/a/b", false), ("/", "/", true), ("/a?q={q}", "/a?r={q}", true),
  ])
  func overlapIsDetected(_ one: String, _ other: String, _ overlaps: Bool) throws {
    let one = try #require(LinkPattern(one))
    let other = try #require(LinkPattern(other))
    #expect(one.overlaps(other) == overlaps && other.overlaps(one) == overlaps)
  }
}

/// Links that open screens.
@MainActor
struct OpenLinkTests {
  private static let table = LinkTable(
    [
      LinkPattern("/b").map { ScreenLink($0) { _ in [TestScreen.ScreenRoute(name: "b")] } },
      LinkPattern("/a/{name}").map {
        ScreenLink($0) { parameters in
          guard let name: String = parameters.value("name"), name != "bad" else { return nil }
          return [
            TestScreen.ScreenRoute(name: "a"), TestScreen.ScreenRoute(name: name), TestScreen.ScreenRoute(name: "z"),
          ]
        }
      },
    ].compactMap { $0 })

  @Test func aLinkReplacesTheScreens() async {
    await withNavigation(tabs: ["x"], links: Self.table) { navigation, tasks in
      navigation.performNow(.push(TestScreen("y")), .present(TestScreen("s")))
      #expect(navigation.open(url: "https://example.com/a/c"))
      await tasks.waitUntilIdle()
      #expect(navigation.map == "a c z")
    }
  }

  @Test func screensThatAreOpenAlreadyAreKept() async {
    await withNavigation(links: Self.table) { navigation, tasks in
      navigation.performNow(.push(TestScreen("c")), .push(TestScreen("d")), .present(TestScreen("s")))
      let kept = (navigation.opened("a"), navigation.opened("c"))
      navigation.open(url: "/a/c")
      await tasks.waitUntilIdle()
      #expect(navigation.map == "a c z")
      #expect(navigation.opened("a") === kept.0 && navigation.opened("c") === kept.1)
    }
  }

  @Test func aLinkSelectsTheTabOfItsRoot() async {
    await withNavigation(tabs: ["a", "b"], links: Self.table) { navigation, tasks in
      navigation.performNow(.push(TestScreen("c")))
      navigation.open(url: "/b")
      await tasks.waitUntilIdle()
      #expect(navigation.map == "a c | *b")
      navigation.open(url: "/a/d")
      await tasks.waitUntilIdle()
      #expect(navigation.map == "*a d z | b")
    }
  }

  @Test func aLinkWithoutATabOpensAboveTheRootOfTheVisibleTab() async {
    await withNavigation(tabs: ["x", "y"], links: Self.table) { navigation, tasks in
      navigation.open(url: "/a/c")
      await tasks.waitUntilIdle()
      #expect(navigation.map == "*x a c z | y")
    }
  }

  @Test func anUnknownLinkHasNoEffect() async {
    await withNavigation(links: Self.table) { navigation, _ in
      for url in ["/unknown", "/a/bad", "", "%", "/a/%FF"] { #expect(!navigation.open(url: url), "\(url)") }
      #expect(navigation.map == "a" && navigation.pending.isEmpty)
    }
  }

  @Test func aLinkToAScreenThatTheFactoryDoesNotCreateHasNoEffect() async {
    await withNavigation(tabs: ["x"], links: Self.table) { navigation, _ in
      navigation.factory = ScreenFactory()
      #expect(!navigation.open(url: "/b") && navigation.map == "x")
    }
  }
}

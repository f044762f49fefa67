import Foundation
import Testing
import ViewModelRuntime
import ViewModelTesting

/// The generated links of `Portal.vmodel`.
@MainActor @Suite struct LinkTests {
  private let portal = Portal()

  @Test(arguments: [
    ("/imprint", [ScreenName.headlines, .member, .imprint], 2),
    ("/articles/5", [.headlines, .article, .member, .imprint], 0),
    ("https://example.com/articles/5?utm=1#top", [.headlines, .article, .member, .imprint], 0),
    ("portal://articles/5", [.headlines, .article, .member, .imprint], 0),
  ])
  func `a link selects its tab and opens its screens above the root`(
    url: String, screens: [ScreenName], selected: Int
  ) {
    portal.openTabs()
    portal.navigation.select(tabNamed: "member")
    #expect(portal.open(url))
    #expect(portal.screens == screens)
    #expect(portal.navigation.state.selectedTab == selected)
  }

  @Test func `a link without a tab opens its screens above the root of the visible tab`() {
    portal.openTabs()
    portal.navigation.select(tabNamed: "member")
    #expect(portal.open("/search/a%20b%2Fc?page=2"))
    #expect(portal.screens == [.headlines, .member, .search, .imprint])
    #expect((portal.navigation.topScreen as? SearchViewModel)?.title == "a b/c 2")
  }

  @Test func `inputs that a link does not pass have their default values`() throws {
    let route = try #require(LinkTable.portalRouter.routes(of: "/search/x?exact=true")?.first)
    #expect(route == AnyRoute(SearchViewModel.ScreenRoute(text: "x", page: nil, isExact: true, isSorted: true)))
  }

  @Test func `an open screen of a link keeps its view model`() {
    portal.openTabs()
    portal.open("/articles/5")
    let article = portal.navigation.topScreen
    portal.navigation.select(tabNamed: "more")
    portal.open("/articles/5")
    #expect(portal.navigation.topScreen === article)
  }

  @Test(arguments: [
    "/unknown", "/articles", "/articles/five", "/articles/5/6", "/articles/", "/articles/99999999999999999999",
    "/articles/%35x", "/search/x?page=two", "/search/x?exact=1", "/search/x?page=1&page=2", "/search/", "/drafts/7",
    "/articles/%", "/articles/%FF", "/articles/5%00", "articles/5", "//articles/5", "",
    "/articles/" + String(repeating: "1", count: 10_000),
  ])
  func `an unknown link or a bad parameter has no effect`(url: String) {
    portal.openTabs()
    let before = portal.navigation.state
    #expect(!portal.open(url))
    #expect(portal.navigation.state == before)
  }

  @Test func `a link to a tab has no effect before the tabs are open`() {
    portal.navigation.resetRoot(EntranceViewModel(services: portal.services, context: .example))
    portal.navigation.commitPending()
    #expect(!portal.open("/articles/5"))
    #expect(portal.screens == [.entrance])
  }

  @Test func `a command opens a link of the router`() {
    portal.openTabs()
    portal.open("/search/x")
    (portal.navigation.topScreen as? SearchViewModel)?.openArticle(id: 5)
    portal.navigation.commitPending()
    #expect(portal.screens == [.headlines, .article, .member, .imprint])
  }

  @Test(arguments: ["a/b", "100%", "é ?page=2", "../x", "#"])
  func `a text that a command interpolates in a link is one parameter`(text: String) throws {
    portal.openTabs()
    let screen = SearchViewModel(
      text: text, page: nil, isExact: nil, isSorted: true, services: portal.services, context: .example)
    screen.searchAll()
    portal.navigation.commitPending()
    let opened = try #require(portal.navigation.topScreen as? SearchViewModel)
    #expect(opened.text == text)
  }

  @Test func `a screen with unsaved changes holds a link until the person confirms`() async {
    let tasks = TaskMonitor()
    await tasks.run {
      portal.openTabs()
      portal.open("/drafts/E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
      let draft = portal.navigation.topScreen as? DraftViewModel
      draft?.text.text = "Dear all"
      portal.open("/imprint")
      #expect(portal.navigation.topScreen === draft)
      portal.navigation.questions.current?.confirm()
      await tasks.waitUntilIdle()
      #expect(portal.screens == [.headlines, .draft, .member, .imprint])
      #expect(portal.navigation.state.selectedTab == 2)
    }
  }
}

import Testing
@_spi(Generated) import ViewModelRuntime
import ViewModelTesting

/// The generated router of `Portal.vmodel`.
@MainActor @Suite struct RouterTests {
  /// The views of the portal, as texts. A missing function is an error of the compiler.
  private struct Texts: PortalRouter {
    func content(for viewModel: ArticleViewModel) -> String { viewModel.title }
    func content(for viewModel: DraftViewModel) -> String { viewModel.text.text }
    func content(for viewModel: EntranceViewModel) -> String { "Entrance" }
    func content(for viewModel: HeadlinesViewModel) -> String { viewModel.title }
    func content(for viewModel: ImprintViewModel) -> String { viewModel.title }
    func content(for viewModel: MemberViewModel) -> String { viewModel.title }
    func content(for viewModel: SearchViewModel) -> String { viewModel.title }
  }

  private let portal = Portal()
  private var navigation: Navigation { portal.navigation }

  @Test func `the router returns the view of a screen`() {
    #expect(Texts().content(of: ImprintViewModel(context: .example)) == "Imprint")
  }

  @Test func `the factory creates the view model of a route, and the router its view`() throws {
    let factory = ScreenFactory.portalRouter(services: portal.services, context: .example)
    let screen = try #require(factory.makeScreen(AnyRoute(HeadlinesViewModel.ScreenRoute(member: .grace))))
    #expect(Texts().content(of: screen) == "Headlines for Grace")
  }

  @Test func `a command replaces all screens with the tabs`() async {
    await TaskMonitor().run {
      let entrance = EntranceViewModel(services: portal.services, context: .example)
      navigation.resetRoot(entrance)
      navigation.commitPending()
      entrance.enter(member: .grace)
      navigation.commitPending()
      #expect(portal.screens == [.headlines, .member, .imprint])
      #expect(navigation.state.selectedTab == 0)
    }
  }

  @Test func `tabs have titles, icons and the badges of their screens`() {
    portal.openTabs()
    #expect(
      navigation.tabLabels == [
        ScreenTabLabel("Headlines", icon: "newspaper", badge: 2),
        ScreenTabLabel("Member", icon: "person", badge: "G"),
        ScreenTabLabel("More"),
      ])
  }

  @Test func `parameters of tabs are used in titles`() {
    portal.newsroom.unreadCountStub.returns(0)
    let tabs = ScreenTabs.portal(member: .grace, isBeta: true, services: portal.services, context: .example)
    #expect(
      tabs.items.map(\.label) == [
        ScreenTabLabel("Headlines", icon: "newspaper"), ScreenTabLabel("Member", icon: "person", badge: "G"),
        ScreenTabLabel("More (beta)"),
      ])
  }

  @Test func `a badge follows its display`() async throws {
    let tasks = TaskMonitor()
    try await tasks.run {
      portal.openTabs()
      var badges: [String?] = []
      let observation = navigation.observeTabLabels { badges.append($0.first?.badge) }
      let headlines = try #require(navigation.topScreen as? HeadlinesViewModel)
      headlines.open(id: 5)
      await tasks.waitUntilIdle()
      headlines.open(id: 6)
      await tasks.waitUntilIdle()
      #expect(badges == ["2", "1", nil])
      observation.end()
    }
  }

  @Test func `each tab keeps its stack, and selecting the visible tab closes the screens above its root`() throws {
    portal.openTabs()
    let headlines = try #require(navigation.topScreen as? HeadlinesViewModel)
    headlines.open(id: 5)
    navigation.commitPending()
    navigation.select(tabNamed: "member")
    #expect(navigation.topScreen is MemberViewModel)
    navigation.select(tabNamed: "headlines")
    #expect(navigation.topScreen is ArticleViewModel)
    navigation.select(tabNamed: "unknown")
    #expect(navigation.topScreen is ArticleViewModel)
    navigation.select(tabNamed: "headlines")
    #expect(navigation.topScreen === headlines)
  }

  @Test func `a screen that becomes visible again does not load again`() async throws {
    let tasks = TaskMonitor()
    try await tasks.run {
      portal.newsroom.articleStub.returns("News")
      portal.openTabs()
      portal.open("/articles/5")
      await tasks.waitUntilIdle()
      let article = try #require(navigation.topScreen as? ArticleViewModel)
      navigation.select(tabNamed: "more")
      navigation.select(tabNamed: "headlines")
      await tasks.waitUntilIdle()
      #expect(article.text == "News" && article.visitCount == 2)
      #expect(portal.newsroom.articleStub.calls.count == 1)
    }
  }
}

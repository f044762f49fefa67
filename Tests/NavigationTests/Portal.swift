import ViewModelRuntime

/// The screens of the portal, for tests.
enum ScreenName: String, Sendable {
  case article = "ArticleViewModel"
  case draft = "DraftViewModel"
  case entrance = "EntranceViewModel"
  case headlines = "HeadlinesViewModel"
  case imprint = "ImprintViewModel"
  case member = "MemberViewModel"
  case search = "SearchViewModel"
}

/// A container of the portal, with its services.
@MainActor
struct Portal {
  struct Services: NewsroomProvider, NavigatorProvider {
    let newsroom: any Newsroom
    let navigator: any Navigator
  }

  let newsroom = NewsroomDouble()
  let navigation = Navigation(links: .portalRouter)

  init() {
    newsroom.unreadCountStub.returns(2)
    navigation.factory = .portalRouter(services: services, context: .example)
  }

  var services: Services { Services(newsroom: newsroom, navigator: navigation) }

  /// The open screens of all stacks.
  var screens: [ScreenName] { navigation.state.entries.compactMap { ScreenName(rawValue: $0.route.screenName) } }

  /// Shows the tabs.
  func openTabs() {
    navigation.resetRoot(.portal(member: .grace, services: services, context: .example))
    navigation.commitPending()
  }

  /// Opens a link, and commits the change.
  @discardableResult
  func open(_ url: String) -> Bool {
    defer { navigation.commitPending() }
    return navigation.open(url: url)
  }
}

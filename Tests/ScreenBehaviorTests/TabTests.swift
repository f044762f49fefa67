import Testing
import ViewModelRuntime

/// The tabs of the home page.
@MainActor @Suite struct TabTests {
  private let app = ClientApp()

  init() {
    app.navigation.resetRoot(.home(login: "octocat", context: .example))
    app.navigation.commitPending()
  }

  @Test func `the home page owns four view models`() {
    #expect(
      app.stacks == [["NewsViewModel"], ["RepositoriesViewModel"], ["DiscoverViewModel"], ["ProfileViewModel"]])
  }

  @Test func `the tabs have titles and icons`() {
    #expect(
      app.navigation.tabLabels == [
        ScreenTabLabel("News", icon: "rss"), ScreenTabLabel("Repositories", icon: "repo"),
        ScreenTabLabel("Discover", icon: "search"), ScreenTabLabel("Profile", icon: "person"),
      ])
  }
}

import Testing
import ViewModelRuntime

/// The table from view models to views. Its conformance makes the compiler check that no view is missing.
@MainActor @Suite struct RouterTests {
  private struct Views: ClientRouter {
    func content(for viewModel: BaseViewModel) -> String { "Base: \(viewModel.title)" }
    func content(for viewModel: DiscoverViewModel) -> String { viewModel.title }
    func content(for viewModel: HomeViewModel) -> String { "Home" }
    func content(for viewModel: LanguagePickerViewModel) -> String { viewModel.title }
    func content(for viewModel: LobbyViewModel) -> String { viewModel.title }
    func content(for viewModel: LoginViewModel) -> String { viewModel.title }
    func content(for viewModel: NavigationViewModel) -> String { viewModel.language }
    func content(for viewModel: NewsViewModel) -> String { viewModel.title }
    func content(for viewModel: NumberedRepositoryViewModel) -> String { viewModel.title }
    func content(for viewModel: ProfileViewModel) -> String { viewModel.title }
    func content(for viewModel: RepositoriesViewModel) -> String { viewModel.title }
    func content(for viewModel: RepositoryViewModel) -> String { "Repository: \(viewModel.title)" }
    func content(for viewModel: ServiceBusViewModel) -> String { viewModel.text }
    func content(for viewModel: SheetViewModel) -> String { viewModel.title }
    func content(for viewModel: TableViewModel) -> String { "Table" }
  }

  private let app = ClientApp()

  @Test func `the router returns the view of a view model`() {
    let views = Views()
    let repository = RepositoryViewModel(repository: .engine, context: .example)
    #expect(views.content(of: repository) == "Repository: engine")
    let base = BaseViewModel(login: "octocat", services: app.services, context: .example)
    #expect(views.content(of: base) == "Base: octocat")
  }

  @Test func `the router creates the view model of a route, and returns its view`() throws {
    app.navigation.resetRoot(.home(login: "octocat", context: .example))
    app.navigation.commitPending()
    #expect(app.navigation.open(url: "/repositories/7"))
    app.navigation.commitPending()
    let screen = try #require(app.navigation.topScreen)
    #expect(Views().content(of: screen) == "Repository 7")
  }
}

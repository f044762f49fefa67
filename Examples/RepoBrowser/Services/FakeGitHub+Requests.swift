public import RepoBrowserExample

// The isolation is repeated, because the protocols do not isolate their requests.
extension FakeGitHub: GitHub {
  @MainActor public func signIn(login: String, password: String, code: String?) async throws(GitHubError) -> User {
    try await wait()
    try current.checkSignIn(login)
    guard Self.passwords[login] == password, let user = data.user(login: login) else { throw .authenticationFailed }
    if Self.codes[login] != code { throw .oneTimePasswordRequired }
    signIn(user)
    return user
  }

  @MainActor public func signInWithBrowser() async throws(GitHubError) -> User {
    try await wait()
    guard !current.isOffline, let user = data.user(login: "chris") else { throw .offline }
    signIn(user)
    return user
  }

  @MainActor public func signOut() async { signIn(nil) }

  @MainActor public func user(login: String) async throws(GitHubError) -> User {
    try await respond()
    guard let user = data.user(login: login) else { throw .notFound }
    return user
  }

  @MainActor public func repositories(of owner: String, page: Int, perPage: Int) async throws(GitHubError)
    -> [Repository]
  {
    try await respond()
    return data.repositories(of: owner).page(page, perPage: perPage)
  }

  @MainActor public func starredRepositories(page: Int, perPage: Int) async throws(GitHubError) -> [Repository] {
    try await respond()
    return data.starredRepositories.page(page, perPage: perPage)
  }

  @MainActor public func search(query: String, page: Int, perPage: Int) async throws(GitHubError) -> [Repository] {
    try await respond()
    try current.checkSearch(query)
    return data.search(query).page(page, perPage: perPage)
  }

  @MainActor public func repository(owner: String, name: String) async throws(GitHubError) -> Repository {
    try await respond()
    guard let repository = data.repository(owner: owner, name: name) else { throw .notFound }
    return repository
  }

  @MainActor public func branches(owner: String, name: String) async throws(GitHubError) -> [Branch] {
    try await respond()
    guard let repository = data.repository(owner: owner, name: name) else { throw .notFound }
    return data.branches(of: repository)
  }

  @MainActor public func star(repository: Int, isStarred: Bool) async throws(GitHubError) {
    try await respond()
    guard let found = data.repositories[repository] else { throw .notFound }
    try current.checkStar(found.name)
    setStar(repository, isStarred)
  }

  @MainActor public func events(of login: String?, page: Int, perPage: Int) async throws(GitHubError) -> [Event] {
    try await respond()
    return data.events.filter { login == nil || $0.actor == login }.page(page, perPage: perPage)
  }

  @MainActor public func markEventsAsRead() async throws(GitHubError) { try await respond() }

  private static let passwords = ["ada": "lovelace", "chris": "secret"]
  private static let codes = ["ada": "123456"]
}

extension FakeGitHub: RepositoryService {
  @MainActor public func readme(owner: String, name: String, reference: String) async throws(GitHubError) -> String {
    try await respond()
    try current.checkReadme(name)
    guard let repository = data.repository(owner: owner, name: name) else { throw .notFound }
    return data.readme(of: repository, reference: reference)
  }

  @MainActor public func trending(since period: TrendingPeriod, language: String?) async throws(GitHubError)
    -> [Repository]
  {
    try await respond()
    let days = [TrendingPeriod.daily: 1, .weekly: 7, .monthly: 30][period] ?? 1
    let candidates = data.repositories.values.filter { language == nil || $0.language == language }
    // Another period has another chart.
    let chart = candidates.sorted { ($1.starCount % (997 * days), $0.id) < ($0.starCount % (997 * days), $1.id) }
    return chart.page(1, perPage: 25)
  }
}

extension FakeGitHub: AppStore {
  @MainActor public func app(id: Int) async throws(GitHubError) -> AppInfo? {
    try await respond()
    return AppInfo(id: id, version: "2.1.1", notes: "Lists, navigation and a second factor")
  }
}

extension FakeGitHub: Simulator {
  public func faults() -> Faults { current }

  @MainActor public func simulate(_ faults: Faults) async { current = faults }
}

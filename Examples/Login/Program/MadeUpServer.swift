import LoginExample

/// A server that is made up, with two accounts.
struct MadeUpServer: Session {
  private struct Account {
    var user: User
    var password: String
    var code: String?
  }

  private static let accounts = [
    Account(user: .chris, password: "secret"),
    Account(user: .ada, password: "lovelace", code: "123456"),
  ]

  /// How long it takes to answer.
  let delay: Duration

  func signIn(login: String, password: String, code: String?) async throws(SignInError) -> User {
    try await answer()
    switch login {
    case "offline": throw .offline
    case "server": throw .server(code: 503)
    default: break
    }
    guard let account = Self.accounts.first(where: { $0.user.login == login && $0.password == password }) else {
      throw .authenticationFailed
    }
    if account.code != code { throw .oneTimePasswordRequired }
    return account.user
  }

  func signInWithBrowser() async throws(SignInError) -> User {
    try await answer()
    return .chris
  }

  /// A task that is cancelled waits no longer; its answer goes nowhere.
  private func answer() async throws(SignInError) {
    do {
      try await Task.sleep(for: delay)
    } catch {
      throw .offline
    }
  }
}

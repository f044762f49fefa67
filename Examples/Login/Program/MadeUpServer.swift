import LoginExample

/// A simulated server with two accounts.
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

  /// The response time.
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

  /// Waits for the response time. A cancelled task does not wait, and its result is discarded.
  private func answer() async throws(SignInError) {
    do {
      try await Task.sleep(for: delay)
    } catch {
      throw .offline
    }
  }
}

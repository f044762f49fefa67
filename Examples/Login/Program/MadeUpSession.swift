import Foundation
import LoginExample

/// A server that is made up, and a device that remembers whom it has seen.
@MainActor
final class MadeUpSession: Session {
  private struct Account {
    var user: User
    var password: String
    var code: String?
  }

  private let accounts: [Account]
  private var known: [String: User] = [User.chris.login: .chris]
  private var lastUser: User? = .chris
  private let delay: Duration

  /// - Parameter delay: how long the server takes to answer.
  init(delay: Duration) {
    self.delay = delay
    accounts = [
      Account(user: .chris, password: "secret"),
      Account(user: .ada, password: "lovelace", code: "123456"),
    ]
  }

  func lastLogin() -> String? { lastUser?.login }

  func knownUser(login: String) -> User? { known[login] }

  func signIn(login: String, password: String, code: String?) async throws(SignInError) -> User {
    try await answer()
    switch login {
    case "offline": throw .offline
    case "server": throw .server(code: 503)
    default: break
    }
    guard let account = accounts.first(where: { $0.user.login == login && $0.password == password }) else {
      throw .authenticationFailed
    }
    if account.code != code { throw .oneTimePasswordRequired }
    return account.user
  }

  func signInWithBrowser() async throws(SignInError) -> User {
    try await answer()
    return accounts[0].user
  }

  @MainActor func remember(user: User, password: String?) async {
    known[user.login] = user
    lastUser = user
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

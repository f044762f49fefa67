import LoginExample
import ViewModelRuntime

/// A simulated keychain in memory. It initially contains Chris, who signed in with the browser.
@MainActor
final class MadeUpKeychain: Keychain {
  private var users: [String: User] = [User.chris.login: .chris]
  private var credentials = Credentials(login: User.chris.login, password: nil)

  func lastCredentials() -> Credentials? { credentials }

  func user(login: String) -> User? { users[login] }

  // Repeated, because the protocol does not isolate its requests.
  @MainActor func remember(_ user: User, password: String?) async {
    users[user.login] = user
    credentials = Credentials(login: user.login, password: password)
  }
}

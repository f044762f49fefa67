import LoginExample
import ViewModelRuntime

/// A device that remembers whom it has seen, until the program ends. It has seen Chris, in a browser.
@MainActor
final class MadeUpKeychain: Keychain {
  private var users: [String: User] = [User.chris.login: .chris]
  private var credentials = Credentials(login: User.chris.login, password: nil)

  func lastCredentials() -> Credentials? { credentials }

  func user(login: String) -> User? { users[login] }

  // Said again, since the protocol leaves to whoever conforms where its requests run.
  @MainActor func remember(_ user: User, password: String?) async {
    users[user.login] = user
    credentials = Credentials(login: user.login, password: password)
  }
}

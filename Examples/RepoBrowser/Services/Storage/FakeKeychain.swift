public import RepoBrowserExample

/// A keychain that stores who is signed in. Passwords stay in memory.
@MainActor
public final class FakeKeychain: Keychain {
  private struct Stored: Codable {
    var current: User?
    var last: User?
    var users: [User] = []
  }

  private let folder: StateFolder
  private var stored: Stored
  private var password: String?

  public init(_ folder: StateFolder) {
    self.folder = folder
    stored = folder.read("keychain.json") ?? Stored()
  }

  public func currentUser() -> User? { stored.current }

  public func lastCredentials() -> Credentials? {
    stored.last.map { Credentials(login: $0.login, password: password) }
  }

  public func user(login: String) -> User? { stored.users.first { $0.login == login } }

  // Repeated, because the protocol does not isolate its requests.
  @MainActor public func remember(_ user: User, password: String?) async {
    self.password = password
    stored.current = user
    stored.last = user
    stored.users.removeAll { $0.id == user.id }
    stored.users.append(user)
    folder.write(stored, "keychain.json")
  }

  @MainActor public func forget() async {
    stored.current = nil
    folder.write(stored, "keychain.json")
  }
}

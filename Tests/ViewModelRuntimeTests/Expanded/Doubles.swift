import ViewModelRuntime

// The doubles of the services, as vmgen generates them beside a view model's tests.

@MainActor
final class SessionDouble: Session {
  let knownUserStub = Stub<String, User?, Never>("session.knownUser")
  let signInStub = Stub<(login: String, password: String, code: String?), User, SignInError>("session.signIn")

  func knownUser(login: String) -> User? { knownUserStub.answer(login, otherwise: nil) }

  func signIn(login: String, password: String, code: String?) async throws(SignInError) -> User {
    try await signInStub.call((login, password, code))
  }
}

@MainActor
struct LoginViewModelDoubles: NavigatorProvider, SessionProvider {
  let navigatorDouble = NavigatorDouble()
  let sessionDouble = SessionDouble()

  var navigator: any Navigator { navigatorDouble }
  var session: any Session { sessionDouble }
}

@MainActor
final class ProfilesDouble: Profiles {
  let currentStub = Stub<Void, UserInfo, any Error>("profiles.current")
  let updatesStub = StreamStub<Void, UserInfo>()

  func current() async throws -> UserInfo { try await currentStub.call(()) }

  func updates() -> AsyncStream<UserInfo> { updatesStub.stream(()) }
}

@MainActor
struct UserInfoViewModelDoubles: ProfilesProvider {
  let profilesDouble = ProfilesDouble()

  var profiles: any Profiles { profilesDouble }
}

@MainActor
final class AccountsDouble: Accounts {
  let isFreeStub = Stub<String, Bool, any Error>("accounts.isFree")
  let createStub = Stub<(account: Account, password: String), Void, any Error>(
    "accounts.create", answer: .success(()))
  let deleteStub = Stub<String, Void, any Error>("accounts.delete", answer: .success(()))

  func isFree(name: String) async throws -> Bool { try await isFreeStub.call(name) }

  func create(_ account: Account, password: String) async throws { try await createStub.call((account, password)) }

  func delete(name: String) async throws { try await deleteStub.call(name) }
}

@MainActor
struct SignUpViewModelDoubles: AccountsProvider {
  let accountsDouble = AccountsDouble()

  var accounts: any Accounts { accountsDouble }
}

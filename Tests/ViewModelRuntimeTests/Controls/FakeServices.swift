import ViewModelRuntime
import ViewModelTesting

/// A session that is always offline.
final class FakeSession: Session {
  @MainActor func knownUser(login: String) -> User? { nil }

  func signIn(login: String, password: String, code: String?) async throws(SignInError) -> User {
    throw .offline
  }
}

@MainActor
struct FakeServices: SessionProvider, NavigatorProvider {
  let session: any Session
  let navigator: any Navigator = NavigatorDouble()
}

import Foundation
import ViewModelRuntime

final class ServerSession: Session {
  func lastLogin() -> String? { UserDefaults.standard.string(forKey: "login") }

  func signIn(login: String, password: String, code: String?) async throws(SignInError) -> User {
    guard password == "secret" else { throw .wrongPassword }
    guard code != nil else { throw .codeRequired }
    return User(id: 1, name: login)
  }

  func signOut() async {}

  func messageCounts(of userID: Int) -> AsyncStream<Int> {
    AsyncStream { continuation in
      let task = Task {
        for count in 0... {
          continuation.yield(count)
          try await Task.sleep(for: .seconds(60))
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

import Snapshots
import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Tests that a service is generated as a protocol that any actor can conform to, together with its provider protocol.
@Suite(.tags(.compiles)) struct ServiceTests {
  @Test func servicesAreProtocols() throws {
    try expectSnapshot(Generation.text(Self.schema, GenerationOptions(layers: [.viewModel])), "services")
  }

  @Test(arguments: AccessLevel.allCases)
  func servicesCompileUnderEverySetting(access: AccessLevel) throws {
    let text = try Generation.text(Self.schema, GenerationOptions(layers: [.model, .viewModel], access: access))
    for setting in Compilation.Setting.all {
      let found = try Compilation.typeCheck(["App.swift": Self.app, "Shop.vmodel.swift": text], setting)
      #expect(found == "")
    }
  }

  @Test func servicesAreFormatted() throws {
    for access in AccessLevel.allCases {
      let text = try Generation.text(Self.schema, GenerationOptions(layers: [.model, .viewModel], access: access))
      #expect(try Toolchain.lint(["Shop.vmodel.swift": text]) == "")
    }
  }

  private static let schema = #"""
    error LoadError { case offline "You appear to be offline", missing }

    model User {
      let id: Int
      var name: String
      var page: URL?
    }

    /// The user of the app.
    service Accounts {
      /// Returns the user of the device.
      func known(login: String) -> User?
      func forget(_ user: User)
      func check(login: String) throws(LoadError) -> Bool

      /// Sends a request to the server.
      func user(with id: Int) async throws(LoadError) -> User
      func save(_ user: User, notifying others: [User], withMessage text: String, at date: Date) async throws
      func `repeat`() async
      func updates(of id: Int) -> stream User
      func feed(`in`: String, `inout`: Int) throws -> stream [User]
      func strict() throws(LoadError) -> stream User
    }

    service URLStore {
    }
    """#

  /// The conformances of an app: a class on the main actor, and an actor.
  private static let app = """
    import Foundation

    actor Server: Accounts {
      @MainActor func known(login: String) -> User? { nil }
      @MainActor func forget(_ user: User) {}
      @MainActor func check(login: String) throws(LoadError) -> Bool { true }
      func user(with id: Int) async throws(LoadError) -> User { throw .offline }
      func save(_ user: User, notifying others: [User], withMessage text: String, at date: Date) async throws {}
      func `repeat`() async {}
      nonisolated func updates(of id: Int) -> AsyncStream<User> { AsyncStream { $0.finish() } }
      nonisolated func feed(in: String, `inout`: Int) -> AsyncThrowingStream<[User], any Error> {
        AsyncThrowingStream { $0.finish() }
      }
      nonisolated func strict() -> AsyncThrowingStream<User, any Error> { AsyncThrowingStream { $0.finish() } }
    }

    @MainActor final class AppServices: AccountsProvider {
      let accounts: any Accounts = Server()
    }
    """
}

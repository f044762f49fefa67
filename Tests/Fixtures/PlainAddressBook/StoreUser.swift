import Foundation

/// A view model that shows why the store could not do something.
@MainActor
protocol StoreUser: AnyObject {
  var problem: String { get set }
}

extension StoreUser {
  /// Calls the store, and sets the problem if it fails.
  ///
  /// - Returns: Whether the call succeeded.
  @discardableResult
  func perform(_ call: () async throws(ContactStoreError) -> Void) async -> Bool {
    problem = ""
    do {
      try await call()
      return true
    } catch {
      problem = error.localizedDescription
      return false
    }
  }
}

import Foundation
import Observation

/// A person in the address book.
struct Contact: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  var name = ""
  var email = ""
  var isFavorite = false
  var phones: [PhoneNumber] = []
}

/// A telephone number of a person.
struct PhoneNumber: Identifiable, Hashable, Codable, Sendable {
  let id: Int
  var kind = PhoneKind.mobile
  var number = ""
}

/// The place of a telephone.
enum PhoneKind: String, CaseIterable, Codable, Sendable {
  case mobile, home, work

  var label: String {
    switch self {
    case .mobile: String(localized: "Mobile")
    case .home: String(localized: "Home")
    case .work: String(localized: "Work")
    }
  }
}

/// An error of the store.
enum ContactStoreError: LocalizedError {
  case diskFull

  var errorDescription: String? { String(localized: "There is no space left on this device") }
}

/// Stores the contacts.
@MainActor
protocol ContactStore: AnyObject, Observable {
  /// All contacts; nil until they are loaded.
  var contacts: [Contact]? { get }
  func nextID() -> Int
  func save(_ contact: Contact) async throws(ContactStoreError)
  func delete(_ id: Contact.ID) async throws(ContactStoreError)
  /// Loads what other devices have changed.
  func refresh() async throws(ContactStoreError)
}

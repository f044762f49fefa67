import Observation

/// A store that keeps the contacts in memory.
@MainActor @Observable
final class MemoryContactStore: ContactStore {
  private(set) var contacts: [Contact]?

  init(_ contacts: [Contact]) {
    self.contacts = contacts
  }

  static let sample = MemoryContactStore([
    Contact(id: 1, name: "Ada Lovelace", email: "ada@example.com", isFavorite: true),
    Contact(id: 2, name: "Grace Hopper", email: "grace@example.com"),
    Contact(id: 3, name: "Katherine Johnson"),
  ])

  func nextID() -> Int {
    ((contacts ?? []).map(\.id).max() ?? 0) + 1
  }

  func save(_ contact: Contact) async throws(ContactStoreError) {
    if let index = contacts?.firstIndex(where: { $0.id == contact.id }) {
      contacts?[index] = contact
    } else {
      contacts?.append(contact)
    }
  }

  func delete(_ id: Contact.ID) async throws(ContactStoreError) {
    contacts?.removeAll { $0.id == id }
  }

  func refresh() async throws(ContactStoreError) {}
}

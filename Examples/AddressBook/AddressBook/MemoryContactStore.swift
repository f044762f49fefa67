/// A store that keeps the contacts in memory. An app would write them to a file or send them to a server.
@MainActor
final class MemoryContactStore: ContactStore {
  private var stored: [Contact]
  private var observers: [AsyncStream<[Contact]>.Continuation] = []

  init(_ contacts: [Contact]) {
    stored = contacts
  }

  static let sample = MemoryContactStore([
    Contact(id: 1, name: "Ada Lovelace", email: "ada@example.com", isFavorite: true),
    Contact(id: 2, name: "Grace Hopper", email: "grace@example.com"),
    Contact(id: 3, name: "Katherine Johnson"),
  ])

  func contacts() -> AsyncStream<[Contact]> {
    let (stream, continuation) = AsyncStream<[Contact]>.makeStream(bufferingPolicy: .bufferingNewest(1))
    continuation.yield(stored)
    observers.append(continuation)
    return stream
  }

  func nextID() -> Int {
    (stored.map(\.id).max() ?? 0) + 1
  }

  @MainActor func save(_ contact: Contact) async throws(ContactStoreError) {
    if let index = stored.firstIndex(where: { $0.id == contact.id }) {
      stored[index] = contact
    } else {
      stored.append(contact)
    }
    notifyObservers()
  }

  @MainActor func delete(_ id: Contact.ID) async throws(ContactStoreError) {
    stored.removeAll { $0.id == id }
    notifyObservers()
  }

  @MainActor func refresh() async throws(ContactStoreError) {
    notifyObservers()
  }

  private func notifyObservers() {
    observers.removeAll { observer in
      if case .terminated = observer.yield(stored) { true } else { false }
    }
  }
}

import Foundation
import Observation

/// The first screen: all contacts.
@MainActor @Observable
final class ContactsViewModel: StoreUser {
  let store: any ContactStore
  var searchText = ""
  var selection: Contact.ID?
  var contactToDelete: Contact?
  var editedContact: Contact?
  var problem = ""

  init(store: any ContactStore) {
    self.store = store
  }

  var contacts: [Contact] { store.contacts ?? [] }

  var found: [Contact] {
    let text = searchText.trimmingCharacters(in: .whitespaces)
    return text.isEmpty ? contacts : contacts.filter { $0.name.lowercased().contains(text.lowercased()) }
  }

  var countText: String {
    switch found.count {
    case 0: ""
    case 1: String(localized: "1 contact")
    default: String(localized: "\(found.count) contacts")
    }
  }

  var emptyText: String {
    if !found.isEmpty { return "" }
    return searchText.isEmpty ? String(localized: "No contacts") : String(localized: "No results for “\(searchText)”")
  }

  /// The selected contact, until it is deleted.
  var selectedContact: Contact? { contacts.first { $0.id == selection } }

  func add() {
    editedContact = Contact(id: store.nextID())
  }

  func refresh() async {
    await perform { () throws(ContactStoreError) in try await store.refresh() }
  }

  func delete(_ contact: Contact) async {
    await perform { () throws(ContactStoreError) in try await store.delete(contact.id) }
  }
}

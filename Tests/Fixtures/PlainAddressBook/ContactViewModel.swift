import Foundation
import Observation

/// The screen of one contact.
@MainActor @Observable
final class ContactViewModel: StoreUser {
  let store: any ContactStore
  private let opened: Contact
  var editedContact: Contact?
  var isAskingToDelete = false
  var problem = ""

  init(contact: Contact, store: any ContactStore) {
    opened = contact
    self.store = store
  }

  /// The newest version of the contact, also after it was edited.
  var contact: Contact { store.contacts?.first { $0.id == opened.id } ?? opened }

  var phoneTexts: [String] { contact.phones.map { "\($0.kind.label): \($0.number)" } }

  var favoriteText: String {
    contact.isFavorite ? String(localized: "Remove from favorites") : String(localized: "Add to favorites")
  }

  func edit() {
    editedContact = contact
  }

  func toggleFavorite() async {
    var changed = contact
    changed.isFavorite.toggle()
    await perform { () throws(ContactStoreError) in try await store.save(changed) }
  }

  func delete() async {
    await perform { () throws(ContactStoreError) in try await store.delete(opened.id) }
  }
}

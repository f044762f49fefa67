import SwiftUI

/// The menu "Contact". Its items change the screens of the active window.
struct AddressBookCommands: Commands {
  @FocusedValue(ContactsViewModel.self) private var contacts
  @FocusedValue(ContactViewModel.self) private var contact

  var body: some Commands {
    CommandMenu("Contact") {
      Button("New Contact") { contacts?.add() }
        .keyboardShortcut("n", modifiers: [.command, .shift])
        .disabled(contacts == nil || isEditing)
      Button("Refresh") { Task { await contacts?.refresh() } }
        .keyboardShortcut("r")
        .disabled(contacts == nil || isEditing)
      Divider()
      Button("Edit") { contact?.edit() }
        .keyboardShortcut("e")
        .disabled(contact == nil || isEditing)
      Button(contact?.favoriteText ?? "Add to favorites") { Task { await contact?.toggleFavorite() } }
        .keyboardShortcut("d")
        .disabled(contact == nil || isEditing)
      Button("Delete") { contact?.isAskingToDelete = true }
        .keyboardShortcut(.delete)
        .disabled(contact == nil || isEditing)
    }
  }

  /// Whether a sheet is open. A second one would replace it, with its changes.
  private var isEditing: Bool { contacts?.editedContact != nil || contact?.editedContact != nil }
}

import SwiftUI
import ViewModelRuntime

/// The menu "Contact". Its items run commands of the open screens of the active window.
struct AddressBookCommands: Commands {
  @FocusedValue(Navigation.self) private var navigation

  var body: some Commands {
    CommandMenu("Contact") {
      Button("New Contact") { contacts?.add() }
        .keyboardShortcut("n", modifiers: [.command, .shift])
        .disabled(contacts == nil)
      Button("Refresh") { contacts?.refresh() }
        .keyboardShortcut("r")
        .disabled(contacts?.refresh.canRun != true)
      Divider()
      Button("Edit") { contact?.edit() }
        .keyboardShortcut("e")
        .disabled(contact == nil)
      Button(contact?.favoriteText ?? "Add to favorites") { contact?.toggleFavorite() }
        .keyboardShortcut("d")
        .disabled(contact?.toggleFavorite.canRun != true)
      Button("Delete") { contact?.delete() }
        .keyboardShortcut(.delete)
        .disabled(contact?.delete.canRun != true)
    }
  }

  /// The list, unless a sheet covers it.
  private var contacts: ContactsViewModel? {
    guard let navigation, navigation.state.presented.isEmpty else { return nil }
    return navigation.state.selectedStack?.entries.first.flatMap { navigation.screen($0.id) } as? ContactsViewModel
  }

  private var contact: ContactViewModel? { navigation?.topScreen as? ContactViewModel }
}

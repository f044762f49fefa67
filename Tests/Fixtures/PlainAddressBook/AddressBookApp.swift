import SwiftUI

@main
struct AddressBookApp: App {
  var body: some Scene {
    WindowGroup {
      AddressBookWindow(store: MemoryContactStore.sample)
    }
    .commands { AddressBookCommands() }
  }
}

struct AddressBookWindow: View {
  @State private var contacts: ContactsViewModel
  @State private var columns = NavigationSplitViewVisibility.doubleColumn

  init(store: any ContactStore) {
    contacts = ContactsViewModel(store: store)
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      ContactsScreen(viewModel: contacts)
    } detail: {
      if let contact = contacts.selectedContact {
        ContactScreen(viewModel: ContactViewModel(contact: contact, store: contacts.store)).id(contact.id)
      } else {
        ContentUnavailableView("No Selection", systemImage: "person")
      }
    }
  }
}

import SwiftUI
import ViewModelRuntime

@main
struct AddressBookApp: App {
  var body: some Scene {
    WindowGroup {
      // Each window has its own screens. All windows share the store.
      ScreenWindow {
        Navigation.addressBook(store: MemoryContactStore.sample)
      } content: { screen in
        AddressBookViews().content(of: screen)
      }
      .columnPlaceholder { ContentUnavailableView("No Selection", systemImage: "person") }
    }
    .commands { AddressBookCommands() }
  }
}

/// One view for each screen. A screen without a view is an error of the compiler.
struct AddressBookViews: AddressBookRouterViews {
  func content(for viewModel: ContactsViewModel) -> some View { ContactsScreen(viewModel: viewModel) }
  func content(for viewModel: ContactViewModel) -> some View { ContactScreen(viewModel: viewModel) }
  func content(for viewModel: ContactEditorViewModel) -> some View { ContactEditorScreen(viewModel: viewModel) }
}

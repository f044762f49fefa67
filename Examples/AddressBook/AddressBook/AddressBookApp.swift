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
    }
  }
}

/// One view for each screen. A screen without a view is an error of the compiler.
struct AddressBookViews: AddressBookRouter {
  func content(for viewModel: ContactsViewModel) -> AnyView { AnyView(ContactsScreen(viewModel: viewModel)) }
  func content(for viewModel: ContactViewModel) -> AnyView { AnyView(ContactScreen(viewModel: viewModel)) }
  func content(for viewModel: ContactEditorViewModel) -> AnyView { AnyView(ContactEditorScreen(viewModel: viewModel)) }
}

import SwiftUI
import ViewModelRuntime

@main
struct AddressBookApp: App {
  @State private var navigation = Navigation.addressBook(store: MemoryContactStore.sample)

  var body: some Scene {
    WindowGroup {
      ScreenHost(navigation) { screen in AddressBookViews().content(of: screen) }
    }
  }
}

/// One view for each screen. A screen without a view is an error of the compiler.
struct AddressBookViews: AddressBookRouter {
  func content(for viewModel: ContactsViewModel) -> AnyView { AnyView(ContactsScreen(viewModel: viewModel)) }
  func content(for viewModel: ContactEditorViewModel) -> AnyView { AnyView(ContactEditorScreen(viewModel: viewModel)) }
}

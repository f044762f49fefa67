import ViewModelRuntime

/// The services of all screens.
struct AddressBookServices: ContactStoreProvider, NavigatorProvider {
  let contactStore: any ContactStore
  let navigator: any Navigator
}

extension Navigation {
  /// Opens the first screen of a window.
  static func addressBook(store: some ContactStore) -> Navigation {
    let navigation = Navigation()
    // The contacts are in a sidebar where there is space for one.
    navigation.layout = .columns
    let services = AddressBookServices(contactStore: store, navigator: navigation)
    navigation.resetRoot(ContactsViewModel(services: services, context: navigation.context()))
    return navigation
  }
}

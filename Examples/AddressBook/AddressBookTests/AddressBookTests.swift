import Testing
import ViewModelRuntime
import ViewModelTesting

@testable import AddressBook

/// A test by hand beside those that are generated from the examples of the schema.
@MainActor
@Suite
struct AddressBookTests {
  @Test func aNewContactIsSaved() async {
    let store = MemoryContactStore([Contact(id: 1, name: "Ada Lovelace")])
    let navigator = NavigatorDouble()
    let editor = ContactEditorViewModel(
      contact: Contact(id: store.nextID()),
      services: AddressBookServices(contactStore: store, navigator: navigator), context: .example)

    editor.name.text = "Grace Hopper"
    _ = await editor.save().finished()

    #expect(editor.problem == "")
    #expect(navigator.moves == ["dismiss"])
    var changes = store.contacts().makeAsyncIterator()
    #expect(await changes.next()?.map(\.name) == ["Ada Lovelace", "Grace Hopper"])
  }

  @Test func theScreensOfAWindowFollowTheStore() async throws {
    let store = MemoryContactStore([Contact(id: 1, name: "Ada Lovelace"), Contact(id: 2, name: "Grace Hopper")])
    let navigation = Navigation.addressBook(store: store)
    navigation.commitPending()
    let contacts = try #require(navigation.topScreen as? ContactsViewModel)
    await waitUntil { contacts.rows.count == 2 }

    contacts.rows.select(1)
    await waitUntil { navigation.topScreen is ContactViewModel }
    let contact = try #require(navigation.topScreen as? ContactViewModel)
    contact.edit()
    await waitUntil { navigation.topScreen is ContactEditorViewModel }
    let editor = try #require(navigation.topScreen as? ContactEditorViewModel)
    editor.name.text = "Ada"
    navigation.back()
    #expect(navigation.questions.current?.text == "Discard your changes?")
    navigation.questions.current?.decline()
    _ = await editor.save().finished()
    await waitUntil { contact.title == "Ada" }
    #expect(navigation.topScreen === contact)
    #expect(contacts.rows.map(\.title) == ["Ada", "Grace Hopper"])

    // Another window deletes the contact.
    try await store.delete(1)
    await waitUntil { navigation.topScreen === contacts }
    #expect(navigation.topScreen === contacts)
  }

  /// Lets the streams of the store and the navigation continue.
  private func waitUntil(_ condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
  }
}

import Testing
import ViewModelRuntime

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
    #expect(navigator.moves == ["pop"])
    var changes = store.contacts().makeAsyncIterator()
    #expect(await changes.next()?.map(\.name) == ["Ada Lovelace", "Grace Hopper"])
  }
}

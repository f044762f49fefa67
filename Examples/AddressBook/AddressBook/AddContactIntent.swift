import AppIntents
import Foundation
import ViewModelRuntime

/// Adds a contact without opening the app, with the rules of the editor.
struct AddContactIntent: AppIntent {
  static let title: LocalizedStringResource = "Add Contact"

  @Parameter(title: "Name") var name: String

  @MainActor
  func perform() async throws -> some IntentResult {
    let store = MemoryContactStore.sample
    let services = AddressBookServices(contactStore: store, navigator: Navigation())
    let editor = ContactEditorViewModel(contact: Contact(id: store.nextID()), services: services, context: .current)
    editor.name.text = name
    switch await editor.save().finished() {
    case .failed(let error): throw error
    case .refused: throw $name.needsValueError("\(editor.name.error ?? "")")
    default: return .result()
    }
  }
}

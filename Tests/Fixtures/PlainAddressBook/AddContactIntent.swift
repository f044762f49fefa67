import AppIntents
import Foundation

/// Adds a contact without opening the app, with the rules of the editor.
struct AddContactIntent: AppIntent {
  static let title: LocalizedStringResource = "Add Contact"

  @Parameter(title: "Name") var name: String

  @MainActor
  func perform() async throws -> some IntentResult {
    let store = MemoryContactStore.sample
    let editor = ContactEditorViewModel(contact: Contact(id: store.nextID()), store: store)
    editor.form.name = name
    editor.touched.insert(.name)
    if let problem = editor.error(of: .name) { throw $name.needsValueError("\(problem)") }
    try await store.save(editor.result)
    return .result()
  }
}

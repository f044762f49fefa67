import Foundation
import Observation

/// The sheet that edits a contact.
@MainActor @Observable
final class ContactEditorViewModel: StoreUser {
  /// A field whose error appears after it was edited.
  enum Field: Hashable {
    case name, email
    case number(PhoneNumber.ID)
  }

  let store: any ContactStore
  private let original: Contact
  var form: Contact
  var touched: Set<Field> = []
  private(set) var isSaving = false
  var problem = ""

  init(contact: Contact, store: any ContactStore) {
    original = contact
    form = contact
    self.store = store
  }

  var title: String { trimmed(form.name).isEmpty ? String(localized: "New contact") : trimmed(form.name) }
  var isDirty: Bool { result != original }
  var canSave: Bool {
    isDirty && !isSaving && nameProblem == nil && emailProblem == nil
      && form.phones.allSatisfy { numberProblem(of: $0) == nil }
  }
  var saveTitle: String { isSaving ? String(localized: "Saving…") : String(localized: "Save") }

  func error(of field: Field) -> String? {
    guard touched.contains(field) else { return nil }
    return switch field {
    case .name: nameProblem
    case .email: emailProblem
    case .number(let id): form.phones.first { $0.id == id }.flatMap(numberProblem)
    }
  }

  func addPhone() {
    form.phones.append(PhoneNumber(id: (form.phones.map(\.id).max() ?? 0) + 1))
  }

  /// Saves the contact.
  ///
  /// - Returns: Whether the sheet closes.
  func save() async -> Bool {
    isSaving = true
    defer { isSaving = false }
    return await perform { () throws(ContactStoreError) in try await store.save(result) }
  }

  /// The contact that is saved.
  var result: Contact {
    var result = form
    result.name = trimmed(form.name)
    result.email = trimmed(form.email)
    for index in result.phones.indices { result.phones[index].number = trimmed(result.phones[index].number) }
    return result
  }

  private var nameProblem: String? { trimmed(form.name).isEmpty ? String(localized: "Enter a name") : nil }

  private var emailProblem: String? {
    let email = trimmed(form.email)
    return email.isEmpty || email.contains("@") ? nil : String(localized: "Enter a valid e-mail address")
  }

  private func numberProblem(of phone: PhoneNumber) -> String? {
    trimmed(phone.number).isEmpty ? String(localized: "Enter a number") : nil
  }

  private func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespaces) }
}

import Foundation
import Testing
import ViewModelRuntime

@testable import DocumentationExamples

@MainActor
@Suite struct ContactTests {
  @Test func clearingRemovesTheName() {
    let viewModel = ContactViewModel(contact: Contact(name: "Ada Lovelace"), context: .example)
    viewModel.clear()
    #expect(viewModel.name.text == "")
    #expect(viewModel.title == "New contact")
  }
}

import SwiftUI

struct ContactScreen: View {
  @State private var viewModel: ContactViewModel

  init(viewModel: ContactViewModel) {
    self.viewModel = viewModel
  }

  var body: some View {
    List {
      if !viewModel.problem.isEmpty {
        Text(viewModel.problem).foregroundStyle(.red)
      }
      if !viewModel.contact.email.isEmpty {
        Section("E-mail") { Text(viewModel.contact.email) }
      }
      if !viewModel.phoneTexts.isEmpty {
        Section("Telephone") {
          // Two numbers can have the same text.
          ForEach(Array(viewModel.phoneTexts.enumerated()), id: \.offset) { _, phone in Text(phone) }
        }
      }
      Section {
        Button(viewModel.favoriteText) { Task { await viewModel.toggleFavorite() } }
        Button("Delete", role: .destructive) { viewModel.isAskingToDelete = true }
      }
    }
    .navigationTitle(viewModel.contact.name)
    .focusedSceneValue(viewModel)
    .toolbar {
      Button("Edit") { viewModel.edit() }
    }
    .deletionQuestion(isPresented: $viewModel.isAskingToDelete) {
      Task { await viewModel.delete() }
    }
    .sheet(item: $viewModel.editedContact) { contact in
      ContactEditorScreen(viewModel: ContactEditorViewModel(contact: contact, store: viewModel.store))
    }
  }
}

#if DEBUG
  #Preview {
    let contact = Contact(id: 1, name: "Ada Lovelace", email: "ada@example.com")
    NavigationStack { ContactScreen(viewModel: ContactViewModel(contact: contact, store: MemoryContactStore.sample)) }
  }
#endif

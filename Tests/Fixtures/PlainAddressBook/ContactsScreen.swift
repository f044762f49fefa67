import Foundation
import SwiftUI

struct ContactsScreen: View {
  @Bindable var viewModel: ContactsViewModel

  var body: some View {
    List(selection: $viewModel.selection) {
      if !viewModel.problem.isEmpty {
        Text(viewModel.problem).foregroundStyle(.red)
      }
      Section(viewModel.countText) {
        ForEach(viewModel.found) { contact in
          ContactRow(contact: contact)
            .swipeActions {
              // A button with a destructive role would remove the row before the question is answered.
              Button("Delete") { viewModel.contactToDelete = contact }.tint(.red)
            }
        }
      }
    }
    .overlay {
      if !viewModel.emptyText.isEmpty {
        ContentUnavailableView(viewModel.emptyText, systemImage: "person.2")
      }
    }
    .searchable(text: $viewModel.searchText)
    .refreshable { await viewModel.refresh() }
    .focusedSceneValue(viewModel)
    .navigationTitle("Contacts")
    .toolbar {
      Button("Add") { viewModel.add() }
    }
    .deletionQuestion(for: $viewModel.contactToDelete) { contact in
      Task { await viewModel.delete(contact) }
    }
    .sheet(item: $viewModel.editedContact) { contact in
      ContactEditorScreen(viewModel: ContactEditorViewModel(contact: contact, store: viewModel.store))
    }
  }
}

struct ContactRow: View {
  let contact: Contact

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(contact.name)
        Text(contact.email.isEmpty ? String(localized: "No e-mail address") : contact.email).font(.footnote)
      }
      if contact.isFavorite {
        Image(systemName: "star.fill").foregroundStyle(.secondary).accessibilityLabel("Favorite")
      }
    }
    .accessibilityElement(children: .combine)
  }
}

#if DEBUG
  #Preview {
    NavigationStack { ContactsScreen(viewModel: ContactsViewModel(store: MemoryContactStore.sample)) }
  }
#endif

import SwiftUI
import ViewModelRuntime

#if DEBUG
  import ViewModelTesting
#endif

struct ContactsScreen: View {
  @Bindable var viewModel: ContactsViewModel

  var body: some View {
    List(selection: viewModel.rows.selectedRow) {
      if !viewModel.problem.isEmpty {
        Text(viewModel.problem).foregroundStyle(.red)
      }
      Section(viewModel.countText) {
        ForEach(viewModel.rows) { row in
          ContactRow(row: row.viewModel)
            .swipeActions {
              // A button with a destructive role would remove the row before the question is answered.
              Button("Delete") { viewModel.delete(id: row.id) }.tint(.red)
            }
        }
      }
    }
    .overlay {
      if !viewModel.emptyText.isEmpty {
        ContentUnavailableView(viewModel.emptyText, systemImage: "person.2")
      }
    }
    .searchable(text: $viewModel.searchText.text)
    .refreshable { await viewModel.refresh().finished() }
    .toolbar {
      CommandButton("Add", command: viewModel.add)
    }
  }
}

struct ContactRow: View {
  let row: ContactRowViewModel

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(row.title)
        Text(row.detail).font(.footnote)
      }
      if row.isFavorite {
        Image(systemName: "star.fill").foregroundStyle(.secondary).accessibilityLabel("Favorite")
      }
    }
    .accessibilityElement(children: .combine)
  }
}

#if DEBUG
  #Preview("A search") {
    ContactsScreen(viewModel: .preview(.aSearchShowsTheContactsWhoseNamesMatch))
  }

  extension ContactsViewModel: PreviewedViewModel {
    var previewContent: some View { NavigationStack { ContactsScreen(viewModel: self) } }
  }

  extension ContactRowViewModel: PreviewedViewModel {
    var previewContent: some View { List { ContactRow(row: self) } }
  }

  #Preview("All examples") { ExampleGallery(ExamplePreview<ContactsViewModel>.all) }
#endif

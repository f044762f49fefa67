import SwiftUI
import ViewModelRuntime
import ViewModelTesting

struct ContactsScreen: View {
  @Bindable var viewModel: ContactsViewModel

  var body: some View {
    List {
      Section {
        TextField("Search", edit: $viewModel.searchText).editing($viewModel.searchText)
        if !viewModel.problem.isEmpty {
          Text(viewModel.problem).foregroundStyle(.red)
        }
      }
      Section(viewModel.countText) {
        ForEach(viewModel.rows) { row in
          ContactRow(row: row.viewModel) { viewModel.open(id: row.id) }
            .swipeActions {
              Button("Delete", role: .destructive) { viewModel.delete(id: row.id) }
            }
        }
      }
    }
    .toolbar {
      CommandButton("Add", command: viewModel.add)
    }
    .displayContext(of: viewModel)
  }
}

struct ContactRow: View {
  let row: ContactRowViewModel
  let open: @MainActor () -> Void

  var body: some View {
    Button(action: open) {
      VStack(alignment: .leading) {
        Text(row.title)
        Text(row.detail).font(.footnote)
      }
    }
    .accessibilityValue(row.isFavorite ? "Favorite" : "")
  }
}

#if DEBUG
  #Preview("A search") {
    ContactsScreen(viewModel: .preview(.aSearchShowsTheContactsWhoseNamesMatch))
  }
#endif

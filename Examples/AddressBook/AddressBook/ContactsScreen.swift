import SwiftUI
import ViewModelRuntime

#if DEBUG
  import ViewModelTesting
#endif

struct ContactsScreen: View {
  @Bindable var viewModel: ContactsViewModel

  var body: some View {
    List {
      if !viewModel.problem.isEmpty {
        Text(viewModel.problem).foregroundStyle(.red)
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
    .searchable(text: $viewModel.searchText.text)
    .toolbar {
      CommandButton("Add", command: viewModel.add)
    }
  }
}

struct ContactRow: View {
  let row: ContactRowViewModel
  let open: @MainActor () -> Void

  var body: some View {
    Button(action: open) {
      HStack {
        VStack(alignment: .leading) {
          Text(row.title)
          Text(row.detail).font(.footnote)
        }
        if row.isFavorite {
          Image(systemName: "star.fill").foregroundStyle(.secondary)
        }
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

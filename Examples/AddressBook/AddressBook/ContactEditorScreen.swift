import SwiftUI
import ViewModelRuntime

#if DEBUG
  import ViewModelTesting
#endif

/// The sheet that edits a contact. The container adds its title and the button "Cancel".
struct ContactEditorScreen: View {
  @Bindable var viewModel: ContactEditorViewModel

  var body: some View {
    Form {
      if !viewModel.problem.isEmpty {
        Text(viewModel.problem).foregroundStyle(.red)
      }
      Section {
        EditField("Name", edit: $viewModel.name)
        EditField("E-mail", edit: $viewModel.email)
        Toggle("Favorite", edit: $viewModel.isFavorite).editStatus(viewModel.isFavorite)
      }
      Section("Telephone") {
        ForEach(viewModel.phones) { row in PhoneEditor(row: row.viewModel) }
          .onDelete(of: viewModel.phones) { viewModel.removePhone(id: $0) }
          .onMove(of: viewModel.phones) { viewModel.movePhone(id: $0, before: $1) }
        CommandButton("Add telephone number", command: viewModel.addPhone)
      }
    }
    .toolbar {
      ToolbarItem(placement: .confirmationAction) { CommandButton("Save", command: viewModel.save) }
    }
  }
}

/// A telephone number in the editor.
struct PhoneEditor: View {
  @Bindable var row: PhoneEditorViewModel

  var body: some View {
    // One row of the form, which is deleted and moved as a whole.
    VStack {
      Picker("Kind", edit: $row.kind) {
        ForEach(Array(zip(PhoneKind.allCases, row.kindTitles)), id: \.0) { kind, title in Text(title).tag(kind) }
      }
      EditField("Number", edit: $row.number)
    }
  }
}

#if DEBUG
  #Preview("Invalid") {
    ContactEditorScreen(viewModel: .preview(.aContactNeedsANameAndAValidAddress, after: 2))
  }

  extension ContactEditorViewModel: PreviewedViewModel {
    var previewContent: some View { NavigationStack { ContactEditorScreen(viewModel: self) } }
  }

  extension PhoneEditorViewModel: PreviewedViewModel {
    var previewContent: some View { Form { PhoneEditor(row: self) } }
  }

  #Preview("All examples") { ExampleGallery(ExamplePreview<ContactEditorViewModel>.all) }
#endif

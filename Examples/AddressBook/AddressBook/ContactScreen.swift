import SwiftUI
import ViewModelRuntime

#if DEBUG
  import ViewModelTesting
#endif

struct ContactScreen: View {
  let viewModel: ContactViewModel

  var body: some View {
    List {
      if !viewModel.problem.isEmpty {
        Text(viewModel.problem).foregroundStyle(.red)
      }
      if !viewModel.email.isEmpty {
        Section("E-mail") { Text(viewModel.email) }
      }
      if !viewModel.phoneTexts.isEmpty {
        Section("Telephone") {
          // Two numbers can have the same text.
          ForEach(Array(viewModel.phoneTexts.enumerated()), id: \.offset) { _, phone in Text(phone) }
        }
      }
      Section {
        CommandButton(viewModel.favoriteText, command: viewModel.toggleFavorite)
        CommandButton("Delete", role: .destructive, command: viewModel.delete)
      }
    }
    .toolbar {
      CommandButton("Edit", command: viewModel.edit)
    }
  }
}

#if DEBUG
  extension ContactViewModel: PreviewedViewModel {
    var previewContent: some View { NavigationStack { ContactScreen(viewModel: self) } }
  }

  #Preview("All examples") { ExampleGallery(ExamplePreview<ContactViewModel>.all) }
#endif

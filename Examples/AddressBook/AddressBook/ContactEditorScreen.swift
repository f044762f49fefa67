import SwiftUI
import ViewModelRuntime

struct ContactEditorScreen: View {
  @Bindable var viewModel: ContactEditorViewModel

  var body: some View {
    Form {
      EditField("Name", edit: $viewModel.name)
      EditField("E-mail", edit: $viewModel.email)
      Toggle("Favorite", edit: $viewModel.isFavorite).editStatus(viewModel.isFavorite)
      if !viewModel.problem.isEmpty {
        Text(viewModel.problem).foregroundStyle(.red)
      }
      CommandButton("Save", command: viewModel.save)
    }
    .displayContext(of: viewModel)
  }
}

#if DEBUG
  #Preview("Invalid") {
    ContactEditorScreen(viewModel: .preview(.aContactNeedsANameAndAValidAddress, after: 2))
  }

  #Preview("All examples") {
    ExampleGallery(ExamplePreview<ContactEditorViewModel>.all) { ContactEditorScreen(viewModel: $0) }
  }
#endif

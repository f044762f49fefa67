import Foundation
import ViewModelRuntime

@MainActor
func correct(_ viewModel: EntryViewModel) {
  viewModel.focus = .email  // ends editing in the edit before, and begins it in this one
  viewModel.email.text = "ada@example.com"
  viewModel.email.submit()  // as if the user pressed Return
  viewModel.focus = nil  // ends editing
}

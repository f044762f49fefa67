import Foundation
import ViewModelRuntime

@MainActor
func signIn(with viewModel: LoginViewModel) async -> Bool {
  switch await viewModel.signIn().finished() {
  case .completed: true
  case .failed, .cancelled, .refused, .dropped: false
  }
}

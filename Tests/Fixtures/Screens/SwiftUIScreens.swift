import SwiftUI
import ViewModelRuntime

struct LoginScreen: View {
  @Bindable var viewModel: LoginViewModel
  var body: some View {
    TextField("Name", text: $viewModel.username.text)
    if let error = viewModel.username.error { Text(error) }
    Button("Sign in") { viewModel.signIn() }.disabled(!viewModel.signIn.canRun)
  }
}
struct NewsScreen: View {
  let viewModel: NewsViewModel
  var body: some View {
    ForEach(viewModel.rows) { row in
      Text(row.title).onAppear { viewModel.rows.rowAppeared(row.id) }
    }
    .refreshable { await viewModel.rows.refresh() }
    if viewModel.rows.phase == .failed { Button("Retry") { viewModel.rows.retry() } }
    ForEach(viewModel.rows.sections) { section in
      Text(section.title)
      ForEach(viewModel.rows[section]) { row in Text(row.title) }
    }
  }
}

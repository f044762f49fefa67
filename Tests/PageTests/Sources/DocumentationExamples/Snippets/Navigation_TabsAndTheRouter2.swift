import Foundation
import ViewModelRuntime

struct MailViews: MailRouter {
  func content(for viewModel: BranchPickerViewModel) -> String { viewModel.title }
  func content(for viewModel: CodeViewModel) -> String { viewModel.branch }
  func content(for viewModel: InboxViewModel) -> String { viewModel.title }
  func content(for viewModel: LetterViewModel) -> String { viewModel.signature }
  func content(for viewModel: LoginViewModel) -> String { "Sign in" }
  func content(for viewModel: MemoViewModel) -> String { viewModel.text.text }
}

@MainActor
func present(_ services: InboxServices, in navigation: Navigation) -> ScreenPresenter<String> {
  navigation.factory = .mailRouter(services: services)
  navigation.links = .mailRouter
  let views = MailViews()
  return ScreenPresenter(
    navigation, content: { views.content(of: $0) }, show: { print($0) })
}

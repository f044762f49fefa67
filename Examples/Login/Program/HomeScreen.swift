import LoginExample
import TerminalForm
import ViewModelRuntime

/// The home screen.
@MainActor
final class HomeScreen: Screen {
  let form: Form

  private let viewModel: HomeViewModel
  private let greeting = Label(emphasis: .strong)
  private let picture = Label(emphasis: .secondary)
  private let signOut = Button("Sign out")
  private var binding: BindingToken?

  init(_ viewModel: HomeViewModel) {
    self.viewModel = viewModel
    form = Form("Home", rows: [[greeting], [picture], [Label()], [signOut]])
    binding = viewModel.bind(
      for: self,
      greeting: { $0.greeting.text = $1 },
      avatarURL: { $0.picture.text = "▣ \($1.absoluteString)" },
      signOut: .to(signOut))
  }
}

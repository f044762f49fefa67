import RepoBrowserExample
import TerminalForm
import ViewModelRuntime

/// The login screen.
@MainActor
final class LoginScreen: Screen {
  let layer: Layer

  private let username = TextField("Username")
  private let password = TextField("Password", isSecret: true)
  private let signIn = Button("Sign in")
  private let signInWithBrowser = Button("Use the browser")
  private let picture = Label(emphasis: .secondary)
  private let progress = ActivityLine()
  private let problem = Label(emphasis: .alarming)
  private var binding: BindingToken?

  init(_ viewModel: LoginViewModel) {
    let hint = Label(
      "Try ada with lovelace and the code 123456, or chris with secret.", lines: 2, emphasis: .secondary)
    let form = Form(
      "",
      rows: [
        [username], [password], [signIn, signInWithBrowser], [Label()], [picture], [progress], [problem], [Label()],
        [hint],
      ])
    layer = form
    password.onReturn = { [weak viewModel] in viewModel?.signIn() }
    binding = viewModel.bind(
      username: .to(username),
      password: .to(password),
      problemText: { [weak self] in self?.problem.text = $0 ?? "" },
      title: { form.title = "RepoBrowser: \($0)" },
      avatarURL: { [weak self] in self?.picture.text = $0.map { "▣ \($0.absoluteString)" } ?? "" },
      progressText: { [weak self] in self?.progress.text = $0 },
      signIn: .to(signIn),
      signInWithBrowser: .to(signInWithBrowser))
  }

  func didAppear() { layer.focus(username.text.isEmpty ? username : password) }
}

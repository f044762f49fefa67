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
    binding = viewModel.bind(
      for: self,
      username: .to(username),
      password: .to(password),
      problemText: { $0.problem.text = $1 ?? "" },
      title: { form.title = "RepoBrowser: \($1)" },
      avatarURL: { $0.picture.text = $1.map { "▣ \($0.absoluteString)" } ?? "" },
      progressText: { $0.progress.text = $1 },
      signIn: .to(signIn),
      signInWithBrowser: .to(signInWithBrowser))
  }
}

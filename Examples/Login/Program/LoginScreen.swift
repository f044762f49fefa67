import LoginExample
import TerminalForm
import ViewModelRuntime

/// The hand-written part of the screen: its views and their bindings.
@MainActor
final class LoginScreen: Screen {
  let form: Form

  private let viewModel: LoginViewModel
  private let username = TextField("Username")
  private let password = TextField("Password", isSecret: true)
  private let signIn = Button("Sign in")
  private let signInWithBrowser = Button("Use the browser")
  private let picture = Label(emphasis: .secondary)
  private let progress = ActivityLine()
  private let problem = Label(emphasis: .alarming)
  private let codePrompt: QuestionView
  private let browserQuestion: QuestionView
  private var binding: BindingToken?

  init(_ viewModel: LoginViewModel, in window: TerminalWindow) {
    self.viewModel = viewModel
    codePrompt = QuestionView("One-time password", yes: "Sign in", in: window)
    browserQuestion = QuestionView("Browser", yes: "Open", in: window)
    form = Form(
      "Sign in",
      rows: [
        [username], [password], [signIn, signInWithBrowser], [Label()], [picture], [progress], [problem], [Label()],
        [Label(Self.hint, lines: 3, emphasis: .secondary)],
      ])
    password.onReturn = { [weak viewModel] in viewModel?.signIn() }
    binding = bind()
    // The credentials are filled in when the screen appears.
    Task { [form, username, password] in form.focus(username.text.isEmpty ? username : password) }
  }

  private func bind() -> BindingToken {
    viewModel.bind(
      for: self,
      username: .to(username),
      password: .to(password),
      problemText: { $0.problem.text = $1 ?? "" },
      avatarURL: { $0.picture.text = $1.map { "▣ \($0.absoluteString)" } ?? "" },
      progressText: { $0.progress.text = $1 },
      signIn: .to(signIn).reporting(to: self) { $0.codePrompt.question = $1.question },
      signInWithBrowser: .to(signInWithBrowser).reporting(to: self) { $0.browserQuestion.question = $1.question })
  }

  private static let hint = """
    Try chris with secret,
    ada with lovelace and the code 123456,
    or offline and server with anything.
    """
}

import Testing
import ViewModelRuntime

/// Targets of bindings: the objects that functions of `bind` receive.
@MainActor
struct BindingTargetTests {
  /// A screen that stores the token of its bindings, as view controllers do.
  @MainActor
  final class Screen {
    let username = FakeField()
    let signIn = FakeButton()
    var canSignIn: [Bool] = []
    var texts: [String] = []
    var runs: [Bool] = []
    var binding: BindingToken?

    func show(_ viewModel: LoginViewModel) {
      binding = viewModel.bind(
        for: self,
        username: .to(username).reporting(to: self) { $0.texts.append($1.text) },
        password: .show(for: self) { $0.texts.append($1.text) },
        avatarURL: { _, _ in },
        canSignIn: { $0.canSignIn.append($1) },
        signIn: .to(signIn).reporting(to: self) { $0.runs.append($1.isRunning) })
    }
  }

  let viewModel = LoginViewModel(services: FakeServices(session: FakeSession()), context: .example)

  @Test func functionsReceiveTheirTarget() {
    let screen = Screen()
    screen.show(viewModel)
    viewModel.username.text = "ada"
    viewModel.password.text = "secret"
    #expect(screen.canSignIn == [false, true])
    #expect(screen.texts == ["", "", "ada", "secret"])
    screen.signIn.press()
    #expect(screen.runs == [false, false, true])
  }

  @Test func aScreenThatStoresItsTokenIsReleased() {
    weak var released: Screen?
    do {
      let screen = Screen()
      screen.show(viewModel)
      released = screen
    }
    #expect(released == nil)
  }

  @Test func functionsAreNotCalledAfterTheTargetIsReleased() {
    final class Target {}
    var target: Target? = Target()
    var calls = 0
    let token = target.map { target in
      BindingToken([
        viewModel.bind(
          for: target, username: .show(for: target) { _, _ in calls += 1 },
          password: .show { _ in }.reporting(to: target) { _, _ in calls += 1 }, avatarURL: { _, _ in calls += 1 },
          canSignIn: { _, _ in calls += 1 }, signIn: .show(for: target) { _, _ in calls += 1 })
      ])
    }
    #expect(calls == 5)
    target = nil
    viewModel.username.text = "ada"
    viewModel.password.text = "secret"
    #expect(calls == 5)
    token?.end()
  }
}

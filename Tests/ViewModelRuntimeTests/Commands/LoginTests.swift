import Testing
import ViewModelRuntime

/// The complete login screen.
@MainActor
struct LoginTests {
  private func filled(_ login: LoginViewModel) {
    login.username.text = "ada "
    login.password.text = "secret"
  }

  @Test func signingInShowsTheHomeScreen() async {
    await login { test in
      let login = test.viewModel
      #expect(!login.signIn.canRun)
      #expect(login.signIn().outcome.name == "refused")
      filled(login)
      #expect(login.signIn.canRun)
      test.doubles.sessionDouble.signInStub.holds()
      login.signIn()
      #expect(login.signIn.isRunning && login.signIn.busyText == "Logging in…")
      await test.waitUntilIdle()
      test.doubles.sessionDouble.signInStub.returns(User(name: "Ada"))
      await test.waitUntilIdle()
      #expect(test.doubles.sessionDouble.signInStub.calls.map(\.login) == ["ada"])
      #expect(test.doubles.navigatorDouble.moves == ["resetRoot HomeViewModel"])
      let home = test.doubles.navigatorDouble.viewModels.first as? HomeViewModel
      #expect(home?.user.name == "Ada")
    }
  }

  @Test func aCaughtErrorIsNotAFailure() async {
    await login { test in
      let login = test.viewModel
      filled(login)
      test.doubles.sessionDouble.signInStub.throws(.oneTimePasswordRequired)
      login.signIn()
      await test.waitUntilIdle()
      #expect(login.needsCode && login.signIn.error == nil)
      login.signIn(code: "123")
      await test.waitUntilIdle()
      #expect(test.doubles.sessionDouble.signInStub.calls.map(\.code) == [nil, "123"])
    }
  }

  @Test func anUncaughtErrorIsTheErrorOfTheCommand() async {
    await login { test in
      let login = test.viewModel
      filled(login)
      test.doubles.sessionDouble.signInStub.throws(.server(code: 500))
      login.signIn()
      await test.waitUntilIdle()
      #expect(login.signIn.error == .server(code: 500))
      #expect(login.signIn.errorText == "Error 500")
      #expect(test.doubles.navigatorDouble.moves.isEmpty)
    }
  }

  @Test func aReleasedViewModelDoesNotNavigate() async {
    await login { test in
      test.doubles.sessionDouble.signInStub.holds()
      do {
        let login = LoginViewModel(services: test.doubles, context: test.viewModel.context)
        filled(login)
        login.signIn()
        await test.waitUntilIdle()
      }
      test.doubles.sessionDouble.signInStub.returns(User(name: "Ada"))
      await test.waitUntilIdle()
      #expect(test.doubles.navigatorDouble.moves.isEmpty)
    }
  }

  @Test func aQueryIsCalledOnceForEachArgument() async {
    await login { test in
      let login = test.viewModel
      for _ in 1...3 { _ = login.avatarURL }
      login.password.text = "x"
      _ = login.avatarURL
      #expect(test.doubles.sessionDouble.knownUserStub.calls == [""])
      login.username.text = "ada"
      _ = login.avatarURL
      #expect(test.doubles.sessionDouble.knownUserStub.calls == ["", "ada"])
    }
  }
}

import Testing
import ViewModelRuntime

/// Tests that a command does not run while its condition is false, regardless of its caller.
@MainActor
struct GateTests {
  typealias Form = ViewModelTest<LoginViewModel, LoginViewModelDoubles>

  private func filled(_ test: Form) -> LoginViewModel {
    test.viewModel.username.text = "ada"
    test.viewModel.password.text = "secret"
    test.doubles.sessionDouble.signInStub.returns(User(name: "Ada"))
    return test.viewModel
  }

  private func calls(_ test: Form) -> Int { test.doubles.sessionDouble.signInStub.calls.count }

  @Test func anObserverOfTheClosingChangeIsRefused() async {
    await login { test in
      let login = filled(test)
      var outcomes: [String] = []
      let token = login.observe(\.password.text) { text in
        if text.isEmpty { outcomes.append(login.signIn().outcome.name) }
      }
      login.password.text = ""
      await test.waitUntilIdle()
      #expect(outcomes == ["refused"] && calls(test) == 0)
      _ = token
    }
  }

  @Test func aCallIsRefusedAfterAnObserverClosedTheGate() async {
    await login { test in
      let login = filled(test)
      var outcomes: [String] = []
      let token = login.observe(\.username.text) { text in
        guard text == "grace", outcomes.isEmpty else { return }
        login.password.text = ""
        #expect(login.canSignIn)
        outcomes.append(login.signIn().outcome.name)
      }
      login.username.text = "grace"
      await test.waitUntilIdle()
      #expect(outcomes == ["refused"] && calls(test) == 0)
      _ = token
    }
  }

  @Test func aRunIsRefusedIfTheCallerClosesTheGate() async {
    await login { test in
      let login = filled(test)
      let run = login.signIn()
      login.password.text = ""
      await test.waitUntilIdle()
      #expect(run.outcome.name == "refused" && calls(test) == 0)
      #expect(!login.signIn.isRunning && login.signIn.error == nil)
      login.password.text = "secret"
      login.signIn()
      await test.waitUntilIdle()
      #expect(calls(test) == 1)
    }
  }

  @Test func aRunIsRefusedIfItsStartClosesTheGate() async {
    await login { test in
      let login = filled(test)
      let token = login.observe(\.signIn.isRunning) { if $0 { login.password.text = "" } }
      let run = login.signIn()
      await test.waitUntilIdle()
      #expect(run.outcome.name == "refused" && calls(test) == 0)
      _ = token
    }
  }

  @Test func aStoredCommandIsRefusedWhenTheConditionIsFalse() async {
    await registration { test in
      let form = test.viewModel
      test.doubles.isFree.returns(true)
      form.name.text = "ada"
      form.password.text = "a"
      form.confirmation.text = "a"
      form.terms.value = true
      await test.advance(.seconds(1))
      let signUp = form.signUp
      #expect(signUp.canRun)
      form.terms.value = false
      #expect(signUp().outcome.name == "refused")
      await test.waitUntilIdle()
      #expect(test.doubles.signUp.calls.isEmpty)
    }
  }

  @Test func endlessRunsAreStopped() async {
    await login { test in
      let login = test.viewModel
      let seen = DeliveredValues(login, \.signIn)
      for _ in 0..<10_000 { login.signIn() }
      await test.waitUntilIdle()
      #expect(calls(test) == 0 && seen.take().count == 1)
    }
  }

  @Test func aTypedUsernameIsTrimmedWithoutChangingItsField() async {
    await login { test in
      let login = filled(test)
      let field = FakeField()
      let token = login.bindings.username.to(field)
      field.send(.began)
      let writes = field.writes
      for text in ["", " ", " a", " ad", " ad ", " ad a", " ada\u{A0}"] {
        field.type(text)
        #expect(field.editedText == text && login.username.text == text)
        #expect(login.canSignIn == !login.username.value.isEmpty)
      }
      #expect(field.writes == writes)
      login.signIn()
      await test.waitUntilIdle()
      #expect(test.doubles.sessionDouble.signInStub.calls.map(\.login) == ["ada"])
      #expect(field.editedText == " ada\u{A0}")
      field.send(.ended)
      #expect(field.editedText == "ada" && login.username.value == "ada")
      token.end()
    }
  }
}

import Testing
import ViewModelRuntime
import ViewModelTesting

/// Asynchronous examples, as generated tests run them.
@MainActor
struct StatefulExampleTests {
  private func example(
    _ steps: @escaping @MainActor @Sendable (LoginViewModel, LoginViewModelDoubles, ExampleChecks) async -> Void
  ) -> ViewModelExample<LoginViewModel> {
    ViewModelExample.list(in: "Login.vmodel", doubles: LoginViewModelDoubles()) { doubles, context in
      LoginViewModel(services: doubles, context: context)
    } examples: { list in
      list.add("signs in", at: 1, then: steps)
    }[0]
  }

  @Test func theWaitEndsWhenNoTaskCanContinue() async {
    let failures = await example { viewModel, doubles, check in
      doubles.sessionDouble.signInStub.holds()
      viewModel.username.text = "ada"
      viewModel.password.text = "secret"
      viewModel.signIn()
      await check.waitUntilIdle()
      check.isTrue(viewModel.signIn.isRunning, "signIn.isRunning", at: 2)
      doubles.sessionDouble.signInStub.returns(User(name: "Ada"))
      await check.waitUntilIdle()
      check.moves(doubles.navigatorDouble.moves, ["resetRoot HomeViewModel"], at: 3)
    }.run()
    #expect(failures == [])
  }

  @Test func aMissingResultIsReported() async {
    let failures = await example { viewModel, _, check in
      viewModel.username.text = "ada"
      viewModel.password.text = "secret"
      viewModel.signIn()
      await check.waitUntilIdle()
    }.run().map(\.text)
    #expect(
      failures == [
        "Login.vmodel:1: \"signs in\": `session.signIn` was called without a result: add `given session.signIn returns …`"
      ])
  }

  @Test func theDoublesAreConfiguredBeforeTheViewModelIsCreated() async {
    let examples = ViewModelExample<LoginViewModel>.list(in: "Login.vmodel", doubles: LoginViewModelDoubles()) {
      doubles, context in
      LoginViewModel(services: doubles, context: context)
    } examples: { list in
      list.add("signs in", at: 1) { doubles in
        doubles.sessionDouble.signInStub.returns(User(name: "Ada"))
      } then: { viewModel, doubles, check in
        await check.when { viewModel.username.text = "ada" }
        await check.when { viewModel.password.text = "secret" }
        await check.when { viewModel.signIn() }
        check.moves(doubles.navigatorDouble.moves, ["resetRoot HomeViewModel"], at: 5)
      }
    }
    #expect(await examples[0].run() == [])
  }

  @Test func endlessTasksAreStopped() async {
    let tasks = TaskMonitor(limit: 100)
    await tasks.run {
      let worker = Worker { $0 }
      worker.countDown(from: 10_000)
      await tasks.waitUntilIdle()
      #expect(tasks.isEndless)
    }
  }
}

import Testing
import ViewModelRuntime
import ViewModelTesting

/// Asynchronous examples, as generated tests run them.
@MainActor
struct StatefulExampleTests {
  private func example(
    _ steps: @escaping @MainActor @Sendable (LoginViewModel, LoginViewModelDoubles, ExampleChecks) async -> Void
  ) -> ViewModelExample<LoginViewModel> {
    ViewModelExample(
      "signs in", at: "Login.vmodel:1:1", doubles: { LoginViewModelDoubles() },
      given: { LoginViewModel(services: $0, context: $1) }, then: steps)
  }

  @Test func theWaitEndsWhenNoTaskCanContinue() async {
    let failures = await example { viewModel, doubles, check in
      doubles.sessionDouble.signInStub.holds()
      viewModel.username.text = "ada"
      viewModel.password.text = "secret"
      viewModel.signIn()
      await check.waitUntilIdle()
      check.isTrue(viewModel.signIn.isRunning, "signIn.isRunning", at: "Login.vmodel:2:1")
      doubles.sessionDouble.signInStub.returns(User(name: "Ada"))
      await check.waitUntilIdle()
      check.equal(
        doubles.navigatorDouble.moves, ["resetRoot HomeViewModel"], "navigator == [resetRoot HomeViewModel]",
        at: "Login.vmodel:3:1")
    }.run()
    #expect(failures == [])
  }

  @Test func aMissingResultIsReported() async {
    let failures = await example { viewModel, _, check in
      viewModel.username.text = "ada"
      viewModel.password.text = "secret"
      viewModel.signIn()
      await check.waitUntilIdle()
    }.run()
    #expect(
      failures == [
        "Login.vmodel:1:1: \"signs in\": `session.signIn` was called without a result: add `given session.signIn returns …`"
      ])
  }

  @Test func anAsynchronousExampleRequiresAwait() {
    #expect(
      example { _, _, _ in }.failures() == [
        "Login.vmodel:1:1: \"signs in\" is asynchronous: write `await example.run()`"
      ])
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
